"""Renderers and Vulkan devices."""

from __future__ import annotations

from keisen import _keisen
from keisen._base.errors import DeviceLostError
from keisen._base.object import Object
from keisen._keisen import Device

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    Kind: TypeAlias = Literal["auto", "cpu", "vulkan"]
    RendererLike: TypeAlias = "Renderer | Kind"

_DEVICE_KINDS = ("discrete", "integrated", "virtual", "cpu")


class Renderer(Object["_keisen.Renderer"]):
    """Turns a chart's drawing into pixels.

    A Vulkan renderer owns one device, with pipelines and buffers that all its charts reuse. On a GPU the columns
    of points with 16,384 rows or more stay on the device, so a pan or a zoom sends a few numbers.

    Parameters
    ----------
    kind : {"auto", "cpu", "vulkan"}, default "auto"
        What draws: Vulkan on a real GPU where there is one, else the CPU; the CPU, with the same
        pixels on every machine; or Vulkan 1.3.
    device : int, str or Device, optional
        Which Vulkan device: its index in `devices()`, one of "discrete", "integrated", "virtual"
        and "cpu" for a kind, or part of its name, upper and lower case alike. Not for
        the CPU.
    validation : bool, default False
        Whether the Vulkan validation layer checks every call: slow, for tests.

    Raises
    ------
    InvalidArgumentError
        If there is no such kind, or an option of Vulkan is given for the CPU.
    NoDeviceError
        If Vulkan was asked for and there is no loader or no such device.
    UnsupportedError
        If validation was asked for and is not installed.
    """

    __slots__ = ()

    def __init__(
        self,
        kind: Kind = "auto",
        *,
        device: int | str | Device | None = None,
        validation: bool = False,
    ) -> None:
        index, name, device_kind = -1, None, "any"
        if isinstance(device, Device):
            index = device.index
        elif isinstance(device, int):
            index = device
        elif device in _DEVICE_KINDS:
            device_kind = device
        elif device is not None:
            name = device
        self._native = _keisen.Renderer(kind, device_kind, index, name, validation)

    @property
    def name(self) -> str:
        """Name of what draws, such as "CPU" or "Vulkan, llvmpipe"."""
        return self._open.name

    def __repr__(self) -> str:
        """Return the name."""
        return "<Renderer, closed>" if self.closed else f"<Renderer {self.name!r}>"


def devices() -> list[Device]:
    """List the Vulkan devices that a renderer can use.

    Returns
    -------
    list of Device
        At least one.

    Raises
    ------
    NoDeviceError
        If there is no Vulkan loader or no device, with a message that says what to install.
    """
    return _keisen.devices()


# One renderer for each kind that a chart named by text, made when it is first needed.
_shared: dict[str, Renderer] = {}


class Drawing:
    """What draws, for a `with` block: a shared renderer whose device is lost in it is dropped.

    Parameters
    ----------
    renderer : Renderer, {"auto", "cpu", "vulkan"} or None
        As for `resolve`.
    """

    __slots__ = ("_renderer",)

    def __init__(self, renderer: RendererLike | None) -> None:
        self._renderer = renderer

    def __enter__(self) -> _keisen.Renderer | None:
        """Return what the extension draws with."""
        return resolve(self._renderer)

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        """Drop a renderer whose device is lost."""
        if isinstance(error, DeviceLostError):
            forget(self._renderer)


def resolve(renderer: RendererLike | None) -> _keisen.Renderer | None:
    """Return what the extension draws with.

    Parameters
    ----------
    renderer : Renderer, {"auto", "cpu", "vulkan"} or None
        A renderer, a kind whose renderer is shared by the whole process, or None for the
        process's default.

    Returns
    -------
    _keisen.Renderer or None
        None stands for the default.
    """
    if renderer is None:
        return None
    if isinstance(renderer, Renderer):
        return renderer._open
    if not isinstance(renderer, str):
        raise TypeError(f"renderer must be a Renderer or a str, got {type(renderer).__name__}")
    shared = _shared.get(renderer)
    if shared is None:
        # Two threads may both make one: the first to store it wins.
        shared = _shared.setdefault(renderer, Renderer(renderer))
    return shared._open


def forget(renderer: RendererLike | None) -> None:
    """Drop the shared renderer of a kind, whose device is lost.

    Parameters
    ----------
    renderer : Renderer, {"auto", "cpu", "vulkan"} or None
        What drew.
    """
    if isinstance(renderer, str):
        _shared.pop(renderer, None)
