"""The part of the bots that is compiled: the net, the value of a position, the search."""
