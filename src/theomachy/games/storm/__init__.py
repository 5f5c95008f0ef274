"""Storm of the Gods."""
