"""The rules of Bello Divorum, one file per chapter of the rulebook."""
