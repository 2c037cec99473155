# SPDX-License-Identifier: MIT
"""Every mark that is timed is drawn by ours, and what others draw is what is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bench import picture, report
from bench.clock import QUICK
from bench.libraries.library import HEIGHT, WIDTH
from bench.marks import keisen, one
from bench.marks.kinds import COUNT, KINDS

if TYPE_CHECKING:
    from pathlib import Path

PEERS = ("matplotlib", "xy")
FEW = 600


@pytest.mark.parametrize("key", KINDS)
def test_arrays_have_as_many_values_as_were_asked_for(key: str) -> None:
    arrays = KINDS[key].arrays(COUNT)
    count = max(array.size for array in arrays)
    assert count in {COUNT // 4, COUNT - COUNT % 6, COUNT, 4 * COUNT}, "an image has 4 channels"
    assert all(
        (one == again).all() for one, again in zip(arrays, KINDS[key].arrays(COUNT), strict=True)
    )


@pytest.mark.parametrize("key", KINDS)
def test_ours_draws_every_mark_and_a_next_frame_of_it(key: str, tmp_path: Path) -> None:
    kind = KINDS[key]
    fresh, following, tells = keisen.task(kind, keisen.DRAW[key])
    first = fresh(*kind.arrays(FEW))
    picture.check("ours", first, (WIDTH, HEIGHT))
    picture.check("ours", following(), (WIDTH, HEIGHT))
    assert (following() != first) == kind.moves, "what has no other range is drawn again as it is"
    assert tells()


@pytest.mark.parametrize("library", PEERS)
def test_peers_draw_what_is_asked_for(library: str) -> None:
    pytest.importorskip(library)
    peer = one.module(library)
    assert set(peer.DRAW) <= set(KINDS)
    for key in peer.DRAW:
        fresh, following, _ = peer.task(KINDS[key], peer.DRAW[key])
        picture.check(library, fresh(*KINDS[key].arrays(FEW)), (WIDTH, HEIGHT))
        picture.check(library, following(), (WIDTH, HEIGHT))


def test_a_mark_is_timed_in_a_process_of_its_own() -> None:
    found = one.measure("keisen", "histogram", QUICK, None)
    assert found["fresh"] > 0
    assert found["next"] > 0
    assert found["name"] == "Keisen, CPU"


def test_a_process_that_fails_tells_why(monkeypatch: pytest.MonkeyPatch) -> None:
    assert one.measure("keisen", "nothing", QUICK, None) == {"failed": "KeyError: 'nothing'"}
    monkeypatch.setattr(one, "LIMIT", 0.001)
    assert one.measure("keisen", "line", QUICK, None) == {"failed": "over 0.001 s"}


def test_the_table_has_ours_with_its_tier_and_peers_with_ratios() -> None:
    ours: dict[str, Any] = {"name": "Keisen, CPU", "tier": "envelope", "fresh": 10, "next": 5}
    peer = {"name": "XY 0.0.8", "tier": "", "fresh": 25, "next": 20}
    text = report.marks_table(
        [
            {"title": "Line", "by": {"keisen": ours, "xy": peer}},
            {"title": "Pie", "by": {"keisen": ours}},
            {"title": "Bars", "by": {"keisen": ours, "xy": {"failed": "over 60 s"}}},
        ]
    )
    assert "| ms | ours, new | ours, next frame | tier | XY 0.0.8, new | next frame |" in text
    assert "| Line | 10.0 | 5.00 | envelope | 25.0 (2.50) | 20.0 (4.00) |" in text
    assert "| Pie | 10.0 | 5.00 | envelope |  |  |" in text
    assert "| Bars | 10.0 | 5.00 | envelope | over 60 s |  |" in text
