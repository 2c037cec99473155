"""What a task returns: a PNG file or raw pixels."""

from __future__ import annotations

import struct
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

PNG = b"\x89PNG\r\n\x1a\n"


def describe(picture: object) -> tuple[str, tuple[int, int]]:
    """Return the kind of a picture, "PNG" or "pixels", and its width and height."""
    if isinstance(picture, bytes):
        if not picture.startswith(PNG):
            raise ValueError(f"{len(picture)} bytes that are no PNG file")
        width, height = struct.unpack(">II", picture[16:24])
        return "PNG", (width, height)
    height, width, channels = getattr(picture, "shape", (0, 0, 0))
    if channels != 4:
        raise ValueError(f"neither a PNG file nor RGBA pixels: {type(picture).__name__}")
    return "pixels", (width, height)


def check(name: str, picture: object, size: tuple[int, int]) -> str:
    """Return the kind of a picture that has the size; else raise ValueError."""
    kind, found = describe(picture)
    if found != size:
        raise ValueError(f"{name} drew {found[0]} x {found[1]} pixels, not {size[0]} x {size[1]}")
    return kind


def keep(picture: object, path: Path) -> None:
    """Write a picture to a PNG file, to be looked at."""
    if isinstance(picture, bytes):
        path.write_bytes(picture)
    else:
        from matplotlib.image import imsave

        imsave(path, picture)
