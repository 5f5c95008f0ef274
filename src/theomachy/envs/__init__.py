"""The same games, for learners: the doors of PettingZoo, Gymnasium and OpenSpiel.

No rule and no shaping: a reward is the payoff of a game that is over.
"""
