"""What may be done in Die zwei Erben and what it does, a chapter of the rules per file."""
