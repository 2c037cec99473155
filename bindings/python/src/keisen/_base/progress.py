"""A bar that shows how far something is."""

from __future__ import annotations

import sys
from time import monotonic


class ProgressBar:
    """A bar on the standard error, written ten times a second at most.

    Parameters
    ----------
    unit : str
        What is counted, in the plural.
    """

    def __init__(self, unit: str) -> None:
        self._unit = unit
        self._start = monotonic()
        self._next = self._start
        self._is_open = False

    def __call__(self, done: int, count: int) -> None:
        """Show how far it is; the last call ends the line.

        Parameters
        ----------
        done : int
            How many are done.
        count : int
            How many there are.
        """
        now = monotonic()
        # Programs without a console have no standard error.
        if (now < self._next and done < count) or sys.stderr is None:
            return
        self._next = now + 0.1
        seconds = now - self._start
        share = done / count if count else 1.0
        filled = int(share * 20)
        rate = done / seconds if seconds > 0 else 0.0
        left = (count - done) / rate if rate > 0 else 0.0
        line = (
            f"\r{share:4.0%} |{'#' * filled:<20}| {done:,}/{count:,} {self._unit} "
            f"[{_clock(seconds)}<{_clock(left)}, {rate:,.0f}/s]"
        )
        # A notebook, a terminal and a file understand this alike.
        self._write(line)
        self._is_open = True
        if done == count:
            self.end()

    def end(self) -> None:
        """End the line, if there is one: also where not all is done."""
        if self._is_open:
            self._write("\n")
        self._is_open = False

    @staticmethod
    def _write(text: str) -> None:
        if sys.stderr is not None:
            sys.stderr.write(text)
            sys.stderr.flush()


def _clock(seconds: float) -> str:
    minutes, seconds = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes:02}:{seconds:02}"
