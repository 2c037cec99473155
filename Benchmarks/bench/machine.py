"""Where and when something was measured."""

from __future__ import annotations

import datetime
import os
import platform
from pathlib import Path


def processor() -> str:
    """Return the processor's name as the system tells it."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.machine()


def memory_free() -> int:
    """Return the bytes that a process may still take."""
    for line in Path("/proc/meminfo").read_text().splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) * 1024
    return 0


def measured() -> dict[str, str]:
    """Return date and machine; no name of the machine."""
    return {
        "date": datetime.date.today().isoformat(),
        "machine": f"{processor()}, {len(os.sched_getaffinity(0))} cores, "
        f"{platform.freedesktop_os_release()['PRETTY_NAME']}, Python {platform.python_version()}",
    }
