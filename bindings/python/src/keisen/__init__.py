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
from keisen._animation import Animation
from keisen._animator import Animator
from keisen._area_series import AreaSeries
from keisen._arrow import Arrow
from keisen._attachment import Attachment
from keisen._axis import Axis
from keisen._bar_series import BarSeries
from keisen._batch import render_many
from keisen._box_series import BoxSeries
from keisen._calendar_series import CalendarSeries
from keisen._candlestick_series import CandlestickSeries
from keisen._canvas import Canvas
from keisen._canvas_attachment import CanvasAttachment
from keisen._category_bar_series import CategoryBarSeries
from keisen._chart import Chart
from keisen._color import Color
from keisen._color_bar import ColorBar
from keisen._color_scale import ColorScale
from keisen._column import Column
from keisen._compute_hook import ComputeCall, ComputeHook
from keisen._contour_series import ContourSeries
from keisen._crosshair import Crosshair
from keisen._custom_attachment import CustomAttachment, LayoutDemand
from keisen._custom_marker import CustomMarker
from keisen._custom_series import CustomSeries
from keisen._density_series import DensitySeries
from keisen._error_bar_series import ErrorBarSeries
from keisen._errors import (
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
from keisen._facets import facets
from keisen._figure import Figure
from keisen._gradient import Gradient
from keisen._grid import Grid
from keisen._guarded import guard_foreign
from keisen._heatmap_series import HeatmapSeries
from keisen._hexbin_series import HexbinSeries
from keisen._hit import Hit
from keisen._hook import Hook, HookFrame
from keisen._image_series import ImageSeries
from keisen._interpreter import GestureState, Interpreter
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
from keisen._legend import Legend
from keisen._line_series import LineSeries
from keisen._matrix import Matrix
from keisen._message_board import MessageBoard
from keisen._message_box import MessageBox
from keisen._paint import Brush, Paint
from keisen._paint_layer import PaintLayer
from keisen._painter import Painter
from keisen._pie_series import PieSeries
from keisen._plot_area import PlotArea
from keisen._point_series import PointSeries
from keisen._polar_axis import PolarAxis
from keisen._polar_space import PolarSpace
from keisen._polygon_series import PolygonSeries
from keisen._preferences import Preferences
from keisen._projection import Projection
from keisen._quiver_series import QuiverSeries
from keisen._range_context import RangeContext
from keisen._renderer import Renderer, devices
from keisen._row_source import SummaryInfo, join_summaries
from keisen._rule import Rule
from keisen._sector_series import SectorSeries
from keisen._selection import Selection
from keisen._series import Series
from keisen._space import Space
from keisen._span import Span
from keisen._stem_series import StemSeries
from keisen._strip_series import StripSeries
from keisen._text import Text
from keisen._theme import Theme
from keisen._tick_format import TickFormat
from keisen._title import Title
from keisen._tooltip import Tooltip
from keisen._treemap_series import TreemapSeries
from keisen._updater import Updater
from keisen._violin_series import ViolinSeries
from keisen._warnings import KeisenWarning

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
        from keisen._guarded import missing_from

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
