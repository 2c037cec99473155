"""Ours and the peers: one file each."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bench.libraries.library import Library

OURS = ("keisen:Keisen", "keisen:Vulkan", "keisen:Exact")
PEERS = (
    "xy:XY",
    "matplotlib:Matplotlib",
    "tsdownsample:TsDownsample",
    "datashader:Datashader",
    "pyqtgraph:PyQtGraph",
    "vtk:VTK",
    "datoviz:Datoviz",
    "cairo:Cairo",
    "skia:Skia",
)


def known(peers: str | None) -> list[str]:
    """Return what is to be measured: ours and all peers, or those named, separated by commas."""
    if peers is None:
        return [*OURS, *PEERS]
    wanted = [name.strip() for name in peers.split(",") if name.strip()]
    chosen = [key for key in PEERS if key.split(":")[0] in wanted]
    missing = set(wanted) - {key.split(":")[0] for key in chosen}
    if missing:
        there = ", ".join(key.split(":")[0] for key in PEERS)
        raise SystemExit(f"no peer {', '.join(sorted(missing))}; there are: {there}")
    return [*OURS, *chosen]


def load(key: str) -> Library:
    """Make a library of "module:Class"; raises what its import raises."""
    module, name = key.split(":")
    library: Library = getattr(import_module(f"bench.libraries.{module}"), name)()
    return library
