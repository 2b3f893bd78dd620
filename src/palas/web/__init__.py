"""Pages and live updates: Palas in a browser, on top of `palas.tables`."""
