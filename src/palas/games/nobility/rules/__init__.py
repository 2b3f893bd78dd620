"""What may be done in Aufstieg zur Macht and what it does, a chapter of the rules per file."""
