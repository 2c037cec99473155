"""Warnings of what the last picture of a chart lacks."""

from __future__ import annotations

from keisen._base.warnings import warn
from keisen._marks.pie_series import PieSeries

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from keisen._charts.chart import Chart
    from keisen._charts.frames import Frames
    from keisen._data.series import Series
    from keisen._keisen import FrameRecord, SeriesRecord


def warn_of_losses(chart: Frames) -> None:
    """Warn of what the last frame of a chart lacks, once for each kind.

    Where several threads draw one chart at once, it may be of the frame of another.

    Parameters
    ----------
    chart : Chart
        A chart with a frame.

    Warns
    -----
    KeisenWarning
        If characters have no glyph, titles or labels have no room, annotations are not in view, all
        data lies beyond an end that is set, colours repeat, rows have no place on a scale or in a pie, or begin
        where a scale has none.
    """
    record = chart._open.frame_record()
    _warn(record, chart.series, record.series)


def warn_of_losses_of_charts(outer: Chart, charts: Sequence[Chart]) -> None:
    """Warn of what the last frame of a figure lacks, once for each kind, as `warn_of_losses`.

    Parameters
    ----------
    outer : Chart
        The chart around the grid, whose record is that of the picture.
    charts : sequence of Chart
        Charts with a frame.

    Warns
    -----
    KeisenWarning
        As `warn_of_losses`.
    """
    series: list[Series] = []
    drawn: list[SeriesRecord] = []
    for chart in charts:
        for each, record in zip(chart.series, chart.frame_record.series, strict=False):
            series.append(each)
            drawn.append(record)
    _warn(outer.frame_record, series, drawn)


def _warn(record: FrameRecord, drawn: Sequence[Series], records: Sequence[SeriesRecord]) -> None:
    if record.missing_glyphs > 0:
        characters = _counted(record.missing_glyphs, "character is", "characters are")
        warn(f"{characters} in no font that was found: a box stands in the picture")

    labels = sum(series.omitted_labels for series in records)
    parts = record.omitted_parts - labels
    if parts > 0:
        kinds = "title, legend, axis or message has", "titles, legends, axes and messages have"
        warn(
            f"{_counted(parts, *kinds)} no room in the picture: make it larger, or the text smaller"
        )
    if record.shortened_texts > 0:
        texts = _counted(record.shortened_texts, "text is", "texts are")
        warn(f"{texts} shortened to leave room for the plot: make the picture larger")
    if record.held_ends > 0:
        ranges = _counted(record.held_ends, "range has", "ranges have")
        warn(f"{ranges} an end that is set, and all data lies beyond it")
    if record.unseen_annotations > 0:
        notes = _counted(record.unseen_annotations, "annotation is", "annotations are")
        warn(f"{notes} not in view, outside of the range or without a place on the scale")
    if record.repeated_colors > 0:
        kinds = "series or category has", "series or categories have"
        warn(
            f"{_counted(record.repeated_colors, *kinds)} the colour of another one: give them "
            "colours, or the theme a longer cycle"
        )
    if labels > 0:
        texts = _counted(labels, "label of a slice or value has", "labels of slices or values have")
        warn(f"{texts} no room in the picture: make it larger, or the text smaller")

    in_pies = sum(
        own.dropped
        for series, own in zip(drawn, records, strict=False)
        if isinstance(series, PieSeries)
    )
    if in_pies > 0:
        warn(f"{_counted(in_pies, 'row has', 'rows have')} no slice: a pie shows positive values")
    dropped = sum(series.dropped for series in records) - in_pies
    if dropped > 0:
        rows = _counted(dropped, "row has", "rows have")
        warn(
            f"{rows} no place on the scale and left a gap: a log scale shows positive values, symlog all"
        )

    open_ended = sum(series.open_ended for series in records)
    if open_ended > 0:
        kinds = "bin, cell or image begins", "bins, cells or images begin"
        begins = _counted(open_ended, *kinds)
        warn(
            f"{begins} where a log scale has no place, drawn to the end of the plot: "
            "choose edges above 0"
        )


def _counted(count: int, one: str, several: str) -> str:
    """Return a number and what there is of it."""
    return f"{count} {one if count == 1 else several}"
