"""Options that are properties too."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Generic

    from typing_extensions import TypeVar

    # What it is, and what it may be set to.
    Got = TypeVar("Got")
    Given = TypeVar("Given", default=Got)

    class Option(Generic[Got, Given]):
        """A property that reads an option and changes it as `set` of its class does."""

        def __init__(self, text: str) -> None: ...

        def __get__(self, owner: object, kind: type[object]) -> Got: ...

        def __set__(self, owner: object, value: Given) -> None: ...
else:

    class Option(property):
        """A property that reads an option and changes it as `set` of its class does."""

        def __init__(self, text: str) -> None:
            self.__doc__ = text

        def __set_name__(self, owner: type[object], name: str) -> None:
            text = self.__doc__

            def read(owner: object) -> object:
                return getattr(owner._open, name)

            def change(owner: object, value: object) -> None:
                owner.set(**{name: value})

            super().__init__(read, change)
            self.__doc__ = text
