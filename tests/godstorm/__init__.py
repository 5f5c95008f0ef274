"""Godstorm, paragraph by paragraph."""
