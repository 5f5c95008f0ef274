### At the door of Godstorm, in English.

door-godstorm-neutral = The neutral people cannot be { $people }: here it is { $neutral } (GS-15.1).
