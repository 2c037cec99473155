"""Warnings of what the last picture of a chart lacks."""

from __future__ import annotations

from keisen._pie_series import PieSeries
from keisen._warnings import warn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from keisen._pictures import Pictures


def warn_of_losses(chart: Pictures) -> None:
    """Warn of what the last frame of a chart lacks, once for each kind.

    Where several threads draw one chart at once, it may be of the frame of another.

    Parameters
    ----------
    chart : Chart
        A chart with a frame.

    Warns
    -----
    KeisenWarning
        If characters have no glyph, titles or labels have no room, rows have no place on a scale or
        in a pie.
    """
    record = chart._open.frame_record()
    if record.missing_glyphs > 0:
        characters = _counted(record.missing_glyphs, "character is", "characters are")
        warn(f"{characters} in no font that was found: a box stands in the picture")

    labels = sum(series.omitted_labels for series in record.series)
    parts = record.omitted_parts - labels
    if parts > 0:
        kinds = "title, legend or message has", "titles, legends and messages have"
        warn(
            f"{_counted(parts, *kinds)} no room in the picture: make it larger, or the text smaller"
        )
    if labels > 0:
        slices = _counted(labels, "label of a slice has", "labels of slices have")
        warn(f"{slices} no room in the picture: make it larger, or the text smaller")

    in_pies = sum(
        drawn.dropped
        for series, drawn in zip(chart.series, record.series, strict=False)
        if isinstance(series, PieSeries)
    )
    if in_pies > 0:
        warn(f"{_counted(in_pies, 'row has', 'rows have')} no slice: a pie shows positive values")
    dropped = sum(series.dropped for series in record.series) - in_pies
    if dropped > 0:
        rows = _counted(dropped, "row has", "rows have")
        warn(f"{rows} no place on the scale and left a gap: a log scale shows positive values")


def _counted(count: int, one: str, several: str) -> str:
    """Return a number and what there is of it."""
    return f"{count} {one if count == 1 else several}"
