"""Notebooks: a chart or a figure as they ask for it."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Container
    from typing import Any

    from keisen._picture import Picture


#: Device pixels per point of a picture in a notebook.
_PIXEL_RATIO = 2.0


def mime_bundle(
    drawn: Picture[Any],
    include: Container[str] | None = None,
    exclude: Container[str] | None = None,
) -> tuple[dict[str, str], dict[str, dict[str, object]]]:
    """Return the picture and its words for a notebook, and the picture's size in points.

    Two device pixels for a point, so that it is crisp on a fine screen too. Notebooks ask for
    this when it is the last line of a cell.

    Parameters
    ----------
    drawn : Chart or Figure
        What to draw.
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
    if include is not None and wanted("text/html") and hasattr(drawn, "data_table"):
        data["text/html"] = drawn.data_table(format="html")
    if wanted("text/plain"):
        data["text/plain"] = f"<{drawn.alt}>"
    return data, metadata
