"""Warnings: what a picture lacks and yet is no error."""

from __future__ import annotations


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
    while frame.f_back is not None and frame.f_globals.get("__package__") == __package__:
        frame = frame.f_back
        level += 1
    warnings.warn(message, KeisenWarning, stacklevel=level)
