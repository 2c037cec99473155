"""The methods of a chart that make an annotation and add it."""

from __future__ import annotations

from keisen import _keisen
from keisen._axes.arrow import Arrow
from keisen._axes.canvas_attachment import CanvasAttachment
from keisen._axes.chart_parts import ChartParts, methods_of
from keisen._axes.paint_layer import PaintLayer
from keisen._axes.rule import Rule
from keisen._axes.span import Span
from keisen._axes.text import Text
from keisen._base.guarded import options_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing_extensions import Unpack

    from keisen._axes.arrow import ArrowOptions
    from keisen._axes.chart_parts import Layer
    from keisen._axes.rule import RuleOptions
    from keisen._axes.span import Ends, SpanOptions
    from keisen._axes.text import TextOptions
    from keisen._data.values import ValueLike
    from keisen._drawing.canvas import Canvas
    from keisen._drawing.paint import Paint
    from keisen._ranges.position import Coordinates, Pair, Position


@methods_of("Chart")
class Annotations(ChartParts):
    """Charts' methods for annotations."""

    __slots__ = ()

    @options_of(Text)
    def text(
        self,
        x: ValueLike,
        y: ValueLike,
        text: str,
        *,
        layer: Layer = "above",
        **options: Unpack[TextOptions],
    ) -> Text:
        """Make a text at a place of the plot or of the picture and add it.

        It adds nothing to ranges, and is moved into the picture where it would leave it.

        Parameters
        ----------
        x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str
            Position: values of the chart's own space, or what else `coordinates` says.
        text : str
            The text; line feeds end lines.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.
        **options
            Any option of `Text`, such as `offset`, `anchor`, `angle`, `background`, or
            `coordinates="plot"` for fractions of the plot and `"picture"` for points.

        Returns
        -------
        Text
            The text annotation.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> peak = chart.text(4, 16, "peak", anchor=(1, 0.5), offset=(-8, 0), bold=True)
        >>> draft = chart.text(0.5, 0.5, "Draft", coordinates="plot", size=40, color="#0002")
        """
        return self._added(Text(self.space, x, y, text, **options), layer)

    @options_of(Rule)
    def rule(
        self,
        *,
        x: ValueLike | None = None,
        y: ValueLike | None = None,
        layer: Layer = "above",
        **options: Unpack[RuleOptions],
    ) -> Rule:
        """Make a straight line across the plot at a value and add it.

        A range that follows the data goes to the value too.

        Parameters
        ----------
        x, y : float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
            The value, one of the two: a rule at a value of x is vertical.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.
        **options
            Any option of `Rule`, such as `color`, `width`, `dash`, `label` and `label_place`.

        Returns
        -------
        Rule
            The rule.

        Raises
        ------
        InvalidArgumentError
            If not one of x and y is given, or a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> limit = chart.rule(y=10, label="limit", color="red", dash=(4, 2))
        >>> limit.value = 12
        """
        return self._added(Rule(self.space, x=x, y=y, **options), layer)

    @options_of(Span)
    def span(
        self,
        *,
        x: Ends | None = None,
        y: Ends | None = None,
        layer: Layer = "below",
        **options: Unpack[SpanOptions],
    ) -> Span:
        """Make a filled band across the plot between two values and add it.

        A range that follows the data goes to the ends too.

        Parameters
        ----------
        x, y : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str, optional
            The two values of one of the two dimensions; None in place of a value is an open end. A
            span between values of x is vertical.
        layer : {"below", "above"}, default "below"
            Whether it is drawn before the series, or after.
        **options
            Any option of `Span`, such as `color`, `border_width`, `label` and `label_place`.

        Returns
        -------
        Span
            The span.

        Raises
        ------
        InvalidArgumentError
            If not one of x and y is given, or a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> band = chart.span(x=(1, 2.5), label="event")
        >>> danger = chart.span(y=(12, None), color="#d55e0033", border_width=1)
        """
        return self._added(Span(self.space, x=x, y=y, **options), layer)

    @options_of(Arrow)
    def arrow(
        self,
        start: Position,
        end: Position,
        *,
        layer: Layer = "above",
        **options: Unpack[ArrowOptions],
    ) -> Arrow:
        """Make an arrow from one position to another and add it.

        It adds nothing to ranges.

        Parameters
        ----------
        start, end : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str
            Where it begins and where it ends, x and y each: values of the chart's own space, or
            what else `start_coordinates` and `end_coordinates` say.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.
        **options
            Any option of `Arrow`, such as `heads`, `width`, `color`, `end_gap` and `start_offset`.

        Returns
        -------
        Arrow
            The arrow.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> arrow = chart.arrow((2, 4), (2, 4), start_offset=(-40, -30), end_gap=3)
        """
        return self._added(Arrow(self.space, start, end, **options), layer)

    def canvas(
        self,
        canvas: Canvas,
        position: Position,
        opposite: Position | None = None,
        *,
        layer: Layer = "above",
        coordinates: Coordinates | None = None,
        offset: Pair = (0.0, 0.0),
    ) -> CanvasAttachment:
        """Show a canvas at a position, as large as it is, or stretched between two.

        In data coordinates it follows when the plot is panned and zoomed. It adds nothing to
        ranges.

        Parameters
        ----------
        canvas : Canvas
            The canvas: what is on it when a frame is drawn, or was when it ended.
        position : tuple of float, datetime.datetime, datetime.date, numpy.datetime64 or str
            Its top left corner: values of the chart's own space, or what else `coordinates` says.
        opposite : tuple, optional
            The opposite corner, for one that is stretched; then `position` is any corner.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.
        coordinates : {"data", "plot", "picture"} or a tuple of two of them, optional
            What x and y count; None for values.
        offset : tuple of float, default (0, 0)
            What is added to positions in points, x to the right and y down.

        Returns
        -------
        CanvasAttachment
            The attachment.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN, infinite or not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> stamp = ks.Canvas(60, 20)
        >>> stamp.text(0, "draft", 14, 4, 1)
        >>> shown = chart.canvas(stamp, (8, 8), coordinates="picture")
        """
        made = CanvasAttachment(
            self.space, canvas, position, opposite, coordinates=coordinates, offset=offset
        )
        return self._added(made, layer)

    def paint(
        self,
        paint: Paint,
        *,
        top_left: Position = (0, 0),
        bottom_right: Position = (1, 1),
        coordinates: Coordinates = "plot",
        anchored: bool = False,
        layer: Layer = "above",
    ) -> PaintLayer:
        """Show a layer of paint, over the whole plot unless said otherwise.

        It adds nothing to ranges.

        Parameters
        ----------
        paint : Paint
            The paint: each frame shows it as it is then.
        top_left, bottom_right : tuple, default (0, 0) and (1, 1)
            Where those corners of the paint are.
        coordinates : {"plot", "data", "picture"} or a tuple of two of them, default "plot"
            What x and y of corners count: fractions of the plot, values of the chart's own space, or
            points of the picture.
        anchored : bool, default False
            Whether it is tied at once to the values that it lies on, as `PaintLayer.anchor` does.
        layer : {"above", "below"}, default "above"
            Whether it is drawn after the series, or before.

        Returns
        -------
        PaintLayer
            The layer.

        Raises
        ------
        InvalidArgumentError
            If a number is NaN or infinite.
        TypeError
            If `anchored` is no bool.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> line = chart.line(None, [0, 1, 4, 9, 16])
        >>> paint = ks.Paint(16 / 9, color="#ff404080", diameter=10)
        >>> notes = chart.paint(paint, anchored=True)
        """
        is_anchored = _keisen.boolean(anchored, "anchored")
        made = PaintLayer(
            self.space,
            paint,
            top_left=top_left,
            bottom_right=bottom_right,
            coordinates=coordinates,
        )
        if is_anchored:
            made.anchor()
        return self._added(made, layer)
