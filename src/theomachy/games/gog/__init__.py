"""Battle of GOG: soldiers and cities as dice, scrolls, and two figures nobody owns."""
