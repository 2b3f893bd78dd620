"""The subcommands of `palas`, one file each; palas.cli puts them together."""
