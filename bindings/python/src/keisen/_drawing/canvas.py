"""Canvases: offscreen drawing with pens."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.color import Color
from keisen._base.errors import InvalidArgumentError
from keisen._base.object import Object
from keisen._base.paths import path_text
from keisen._drawing.renderer import Drawing
from keisen._ranges.position import pair

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container, Iterable
    from os import PathLike
    from typing import Any, Literal, TypeAlias, overload

    from numpy import uint8
    from numpy.typing import NDArray

    from keisen._base.color import ColorLike
    from keisen._drawing.renderer import RendererLike

    CanvasMode: TypeAlias = Literal["none", "stroke", "fill", "both"]
    Points: TypeAlias = "Iterable[tuple[float, float]]"


class Canvas(Object["_keisen.Canvas"]):
    """A sheet to draw on with numbered pens, without a chart.

    It records what is drawn in points, so its picture can be had at any pixel ratio, any number of
    times, while it is drawn on. It is idle or drawing: `begin` makes it draw, `end` idle. Pens
    outlive both. With a size it begins at once, without one it is idle and has no pens.

    Arguments come in the order pen, main attribute, position, size, the rest. Coordinates and
    lengths are finite; drawing beyond the canvas is legal and is not seen. A stroke is centred on
    its geometry; lines are cut off at their ends, corners are mitres. Messages about the state, pens
    and numbers begin with the name of the call: `svg` and `pdf` for `to_svg` and `to_pdf`, `image`
    also for `to_png`.

    Parameters
    ----------
    width, height : float, optional
        Size in points, positive and finite; both or none.
    opaque : bool, default True
        Whether it begins all white; else all transparent. It goes with a size.
    pens : int, default 1
        How many pens it has, at least 1: opaque black for strokes, opaque white for fills. They go
        with a size; without one `add_pens` makes them.

    Raises
    ------
    InvalidArgumentError
        If a size or the number of pens is not allowed.
    TypeError
        If there is a width without a height or the other way round, and for `opaque` and `pens`
        without a size.

    Examples
    --------
    >>> import keisen as ks
    >>> canvas = ks.Canvas(400, 150, opaque=False, pens=2)
    >>> canvas.set_stroke(0, 1, 0, 0, 1)
    >>> canvas.line(0, 1.0, 10, 10, 60, 10)
    >>> canvas.rect(0, "both", 1.0, 10, 20, 40, 40)
    >>> canvas.text(0, "整理番号", 16, 10, 90)
    >>> canvas.finish(pixel_ratio=2).shape
    (300, 800, 4)
    """

    __slots__ = ()

    # Checkers alone need overloads.
    if TYPE_CHECKING:

        @overload
        def __init__(self) -> None: ...
        @overload
        def __init__(
            self, width: float, height: float, *, opaque: bool = True, pens: int = 1
        ) -> None: ...

    def __init__(
        self,
        width: float | None = None,
        height: float | None = None,
        *,
        opaque: bool | None = None,
        pens: int | None = None,
    ) -> None:
        if (width is None) != (height is None):
            raise TypeError(
                f"width and height go together, got width {width!r} and height {height!r}"
            )
        if width is None:
            for name, value in (("opaque", opaque), ("pens", pens)):
                if value is not None:
                    raise TypeError(f"{name} goes with a size, got {name} {value!r} alone")
            self._native = _keisen.Canvas()
            return
        self._native = _keisen.Canvas(
            width, height, opaque is None or opaque, 1 if pens is None else pens
        )

    def begin(self, width: float, height: float, *, opaque: bool = True) -> None:
        """Begin a new, empty drawing.

        Parameters
        ----------
        width, height : float
            Size in points, positive and finite.
        opaque : bool, default True
            Whether it begins all white; else all transparent.

        Raises
        ------
        InvalidStateError
            If it draws already.
        InvalidArgumentError
            If the size is not allowed.
        """
        self._open.begin(width, height, opaque)

    def end(self) -> None:
        """End the drawing; a chart that the canvas is attached to still shows it.

        Raises
        ------
        InvalidStateError
            If it is idle.
        """
        self._open.end()

    @property
    def drawing(self) -> bool:
        """Whether it draws."""
        return self._open.drawing

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in points while it draws, and then those that it had; 0 before."""
        return self._open.size

    def add_pens(self, count: int) -> int:
        """Add pens, opaque black for strokes and opaque white for fills; idle or drawing.

        Parameters
        ----------
        count : int
            How many, at least 1; at most 1,048,576 in all.

        Returns
        -------
        int
            The number of the first of them; the others follow.

        Raises
        ------
        InvalidArgumentError
            If the count is not allowed.
        """
        return self._open.add_pens(count)

    @property
    def pen_count(self) -> int:
        """How many pens there are."""
        return self._open.pen_count

    def clear_pens(self) -> None:
        """Take all pens away.

        Raises
        ------
        InvalidStateError
            If it draws.
        """
        self._open.clear_pens()

    def set_stroke(
        self,
        pen: int,
        red: float | ColorLike,
        green: float | None = None,
        blue: float | None = None,
        alpha: float = 1.0,
    ) -> None:
        """Change the colour of what a pen strokes and writes from now on; idle or drawing.

        Parameters
        ----------
        pen : int
            The pen.
        red, green, blue : float
            Components, clamped to 0...1. Or a colour alone: a text such as "#c00", or a tuple of
            three or four components, which have to be in 0...1 as everywhere.
        alpha : float, default 1
            Opacity, clamped to 0...1; that of a colour is multiplied by it.

        Raises
        ------
        InvalidArgumentError
            If there is no such pen, a component is NaN, or what is given for a colour is none.
        TypeError
            If there are neither three numbers nor a colour alone.
        """
        if blue is None or isinstance(red, (str, tuple, list)):
            red, green, blue, alpha = _components(red, green, blue, alpha)
        self._open.set_stroke(pen, red, green, blue, alpha)

    def set_fill(
        self,
        pen: int,
        red: float | ColorLike,
        green: float | None = None,
        blue: float | None = None,
        alpha: float = 1.0,
    ) -> None:
        """Change the colour of what a pen fills from now on, as `set_stroke`.

        Parameters
        ----------
        pen : int
            The pen.
        red, green, blue : float
            Components or a colour alone, as in `set_stroke`.
        alpha : float, default 1
            Opacity, as in `set_stroke`.

        Raises
        ------
        InvalidArgumentError, TypeError
            As in `set_stroke`.
        """
        if blue is None or isinstance(red, (str, tuple, list)):
            red, green, blue, alpha = _components(red, green, blue, alpha)
        self._open.set_fill(pen, red, green, blue, alpha)

    def line(self, pen: int, width: float, x1: float, y1: float, x2: float, y2: float) -> None:
        """Draw a straight line in a pen's stroke colour.

        Parameters
        ----------
        pen : int
            The pen.
        width : float
            Width of the line, not negative; 0 draws nothing.
        x1, y1, x2, y2 : float
            Where it starts and ends; between equal points it is a dot, a disc.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If there is no such pen, or a number is not allowed.
        """
        self._open.line(pen, width, x1, y1, x2, y2)

    def polyline(self, pen: int, width: float, points: Points) -> None:
        """Draw straight lines through points, as one: a translucent one is nowhere darker.

        Parameters
        ----------
        pen : int
            The pen.
        width : float
            Width of the lines, not negative; 0 draws nothing.
        points : iterable of tuple of float
            Two or more.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If there is no such pen, or a number is not allowed.
        """
        self._open.polyline(pen, width, *_columns(points))

    def polygon(self, pen: int, mode: CanvasMode, width: float, points: Points) -> None:
        """Draw the shape whose corners are points.

        Where it crosses itself, all that it winds around is inside.

        Parameters
        ----------
        pen : int
            The pen.
        mode : {"none", "stroke", "fill", "both"}
            What is drawn of it; "both" fills, then strokes.
        width : float
            Width of the outline, not negative; 0 strokes nothing.
        points : iterable of tuple of float
            Three or more.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If there is no such pen or mode, or a number is not allowed.
        """
        self._open.polygon(pen, mode, width, *_columns(points))

    def rect(
        self,
        pen: int,
        mode: CanvasMode,
        width: float,
        x: float,
        y: float,
        rect_width: float,
        rect_height: float,
    ) -> None:
        """Draw a rectangle.

        Parameters
        ----------
        pen : int
            The pen.
        mode : {"none", "stroke", "fill", "both"}
            What is drawn of it; "both" fills, then strokes.
        width : float
            Width of the outline, not negative; 0 strokes nothing.
        x, y : float
            Its top left corner.
        rect_width, rect_height : float
            Its size, positive.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If there is no such pen or mode, or a number is not allowed.
        """
        self._open.rect(pen, mode, width, x, y, rect_width, rect_height)

    def rounded_rect(
        self,
        pen: int,
        mode: CanvasMode,
        width: float,
        x: float,
        y: float,
        rect_width: float,
        rect_height: float,
        radius: float,
    ) -> None:
        """Draw a rectangle with round corners.

        Parameters
        ----------
        pen : int
            The pen.
        mode : {"none", "stroke", "fill", "both"}
            What is drawn of it; "both" fills, then strokes.
        width : float
            Width of the outline, not negative; 0 strokes nothing.
        x, y : float
            Its top left corner.
        rect_width, rect_height : float
            Its size, positive.
        radius : float
            Radius of the corners, not negative; at most half a side counts.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If there is no such pen or mode, or a number is not allowed.
        """
        self._open.rounded_rect(pen, mode, width, x, y, rect_width, rect_height, radius)

    def ellipse(
        self,
        pen: int,
        mode: CanvasMode,
        width: float,
        x: float,
        y: float,
        rect_width: float,
        rect_height: float,
    ) -> None:
        """Draw the ellipse that touches the sides of a rectangle.

        Parameters
        ----------
        pen : int
            The pen.
        mode : {"none", "stroke", "fill", "both"}
            What is drawn of it; "both" fills, then strokes.
        width : float
            Width of the outline, not negative; 0 strokes nothing.
        x, y : float
            The rectangle's top left corner.
        rect_width, rect_height : float
            The rectangle's size, positive.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If there is no such pen or mode, or a number is not allowed.
        """
        self._open.ellipse(pen, mode, width, x, y, rect_width, rect_height)

    def text(self, pen: int, text: str, size: float, x: float, y: float) -> None:
        """Write a text in a pen's stroke colour, in any script; line feeds end lines.

        Texts of one size at one height share their baseline: the first line's box reaches from
        0.97 of the size above it, whatever the text is.

        Parameters
        ----------
        pen : int
            The pen.
        text : str
            The text. Of more than 65,536 characters the beginning is written.
        size : float
            Size of the face in points, positive and at most 10,000.
        x, y : float
            The top left corner of the first line's box.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If there is no such pen, or a number is not allowed.
        """
        self._open.text(pen, text, size, x, y)

    def draw_image(
        self, image: Canvas | NDArray[uint8], x: float, y: float, width: float, height: float
    ) -> None:
        """Place an image in a rectangle.

        Where a pixel of it falls on one device pixel it is copied; shrunk it is averaged, enlarged
        it is interpolated.

        Parameters
        ----------
        image : array_like of uint8, shape (height, width, 4), or Canvas
            RGBA, straight alpha, rows from top to bottom, such as what `image` and `Chart.render`
            return, or a Pillow image of mode RGBA. It is copied. A canvas stands for its picture
            at pixel ratio 1.
        x, y : float
            The rectangle's top left corner.
        width, height : float
            The rectangle's size, positive.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If the image has another shape or type, or a number is not allowed.
        """
        self._open.draw_image(native_image(image), x, y, width, height)

    def image(
        self, *, pixel_ratio: float = 1.0, renderer: RendererLike | None = None
    ) -> NDArray[uint8]:
        """Draw what is on the canvas into an array; it goes on drawing. Other threads run meanwhile.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws, as in `Chart.render`.

        Returns
        -------
        numpy.ndarray, shape (height, width, 4), uint8
            RGBA, sRGB, straight alpha, rows from top to bottom: a read-only view of the picture.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If the pixel ratio is not allowed or the picture would be too large.
        NoDeviceError
            If Vulkan was asked for and there is none.
        """
        from numpy import asarray

        with Drawing(renderer) as native:
            return asarray(self._open.image(native, pixel_ratio))

    def finish(
        self, *, pixel_ratio: float = 1.0, renderer: RendererLike | None = None
    ) -> NDArray[uint8]:
        """End the drawing, and draw what was on the canvas into an array.

        Nothing that another thread draws is lost: either it is in the picture, or that thread's
        call raises `InvalidStateError`. On any error the canvas draws as before, unless another
        thread began another drawing meanwhile.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws, as in `Chart.render`.

        Returns
        -------
        numpy.ndarray, shape (height, width, 4), uint8
            As `image` returns.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If the pixel ratio is not allowed or the picture would be too large.
        NoDeviceError
            If Vulkan was asked for and there is none.
        """
        from numpy import asarray

        with Drawing(renderer) as native:
            return asarray(self._open.finish(native, pixel_ratio))

    def to_png(self, *, pixel_ratio: float = 1.0, renderer: RendererLike | None = None) -> bytes:
        """Draw what is on the canvas and encode it as a PNG file in memory.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite. The file tells it as its resolution.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws, as in `Chart.render`.

        Returns
        -------
        bytes
            The file.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If the pixel ratio is not allowed or the picture would be too large.
        """
        with Drawing(renderer) as native:
            return self._open.to_png(native, pixel_ratio)

    def to_svg(
        self,
        *,
        pixel_ratio: float = 1.0,
        fonts: Literal["embedded", "named", "outlines"] = "embedded",
    ) -> str:
        """Draw what is on the canvas as an SVG document: shapes as shapes, text as text.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point of a picture on whose pixels the baselines of texts lie.
        fonts : {"embedded", "named", "outlines"}, default "embedded"
            Where a viewer finds the fonts. "embedded": in the document, which brings those glyphs
            along that it shows, so it looks the same on every machine; a font that can't be
            embedded is named. "named": on its machine, by the names of their families; the default
            one is Inter. "outlines": nowhere, letters are shapes, which can't be found as text.

        Returns
        -------
        str
            The document.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If an option is not allowed or the picture would be too large.
        """
        return self._open.to_svg(pixel_ratio, fonts)

    def to_pdf(self, *, pixel_ratio: float = 1.0) -> bytes:
        """Draw what is on the canvas as a PDF document of one page, with its fonts.

        Parameters
        ----------
        pixel_ratio : float, default 1
            As in `to_svg`.

        Returns
        -------
        bytes
            The document.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If the pixel ratio is not allowed or the picture would be too large.
        """
        return self._open.to_pdf(pixel_ratio)

    def save(
        self,
        path: str | bytes | PathLike[str] | PathLike[bytes],
        *,
        pixel_ratio: float | None = None,
        renderer: RendererLike | None = None,
        fonts: Literal["embedded", "named", "outlines"] = "embedded",
    ) -> None:
        """Draw what is on the canvas and write it to a file.

        The file is written beside its final place and moved there when whole: on any error the old
        file stays, or none.

        Parameters
        ----------
        path : path_like
            Where to write. Its name tells the format: `.png`, `.svg` or `.pdf`.
        pixel_ratio : float, optional
            Device pixels per point, positive and finite. None takes 2 for a PNG and 1 for a
            document.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws the pixels of a PNG, as in `Chart.render`.
        fonts : {"embedded", "named", "outlines"}, default "embedded"
            Where a viewer of an SVG document finds the fonts, as in `to_svg`.

        Raises
        ------
        InvalidStateError
            If the canvas is idle.
        InvalidArgumentError
            If the pixel ratio or the path is not allowed.
        UnsupportedError
            If the name tells no format that there is.
        FileError
            If the file cannot be written.
        """
        with Drawing(renderer) as native:
            self._open.save(path_text(path), native, pixel_ratio, fonts)

    def _repr_mimebundle_(
        self, include: Container[str] | None = None, exclude: Container[str] | None = None
    ) -> tuple[dict[str, str], dict[str, dict[str, object]]]:
        """Return the picture and its words for a notebook, and the picture's size in points."""
        from binascii import b2a_base64

        def wanted(kind: str) -> bool:
            return (include is None or kind in include) and (exclude is None or kind not in exclude)

        data: dict[str, str] = {}
        metadata: dict[str, dict[str, object]] = {}
        if not self.closed and self.drawing and wanted("image/png"):
            data["image/png"] = b2a_base64(self.to_png(pixel_ratio=2.0), newline=False).decode()
            width, height = self.size
            metadata["image/png"] = {"width": width, "height": height, "alt": repr(self)}
        if wanted("text/plain"):
            data["text/plain"] = repr(self)
        return data, metadata

    def __repr__(self) -> str:
        """Return what it is, its size and its state."""
        if self.closed:
            return "<Canvas, closed>"
        width, height = self.size
        return f"<Canvas of {width:g} x {height:g} points, {'drawing' if self.drawing else 'idle'}>"


def _components(
    red: float | ColorLike, green: float | None, blue: float | None, alpha: float
) -> tuple[Any, Any, Any, Any]:
    """Return the four numbers of what is not three: of a colour alone."""
    if isinstance(red, (str, tuple, list)):
        for name, value in (("green", green), ("blue", blue)):
            if value is not None:
                raise TypeError(f"beside a color there is alpha alone, got {name} {value!r}")
        if not isinstance(red, str) and len(red) not in (3, 4):
            raise InvalidArgumentError(f"color must have 3 or 4 components, got {len(red)}")
        color = Color.parse(red) if isinstance(red, str) else Color(*red)
        return *color[:3], color[3] * alpha
    raise TypeError(
        f"red, green and blue must be three numbers or a color alone, got {red!r}, {green!r} "
        f"and {blue!r}"
    )


def _columns(points: Any) -> tuple[list[Any], list[Any]]:  # noqa: ANN401
    """Return x and y of points."""
    try:
        pairs = [pair(point, f"point {index}") for index, point in enumerate(points)]
    except TypeError:
        if hasattr(points, "__iter__"):
            raise
        wrong = type(points).__name__
        raise TypeError(f"points must be an iterable of pairs, got {wrong}") from None
    return [x for x, _ in pairs], [y for _, y in pairs]


def native_image(image: Any) -> _keisen.Image:  # noqa: ANN401
    """Return a picture of the library for what people have as one."""
    if isinstance(image, Canvas):
        return image._open.image(None, 1.0)
    try:
        view = memoryview(image)
    except TypeError:
        if not (hasattr(image, "__array_interface__") or hasattr(image, "__array__")):
            wrong = type(image).__name__
            raise TypeError(f"image must be an array or a Canvas, got {wrong}") from None
        from numpy import asarray

        view = asarray(image).data
    shape = tuple(view.shape or ())
    if view.format != "B" or len(shape) != 3 or shape[2] != 4 or 0 in shape:
        raise InvalidArgumentError(
            "image must have shape (height, width, 4), not empty, and type uint8, "
            f"got shape {shape} and format {view.format!r}"
        )
    return _keisen.image(shape[1], shape[0], view if view.c_contiguous else view.tobytes())
