### À la porte de Godstorm, en français.

door-godstorm-neutral = Le panthéon neutre ne peut pas être { $people } : ici, c’est { $neutral } (GS-15.1).
