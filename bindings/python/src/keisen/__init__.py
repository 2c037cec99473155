"""Keisen: charts without a window.

    import keisen as ks

    chart = ks.Chart(640, 400, title="Squares")
    chart.line([0, 1, 4, 9, 16])
    chart.save("squares.png")

Sizes and positions are in points, x to the right, y down, from the top left corner; device pixels
are points times the pixel ratio. Everything may be used from any thread. In words such as
"top-left" and "triangle_up" a hyphen and an underscore mean the same.
"""

from keisen import restrictions, scales
from keisen._axes.arrow import Arrow
from keisen._axes.attachment import Attachment
from keisen._axes.axis import Axis
from keisen._axes.canvas_attachment import CanvasAttachment
from keisen._axes.color_bar import ColorBar
from keisen._axes.crosshair import Crosshair
from keisen._axes.custom_attachment import CustomAttachment, LayoutDemand
from keisen._axes.grid import Grid
from keisen._axes.legend import Legend
from keisen._axes.message_board import MessageBoard
from keisen._axes.message_box import MessageBox
from keisen._axes.paint_layer import PaintLayer
from keisen._axes.painter import Painter
from keisen._axes.plot_area import PlotArea
from keisen._axes.polar_axis import PolarAxis
from keisen._axes.rule import Rule
from keisen._axes.span import Span
from keisen._axes.text import Text
from keisen._axes.title import Title
from keisen._base.color import Color
from keisen._base.errors import (
    BatchError,
    CallbackError,
    CancelledError,
    DeviceLostError,
    FileError,
    InternalError,
    InvalidArgumentError,
    InvalidHandleError,
    InvalidStateError,
    KeisenError,
    NoDeviceError,
    OutOfMemoryError,
    RenderTimeoutError,
    UnsupportedError,
)
from keisen._base.guarded import guard_foreign
from keisen._base.warnings import KeisenWarning
from keisen._charts.animation import Animation
from keisen._charts.animator import Animator
from keisen._charts.batch import render_many
from keisen._charts.chart import Chart
from keisen._charts.compute_hook import ComputeCall, ComputeHook
from keisen._charts.facets import facets
from keisen._charts.figure import Figure
from keisen._charts.hit import Hit
from keisen._charts.hook import Hook, HookFrame
from keisen._charts.preferences import Preferences
from keisen._charts.tooltip import Tooltip
from keisen._data.column import Column
from keisen._data.matrix import Matrix
from keisen._data.row_source import SummaryInfo, join_summaries
from keisen._data.selection import Selection
from keisen._data.series import Series
from keisen._drawing.canvas import Canvas
from keisen._drawing.color_scale import ColorScale
from keisen._drawing.gradient import Gradient
from keisen._drawing.paint import Brush, Paint
from keisen._drawing.renderer import Renderer, devices
from keisen._drawing.theme import Theme
from keisen._keisen import (
    Device,
    FrameRecord,
    Label,
    LabelRecord,
    Message,
    PreferenceReport,
    SeriesRecord,
    Tick,
)
from keisen._keisen import version as _version
from keisen._marks.area_series import AreaSeries
from keisen._marks.bar_series import BarSeries
from keisen._marks.box_series import BoxSeries
from keisen._marks.calendar_series import CalendarSeries
from keisen._marks.candlestick_series import CandlestickSeries
from keisen._marks.category_bar_series import CategoryBarSeries
from keisen._marks.contour_series import ContourSeries
from keisen._marks.custom_marker import CustomMarker
from keisen._marks.custom_series import CustomSeries
from keisen._marks.density_series import DensitySeries
from keisen._marks.error_bar_series import ErrorBarSeries
from keisen._marks.heatmap_series import HeatmapSeries
from keisen._marks.hexbin_series import HexbinSeries
from keisen._marks.image_series import ImageSeries
from keisen._marks.line_series import LineSeries
from keisen._marks.pie_series import PieSeries
from keisen._marks.point_series import PointSeries
from keisen._marks.polar_space import PolarSpace
from keisen._marks.polygon_series import PolygonSeries
from keisen._marks.quiver_series import QuiverSeries
from keisen._marks.sector_series import SectorSeries
from keisen._marks.stem_series import StemSeries
from keisen._marks.strip_series import StripSeries
from keisen._marks.treemap_series import TreemapSeries
from keisen._marks.violin_series import ViolinSeries
from keisen._ranges.interpreter import GestureState, Interpreter
from keisen._ranges.projection import Projection
from keisen._ranges.range_context import RangeContext
from keisen._ranges.space import Space
from keisen._ranges.tick_format import TickFormat
from keisen._ranges.updater import Updater

TYPE_CHECKING = False

for _record in (
    Device,
    FrameRecord,
    Label,
    LabelRecord,
    Message,
    PreferenceReport,
    SeriesRecord,
    Tick,
):
    guard_foreign(_record)

# Hidden from checkers, which would take any name to be there.
if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Refuse an unknown name, with what is meant by it."""
        from keisen._base.guarded import missing_from

        return missing_from(__name__, name)


__version__: str = _version()

__all__ = [
    "Animation",
    "Animator",
    "AreaSeries",
    "Arrow",
    "Attachment",
    "Axis",
    "BarSeries",
    "BatchError",
    "BoxSeries",
    "Brush",
    "CalendarSeries",
    "CallbackError",
    "CancelledError",
    "CandlestickSeries",
    "Canvas",
    "CanvasAttachment",
    "CategoryBarSeries",
    "Chart",
    "Color",
    "ColorBar",
    "ColorScale",
    "Column",
    "ComputeCall",
    "ComputeHook",
    "ContourSeries",
    "Crosshair",
    "CustomAttachment",
    "CustomMarker",
    "CustomSeries",
    "DensitySeries",
    "Device",
    "DeviceLostError",
    "ErrorBarSeries",
    "Figure",
    "FileError",
    "FrameRecord",
    "GestureState",
    "Gradient",
    "Grid",
    "HeatmapSeries",
    "HexbinSeries",
    "Hit",
    "Hook",
    "HookFrame",
    "ImageSeries",
    "InternalError",
    "Interpreter",
    "InvalidArgumentError",
    "InvalidHandleError",
    "InvalidStateError",
    "KeisenError",
    "KeisenWarning",
    "Label",
    "LabelRecord",
    "LayoutDemand",
    "Legend",
    "LineSeries",
    "Matrix",
    "Message",
    "MessageBoard",
    "MessageBox",
    "NoDeviceError",
    "OutOfMemoryError",
    "Paint",
    "PaintLayer",
    "Painter",
    "PieSeries",
    "PlotArea",
    "PointSeries",
    "PolarAxis",
    "PolarSpace",
    "PolygonSeries",
    "PreferenceReport",
    "Preferences",
    "Projection",
    "QuiverSeries",
    "RangeContext",
    "RenderTimeoutError",
    "Renderer",
    "Rule",
    "SectorSeries",
    "Selection",
    "Series",
    "SeriesRecord",
    "Space",
    "Span",
    "StemSeries",
    "StripSeries",
    "SummaryInfo",
    "Text",
    "Theme",
    "Tick",
    "TickFormat",
    "Title",
    "Tooltip",
    "TreemapSeries",
    "UnsupportedError",
    "Updater",
    "ViolinSeries",
    "__version__",
    "devices",
    "facets",
    "join_summaries",
    "render_many",
    "restrictions",
    "scales",
]
