train-no-weights = Where are the weights? Name their file in { $name }.
train-no-file = { $file } holds no weights of a network.
train-other-table = These weights have learned { $learned } for { $of } players; this is { $game } for { $players }.
train-secrets = A search that begins from the truth would see what is hidden: { $game } has secrets. Use train.ppo.
train-no-cuda = PyTorch finds no GPU here. Leave --device cuda away.
train-other-network = In { $folder } something else is being learned: { $settings }. Take the same settings or another folder.
