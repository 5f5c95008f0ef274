"""What we learn from many games."""
