"""The part of the training that is compiled: the games themselves."""
