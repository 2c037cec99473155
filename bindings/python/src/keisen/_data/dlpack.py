"""Tensors of other libraries, by DLPack."""

from __future__ import annotations

from keisen._base.errors import InvalidArgumentError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

#: Devices of DLPack whose memory the processor reads: its own, and what CUDA and ROCm share with it.
_READABLE = frozenset({1, 3, 11, 13})
_DEVICES = {
    2: "cuda",
    4: "opencl",
    7: "vulkan",
    8: "metal",
    9: "vpi",
    10: "rocm",
    14: "oneapi",
    15: "webgpu",
    16: "hexagon",
}


def readable(values: Any, name: str) -> Any:  # noqa: ANN401
    """Return a tensor, which errors call `name`, as an array of numpy over its memory; else what came.

    Raises
    ------
    InvalidArgumentError
        If the tensor is on a device whose memory is not read.
    """
    others = ("__array_interface__", "__arrow_c_stream__", "__arrow_c_array__")
    if not hasattr(values, "__dlpack_device__") or any(hasattr(values, each) for each in others):
        return values
    kind, number = values.__dlpack_device__()
    if int(kind) not in _READABLE:
        device = _DEVICES.get(int(kind), f"device type {int(kind)}")
        raise InvalidArgumentError(
            f"{name} is in the memory of {device}:{number}: copy it to the processor's first"
        )
    import numpy

    try:
        return numpy.from_dlpack(values)
    except (BufferError, RuntimeError, TypeError) as error:
        if hasattr(values, "__array__"):
            return values
        raise TypeError(f"{name} can't be read: {error}") from None
