"""What may be done in Caylus and what it does, a chapter of the rules per file."""
