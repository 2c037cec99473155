"""Where the values of shapes stand as texts."""

from __future__ import annotations

from keisen._ranges.tick_format import with_native_format

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any, Literal, TypeAlias

    ValueLabels: TypeAlias = Literal["none", "automatic", "outside", "inside", "center"]


def place_of(value_labels: ValueLabels | bool, automatic: ValueLabels = "automatic") -> ValueLabels:
    """Return where values stand.

    Parameters
    ----------
    value_labels : str or bool
        A place, or whether there are any.
    automatic : str, default "automatic"
        What True takes.

    Returns
    -------
    str
        A place.
    """
    if value_labels is True:
        return automatic
    return "none" if value_labels is False else value_labels


def with_value_labels(options: Mapping[str, object]) -> dict[str, object]:
    """Return options with the place and the format of values as the extension reads them.

    Parameters
    ----------
    options : mapping
        The options.

    Returns
    -------
    dict
        The options.
    """
    read = with_native_format(options, "value_format")
    if "value_labels" in read:
        place: Any = read["value_labels"]
        read["value_labels"] = place_of(place)
    return read
