"""People around the tables: how they are told that it is their turn, and when; what is still to be sent."""
