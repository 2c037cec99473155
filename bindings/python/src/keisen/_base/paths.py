"""Paths of files."""

from __future__ import annotations

from os import fsdecode

TYPE_CHECKING = False
if TYPE_CHECKING:
    from os import PathLike
    from typing import TypeAlias

    PathLikeText: TypeAlias = "str | bytes | PathLike[str] | PathLike[bytes]"


def path_text(path: PathLikeText, name: str = "path") -> str:
    """Return a path as the extension takes it.

    Parameters
    ----------
    path : path_like
        The path.
    name : str, default "path"
        What to call it in an error.

    Returns
    -------
    str
        The path.

    Raises
    ------
    TypeError
        If it is no path.
    """
    try:
        return fsdecode(path)
    except TypeError:
        wrong = type(path).__name__
        raise TypeError(f"{name} must be a str, bytes or path-like, got {wrong}") from None
