"""What can be set as a property too: options, and what the library has a function for."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Generic

    from typing_extensions import TypeVar

    # What it is, and what it may be set to.
    Got = TypeVar("Got")
    Given = TypeVar("Given", default=Got)

    class _Property(Generic[Got, Given]):
        def __get__(self, owner: object, kind: type[object]) -> Got: ...

        def __set__(self, owner: object, value: Given) -> None: ...

    class Option(_Property[Got, Given]):
        """A property that reads an option and changes it as `set` of its class does."""

        def __init__(self, text: str) -> None: ...

    class Setting(_Property[Got, Given]):
        """A property that the library reads by its name, or another one, and sets by that after `set_`."""

        def __init__(self, text: str, of: str = "") -> None: ...

    class Words(Setting[str | None]):
        """A setting that is a text; None is none."""

    class Outer(_Property[Got, Given]):
        """A property that is the one of what is `outer`."""

        def __init__(self, text: str) -> None: ...
else:

    class Option(property):
        """A property that reads an option and changes it as `set` of its class does."""

        def __init__(self, text: str, of: str = "") -> None:
            self.__doc__, self._of = text, of

        def __set_name__(self, owner: type[object], name: str) -> None:
            text = self.__doc__
            super().__init__(self._reader(self._of or name), self._setter(self._of or name))
            super().__set_name__(owner, name)
            self.__doc__ = text

        # What a subclass makes of it is a plain property.
        def getter(self, function) -> property:  # noqa: ANN001
            return property(function, self.fset, self.fdel, self.__doc__)

        def setter(self, function) -> property:  # noqa: ANN001
            return property(self.fget, function, self.fdel, self.__doc__)

        def deleter(self, function) -> property:  # noqa: ANN001
            return property(self.fget, self.fset, function, self.__doc__)

        def _reader(self, name: str):  # noqa: ANN202
            return lambda owner: getattr(owner._open, name)

        def _setter(self, name: str):  # noqa: ANN202
            return lambda owner, value: owner.set(**{name: value})

    class Setting(Option):
        """A property that the library reads by its name, or another one, and sets by that after `set_`."""

        def _setter(self, name: str):  # noqa: ANN202
            return lambda owner, value: getattr(owner._open, f"set_{name}")(value)

    class Words(Setting):
        """A setting that is a text; None is none."""

        def _reader(self, name: str):  # noqa: ANN202
            return lambda owner: getattr(owner._open, name) or None

    class Outer(Option):
        """A property that is the one of what is `outer`."""

        def _reader(self, name: str):  # noqa: ANN202
            return lambda owner: getattr(owner.outer, name)

        def _setter(self, name: str):  # noqa: ANN202
            return lambda owner, value: setattr(owner.outer, name, value)
