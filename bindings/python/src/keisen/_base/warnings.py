"""Warnings: what a picture lacks and yet is no error."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from types import FrameType

_PACKAGE = __name__.partition(".")[0]


class KeisenWarning(UserWarning):
    """A picture lacks something: a character, a row that has no place, a title without room, a zone."""


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
    while frame.f_back is not None and _is_ours(frame):
        frame = frame.f_back
        level += 1
    warnings.warn(message, KeisenWarning, stacklevel=level)


def _is_ours(frame: FrameType) -> bool:
    """Whether a module of this package runs there."""
    package = frame.f_globals.get("__package__") or ""
    return str(package).partition(".")[0] == _PACKAGE
