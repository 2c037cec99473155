"""What restrictions were made with, as properties that are read."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Generic, TypeVar

    from keisen._data.values import Parts

    Got = TypeVar("Got")

    class Parameter(Generic[Got]):
        """A property that a function makes of what the library has by its name, or another one."""

        def __init__(self, text: str, read: Callable[[Parts], Got], of: str = "") -> None: ...

        def __get__(self, owner: object, kind: type[object]) -> Got: ...

    class OptionalParameter(Parameter[Got | None]):
        """A parameter that is None where the library has none."""

        def __init__(self, text: str, read: Callable[[Parts], Got], of: str = "") -> None: ...
else:

    class Parameter(property):
        """A property that a function makes of what the library has by its name, or another one."""

        def __init__(self, text: str, read, of: str = "") -> None:  # noqa: ANN001
            self.__doc__, self._read, self._of = text, read, of

        def __set_name__(self, owner: type[object], name: str) -> None:
            text, of = self.__doc__, self._of or name
            super().__init__(lambda owner: self._made(owner._open.parameter(of)))
            super().__set_name__(owner, name)
            self.__doc__ = text

        def _made(self, parts: Parts | None) -> object:
            return self._read((0, 0.0, 0) if parts is None else parts)

    class OptionalParameter(Parameter):
        """A parameter that is None where the library has none."""

        def _made(self, parts: Parts | None) -> object:
            return None if parts is None else self._read(parts)


def number(parts: Parts) -> float:
    """Return a number.

    Parameters
    ----------
    parts : tuple of int, float and int
        An integer, the rest, and the number of their unit.

    Returns
    -------
    float
        Their sum.
    """
    return parts[0] + parts[1]


def whole(parts: Parts) -> int:
    """Return a whole number.

    Parameters
    ----------
    parts : tuple of int, float and int
        As for `number`.

    Returns
    -------
    int
        Their sum.
    """
    return int(number(parts))


def flag(parts: Parts) -> bool:
    """Return whether a number is not 0.

    Parameters
    ----------
    parts : tuple of int, float and int
        As for `number`.

    Returns
    -------
    bool
        Whether it is.
    """
    return number(parts) != 0
