"""What may be done in Im Schutze der Burg and what it does, a chapter of the rules per file."""
