"""The workloads, one file each, in the order of the results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bench.workloads.axes import Axes
from bench.workloads.batch import Batch, BatchOnOneThread
from bench.workloads.canvas import Canvas, Tickets
from bench.workloads.control import Control
from bench.workloads.custom import Custom
from bench.workloads.facets import Facets, FacetsOnOneThread
from bench.workloads.marks import Marks
from bench.workloads.other_data import OtherLines, OtherPans
from bench.workloads.updater import Updater
from bench.workloads.w1_line import Line
from bench.workloads.w2_long_line import LongLine
from bench.workloads.w3_pan import Pan
from bench.workloads.w4_scatter import Scatter
from bench.workloads.w5_bars import Bars
from bench.workloads.w6_lines import Lines
from bench.workloads.w7_stream import Stream
from bench.workloads.w8_heatmap import HeatMap
from bench.workloads.w9_start import Start
from bench.workloads.w10_pyramid import PyramidBuild
from bench.workloads.w11_png import PNGLine, PNGSmooth
from bench.workloads.w12_file import FilePan
from bench.workloads.w14_paint import PaintStroke

if TYPE_CHECKING:
    from bench.workloads.workload import Workload

ALL: tuple[type[Workload], ...] = (
    Line,
    LongLine,
    Pan,
    Scatter,
    Bars,
    Lines,
    Stream,
    HeatMap,
    Start,
    PyramidBuild,
    PNGLine,
    PNGSmooth,
    FilePan,
    PaintStroke,
    OtherLines,
    OtherPans,
    Facets,
    FacetsOnOneThread,
    Batch,
    BatchOnOneThread,
    Axes,
    Updater,
    Canvas,
    Tickets,
    Marks,
    Custom,
    Control,
)


def chosen(names: str | None) -> list[type[Workload]]:
    """Return all workloads, or those named, separated by commas: w3, w11 for both of it, data."""
    if names is None:
        return list(ALL)
    found: list[type[Workload]] = []
    for name in names.lower().split(","):
        some = [each for each in ALL if name in (each.key, each.key.split("-")[0])]
        if not some:
            keys = ", ".join(each.key for each in ALL)
            raise SystemExit(f"no workload '{name}'; there are: {keys}")
        found += some
    return found
