"""What every game shares: state, decision, action, chance, view, record, undo and the contract checks."""
