"""What is drawn as a picture: charts and figures."""

from __future__ import annotations

from keisen._base.choice import check_word
from keisen._base.guarded import unguarded
from keisen._base.object import Object
from keisen._base.paths import path_text
from keisen._charts.notebook import mime_bundle
from keisen._drawing.renderer import Drawing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from os import PathLike
    from types import FunctionType
    from typing import IO, Any, Literal, TypeVar

    from numpy import uint8
    from numpy.typing import NDArray

    from keisen import _keisen
    from keisen._drawing.renderer import RendererLike

    Native = TypeVar("Native", _keisen.Chart, _keisen.Figure)


class Picture(Object["Native"]):
    """A chart or a figure, as far as both are drawn alike."""

    __slots__ = ()

    def __init_subclass__(cls) -> None:
        """Give a chart and a figure methods of their own names, for errors and help."""
        if Picture in cls.__bases__:
            for name, method in vars(Picture).items():
                if hasattr(method, "__code__") and not name.startswith("_"):
                    setattr(cls, name, _named(unguarded(method), f"{cls.__name__}.{name}"))
        super().__init_subclass__()

    if TYPE_CHECKING:

        @property
        def alt(self) -> str:
            """What the picture shows, in words."""

        def pixel_size(self, *, pixel_ratio: float = 1.0) -> tuple[int, int]:
            """Compute the size of the picture in pixels."""

        def _warn(self) -> None: ...

    def render(
        self,
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
    ) -> NDArray[uint8]:
        """Draw into an array. Other threads run meanwhile.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws. A kind's renderer is made once for each process. None for what the
            environment's `KEISEN_RENDERER` names, else "auto".
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `Chart.direct_rows` decides.

        Returns
        -------
        numpy.ndarray, shape (height, width, 4), uint8
            RGBA, sRGB, straight alpha, rows from top to bottom: a read-only view of the picture,
            without a copy.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        NoDeviceError
            If Vulkan was asked for and there is none.
        ImportError
            If numpy is not installed.
        """
        try:
            from numpy import asarray
        except ImportError:
            raise ImportError(
                "render() returns a numpy array and numpy is not installed: "
                "`pip install numpy`, or use to_png() or save(), which do without",
                name="numpy",
            ) from None
        with Drawing(renderer) as native:
            image = self._open.render(native, pixel_ratio, time, exact)
        self._warn()
        return asarray(image)

    def to_png(
        self,
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
        metadata: bool = True,
    ) -> bytes:
        """Draw and encode as a PNG file in memory. Other threads run meanwhile.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite. The file tells it as its resolution.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws, as in `render`.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `Chart.direct_rows` decides.
        metadata : bool, default True
            Whether the file tells the title, `alt`, and that Keisen made it, in text chunks:
            `Title`, `Description` and `Software`.

        Returns
        -------
        bytes
            The file.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        NoDeviceError
            If Vulkan was asked for and there is none.
        """
        png = self._png(pixel_ratio, renderer, time, exact, metadata)
        self._warn()
        return png

    def _png(
        self,
        pixel_ratio: float,
        renderer: RendererLike | None,
        time: float,
        exact: bool,
        metadata: bool,
    ) -> bytes:
        with Drawing(renderer) as native:
            return self._open.to_png(native, pixel_ratio, time, exact, metadata)

    def to_svg(
        self,
        *,
        pixel_ratio: float = 1.0,
        time: float = 0.0,
        exact: bool = False,
        metadata: bool = True,
        fonts: Literal["embedded", "named", "outlines"] = "embedded",
    ) -> str:
        """Draw as an SVG document: shapes as shapes, text as text. Other threads run meanwhile.

        Its `<title>` is the title, its `<desc>` is `alt`, in `language`. Heat maps, densities, lines
        drawn as coverage, and more than 50,000 markers or shapes of one series are pictures within
        it. The same chart gives the same text, and several can be parts of one page of HTML.

        Parameters
        ----------
        pixel_ratio : float, default 1
            What a PNG would have, positive and finite: on its pixels lie the plot's sides, axes, grids
            and the baselines of texts, and by them it is told how fine envelopes and cells are. Series
            are exact.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `Chart.direct_rows` decides.
        metadata : bool, default True
            Whether it has a title and a description.
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
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        """
        svg = self._open.to_svg(pixel_ratio, time, exact, metadata, fonts)
        self._warn()
        return svg

    def to_pdf(
        self,
        *,
        pixel_ratio: float = 1.0,
        time: float = 0.0,
        exact: bool = False,
        metadata: bool = True,
    ) -> bytes:
        """Draw as a PDF document of one page, with its fonts. Other threads run meanwhile.

        Its title is the title, its subject is `alt`, which is also the alternative text of the
        picture, in `language`. As `to_svg`.

        Parameters
        ----------
        pixel_ratio : float, default 1
            What a PNG would have, as in `to_svg`.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `Chart.direct_rows` decides.
        metadata : bool, default True
            Whether it has a title, a subject and an alternative text.

        Returns
        -------
        bytes
            The document.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        """
        pdf = self._open.to_pdf(pixel_ratio, time, exact, metadata)
        self._warn()
        return pdf

    def save(
        self,
        path: str | bytes | PathLike[str] | PathLike[bytes] | IO[bytes] | IO[str],
        *,
        format: Literal["png", "svg", "pdf"] | None = None,
        pixel_ratio: float | None = None,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
        metadata: bool = True,
        fonts: Literal["embedded", "named", "outlines"] = "embedded",
    ) -> None:
        """Draw and write to a file. Other threads run meanwhile.

        The file of a path is written beside its final place and moved there when whole: on any error
        the old file stays, or none.

        Parameters
        ----------
        path : path_like or file object
            Where to write: a path, whose name tells the format, `.png`, `.svg` or `.pdf`; or what has
            `write`, such as `io.BytesIO`, which stays open. An SVG document is written to a file of
            text as text.
        format : {"png", "svg", "pdf"}, optional
            What to write to a file object; None for what its `name` tells, else "png".
        pixel_ratio : float, optional
            Device pixels per point, positive and finite. None takes 2 for a PNG, which is sharp on
            the screens of today, and 1 for a document. A PNG tells it as its resolution; for the
            others, see `to_svg`.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws the pixels of a PNG, as in `render`. Documents are the same with each.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `Chart.direct_rows` decides.
        metadata : bool, default True
            Whether the file tells the title and `alt`, as `to_png`, `to_svg` and `to_pdf` have it.
        fonts : {"embedded", "named", "outlines"}, default "embedded"
            Where a viewer of an SVG document finds the fonts, as in `to_svg`.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, extents overflow, or the
            path is empty or not UTF-8.
        UnsupportedError
            If the name tells no format that there is.
        TypeError
            If a path is given and a format too.
        FileError
            If the file cannot be written.
        NoDeviceError
            If Vulkan was asked for and there is none.
        """
        if hasattr(path, "write"):
            kind = _format_of(path, format)
            ratio = (2.0 if kind == "png" else 1.0) if pixel_ratio is None else pixel_ratio
            data: str | bytes
            if kind == "png":
                data = self._png(ratio, renderer, time, exact, metadata)
            elif kind == "svg":
                data = self._open.to_svg(ratio, time, exact, metadata, fonts)
            else:
                data = self._open.to_pdf(ratio, time, exact, metadata)
            _write(path, data)
        elif format is not None:
            raise TypeError("the name of a path tells the format; format is for file objects")
        else:
            with Drawing(renderer) as native:
                self._open.save(path_text(path), native, pixel_ratio, time, exact, metadata, fonts)
        self._warn()

    def data_table(self, *, format: Literal["csv", "html"] = "csv", max_rows: int = 1000) -> str:
        """Return the rows behind all series as a table, exact, in its `language`.

        Columns are those that the series have, by the titles of their axes where these have some:
        integers in all digits, floats with as many as give them again, times by the calendar and
        clock of their scale's zone as in ISO 8601. Gaps are empty.

        A series of more than `max_rows` rows is thinned: its first and its last row are there,
        and of each of equal runs of rows the first with the least value and the first with the
        greatest. An HTML caption says so; in CSV the first column, `row`, has numbers left out. In
        CSV a chart of several series has a second column, `series`: the label, or the number from 1.
        That of a figure has a column `chart` before it: the title, or the number from 1; of charts
        with one title those that come later have numbers too. HTML has the tables of each chart
        after each other.

        Parameters
        ----------
        format : {"csv", "html"}, default "csv"
            Values between commas, or tables for people, one for each series.
        max_rows : int, default 1000
            The most rows of a series, 4 at least.

        Returns
        -------
        str
            The table.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.

        Examples
        --------
        >>> import keisen as ks
        >>> chart = ks.Chart(640, 400)
        >>> bars = chart.bars(["a", "b"], [3, float("nan")])
        >>> print(chart.data_table(), end="")
        row,name,value
        0,a,3
        1,b,
        """
        return self._open.data_table(format, max_rows)

    def sonification(
        self,
        *,
        duration: float = 5.0,
        min_frequency: float = 220.0,
        max_frequency: float = 1760.0,
        max_points: int = 500,
    ) -> dict[str, Any]:
        """Return how it sounds: for each series when which frequency is to be heard.

        Position is time, from 0 at the left end of the axis to `duration` at its right end, value
        is pitch: equal ways along the axis of values are equal intervals. What the plot doesn't
        show is left out, a gap is a rest (None), and a series of more points is thinned as a table
        is. `docs/accessibility.md` has the schema, and a player. A figure has what each of its charts
        returns, to be heard one after the other, under "charts".

        Parameters
        ----------
        duration : float, default 5
            Seconds from the beginning of the time axis to its end, positive and finite.
        min_frequency, max_frequency : float, default 220 and 1760
            The frequencies at both ends of an axis of values, in hertz, positive; the second one
            above the first one.
        max_points : int, default 500
            The most points of a series, 4 at least.

        Returns
        -------
        dict
            What `json.dumps` takes.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed.
        """
        from json import loads

        reported: dict[str, Any] = loads(
            self._open.sonification(duration, min_frequency, max_frequency, max_points)
        )
        return reported

    _repr_mimebundle_ = mime_bundle


def _format_of(file: object, format: str | None) -> str:
    """Return what to write to a file object."""
    formats = ("png", "svg", "pdf")
    if format is not None:
        check_word(format, "format", formats)
        return format
    name = getattr(file, "name", None)
    ending = name.rpartition(".")[2].lower() if isinstance(name, str) and "." in name else "png"
    return ending if ending in formats else "png"


def _write(file: Any, data: str | bytes) -> None:  # noqa: ANN401
    """Write to a file object: text to one of text where there is text."""
    from io import TextIOBase

    if isinstance(data, str) and not isinstance(file, TextIOBase):
        data = data.encode()
    file.write(data)


def _named(method: FunctionType, name: str) -> FunctionType:
    """Return the same function by another name."""
    same = type(method)(
        method.__code__,
        method.__globals__,
        method.__name__,
        method.__defaults__,
        method.__closure__,
    )
    same.__kwdefaults__ = method.__kwdefaults__
    same.__annotations__ = method.__annotations__
    same.__doc__, same.__module__ = method.__doc__, method.__module__
    same.__qualname__ = name
    return same
