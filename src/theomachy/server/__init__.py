"""The same tables, over a wire."""
