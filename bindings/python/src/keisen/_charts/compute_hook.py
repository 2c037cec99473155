"""Kernels that compute columns within pictures."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import InvalidArgumentError
from keisen._base.guarded import Guarded
from keisen._charts.hook import Hook
from keisen._data.column import Column

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from typing import Any, Literal, TypeAlias

    from typing_extensions import Buffer

    Access: TypeAlias = Literal["read", "write", "read_write", "read-write"]
    Constants: TypeAlias = "Buffer | float | Iterable[Buffer | float]"

#: What `memoryview.cast` calls types of columns; times are int64.
_FORMATS = {
    "float32": "f",
    "float64": "d",
    "int8": "b",
    "int16": "h",
    "int32": "i",
    "int64": "q",
    "uint8": "B",
    "uint16": "H",
    "uint32": "I",
    "uint64": "Q",
}


class ComputeCall(Guarded):
    """What a function for the CPU is given: what the kernel would be."""

    __slots__ = ("_reported",)

    _reported: tuple[list[Any], bytes, tuple[int, int, int]]

    @property
    def buffers(self) -> list[Any]:
        """The columns' values in order of their bindings: arrays of numpy, or memoryviews without it.

        Times are int64. Those that are only read are read-only; an output begins as zeros. What is
        written is stored when the function returns. They are copies, so one that is kept is of no use
        later, and no danger.
        """
        return self._reported[0]

    @property
    def constants(self) -> bytes:
        """The push constants, as many bytes as the kernel has."""
        return self._reported[1]

    @property
    def groups(self) -> tuple[int, int, int]:
        """Groups of invocations: across, down and deep."""
        return self._reported[2]


class ComputeHook(Hook):
    """A compute shader in SPIR-V that computes columns within pictures, before they are looked at.

    It runs on Vulkan after `will_update` of all hooks, so that what it computes is in the same
    picture, and only where columns, constants or groups have changed. When it fails, so does the
    picture, and all columns are as they were. Give it to `Chart.add`. `docs/compute.md` says what a
    kernel may do.

    Parameters
    ----------
    kernel : bytes-like
        SPIR-V, as a compiler wrote it.
    inputs : sequence of Column, optional
        What the kernel reads, from binding 0 on.
    outputs : sequence of Column, optional
        What the kernel writes, at the bindings that follow: columns that were made with
        `Column(..., copy=True)`, which keep their number of rows.
    constants : bytes-like, float, int or iterable of these, default b""
        Push constants, as a struct of C has them; what is missing is zeros. A float is a float of 32
        bits, an int one of 32 bits; values of numpy and of ctypes are taken byte by byte, in their own
        type.
    groups : int or sequence of int, default (1, 1, 1)
        Groups of invocations across, down and deep, positive; those that are not told are 1.
    cpu : callable, optional
        Does what the kernel does where the renderer runs none: called with a `ComputeCall`, on the
        thread that draws. Without one that is an `UnsupportedError`.
    bindings : sequence of (Column, {"read", "write", "read_write"}), optional
        All columns in order of their bindings and what the kernel does with each, in place of
        `inputs` and `outputs`.
    entry_point : str, default "main"
        Name of the entry point.
    time_limit : float, default 5
        Seconds that the kernel may take, above 0. One that takes longer ends the picture with a
        `RenderTimeoutError`; from then on the renderer raises `DeviceLostError`.

    Raises
    ------
    InvalidArgumentError
        If the kernel is not valid, has other bindings, reads other numbers than a column has, has fewer
        constants; an output holds no copy or is bound twice; or a group count is not positive.
    UnsupportedError
        If the kernel needs what kernels may not use.
    TypeError
        If a column is no `Column`, or `cpu` is not callable.

    Examples
    --------
    >>> from pathlib import Path
    >>> import numpy as np
    >>> import keisen as ks
    >>> kernel = Path("Examples/compute/scale.comp.spv").read_bytes()  # doctest: +SKIP
    >>> values = ks.Column(np.float32([1, 2, 3]))  # doctest: +SKIP
    >>> scaled = ks.Column(np.zeros(3, "float32"), copy=True)  # doctest: +SKIP
    >>> chart.add(ks.ComputeHook(kernel, [values], [scaled], constants=2.0))  # doctest: +SKIP
    """

    __slots__ = ("_columns", "_cpu", "_formats")

    # The library keeps them; they are kept here too, so that Python's collector sees them.
    _columns: tuple[Column, ...]
    _cpu: Callable[[ComputeCall], object]
    _formats: tuple[str, ...]

    def __init__(
        self,
        kernel: Buffer,
        inputs: Sequence[Column] = (),
        outputs: Sequence[Column] = (),
        *,
        constants: Constants = b"",
        groups: int | Sequence[int] = (1, 1, 1),
        cpu: Callable[[ComputeCall], object] | None = None,
        bindings: Iterable[tuple[Column, Access]] | None = None,
        entry_point: str = "main",
        time_limit: float = 5,
    ) -> None:
        if bindings is None:
            all_columns: list[tuple[Column, str]] = [(column, "read") for column in inputs]
            all_columns += [(column, "write") for column in outputs]
        elif inputs or outputs:
            raise InvalidArgumentError("bindings stand in place of inputs and outputs")
        else:
            all_columns = [*bindings]
        natives = [
            (Column._native_of(column, f"the column of binding {index}"), access)
            for index, (column, access) in enumerate(all_columns)
        ]
        self._columns = tuple(column for column, _ in all_columns)
        self._formats = tuple(_FORMATS.get(native.type, "q") for native, _ in natives)
        if cpu is not None and not callable(cpu):
            raise TypeError(f"cpu must be a callable, got {type(cpu).__name__}")
        self._charts = []
        held = None
        if cpu is not None:
            self._cpu = cpu
            held = self._held = _keisen.Callback(self._compute, "cpu")
        self._native = _keisen.ComputeHook(
            _bytes(kernel, "kernel"),
            natives,
            _constants(constants),
            *_groups(groups),
            entry_point,
            time_limit,
            held,
        )

    @property
    def constants(self) -> bytes:
        """The push constants, as many bytes as the kernel has; set as in `ComputeHook`.

        What is set is for the next picture, and as long as the kernel's, but for padding behind the last
        member.
        """
        return self._kernel.constants

    @constants.setter
    def constants(self, constants: Constants) -> None:
        self._kernel.set_constants(_constants(constants))

    @property
    def groups(self) -> tuple[int, int, int]:
        """Groups of invocations: across, down and deep; set as in `ComputeHook`, for the next picture."""
        return self._kernel.groups

    @groups.setter
    def groups(self, groups: int | Sequence[int]) -> None:
        self._kernel.set_groups(*_groups(groups))

    @property
    def time_limit(self) -> float:
        """Seconds that the kernel may take; set as in `ComputeHook`, from the next picture on.

        Raises
        ------
        InvalidArgumentError
            If it is not above 0. The old limit stays.
        """
        return self._kernel.time_limit

    @time_limit.setter
    def time_limit(self, seconds: float) -> None:
        self._kernel.time_limit = seconds

    @property
    def _kernel(self) -> _keisen.ComputeHook:
        return self._open  # type: ignore[return-value]

    def _compute(self, memory: list[Any], constants: bytes, groups: tuple[int, int, int]) -> None:
        plain: list[Any] = [memoryview(each) for each in memory]
        views = [view.cast(form) for view, form in zip(plain, self._formats, strict=True)]
        call = ComputeCall.__new__(ComputeCall)
        call._reported = (_arrays(views), constants, groups)
        self._cpu(call)


def _arrays(views: list[memoryview]) -> list[Any]:
    try:
        from numpy import asarray
    except ImportError:
        return [*views]
    return [asarray(view) for view in views]


def _bytes(value: object, name: str) -> bytes:
    try:
        return memoryview(value).tobytes()  # type: ignore[arg-type]
    except TypeError:
        wrong = type(value).__name__
        raise TypeError(f"{name} must be bytes-like, got {wrong}") from None


def _constants(value: object) -> bytes:
    if isinstance(value, str):
        raise TypeError("constants must be bytes-like or numbers, got str")
    try:
        return memoryview(value).tobytes()  # type: ignore[arg-type]
    except TypeError:
        pass
    if isinstance(value, int):
        # A number of 32 bits, with a sign or without one.
        if not -(2**31) <= value < 2**32:
            raise InvalidArgumentError(f"an int among constants must have 32 bits, got {value}")
        from sys import byteorder

        return (value & 0xFFFFFFFF).to_bytes(4, byteorder)
    if isinstance(value, float):
        try:
            from struct import pack

            return pack("=f", value)
        except OverflowError:
            raise InvalidArgumentError(
                f"a float among constants must have 32 bits, got {value}"
            ) from None
    try:
        parts = iter(value)  # type: ignore[call-overload]
    except TypeError:
        wrong = type(value).__name__
        raise TypeError(f"constants must be bytes-like or numbers, got {wrong}") from None
    return b"".join(map(_constants, parts))


def _groups(value: object) -> tuple[object, object, object]:
    parts: list[object] = [*value] if hasattr(value, "__iter__") else [value]
    if not 1 <= len(parts) <= 3:
        raise InvalidArgumentError(f"groups must have 1 to 3 numbers, got {len(parts)}")
    x, y, z = (*parts, 1, 1)[:3]
    return x, y, z
