"""The rules of Battle of GOG, one file per chapter of the rulebook."""
