"""The attack as a command: what a server must stand, tried on servers of our own, on loopback only."""
