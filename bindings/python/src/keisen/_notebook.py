"""Notebooks: a chart as they ask for it."""

from __future__ import annotations

from keisen._losses import warn_of_losses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container

    from keisen._chart import Chart

#: Device pixels per point of a picture in a notebook.
_PIXEL_RATIO = 2.0


def mime_bundle(
    chart: Chart,
    include: Container[str] | None = None,
    exclude: Container[str] | None = None,
) -> tuple[dict[str, str], dict[str, dict[str, object]]]:
    """Return the picture and its words for a notebook, and the picture's size in points.

    Two device pixels for a point, so that it is crisp on a fine screen too. Notebooks ask for
    this when the chart is the last line of a cell.

    Parameters
    ----------
    chart : Chart
        The chart.
    include, exclude : container of str, optional
        Which of "image/png", "image/svg+xml", "text/html" and "text/plain" are wanted, and which
        are not. The second, and the third, which is the data table, are given only where they are
        included by name.

    Returns
    -------
    tuple of dict
        The picture, a PNG in base64, and the words, by type; and by type what to know about it: the
        width and height to show it at, and the words once more, as `alt`.
    """
    data: dict[str, str] = {}
    metadata: dict[str, dict[str, object]] = {}

    def wanted(kind: str) -> bool:
        return (include is None or kind in include) and (exclude is None or kind not in exclude)

    if chart.closed:
        return ({"text/plain": repr(chart)} if wanted("text/plain") else {}), {}
    if wanted("image/png"):
        from binascii import b2a_base64

        png = chart._png(_PIXEL_RATIO, None, 0.0, False, True)
        warn_of_losses(chart)
        data["image/png"] = b2a_base64(png, newline=False).decode("ascii")
        width, height = chart.pixel_size()
        metadata["image/png"] = {"width": width, "height": height, "alt": chart.alt}
    if include is not None and wanted("image/svg+xml"):
        data["image/svg+xml"] = chart.to_svg()
    if include is not None and wanted("text/html"):
        data["text/html"] = chart.data_table(format="html")
    if wanted("text/plain"):
        data["text/plain"] = f"<{chart.alt}>"
    return data, metadata
