"""Measures Keisen and its peers on the same data in one run; prints and writes medians and ratios.

bench.py CONTROL RESULTS: CONTROL is the program of Benchmarks/control, RESULTS the file to write.
Nothing is asserted: times belong to a machine.
"""

import datetime
import os
import platform
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path

import matplotlib as mpl
import numpy as np

import keisen as ks

HERE = Path(__file__).resolve().parent
ROWS = 1_000_000
WIDTH, HEIGHT = 1280, 720


def in_turn(tasks: dict[str, Callable[[], object]], runs: int) -> dict[str, float]:
    """Return each task's median in milliseconds; one run of each at a time, the first not counted."""
    times: dict[str, list[float]] = {name: [] for name in tasks}
    for run in range(runs + 1):
        for name, task in tasks.items():
            start = time.perf_counter()
            task()
            if run > 0:
                times[name].append((time.perf_counter() - start) * 1e3)
    return {name: statistics.median(values) for name, values in times.items()}


def start_to_file(folder: Path) -> dict[str, float]:
    """Process start to a PNG file of 100 rows."""

    def task(script: str) -> Callable[[], object]:
        command = [sys.executable, HERE / script, folder / "out.png"]
        return lambda: subprocess.run(command, check=True)

    return in_turn(
        {
            "Keisen, CPU": task("start_keisen.py"),
            f"matplotlib {version('matplotlib')}": task("start_matplotlib.py"),
        },
        runs=15,
    )


def line_to_pixels(y: np.ndarray) -> dict[str, float]:
    """One line of a million rows to RGBA pixels, a new chart each time."""
    x = np.arange(len(y), dtype=np.float64)

    def keisen(renderer: ks.Renderer, *, exact: bool = False) -> Callable[[], object]:
        def task() -> object:
            chart = ks.Chart(WIDTH, HEIGHT, title="line")
            chart.line(x, y, width=1.5)
            return chart.render(renderer=renderer, exact=exact)

        return task

    def matplotlib() -> object:
        from matplotlib import pyplot as plt

        figure, axes = plt.subplots(figsize=(WIDTH / 100, HEIGHT / 100), dpi=100)
        axes.plot(x, y, linewidth=1.5 * 72 / 100)
        axes.set_title("line")
        axes.grid()
        figure.canvas.draw()
        pixels = np.asarray(figure.canvas.buffer_rgba())
        plt.close(figure)
        return pixels

    mpl.use("agg")
    cpu = ks.Renderer("cpu")
    tasks: dict[str, Callable[[], object]] = {
        "Keisen, CPU": keisen(cpu),
        "Keisen, CPU, exact": keisen(cpu, exact=True),
    }
    try:
        vulkan = ks.Renderer("vulkan")
        tasks[f"Keisen, {vulkan.name}"] = keisen(vulkan)
    except ks.NoDeviceError as error:
        print(f"no Vulkan: {error}", file=sys.stderr)
    tasks[f"matplotlib {version('matplotlib')}"] = matplotlib
    return in_turn(tasks, runs=7)


AXES, LABELS = 8, 400


def axes_laid_out() -> tuple[int, dict[str, float]]:
    """Axes of 50 ticks with labels and more, whose ranges change in every frame, to RGBA pixels.

    Return the least number of labels of a frame, and the times.
    """
    per_axis = LABELS // AXES + 2
    sides = ("bottom", "top", "left", "right")
    chart = ks.Chart.bare(WIDTH, HEIGHT)
    spaces = [ks.Space(ks.Projection(0, 1), ks.Projection(0, 1)) for _ in range(AXES)]
    for index in range(AXES):
        side = sides[index % 4]
        chart.add(ks.Axis(spaces[index], side, tick_count=per_axis, label_size=6))
    renderer = ks.Renderer("cpu")
    frames = [0, 0]
    encode: list[float] = []

    def ranges(frame: int) -> list[tuple[float, float]]:
        start = frame * 0.37
        return [(start + index, start + index + per_axis) for index in range(AXES)]

    def keisen() -> object:
        frames[0] += 1
        for index, (low, high) in enumerate(ranges(frames[0])):
            space = spaces[index]
            (space.x if index % 4 < 2 else space.y).range = (low, high)
        pixels = chart.render(renderer=renderer)
        encode.append(chart.frame_record.encode_milliseconds)
        return pixels

    mpl.use("agg")
    from matplotlib import pyplot as plt
    from matplotlib.ticker import MaxNLocator

    figure = plt.figure(figsize=(WIDTH / 100, HEIGHT / 100), dpi=100)
    peers = []
    for index in range(AXES // 2):
        inset = 0.06 * (index // 2)
        axes = figure.add_axes((0.1 + inset, 0.1 + inset, 0.8 - 2 * inset, 0.8 - 2 * inset))
        axes.patch.set_visible(False)
        axes.tick_params(labelsize=4.5, labeltop=index % 2 == 1, labelright=index % 2 == 1)
        axes.xaxis.set_major_locator(MaxNLocator(per_axis))
        axes.yaxis.set_major_locator(MaxNLocator(per_axis))
        peers.append(axes)

    def matplotlib() -> object:
        frames[1] += 1
        limits = ranges(frames[1])
        for index, axes in enumerate(peers):
            axes.set_xlim(*limits[2 * index])
            axes.set_ylim(*limits[2 * index + 1])
        figure.canvas.draw()
        return np.asarray(figure.canvas.buffer_rgba())

    times = in_turn(
        {"Keisen, CPU": keisen, f"matplotlib {version('matplotlib')}": matplotlib}, runs=30
    )
    plt.close(figure)
    least = min(len(chart.labels()) for _ in range(20) if keisen() is not None)
    assert least >= LABELS, f"{least} labels, not {LABELS}"
    return least, {**times, "Keisen, to the display list": statistics.median(encode[1:])}


def processor() -> str:
    """Return the processor's name as the system tells it."""
    for line in Path("/proc/cpuinfo").read_text().splitlines():
        if line.startswith("model name"):
            return line.split(":", 1)[1].strip()
    return platform.machine()


def table(title: str, times: dict[str, float]) -> str:
    """Return times as a Markdown table, the first one's as the unit of the last column."""
    ours = next(iter(times.values()))
    rows = [f"### {title}", "", "| | ms | of Keisen, CPU |", "| --- | ---: | ---: |"]
    rows += [f"| {name} | {value:.1f} | {value / ours:.2f} |" for name, value in times.items()]
    return "\n".join(rows) + "\n"


def main() -> None:
    """Measure everything and write the results."""
    control, results = sys.argv[1:]
    rng = np.random.default_rng(1)
    walk = np.cumsum(rng.standard_normal(ROWS))
    noise = rng.standard_normal(ROWS)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        parts = [table("Python process start to a PNG file of 100 rows", start_to_file(folder))]
        labels, times = axes_laid_out()
        title = f"{AXES} axes, {labels} labels or more, their ranges new in each frame, to pixels"
        parts.append(table(title, times))
        for kind, y in [("random walk", walk), ("noise", noise)]:
            title = f"One line of 1,000,000 rows ({kind}), {WIDTH} x {HEIGHT}, width 1.5, to pixels"
            parts.append(table(title, line_to_pixels(y)))
            y.tofile(folder / "rows.f64")
            output = subprocess.run(
                [control, folder / "rows.f64", "7"], check=True, capture_output=True, text=True
            ).stdout
            device, chart, quads = output.strip().split("\t")
            parts.append(
                f"Vulkan path, every row by itself, beside its control, as many bare quads of the same "
                f"size into the same "
                f"target, on {device}: {float(chart):.0f} ms to {float(quads):.0f} ms, "
                f"ratio {float(chart) / float(quads):.2f} (contract: at most 1.5).\n"
            )
    head = (
        "# Results\n\n"
        "Written by `scripts/bench`. Medians; all libraries in turn, in one run, on the same data.\n\n"
        f"- {datetime.date.today().isoformat()}, {processor()}, "
        f"{len(os.sched_getaffinity(0))} cores, {platform.freedesktop_os_release()['PRETTY_NAME']}\n"
        f"- Keisen {ks.__version__}, Python {platform.python_version()}, numpy {np.__version__}\n"
    )
    text = head + "\n" + "\n".join(parts)
    Path(results).write_text(text, encoding="utf-8")
    print(text)


if __name__ == "__main__":
    main()
