# SPDX-License-Identifier: MIT
"""The judge of labels finds what is wrong, and finds nothing where nothing is."""

from __future__ import annotations

from dataclasses import InitVar, dataclass, field
from math import hypot

import numpy as np
import pytest
from label_boxes import corners, depth, problems, side

SIZE = (100.0, 80.0)
PLOT = (20.0, 10.0, 70.0, 50.0)


@dataclass
class Label:
    text: str
    center: InitVar[tuple[float, float]]
    width: float = 10
    height: float = 4
    angle: float = 0
    role: str = "tick"
    context: str = ""
    x: float = field(init=False)
    y: float = field(init=False)

    def __post_init__(self, center: tuple[float, float]) -> None:
        self.x, self.y = center


def judge(*labels: Label) -> list[str]:
    return problems(labels, SIZE, PLOT)


def test_labels_side_by_side_are_fine() -> None:
    assert judge(Label("1", (30, 70)), Label("2", (40.2, 70)), Label("1", (10, 30))) == []


def test_an_overlap_is_found() -> None:
    assert judge(Label("1", (30, 70)), Label("2", (38, 70))) == [
        "tick '1' and tick '2' overlap by 2.0"
    ]


def test_an_overlap_of_a_title_and_a_tick_is_found() -> None:
    (line,) = judge(Label("1", (30, 70)), Label("x", (33, 71), role="axis_title"))
    assert "overlap" in line


def test_touching_and_half_a_point_are_no_overlap() -> None:
    assert judge(Label("1", (30, 70)), Label("2", (39.51, 70))) == []


def test_turned_labels_may_lie_diagonally_beside_each_other() -> None:
    turned = [Label(str(n), (30 + 8 * n, 70), angle=45) for n in range(4)]
    assert judge(*turned) == []
    assert len(judge(*(Label(label.text, (label.x, label.y)) for label in turned))) == 3


def test_turning_is_counter_clockwise_as_seen() -> None:
    right_end = corners(Label("1", (50, 40), width=20, height=0, angle=30))[1]
    assert right_end[0] > 50
    assert right_end[1] < 40


@pytest.mark.parametrize(
    "center", [(4, 70), (96.0, 70), (50, 1), (50, 79)], ids=["left", "right", "top", "bottom"]
)
def test_leaving_the_picture_is_found(center: tuple[float, float]) -> None:
    (line,) = judge(Label("1", center))
    assert "leaves the picture by 1.0" in line


def test_a_box_that_is_not_a_number_is_found() -> None:
    assert len(judge(Label("1", (float("nan"), 70)))) == 1


def test_ticks_that_read_the_same_are_found_only_on_one_side_and_in_one_context() -> None:
    assert judge(Label("2", (30, 70)), Label("2", (50, 70), context="Oct 26")) == []
    assert judge(Label("2", (30, 70)), Label("2", (10, 30))) == []
    assert judge(Label("2", (30, 70)), Label("2", (50, 70))) == [
        "two ticks at the bottom read '2' in ''"
    ]


def test_the_side_is_the_one_that_a_label_is_beyond() -> None:
    assert side(Label("", (10, 62)), PLOT) == "left"
    assert side(Label("", (21, 68)), PLOT) == "bottom"
    assert side(Label("", (50, 5)), PLOT) == "top"
    assert side(Label("", (95, 30)), PLOT) == "right"


def test_random_boxes_agree_with_looking_at_many_points() -> None:
    random = np.random.default_rng(1)
    grid = np.stack(np.meshgrid(np.linspace(-1, 1, 60), np.linspace(-1, 1, 60)), -1).reshape(-1, 2)

    def inside(label: Label, points: np.ndarray) -> np.ndarray:
        first, second, third, _ = np.array(corners(label))
        along, down = second - first, third - second
        across = (points - (label.x, label.y)) @ along / hypot(*along) ** 2
        deep = (points - (label.x, label.y)) @ down / hypot(*down) ** 2
        return (abs(across) <= 0.5) & (abs(deep) <= 0.5)

    both = 0
    for _ in range(400):
        one, other = (
            Label(
                "",
                tuple(random.uniform(0, 12, 2)),
                *random.uniform(1, 10, 2),
                angle=random.uniform(0, 360),
            )
            for _ in range(2)
        )
        first, second, third, _ = np.array(corners(one))
        points = (one.x, one.y) + grid @ np.array([(second - first) / 2, (third - second) / 2])
        seen = inside(other, points).any()
        into = depth(corners(one), corners(other))
        both += seen
        # The grid's points are up to a fifth of a unit apart.
        if seen:
            assert into >= -1e-9
        elif into > 0:
            assert into < 0.5
    assert 50 < both < 350
