"""Learning by self-play: games against oneself, a small net that learns from them, and the match that lets it in."""
