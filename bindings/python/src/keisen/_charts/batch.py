"""Many charts that are drawn together."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import (
    BatchError,
    CancelledError,
    DeviceLostError,
    InvalidHandleError,
    KeisenError,
)
from keisen._base.guarded import guarded
from keisen._base.progress import ProgressBar
from keisen._charts.chart import Chart
from keisen._drawing.renderer import forget, resolve

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from typing import Any

    from keisen._drawing.renderer import RendererLike


@guarded
def render_many(
    charts: Iterable[Chart],
    *,
    threads: int | None = None,
    pixel_ratio: float = 1.0,
    renderer: RendererLike | None = None,
    time: float = 0.0,
    exact: bool = False,
    metadata: bool = True,
    progress: bool | Callable[[int, int], object] = False,
) -> list[bytes]:
    """Draw many charts, several at a time, each into a PNG file in memory.

    The files are those of `Chart.to_png`. Each chart is drawn by one thread, which runs its Python
    parts too; other threads run meanwhile. All files are held in memory: for more than fit there,
    draw some thousands at a time.

    Parameters
    ----------
    charts : iterable of Chart
        The charts, of any sizes; one may come more than once.
    threads : int, optional
        How many draw at once at most, 1 or more. None, and more than the process has for drawing
        (`KEISEN_THREADS` in the environment, else its cores), is all of these.
    pixel_ratio : float, default 1
        Device pixels per point, positive and finite.
    renderer : Renderer or {"auto", "cpu", "vulkan"}, optional
        What draws, as for `Chart.to_png`. A Vulkan renderer on a GPU draws up to 16 charts of one size
        in one submission.
    time : float, default 0
        Time of each frame in seconds, finite.
    exact : bool, default False
        Whether every series is drawn row by row.
    metadata : bool, default True
        Whether the files tell title and `alt`.
    progress : bool or callable, default False
        Whether to show a bar on the standard error; or a function of the number of charts that are
        done and of all, which is called on this thread from time to time, and once at the end. Where it
        returns what is false, but None, no other chart is begun; an exception of its does the same and is
        raised.

    Returns
    -------
    list of bytes
        The files in the order of the charts.

    Raises
    ------
    BatchError
        If charts failed or the batch was cancelled, when all others are drawn: `results` has the
        files that there are, `errors` the exceptions by the number of the chart. So it is where a
        `KeisenWarning` of a chart is made an error: then `results` has its file too.
    TypeError
        If one of the charts is none. Then nothing is drawn.
    InvalidArgumentError
        If `threads` is not positive.

    Examples
    --------
    >>> import keisen as ks
    >>> charts = [ks.Chart(200, 100, title=f"{n} steps") for n in range(1, 4)]
    >>> for n, chart in enumerate(charts, start=1):
    ...     line = chart.line(None, [step * step for step in range(n + 1)])
    >>> files = ks.render_many(charts, threads=2)
    >>> [file[1:4] for file in files]
    [b'PNG', b'PNG', b'PNG']
    """
    bar = ProgressBar("charts") if progress is True else None
    reported = bar or progress or None
    if not (reported is None or callable(reported)):
        raise TypeError(f"progress must be a bool or a callable, got {type(progress).__name__}")
    charts = list(charts)
    outcomes: list[Any] = []  # Files, and exceptions.
    natives: list[_keisen.Chart] = []
    places: list[int] = []
    for number, chart in enumerate(charts):
        if not isinstance(chart, Chart):
            raise TypeError(f"charts[{number}] must be a Chart, got {type(chart).__name__}")
        try:
            natives.append(chart._open)
            places.append(number)
        except InvalidHandleError as error:
            outcomes.append(error)
            continue
        outcomes.append(CancelledError("not drawn yet"))
    try:
        drawn = _keisen.render_batch(
            natives,
            resolve(renderer),
            pixel_ratio,
            time,
            exact,
            metadata,
            threads,
            reported,
        )
    finally:
        if bar is not None:
            bar.end()
    for number, outcome in zip(places, drawn, strict=True):
        outcomes[number] = outcome
    files: list[bytes] = []
    errors: dict[int, Exception] = {}
    for number, outcome in enumerate(outcomes):
        if isinstance(outcome, bytes):
            files.append(outcome)
            try:
                charts[number]._warn()
            except InvalidHandleError:
                # It was closed meanwhile, which is no reason to lose what was drawn.
                continue
            except Warning as warning:
                # Warnings are errors here: the files are there all the same.
                errors[number] = warning
        elif isinstance(outcome, KeisenError):
            errors[number] = outcome
        else:
            # Of a callback, and for no handler of errors: KeyboardInterrupt, SystemExit.
            raise outcome
    if any(isinstance(error, DeviceLostError) for error in errors.values()):
        forget(renderer)
    if not errors:
        return files
    results = [outcome if isinstance(outcome, bytes) else None for outcome in outcomes]
    raise BatchError(_message(errors, len(charts)), results, errors) from next(
        (error for error in errors.values() if not isinstance(error, CancelledError)), None
    )


def _message(errors: dict[int, Exception], count: int) -> str:
    """Return what to say of charts that have no picture."""
    failed = {
        number: error for number, error in errors.items() if not isinstance(error, CancelledError)
    }
    left = len(errors) - len(failed)
    said: list[str] = []
    if failed:
        number, error = next(iter(failed.items()))
        more = f", and {len(failed) - 1} more" if len(failed) > 1 else ""
        cause = error.__cause__
        why = f"{error}" if cause is None else f"{error}: {type(cause).__name__}: {cause}"
        said.append(f"chart {number} of {count} failed{more}: {' '.join(why.split())}")
    if left:
        said.append(f"cancelled before {left} of {count} charts")
    return "; ".join(said)
