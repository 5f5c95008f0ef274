"""Where there are no other machines, or none that fit: one sentence says so."""

import sys
from dataclasses import replace
from importlib.util import find_spec
from types import SimpleNamespace

import pytest

from theomachy.games import load
from theomachy.locales import Wrong
from theomachy.study.cluster import Cluster, cluster
from theomachy.study.readiness import Errand

FOUR = load("connect_four")
needs_ray = pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed")


def test_without_a_gpu_none_is_waited_for():
    ray = SimpleNamespace(cluster_resources=lambda: {"CPU": 2.0}, nodes=list)
    with pytest.raises(Wrong, match="No machine of this Ray cluster has a GPU"):
        Cluster(ray, on_gpu=True)


def test_by_other_sources_nothing_is_played():
    errand = Errand.to_play(FOUR, ["random"])
    with pytest.raises(Wrong, match="has another Theomachy"):
        replace(errand, code="0123456789ab").prepare()


def test_without_ray_it_is_asked_for_in_one_sentence(monkeypatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Wrong, match="pip install 'theomachy"), cluster("auto"):
        raise AssertionError


@needs_ray
@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("127.0.0.1:1", "can be reached at 127.0.0.1:1: Nobody answers there"),
        ("nowhere", "'nowhere' is no address of a Ray cluster"),
        ("127.0.0.1:many", "is no address of a Ray cluster"),
    ],
)
def test_an_address_where_nobody_answers_is_told(address, told):
    with pytest.raises(Wrong, match=told), cluster(address):
        raise AssertionError
