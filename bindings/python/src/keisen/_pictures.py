"""The methods of a chart that draw it and tell what was drawn."""

from __future__ import annotations

from os import fsdecode

from keisen._chart_parts import methods_of_charts
from keisen._errors import DeviceLostError
from keisen._losses import warn_of_losses
from keisen._notebook import mime_bundle
from keisen._object import Object
from keisen._renderer import forget, resolve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from os import PathLike
    from typing import Literal

    from numpy import uint8
    from numpy.typing import NDArray

    from keisen import _keisen
    from keisen._keisen import FrameRecord, LabelRecord
    from keisen._renderer import RendererLike
    from keisen._series import Series


@methods_of_charts
class Pictures(Object["_keisen.Chart"]):
    """Charts' methods for pictures."""

    __slots__ = ()

    _native: _keisen.Chart | None

    if TYPE_CHECKING:

        @property
        def series(self) -> tuple[Series, ...]:
            """The series, from bottom to top."""

    def render(
        self,
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
    ) -> NDArray[uint8]:
        """Draw the chart into an array. Other threads run meanwhile.

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
            `direct_rows` decides.

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
        try:
            image = self._open.render(resolve(renderer), pixel_ratio, time, exact)
        except DeviceLostError:
            forget(renderer)
            raise
        warn_of_losses(self)
        return asarray(image)

    def to_png(
        self,
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
    ) -> bytes:
        """Draw the chart and encode it as a PNG file in memory. Other threads run meanwhile.

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
            `direct_rows` decides.

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
        png = self._png(pixel_ratio, renderer, time, exact)
        warn_of_losses(self)
        return png

    def _png(
        self, pixel_ratio: float, renderer: RendererLike | None, time: float, exact: bool
    ) -> bytes:
        try:
            return self._open.to_png(resolve(renderer), pixel_ratio, time, exact)
        except DeviceLostError:
            forget(renderer)
            raise

    def to_svg(
        self,
        *,
        pixel_ratio: float = 1.0,
        time: float = 0.0,
        exact: bool = False,
        fonts: Literal["named", "embedded"] = "named",
    ) -> str:
        """Draw the chart as an SVG document: shapes as shapes, text as text. Other threads run meanwhile.

        Its `<title>` is the chart's title, its `<desc>` is `alt`. Heat maps, densities, lines
        drawn as coverage, and more than 50,000 markers or shapes of one series are pictures within
        it. The same chart gives the same text, and several can be parts of one page of HTML.

        Parameters
        ----------
        pixel_ratio : float, default 1
            What a PNG would have, positive and finite: on its pixels lie the plot's sides and the
            baselines of texts, and by them it is told how fine envelopes and cells are.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `direct_rows` decides.
        fonts : {"named", "embedded"}, default "named"
            Where a viewer finds the fonts: by their names on its machine, or in the document.

        Returns
        -------
        str
            The document.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        UnsupportedError
            If fonts shall be embedded and one can't be.
        """
        svg = self._open.to_svg(pixel_ratio, time, exact, fonts)
        warn_of_losses(self)
        return svg

    def to_pdf(self, *, pixel_ratio: float = 1.0, time: float = 0.0, exact: bool = False) -> bytes:
        """Draw the chart as a PDF document of one page, with its fonts. Other threads run meanwhile.

        Its title is the chart's title, its subject is `alt`. As `to_svg`.

        Parameters
        ----------
        pixel_ratio : float, default 1
            What a PNG would have, as in `to_svg`.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `direct_rows` decides.

        Returns
        -------
        bytes
            The document.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, or extents overflow.
        """
        pdf = self._open.to_pdf(pixel_ratio, time, exact)
        warn_of_losses(self)
        return pdf

    def save(
        self,
        path: str | bytes | PathLike[str] | PathLike[bytes],
        *,
        pixel_ratio: float = 1.0,
        renderer: RendererLike | None = None,
        time: float = 0.0,
        exact: bool = False,
    ) -> None:
        """Draw the chart and write it to a file. Other threads run meanwhile.

        The file is written beside its final place and moved there when whole: on any error the old
        file stays, or none.

        Parameters
        ----------
        path : path_like
            Where to write. Its name tells the format: `.png`, `.svg` or `.pdf`.
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite. A PNG tells it as its resolution; for the
            others, see `to_svg`.
        renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
            What draws the pixels of a PNG, as in `render`. Documents are the same with each.
        time : float, default 0
            Time of the frame in seconds, finite.
        exact : bool, default False
            Whether every series is drawn row by row, however many rows are in view; else
            `direct_rows` decides.

        Raises
        ------
        InvalidArgumentError
            If an option is not allowed, the picture would be too large, extents overflow, or the
            path is empty or not UTF-8.
        UnsupportedError
            If the name tells no format that there is.
        FileError
            If the file cannot be written.
        NoDeviceError
            If Vulkan was asked for and there is none.
        """
        try:
            self._open.save(fsdecode(path), resolve(renderer), pixel_ratio, time, exact)
        except DeviceLostError:
            forget(renderer)
            raise
        warn_of_losses(self)

    _repr_mimebundle_ = mime_bundle

    def _warn(self) -> None:
        warn_of_losses(self)

    def pixel_size(self, *, pixel_ratio: float = 1.0) -> tuple[int, int]:
        """Compute the size of the picture in pixels.

        Parameters
        ----------
        pixel_ratio : float, default 1
            Device pixels per point, positive and finite.

        Returns
        -------
        tuple of int
            Columns and rows, each at least 1.

        Raises
        ------
        InvalidArgumentError
            If the picture would be too large.
        """
        return self._open.pixel_size(pixel_ratio)

    @property
    def frame_record(self) -> FrameRecord:
        """What the last frame did.

        Raises
        ------
        InvalidStateError
            If no frame was drawn yet.
        """
        return self._open.frame_record()

    def labels(self) -> list[LabelRecord]:
        """Return every text in the last frame and its box, in the order of drawing.

        Returns
        -------
        list of LabelRecord
            Labels of ticks, titles and all others.

        Raises
        ------
        InvalidStateError
            If no frame was drawn yet.
        """
        return self._open.labels()
