"""What all objects share: an end of life."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidHandleError, InvalidStateError
from keisen._base.guarded import Guarded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, Generic, NoReturn, TypeVar

    from typing_extensions import Self

    Native = TypeVar("Native", covariant=True)
    OneNative = TypeVar("OneNative")
    AnyObject = TypeVar("AnyObject", bound="Object[Any]")

    class _Base(Guarded, Generic[Native]):
        __slots__ = ()
else:

    class _Base(Guarded):
        __slots__ = ()

        def __class_getitem__(cls, native: object) -> type:
            return cls


class Object(_Base["Native"]):
    """A reference to an object of the library.

    It ends with `close()`, at the end of a `with` block, or when Python lets go of it. What an
    object is part of keeps it alive: closing a column does not take it out of a chart.
    """

    __slots__ = ("__weakref__", "_native")

    _native: Native | None

    def close(self) -> None:
        """Give the reference back. Closing again is no error."""
        self._native = None

    @property
    def closed(self) -> bool:
        """Whether `close()` was called."""
        return getattr(self, "_native", None) is None

    def describe(self) -> dict[str, Any]:
        """Tell the state of the object and of what it refers to: for debugging and for tests.

        Nothing is changed, fitted or drawn, and no code of one's own is called. An object is told in
        full once, with a number, its "id"; where it comes again there are its kind and its id alone.
        The same state gives the same. What is told grows with the library, so no program must decide
        by it; `docs/describe.md` has its rules.

        Returns
        -------
        dict
            "kind", "type" where a kind has several, "id", and all that can be set.

        Raises
        ------
        InvalidHandleError
            If the object is closed.

        Examples
        --------
        >>> import keisen as ks
        >>> ks.Column([1.5, float("nan")]).describe()["first"]
        [1.5, 'NaN']
        """
        from json import loads

        native: Any = self._open
        reported: dict[str, Any] = loads(_keisen.describe(getattr(native, "series", native)))
        return reported

    @property
    def _open(self) -> Native:
        """The object of the library; an error when this one is closed, or was never made."""
        try:
            native = self._native
        except AttributeError:
            name = type(self).__name__
            wrong = f"this {name} is not made yet: {name}.__init__ must call super().__init__()"
            raise InvalidStateError(wrong) from None
        if native is None:
            raise InvalidHandleError(f"this {type(self).__name__} is closed")
        return native

    @classmethod
    def _native_of(cls, value: object, name: str) -> Native:
        """Return the object of the library behind an argument, which must be of this class."""
        if not isinstance(value, cls):
            wrong = type(value).__name__
            raise TypeError(f"{name} must be a {cls.__name__}, got {wrong}")
        return value._open

    def __enter__(self) -> Self:
        """Return the object itself."""
        return self

    def __exit__(self, *exception: object) -> None:
        """Close the object."""
        self.close()

    def __reduce__(self) -> NoReturn:
        """Refuse: a copy would be the same object, and a pickle has no data."""
        raise TypeError(f"cannot copy or pickle a {type(self).__name__}")


def native_of(value: object, kind: type[OneNative], name: str) -> OneNative:
    """Return the object of the library behind an argument, whose class the extension calls `kind`.

    Parameters
    ----------
    value : object
        The argument.
    kind : type
        Its class in the extension.
    name : str
        What errors call the argument.

    Returns
    -------
    object
        The object of the library.
    """
    native = value._open if isinstance(value, Object) else None
    if not isinstance(native, kind):
        raise TypeError(f"{name} must be a {kind.__name__}, got {type(value).__name__}")
    return native


def reopened(closed: AnyObject, native: object) -> AnyObject:
    """Return an open object in place of one that was closed.

    Parameters
    ----------
    closed : Object
        The object that was closed.
    native : object
        What the extension calls what it was for.

    Returns
    -------
    Object
        An object of the same type that knows the same of it. Attributes that a class of one's own gives
        its objects are those of both.
    """
    from types import MemberDescriptorType

    made = type(closed).__new__(type(closed))
    for kind in type(closed).__mro__:
        for slot in vars(kind).values():
            if isinstance(slot, MemberDescriptorType) and slot.__name__ != "_native":
                try:
                    value = slot.__get__(closed)
                except AttributeError:
                    continue
                slot.__set__(made, value)
    if hasattr(closed, "__dict__"):
        made.__dict__ = closed.__dict__
    made._native = native
    return made
