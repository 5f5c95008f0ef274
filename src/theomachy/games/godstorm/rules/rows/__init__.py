"""The rows of the turn, part by part; rules/decisions.py joins them."""
