"""One folder per title; `palas.engine.registry` finds them."""
