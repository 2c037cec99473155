"""Classes and functions whose errors know names: near ones, and those of other libraries."""

from __future__ import annotations

from keisen._base.shape import KEYWORDS, Options, Shape
from keisen._base.undo import CHANGES, undo

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeVar

    AnyFunction = TypeVar("AnyFunction", bound=Callable[..., Any])
    AnyClass = TypeVar("AnyClass", bound=type[Any])

_PACKAGE = __name__.partition(".")[0]
_Function = type(lambda: None)
# Of a function's code: whether it takes any further values.
_REST = 0x04


class Guarded:
    """A class that refuses unknown options and attributes by name.

    Its errors name the function or class, near names, and the name here of what other libraries call
    otherwise. Classes derived outside of this package may have any attribute and method of their own.
    """

    __slots__ = ()

    # Errors name a method by the class of its object.
    _names_methods = True

    # Hidden from checkers, which would take any attribute to be there.
    if not TYPE_CHECKING:

        def __init_subclass__(cls, **options: object) -> None:
            super().__init_subclass__(**options)
            if cls.__module__.partition(".")[0] == _PACKAGE:
                guard_methods(cls)

        def __getattr__(self, name: str) -> object:
            return missing(self, name)

        def __setattr__(self, name: str, value: object) -> None:
            assign(super().__setattr__, self, name, value)


class UnknownAttribute(AttributeError):  # noqa: N818
    """The AttributeError for an unknown name. Its text is written only when it is read.

    `hasattr`, and `getattr` with a default, ask for much that is not there and read no text.
    """

    def __init__(self, owner: object, name: str) -> None:
        # With a name Python adds no guess of its own.
        super().__init__(name=name)
        self._owner, self._name = owner, name

    def __str__(self) -> str:
        """Return what is wrong, in one line."""
        from keisen._base.near_names import unknown_attribute

        return unknown_attribute(self._owner, self._name)

    def __repr__(self) -> str:
        """Return it as the error that it is caught as."""
        return f"AttributeError({str(self)!r})"

    def __reduce__(self) -> tuple[object, ...]:
        """Return how it is recreated: as a plain AttributeError."""
        return AttributeError, (str(self),)


# It is caught, and shown, as what it is.
UnknownAttribute.__module__ = "builtins"
UnknownAttribute.__name__ = UnknownAttribute.__qualname__ = "AttributeError"


def assign(put: Callable[[str, object], object], owner: object, name: str, value: object) -> None:
    """Set an attribute, as `__setattr__` does.

    Parameters
    ----------
    put : callable
        What sets it.
    owner : object
        The object.
    name : str
        The name.
    value : object
        Its value.

    Raises
    ------
    AttributeError
        Python's own for names with an underscore and those that the class has.
    """
    try:
        put(name, value)
    except AttributeError:
        if name[:1] == "_" or hasattr(type(owner), name):
            raise
    else:
        return
    raise UnknownAttribute(type(owner), name)


def missing(owner: object, name: str) -> object:
    """Raise what `__getattr__` raises.

    Parameters
    ----------
    owner : object
        The object that has no such attribute.
    name : str
        The name.

    Returns
    -------
    object
        The attribute, where there is one after all.

    Raises
    ------
    AttributeError
        Python's own for names with an underscore, and where a property raised it.
    """
    if name[:1] == "_" or hasattr(type(owner), name):
        return object.__getattribute__(owner, name)
    raise UnknownAttribute(type(owner), name)


def missing_from(module: str, name: str) -> object:
    """Raise what the `__getattr__` of a module raises.

    Parameters
    ----------
    module : str
        The name of the module.
    name : str
        What it has not.

    Raises
    ------
    AttributeError
        Always.
    """
    if name[:1] == "_":
        raise AttributeError(f"module {module!r} has no attribute {name!r}")
    import sys

    raise UnknownAttribute(sys.modules[module], name)


def options_of(
    target: Any = None,  # noqa: ANN401
    *,
    without: str = "",
    also: str = "",
    **defaults: object,
) -> Callable[[AnyFunction], AnyFunction]:
    """Say whose options the `**options` of a function are: for help, signature and errors.

    Parameters
    ----------
    target : callable, optional
        The class or function that takes them by name; None for the function's own class.
    without : str, default ""
        Those of them that are not options here, with spaces between.
    also : str, default ""
        Further ones, which the function documents itself where the target does not.
    **defaults
        In place of a target: all options, and their defaults. The function documents them itself.

    Returns
    -------
    callable
        What marks the function.
    """

    def mark(function: AnyFunction) -> AnyFunction:
        reported: Any = function
        reported._options = Options(defaults or target, tuple(without.split()), tuple(also.split()))
        return function

    return mark


def guarded(function: AnyFunction) -> AnyFunction:
    """Return a function that calls another one and refuses unknown options by name.

    Parameters
    ----------
    function : callable
        The function.

    Returns
    -------
    callable
        One with the same name, documentation and signature.
    """
    made: AnyFunction = _guard(function, None)
    return made


def _guard(function: Any, own: type[Any] | None) -> Any:  # noqa: ANN401
    def call(*args: Any, **options: Any) -> Any:  # noqa: ANN401
        undos = CHANGES.undos
        first = len(undos)
        try:
            result = function(*args, **options)
        except TypeError:
            undo(first)
            code = function.__code__
            is_too_long = len(args) > code.co_argcount and not code.co_flags & _REST
            if not options and not is_too_long:
                raise
            from keisen._base.near_names import too_many_values, unknown_option

            wrong = unknown_option(call, args, options)
            if wrong is None and is_too_long:
                wrong = too_many_values(call, args)
            if wrong is None:
                raise
        except BaseException:
            undo(first)
            raise
        else:
            if not first:
                undos.clear()
            return result
        raise TypeError(wrong)

    shape = Shape(function, own)
    reported: Any = call
    reported.__wrapped__ = shape
    for name in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
        setattr(reported, name, getattr(function, name))
    if function.__doc__ and hasattr(function, "_options"):
        from keisen._base.option_docs import with_options

        reported.__doc__ = with_options(function.__doc__, shape)
    return reported


def guard_methods(cls: type[Any]) -> None:
    """Guard the methods of a class that have options.

    Parameters
    ----------
    cls : type
        The class.
    """
    for name, member in list(vars(cls).items()):
        if name[:1] == "_" and name != "__init__":
            continue
        kind = type(member)
        function = member.__func__ if kind in (classmethod, staticmethod) else member
        if type(function) is not _Function or not _has_options(function, name):
            continue
        made = _guard(function, cls)
        setattr(cls, name, made if kind is _Function else kind(made))


def _has_options(function: Any, name: str) -> bool:  # noqa: ANN401
    if isinstance(getattr(function, "__wrapped__", None), Shape):
        return False
    if function.__defaults__ or function.__kwdefaults__ or name == "__init__":
        return True
    return bool(function.__code__.co_flags & KEYWORDS)


def unguarded(function: Any) -> Any:  # noqa: ANN401
    """Return the function that a guarded one calls; any other one itself.

    Parameters
    ----------
    function : callable
        The function.

    Returns
    -------
    callable
        The one that is called.
    """
    shape = getattr(function, "__wrapped__", None)
    return shape.__wrapped__ if isinstance(shape, Shape) else function


def rename(function: Any, name: str) -> None:  # noqa: ANN401
    """Give a function the name that users find it by, in its errors too.

    Parameters
    ----------
    function : callable
        The function.
    name : str
        The name, with that of a class.
    """
    function.__qualname__ = unguarded(function).__qualname__ = name


def guard_foreign(cls: AnyClass) -> AnyClass:
    """Let a class that is none of Python's refuse unknown attributes by name.

    Parameters
    ----------
    cls : type
        The class.

    Returns
    -------
    type
        The same class.
    """
    before: Any = cls.__setattr__

    def put(self: object, name: str, value: object) -> None:
        assign(lambda name, value: before(self, name, value), self, name, value)

    reported: Any = cls
    reported.__getattr__ = missing
    reported.__setattr__ = put
    return cls
