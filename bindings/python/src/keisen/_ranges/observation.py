"""Observers: functions that are told what changes."""

from __future__ import annotations

from keisen import _keisen

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Protocol

    class Observed(Protocol):
        """What can be observed, as the extension has it."""

        def observe(self, observer: _keisen.Callback, /) -> int: ...

        def remove_observer(self, number: int, /) -> None: ...


def observe(
    native: Observed, observers: dict[int, _keisen.Callback], observer: Callable[..., object]
) -> Callable[[], None]:
    """Begin to tell an observer, and note it where Python's collector sees what it refers to.

    Parameters
    ----------
    native : object
        What is observed, as the extension has it.
    observers : dict
        All observers of it by their numbers.
    observer : callable
        What is called.

    Returns
    -------
    callable
        Ends the observation.
    """
    held = _keisen.Callback(observer, "observer")
    number = native.observe(held)
    observers[number] = held

    def end() -> None:
        native.remove_observer(number)
        observers.pop(number, None)

    return end
