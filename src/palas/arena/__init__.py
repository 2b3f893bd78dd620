"""Many games at once: simulate, match, and the measuring of speed."""
