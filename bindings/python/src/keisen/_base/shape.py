"""What a function takes: the shape that signatures, errors and documentation are made of."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from inspect import Parameter, Signature
    from typing import Any

# Of a function's code: whether it takes any further options.
KEYWORDS = 0x08


class Unchanged:
    """What a signature shows as the default of an option that stays as it is."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Return what help shows."""
        return "unchanged"


_UNCHANGED = Unchanged()


class Options:
    """Whose options those of a function are."""

    __slots__ = ("also", "is_change", "target", "without")

    def __init__(
        self,
        target: Any,  # noqa: ANN401
        without: tuple[str, ...],
        also: tuple[str, ...],
        is_change: bool = False,
    ) -> None:
        self.target, self.without, self.also = target, without, also
        # Whether one that is not given stays as it is.
        self.is_change = is_change


class Shape:
    """The parameters of a function, as its signature and its errors show them.

    It stands between a guarded function and the one that it calls, where `inspect.signature` looks.
    """

    __slots__ = ("__name__", "__wrapped__", "own")

    def __init__(self, function: Any, own: type[Any] | None) -> None:  # noqa: ANN401
        self.__wrapped__ = function
        self.__name__ = function.__name__
        self.own = own

    def __call__(self, *args: object, **options: object) -> object:
        """Call the function."""
        return self.__wrapped__(*args, **options)

    def target(self) -> Options | None:
        """Return what further options are those of; None where there are none, or any."""
        options: Options | None = getattr(self.__wrapped__, "_options", None)
        if options is None or options.target is not None or self.own is None:
            return options
        return Options(self.own, options.without, options.also, True)

    def names(self, *, keywords: bool = False) -> dict[str, None] | None:
        """Return the names that a call may give, in order; None where it may give any.

        Parameters
        ----------
        keywords : bool, default False
            Whether only those that have to be given by name.
        """
        function = self.__wrapped__
        code = function.__code__
        first, last = code.co_argcount, code.co_argcount + code.co_kwonlyargcount
        own = dict.fromkeys(code.co_varnames[:last])
        found = dict.fromkeys(code.co_varnames[first if keywords else 0 : last])
        if not code.co_flags & KEYWORDS:
            return found
        options = self.target()
        if options is None:
            return None
        is_given = isinstance(options.target, dict)
        further = options.target if is_given else shape_of(options.target).names(keywords=True)
        if further is None:
            return None
        for name in (*options.also, *further):
            if name not in own and name not in options.without:
                found[name] = None
        return found

    @property
    def __signature__(self) -> Signature:
        """The signature, with all options by name."""
        from inspect import Parameter, signature

        made = signature(self.__wrapped__)
        own = list(made.parameters.values())
        options = self.target()
        if options is None or own[-1].kind is not Parameter.VAR_KEYWORD:
            return made
        further = [
            Parameter(name, Parameter.KEYWORD_ONLY, default=_UNCHANGED) for name in options.also
        ]
        for each in _parameters(options.target):
            if each.name not in made.parameters and each.name not in options.without:
                is_changed = options.is_change and each.kind is Parameter.KEYWORD_ONLY
                further.append(each.replace(default=_UNCHANGED) if is_changed else each)
        return made.replace(parameters=[*own[:-1], *further])


def _parameters(target: Any) -> Iterator[Parameter]:  # noqa: ANN401
    from inspect import Parameter, signature

    if isinstance(target, dict):
        for name, default in target.items():
            yield Parameter(name, Parameter.KEYWORD_ONLY, default=default)
        return
    for each in signature(_function_of(target)).parameters.values():
        if each.kind in (Parameter.KEYWORD_ONLY, Parameter.VAR_KEYWORD):
            yield each


def _function_of(target: Any) -> Any:  # noqa: ANN401
    """Return a function, or the one that makes objects of a class."""
    if isinstance(target, type):
        return vars(target).get("__init__") or target.__init__  # type: ignore[misc]
    return getattr(target, "__func__", target)


def shape_of(target: Any) -> Shape:  # noqa: ANN401
    """Return the shape of a function, or of what makes an object of a class.

    Parameters
    ----------
    target : callable
        The function or class.

    Returns
    -------
    Shape
        Its shape.
    """
    function = _function_of(target)
    shape = getattr(function, "__wrapped__", None)
    return shape if isinstance(shape, Shape) else Shape(function, None)
