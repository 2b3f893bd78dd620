"""The rules of Burggrafen des Westfrankenreichs, a chapter per file."""
