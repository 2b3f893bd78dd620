"""The commands of `palas`, one file each."""
