"""Learners of the games of the house, worked through: see docs/learn/train.md."""
