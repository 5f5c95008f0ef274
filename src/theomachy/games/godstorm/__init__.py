"""Godstorm: armies and gods on the map of the ancient world, the dead below it."""
