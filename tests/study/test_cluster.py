"""Many machines: what they play is what one plays, also where a worker is lost in the middle."""

import json
import os
import subprocess
import sys
from importlib.util import find_spec

import pytest
from machines import alone
from machines import cluster as ours

from theomachy.games import load
from theomachy.locales import Wrong
from theomachy.study import cluster as many
from theomachy.study.aims import Aims
from theomachy.study.arena import Arena
from theomachy.study.ledger import Ledger
from theomachy.study.simulate import simulate
from theomachy.study.sweep import Study, Sweep

BELLO, FOUR = load("bello"), load("connect_four")
pytestmark = [
    pytest.mark.compiled_only,
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed"),
]


@pytest.fixture(scope="module")
def machines():
    """Two workers of a Ray of our own, and a GPU that it only believes in."""
    with pytest.MonkeyPatch.context() as patch:
        for name, value in alone().items():
            patch.setenv(name, value)
        with ours(workers=2, gpus=1) as address, many.cluster(address) as found:
            found.address = address
            yield found


class Mortal:
    """Machines of which one dies when it is first asked for a game of this number."""

    def __init__(self, machines, number, marker):
        self.machines, self.number, self.marker = machines, number, marker
        self.slots, self.on_gpu, self.asked = machines.slots, False, []

    def in_order(self, do, jobs):
        number, marker = self.number, self.marker

        def once(job):
            if number in job and not marker.exists():
                marker.touch()
                os._exit(1)
            return do(job)

        self.asked = list(jobs)
        return self.machines.in_order(once, self.asked)


def test_four_shards_on_two_workers_one_killed_are_the_whole(machines, tmp_path):
    asked = BELLO, 3, 80, ["greedy"], 5, {"doomsday": 12}
    mortal = Mortal(machines, 75, tmp_path / "died")
    lost = machines.lost
    found = simulate(*asked, first=30, cluster=mortal, save=tmp_path / "there.csv")
    assert (tmp_path / "died").exists()
    assert (len(mortal.asked), machines.slots) == (4, 2)
    assert machines.lost > lost
    assert found == simulate(*asked, first=30, threads=2, save=tmp_path / "here.csv")
    assert (tmp_path / "there.csv").read_bytes() == (tmp_path / "here.csv").read_bytes()


def test_an_arena_is_the_same_on_other_machines(machines, tmp_path):
    arena, here = Arena(FOUR, ["greedy", "random", "level1"]), []
    ledger = Ledger(tmp_path / "there", arena)
    arena.play_on(machines, range(5, 25), ledger.keep)
    arena.play_all(range(5, 25), here.extend)
    assert list(Ledger(tmp_path / "there", arena).matches.values()) == here


def test_a_sweep_is_the_same_on_other_machines(machines):
    sweep = Sweep(
        Study(
            game="bello", players=[2, 3], aims=Aims(length=(1.0, 50.0)), bots="random", games=20,
            candidates=["", "doomsday=12", "doomsday=18"],
        )
    )  # fmt: skip
    there = sweep.run(lambda pieces: sweep.play_on(machines, pieces))
    assert there == sweep.run(lambda pieces: map(sweep.play, pieces))


def test_what_is_wrong_on_another_machine_is_said_here(machines):
    def refuse(job):
        raise Wrong("door-game", name="chess", known=[])

    with pytest.raises(Wrong, match="no game called 'chess'"):
        list(machines.in_order(refuse, [1]))
    with pytest.raises(Wrong, match="could not play its games: ZeroDivisionError"):
        list(machines.in_order(lambda job: 1 / job, [0]))


def test_whoever_kills_every_worker_is_given_up(machines, monkeypatch):
    monkeypatch.setattr(many, "_RETRIES", 0)
    desperate = many.Cluster(many.package(), on_gpu=False)
    with pytest.raises(Wrong, match="each time their worker was lost"):
        list(desperate.in_order(os._exit, [1]))


@pytest.mark.skipif(os.path.exists("/dev/nvidia0"), reason="there is a GPU")
def test_shards_for_a_gpu_go_where_ray_says_is_one(machines):
    on_gpu = many.Cluster(many.package(), on_gpu=True)
    assert on_gpu.slots == 1
    with pytest.raises(Wrong, match="No CUDA device"):
        simulate(BELLO, 2, 4, cluster=on_gpu)


def test_guests_stay_here(machines):
    with pytest.raises(Wrong, match="cannot play on others"):
        simulate(FOUR, 2, 4, ["program:cat"], cluster=machines)


def theomachy(words, begin="pass"):
    """A command of its own process, before which something may be said in Python."""
    code = f"{begin}; from theomachy.cli import main; main()"
    command = [sys.executable, "-c", code, *words.split()]
    run = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"LANG": "fr"})
    return run.returncode, run.stdout, run.stderr.strip().splitlines()


def test_a_command_says_who_plays_and_ends_in_the_same(machines):
    words = "simulate bello --games 300 --seed 1 --option doomsday=12 --json"
    status, told, (who, *_) = theomachy(f"{words} --ray {machines.address}")
    assert (status, who.partition(".")[0]) == (0, "Une machine, 2 processus")
    assert json.loads(told) == json.loads(theomachy(words)[1])


def test_a_cluster_of_another_version_is_refused(machines):
    other = "import ray; ray.__version__ = '1.0'"
    status, told, errors = theomachy(f"simulate bello --ray {machines.address}", other)
    assert (status, told, len(errors)) == (2, "", 1)
    assert "cette machine avec Ray 1.0 et Python" in errors[0]
