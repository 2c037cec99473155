"""Warnings: what a picture lacks and yet is no error."""

from __future__ import annotations

from keisen import _keisen


class KeisenWarning(UserWarning):
    """A picture lacks something: a character, a row that has no place, a title without room, a zone."""


def warn_of_losses(chart: _keisen.Chart) -> None:
    """Warn of what the last frame of a chart lacks, once for each kind.

    Where several threads draw one chart at once, it may be of the frame of another.

    Parameters
    ----------
    chart : keisen._keisen.Chart
        A chart with a frame.

    Warns
    -----
    KeisenWarning
        If characters have no glyph, rows have no place on a scale, or titles have no room.
    """
    record = chart.frame_record()
    missing = record.missing_glyphs
    if missing > 0:
        characters = "1 character is" if missing == 1 else f"{missing} characters are"
        warn(f"{characters} in no font that was found: a box stands in the picture")

    omitted = record.omitted_parts
    if omitted > 0:
        kinds = "title, legend or message has", "titles, legends and messages have"
        parts = f"1 {kinds[0]}" if omitted == 1 else f"{omitted} {kinds[1]}"
        warn(f"{parts} no room in the picture: make it larger, or the text smaller")

    dropped = sum(series.dropped for series in record.series)
    if dropped > 0:
        rows = "1 row has" if dropped == 1 else f"{dropped} rows have"
        warn(f"{rows} no place on the scale and left a gap: a log scale shows positive values")


def warn(message: str) -> None:
    """Warn of something, at the line of the user's that called this package.

    Parameters
    ----------
    message : str
        What is lacking.
    """
    import sys
    import warnings

    level = 1
    frame = sys._getframe()
    while frame.f_back is not None and frame.f_globals.get("__package__") == __package__:
        frame = frame.f_back
        level += 1
    warnings.warn(message, KeisenWarning, stacklevel=level)
