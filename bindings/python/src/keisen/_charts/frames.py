"""The methods of a chart that tell what was drawn."""

from __future__ import annotations

from keisen._axes.chart_parts import methods_of
from keisen._base.object import Object

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keisen import _keisen
    from keisen._data.series import Series
    from keisen._keisen import FrameRecord, LabelRecord


@methods_of("Chart")
class Frames(Object["_keisen.Chart"]):
    """Charts' methods for frames that were drawn."""

    __slots__ = ()

    _native: _keisen.Chart | None

    if TYPE_CHECKING:

        @property
        def series(self) -> tuple[Series, ...]:
            """The series, from bottom to top."""

    def _warn(self) -> None:
        from keisen._charts.losses import warn_of_losses

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
