"""Values by their names."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


def named_values(values: Any) -> dict[Any, Any] | None:  # noqa: ANN401
    """Return what a mapping or a table has by name.

    Parameters
    ----------
    values : object
        Anything. A pandas Series has keys too; its index tells no names.

    Returns
    -------
    dict or None
        Names and what they stand for, in order; None where there are no names.
    """
    if not hasattr(values, "keys") or hasattr(values, "dtype"):
        return None
    return {name: values[name] for name in values.keys()}
