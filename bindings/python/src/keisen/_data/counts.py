"""Rows counted by name, and several sets of values counted into common bins."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError
from keisen._data.arithmetic import floats
from keisen._data.mesh import is_matrix
from keisen._data.plain import Names, plain

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from numpy.typing import NDArray


def names_of(values: Any) -> Names | None:  # noqa: ANN401
    """Return names, or None where values are something else."""
    if getattr(values, "ndim", 1) != 1 or not hasattr(values, "__len__"):
        return None
    read, _ = plain(values, "x")
    return read if isinstance(read, Names) else None


def sets_of_values(values: Any) -> list[tuple[str | None, Any]] | None:  # noqa: ANN401
    """Return label and values of each set of several, or None where there is one.

    Several are a dict, a table, the columns of a matrix, or a sequence of sequences.
    """
    if isinstance(values, dict) or (is_matrix(values) and hasattr(values, "items")):
        return [(str(label), each) for label, each in values.items()]
    if not is_matrix(values):
        return None
    return [(None, each) for each in (values if isinstance(values, (list, tuple)) else values.T)]


def counts_of_names(
    names: Names,
    weights: Any,  # noqa: ANN401
    density: bool,
    cumulation: str,
) -> tuple[list[str], list[float]]:
    """Return each name, in the order of first rows or of their type, and what its rows count."""
    shares = [1.0] * len(names.texts) if weights is None else floats(weights, "weights")
    if len(shares) != len(names.texts):
        wrong = f"there must be as many weights as values, got {len(shares)} and {len(names.texts)}"
        raise InvalidArgumentError(wrong)
    counts = dict.fromkeys(names.known, 0.0)
    for name, share in zip(names.texts, shares, strict=True):
        if name is not None and share - share == 0:
            counts[name] = counts.get(name, 0.0) + share
    import numpy

    heights = numpy.array(list(counts.values()))
    if density and heights.sum() != 0:
        heights = heights / heights.sum()
    return list(counts), _summed(heights, cumulation).tolist()


def counts_of_sets(
    sets: Sequence[tuple[str | None, Any]],
    bins: str | int | Sequence[float] | NDArray[Any],
    range: tuple[float, float] | None,
    weights: Any,  # noqa: ANN401
    density: bool,
    cumulation: str,
    stacked: bool,
) -> tuple[NDArray[Any], list[NDArray[Any]]]:
    """Return the edges of common bins, and the heights of each set.

    Parameters
    ----------
    sets : sequence of (str or None, array_like)
        Label and numbers of each, or times.
    bins, range, density
        As those of `hist`.
    weights : sequence of array_like or None
        Those of each set.
    cumulation : {"none", "ascending", "descending"}
        Which way heights are summed up.
    stacked : bool
        Whether the areas of all sets together are 1, not of each, where heights are densities.

    Returns
    -------
    tuple of numpy.ndarray and list of numpy.ndarray
        One edge more than bins, of times in the finest unit of all, and for each set as many heights as
        bins. Densities of times are shares by such units.

    Raises
    ------
    InvalidArgumentError
        If numpy refuses bins or range, or there are not as many weights as values.
    TypeError
        If some of the sets are times and others numbers.
    """
    import numpy

    if weights is not None and len(weights) != len(sets):
        wrong = f"there must be weights for each of {len(sets)} sets, got {len(weights)}"
        raise InvalidArgumentError(wrong)
    rows = []
    numbers_of_sets, times = _numbers_of_sets([values for _, values in sets])
    if times is not None:
        bins = bins if isinstance(bins, (str, int)) else times.places(bins, "bins")
        range = None if range is None else times.places(range, "range")
    for place, numbers in enumerate(numbers_of_sets):
        shares = None if weights is None else numpy.array(floats(weights[place], "weights"))
        if shares is not None and len(shares) != len(numbers):
            wrong = f"there must be as many weights as values, got {len(shares)} and {len(numbers)}"
            raise InvalidArgumentError(wrong)
        known = numpy.isfinite(numbers if shares is None else numbers + shares)
        rows.append((numbers[known], None if shares is None else shares[known]))
    try:
        edges = numpy.histogram_bin_edges(
            numpy.concatenate([numbers for numbers, _ in rows]) if rows else [], bins, range
        )
        counts = [numpy.histogram(numbers, edges, weights=shares)[0] for numbers, shares in rows]
    except (TypeError, ValueError) as error:
        raise InvalidArgumentError(str(error)) from None
    heights = [count.astype("float64") for count in counts]
    if density:
        common = sum(each.sum() for each in heights)
        wholes = [common if stacked else each.sum() for each in heights]
        # Summed up, shares of a whole are areas; else heights are shares by width.
        widths = numpy.diff(edges) if cumulation == "none" else 1.0
        heights = [
            each / whole / widths if whole != 0 else each
            for each, whole in zip(heights, wholes, strict=True)
        ]
    edges = edges.astype("f8") if times is None else times.instants(edges)
    return edges, [_summed(each, cumulation) for each in heights]


class _Times:
    """Instants as numbers: steps of a unit since the first of them."""

    __slots__ = ("_first", "_unit")

    def __init__(self, unit: str, first: int) -> None:
        self._unit, self._first = unit, first

    def places(self, values: Any, name: str) -> Any:  # noqa: ANN401
        """Return instants as numbers, NaN for those that are missing."""
        import numpy

        steps = _steps_of(values, name, self._unit)
        missing = steps == numpy.iinfo("i8").min
        places: NDArray[Any] = (steps - numpy.where(missing, 0, self._first)).astype("f8")
        places[missing] = numpy.nan
        return places

    def instants(self, places: NDArray[Any]) -> NDArray[Any]:
        """Return numbers as instants, those between two steps at the nearest."""
        import numpy

        steps: NDArray[Any] = self._first + numpy.rint(places).astype("i8")
        return steps.astype(f"M8[{self._unit}]")


def _numbers_of_sets(sets: Sequence[Any]) -> tuple[list[NDArray[Any]], _Times | None]:
    """Return the numbers of each set; of times since the first of all, and what turns them back."""
    import numpy

    units = [plain(each, f"x[{place}]")[1] for place, each in enumerate(sets)]
    if not any(units):
        return [numpy.array(floats(each, f"x[{place}]")) for place, each in enumerate(sets)], None
    if not all(units):
        raise TypeError("sets must be times or numbers, got both")
    unit = max(units, key=("s", "ms", "us", "ns").index)
    steps = numpy.concatenate([_steps_of(each, "x", unit) for each in sets])
    known = steps[steps != numpy.iinfo("i8").min]
    times = _Times(unit, int(known.min()) if len(known) else 0)
    return [times.places(each, f"x[{place}]") for place, each in enumerate(sets)], times


def _steps_of(values: Any, name: str, unit: str) -> NDArray[Any]:  # noqa: ANN401
    """Return times as whole steps of a unit, the least integer for those that are missing."""
    import numpy

    steps, own = plain(values, name)
    if not own:
        raise TypeError(f"{name} must be times, as the sets are")
    instants: NDArray[Any] = numpy.asarray(steps, "i8").view(f"M8[{own}]")
    return instants.astype(f"M8[{unit}]").view("i8")


def _summed(heights: NDArray[Any], cumulation: str) -> NDArray[Any]:
    if cumulation == "ascending":
        return heights.cumsum()
    return heights[::-1].cumsum()[::-1] if cumulation == "descending" else heights
