"""Proximal policy optimisation (Schulman et al. 2017) by self-play, with masks, for any number of
seats. It goes on where `--out` was left, by itself or by train.imitate.

    PYTHONPATH=examples python -m train.ppo bello --minutes 10 --out /tmp/bello
    PYTHONPATH=examples python -m train.ppo bello --device cuda --minutes 6 --out /tmp/bello
"""

from torch import Tensor

from train.learner import Learner, Lessons, Settings, foretelling, of
from train.network import entropy, masked
from train.school import Terms, attend, teach
from train.selfplay import SelfPlay

_WORTH_OF_VALUE = 0.5


def clipped(learner: Learner, part: Lessons) -> Tensor:
    """Do more often what went better than expected, but not much more often at once."""
    with learner.half_precision():
        logits, value = learner.network(part.seen)
    log_likely = masked(logits, part.words).log_softmax(-1)
    ratio = (of(log_likely, part.actions) - part.log_likely).exp()
    gains = (part.gains - part.gains.mean()) / (part.gains.std(correction=0) + 1e-8)
    bound = learner.settings.clip
    policy = -(ratio * gains).minimum(ratio.clamp(1 - bound, 1 + bound) * gains).mean()
    left_open = entropy(log_likely).mean()
    return (
        policy + _WORTH_OF_VALUE * foretelling(value, part) - learner.settings.curiosity * left_open
    )


def lessons(settings: Settings, terms: Terms) -> None:
    learner = Learner(settings)
    games = SelfPlay(learner)
    games.restore(learner.resume(terms.folder))
    teach(learner, terms, lambda: learner.learn(games.play(), clipped), games.save)


if __name__ == "__main__":
    attend(lessons, __doc__)
