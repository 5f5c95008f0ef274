"""Bello Divorum: pantheons at war for temples, cities and fields, until Doomsday."""
