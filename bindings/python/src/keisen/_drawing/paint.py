"""Paint: pixels under a brush."""

from __future__ import annotations

from os import PathLike

from keisen import _keisen
from keisen._base.color import Color
from keisen._base.guarded import Guarded
from keisen._base.object import Object
from keisen._base.paths import path_text
from keisen._drawing.canvas import native_image
from keisen._drawing.renderer import resolve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    from numpy import uint8
    from numpy.typing import NDArray
    from typing_extensions import Self

    from keisen._base.color import ColorLike
    from keisen._base.paths import PathLikeText
    from keisen._drawing.renderer import RendererLike

    ImageLike: TypeAlias = Any


class Brush(Guarded):
    """What the next stroke of a paint uses: its `brush`, which follows what is set here.

    A stroke keeps the brush that it began with. Of the diameter d, r = floor(d / 2) is the radius of
    a disc of pixels: those with dx**2 + dy**2 - max(abs(dx), abs(dy)) < r**2 about the middle one, or
    that one alone where r is 0. Pixels are those of the paint's layer, not points of its view. A pixel
    is painted or not, so edges are hard.

    Parameters
    ----------
    paint : Paint
        The paint whose brush it is.
    """

    __slots__ = ("_paint",)

    def __init__(self, paint: Paint) -> None:
        Paint._native_of(paint, "paint")
        self._paint = paint

    @property
    def color(self) -> Color:
        """What it lays over what is there; an eraser takes its opacity alone."""
        return Color(*self._paint._open.brush_color)

    @color.setter
    def color(self, color: ColorLike) -> None:
        self._paint._open.set_brush_color(color)

    @property
    def diameter(self) -> float:
        """Diameter in pixels of the layer, above 0 and at most 65,536."""
        return self._paint._open.brush_diameter

    @diameter.setter
    def diameter(self, diameter: float) -> None:
        self._paint._open.set_brush_diameter(diameter)

    @property
    def eraser(self) -> bool:
        """Whether it takes paint away, all of it where its colour is opaque."""
        return self._paint._open.brush_eraser

    @eraser.setter
    def eraser(self, eraser: bool) -> None:
        self._paint._open.set_brush_eraser(eraser)

    def __repr__(self) -> str:
        """Return its attributes."""
        eraser = ", eraser" if self.eraser else ""
        return f"<Brush {self.color}, diameter {self.diameter:g}{eraser}>"


class Paint(Object["_keisen.Paint"]):
    """A layer of pixels that is painted with a brush, stroke by stroke.

    It has a fixed number of rows, and ceil(aspect * height) columns, and begins clear. Strokes go
    through points of a view of any size (`view_size`), which the layer fills: the pixel of a point
    is floor(point / view * layer), and the right and bottom edges of the view belong to the last
    pixels. Points outside are legal, and what lies there is not painted.

    A stroke covers the union of the brush's discs about all pixels of the Bresenham lines between
    its points, each once: a translucent one is nowhere darker where it crosses itself. Each stroke,
    `clear` and `load` is a step that can be undone.

    Parameters
    ----------
    aspect : float, default 1
        Width by height, positive and finite.
    height : int, default 512
        Rows: at most 65,535 a side and 2**28 pixels.
    view_size : tuple of float, optional
        Width and height of the view, in points; None for those of the layer, in pixels.
    color : color_like, default "black"
        Colour of the brush.
    diameter : float, default 8
        Diameter of the brush, in pixels of the layer.
    eraser : bool, default False
        Whether the brush takes paint away.
    renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
        What fills strokes: Vulkan does by a compute shader, with the same bytes. None for the CPU.

    Raises
    ------
    InvalidArgumentError
        If a number is not allowed.

    Examples
    --------
    >>> import keisen as ks
    >>> paint = ks.Paint(16 / 9, view_size=(640, 360), color="#ff404080", diameter=12)
    >>> paint.stroke_begin(100, 80)
    >>> paint.stroke_move(300, 200)
    >>> paint.stroke_end()
    >>> paint.image().shape
    (512, 911, 4)
    >>> paint.undo()
    True
    """

    __slots__ = ("_brush",)

    _brush: Brush

    def __init__(
        self,
        aspect: float = 1.0,
        height: int = 512,
        *,
        view_size: tuple[float, float] | None = None,
        color: ColorLike = "black",
        diameter: float = 8.0,
        eraser: bool = False,
        renderer: RendererLike | None = None,
    ) -> None:
        self._native = _keisen.Paint(aspect, height, resolve(renderer))
        self._brush = Brush(self)
        self._native.set_brush(color, diameter, eraser)
        if view_size is not None:
            self.view_size = view_size

    @classmethod
    def open(cls, source: PathLikeText, *, renderer: RendererLike | None = None) -> Self:
        """Make a layer as large as the picture in a PNG file, with its pixels.

        Parameters
        ----------
        source : path_like
            The file.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What fills strokes, as for a new paint.

        Returns
        -------
        Paint
            The layer, with a brush of all defaults and a view of its own size.

        Raises
        ------
        InvalidArgumentError
            If it is no PNG file, or a damaged one, or the picture is larger than a layer may be.
        FileError
            If the file cannot be read.
        """
        paint = cls.__new__(cls)
        picture = _keisen.read_image(path_text(source, "source"))
        paint._native = _keisen.Paint.of(picture, resolve(renderer))
        paint._brush = Brush(paint)
        return paint

    @property
    def brush(self) -> Brush:
        """What the next stroke paints with: set its `color`, `diameter` and `eraser`."""
        return self._brush

    @property
    def width(self) -> int:
        """Pixels in a row."""
        return self._open.size[0]

    @property
    def height(self) -> int:
        """Rows."""
        return self._open.size[1]

    @property
    def view_size(self) -> tuple[float, float]:
        """Width and height of the view whose points strokes go through, in points.

        Raises
        ------
        InvalidArgumentError
            If a side to set is not positive and finite. Then the old size stays.
        """
        return self._open.view_size

    @view_size.setter
    def view_size(self, size: tuple[float, float]) -> None:
        self._open.set_view_size(size)

    def stroke_begin(self, x: float, y: float) -> None:
        """Begin a stroke with a dot at a point of the view.

        Parameters
        ----------
        x, y : float
            Points from the top left corner of the view, finite.

        Raises
        ------
        InvalidArgumentError
            If a coordinate is NaN or infinite.
        InvalidStateError
            If a stroke is under way.
        """
        self._open.stroke_begin(x, y)

    def stroke_move(self, x: float, y: float) -> None:
        """Go on to a point of the view in a straight line.

        Parameters
        ----------
        x, y : float
            Points from the top left corner of the view, finite.

        Raises
        ------
        InvalidArgumentError
            If a coordinate is NaN or infinite. Then the stroke is as it was.
        InvalidStateError
            If no stroke is under way.
        """
        self._open.stroke_move(x, y)

    def stroke_end(self) -> None:
        """End the stroke. One that covers no pixel leaves nothing to undo.

        Raises
        ------
        InvalidStateError
            If no stroke is under way.
        """
        self._open.stroke_end()

    def stroke_cancel(self) -> None:
        """End the stroke as if it had never begun.

        Raises
        ------
        InvalidStateError
            If no stroke is under way.
        """
        self._open.stroke_cancel()

    @property
    def painting(self) -> bool:
        """Whether a stroke is under way."""
        return self._open.painting

    def undo(self) -> bool:
        """Take the latest step back.

        Returns
        -------
        bool
            Whether there was one.

        Raises
        ------
        InvalidStateError
            If a stroke is under way.
        """
        return self._open.undo()

    def redo(self) -> bool:
        """Make the step again that was taken back last; a new step ends what can be made again.

        Returns
        -------
        bool
            Whether there was one.

        Raises
        ------
        InvalidStateError
            If a stroke is under way.
        """
        return self._open.redo()

    @property
    def undo_count(self) -> int:
        """How many steps can be taken back."""
        return self._open.undo_count

    @property
    def redo_count(self) -> int:
        """How many steps can be made again."""
        return self._open.redo_count

    @property
    def history_limit(self) -> int:
        """The most bytes that the steps keep together; 128 MiB until it is set.

        A step keeps the pixels that it changed, at least 4 KiB. Where there is no room for all, the
        oldest go; after one that has no room by itself nothing can be undone. 0 keeps none.
        """
        return self._open.history_limit

    @history_limit.setter
    def history_limit(self, limit: int) -> None:
        self._open.set_history_limit(limit)

    def clear(self) -> None:
        """Make all pixels clear, a step.

        Raises
        ------
        InvalidStateError
            If a stroke is under way.
        """
        self._open.clear()

    def load(self, source: PathLikeText | ImageLike) -> None:
        """Take the pixels of a picture as large as the layer, a step.

        Parameters
        ----------
        source : path_like, array_like, Canvas or Paint
            A PNG file; an array of shape (height, width, 4) and type uint8, RGBA with straight
            alpha; a canvas at one pixel a point; or a layer of paint as it is.

        Raises
        ------
        InvalidArgumentError
            If the file is no PNG file, or a damaged one, or the picture has another size.
        InvalidStateError
            If a stroke is under way.
        FileError
            If the file cannot be read.
        TypeError
            If it is none of these.
        """
        if isinstance(source, (str, bytes, PathLike)):
            picture = _keisen.read_image(path_text(source, "source"))
        elif isinstance(source, Paint):
            picture = source._open.image()
        else:
            try:
                picture = native_image(source)
            except TypeError:
                wrong = type(source).__name__
                message = f"source must be a path, an array, a Canvas or a Paint, got {wrong}"
                raise TypeError(message) from None
        self._open.load(picture)

    def load_png(self, data: bytes | bytearray | memoryview) -> None:
        """Take the pixels of a PNG file in memory, as `load` does.

        Parameters
        ----------
        data : bytes-like
            The file.

        Raises
        ------
        InvalidArgumentError
            If it is no PNG file, or a damaged one, or has another size.
        InvalidStateError
            If a stroke is under way.
        TypeError
            If it is nothing like bytes.
        """
        self._open.load(_keisen.decode_png(data))

    def image(self) -> NDArray[uint8]:
        """Return the layer as it is, with a stroke under way as far as it goes.

        Returns
        -------
        numpy.ndarray, shape (height, width, 4), uint8
            RGBA, sRGB, straight alpha, rows from top to bottom: read-only, and stays as it is.
        """
        from numpy import asarray

        return asarray(self._open.image())

    def to_png(self) -> bytes:
        """Encode the layer as it is as a PNG file in memory.

        Returns
        -------
        bytes
            The file.
        """
        return self._open.to_png()

    def save(self, path: PathLikeText) -> None:
        """Write the layer as it is to a file.

        Parameters
        ----------
        path : path_like
            Where to write. Its name tells the format: `.png`.

        Raises
        ------
        UnsupportedError
            If the name tells no format that there is.
        FileError
            If the file cannot be written. The old file stays, or none.
        """
        self._open.save(path_text(path))

    def __repr__(self) -> str:
        """Return the size."""
        return "<Paint, closed>" if self.closed else f"<Paint, {self.width} x {self.height} pixels>"
