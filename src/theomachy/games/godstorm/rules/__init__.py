"""The rules of Godstorm, in the order of the rulebook."""
