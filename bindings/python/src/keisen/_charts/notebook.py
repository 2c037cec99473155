"""Notebooks: a chart or a figure as they ask for it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Any

    from keisen._charts.picture import Picture


#: Device pixels per point of a picture in a notebook.
_PIXEL_RATIO = 2.0
#: The type of what `sonification` returns.
_SOUND = "application/vnd.keisen.sonification+json"


def mime_bundle(
    drawn: Picture[Any],
    include: Container[str] | None = None,
    exclude: Container[str] | None = None,
) -> tuple[dict[str, object], dict[str, dict[str, object]]]:
    """Return the picture and its words for a notebook, and the picture's size in points.

    Two device pixels for a point, so that it is crisp on a fine screen too. Notebooks ask for
    this when it is the last line of a cell.

    Parameters
    ----------
    drawn : Chart or Figure
        What to draw.
    include, exclude : container of str, optional
        Which of "image/png", "image/svg+xml", "text/html", "text/csv",
        "application/vnd.keisen.sonification+json" and "text/plain" are wanted, and which are not.
        All but the first and the last one are given only where they are included by name: as a
        document, as a data table for people or for programs, and as sound.

    Returns
    -------
    tuple of dict
        The picture, a PNG in base64, and the words, by type, JSON as what it stands for; and by
        type what to know about it: the width and height to show it at, and the words once more, as
        `alt`.
    """
    data: dict[str, object] = {}
    metadata: dict[str, dict[str, object]] = {}

    def wanted(kind: str) -> bool:
        return (include is None or kind in include) and (exclude is None or kind not in exclude)

    if drawn.closed:
        return ({"text/plain": repr(drawn)} if wanted("text/plain") else {}), {}
    if wanted("image/png"):
        from binascii import b2a_base64

        png = drawn._png(_PIXEL_RATIO, None, 0.0, False, True)
        drawn._warn()
        data["image/png"] = b2a_base64(png, newline=False).decode("ascii")
        width, height = drawn.pixel_size()
        metadata["image/png"] = {"width": width, "height": height, "alt": drawn.alt}
    if include is not None and wanted("image/svg+xml"):
        data["image/svg+xml"] = drawn.to_svg()
    if include is not None and wanted("text/html"):
        data["text/html"] = drawn.data_table(format="html")
    if include is not None and wanted("text/csv"):
        data["text/csv"] = drawn.data_table()
    if include is not None and wanted(_SOUND):
        data[_SOUND] = drawn.sonification()
    if wanted("text/plain"):
        data["text/plain"] = f"<{drawn.alt}>"
    return data, metadata
