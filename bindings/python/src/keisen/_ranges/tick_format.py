"""How tick labels are written."""

from __future__ import annotations

from keisen._base.guarded import Guarded

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal, TypeAlias

    TickStyle: TypeAlias = Literal[
        "automatic", "fixed", "scientific", "si", "percent", "thousands", "duration", "date"
    ]
    TickFormatLike: TypeAlias = "str | TickFormat | None"
    NativeFormat: TypeAlias = "tuple[str, int | None, str, str, str]"


class TickFormat(Guarded):
    """How tick labels are written.

    No locale matters. Where two different ticks would read the same they get more digits.

    Parameters
    ----------
    style : str, default "automatic"
        "automatic" for what suits the scale, "fixed" for 1234.50, "scientific" for a power of ten, "si" for
        1.2 k, "percent" for 12 %, "thousands" for 12,345, "duration" of seconds for 1:02:03, "date"
        for a date by `pattern`. A pattern itself, which has a %, stands for "date".
    decimals : int, optional
        Digits after the point, 0 to 30; None for as many as the step needs.
    pattern : str, default ""
        Pattern of "date", as of strftime.
    prefix, suffix : str, default ""
        What stands in front and behind; for "si" the suffix is the unit.

    Examples
    --------
    >>> import keisen as ks
    >>> ks.Projection(0, 1).format(1500, ks.TickFormat("si", suffix="Hz"))
    '1.5\u202fkHz'
    """

    __slots__ = {
        "decimals": "Digits after the point, or None.",
        "pattern": "Pattern of dates.",
        "prefix": "What stands in front.",
        "style": "What a label looks like.",
        "suffix": "What stands behind.",
    }

    def __init__(
        self,
        style: str = "automatic",
        *,
        decimals: int | None = None,
        pattern: str = "",
        prefix: str = "",
        suffix: str = "",
    ) -> None:
        is_pattern = isinstance(style, str) and "%" in style
        self.style = "date" if is_pattern else style
        self.decimals = decimals
        self.pattern = style if is_pattern else pattern
        self.prefix = prefix
        self.suffix = suffix

    @property
    def _native(self) -> NativeFormat:
        return (self.style, self.decimals, self.pattern, self.prefix, self.suffix)

    def __repr__(self) -> str:
        """Return the call that makes it."""
        return f"TickFormat({self.style!r})"


def native_format(format: TickFormatLike) -> NativeFormat:
    """Return a format as the extension reads it.

    Parameters
    ----------
    format : str, TickFormat or None
        A style, a pattern that has a %, or all of it; None is automatic.

    Returns
    -------
    tuple
        Style, decimals, pattern, prefix and suffix.
    """
    if isinstance(format, TickFormat):
        return format._native
    if format is not None and not isinstance(format, str):
        raise TypeError(f"format must be a str or a TickFormat, got {type(format).__name__}")
    return TickFormat("automatic" if format is None else format)._native


def with_native_format(options: Mapping[str, object], name: str) -> dict[str, object]:
    """Return options of which one, if it is there, is a format as the extension reads it.

    Parameters
    ----------
    options : mapping
        The options.
    name : str
        The name of the one.

    Returns
    -------
    dict
        The options.
    """
    if name not in options:
        return dict(options)
    format: Any = options[name]
    return {**options, name: native_format(format)}
