#!/usr/bin/env python3
"""Writes reference.json beside it: what numpy, scipy, matplotlib and pandas say of the same values.

usage: .venv/bin/python Tests/KeisenStatisticsTests/reference.py

The file holds the versions that it was made with. Numbers are the shortest texts that read back
as the same doubles; nan, inf and -inf are texts.
"""

import json
import math
from pathlib import Path

import matplotlib as mpl
import numpy as np
import scipy
from matplotlib import cbook, mlab
from matplotlib import pyplot as plt
from scipy import stats

TARGET = Path(__file__).resolve().parent / "reference.json"

METHODS = [
    "inverted_cdf",
    "averaged_inverted_cdf",
    "closest_observation",
    "interpolated_inverted_cdf",
    "hazen",
    "weibull",
    "linear",
    "median_unbiased",
    "normal_unbiased",
]
RULES = ["auto", "fd", "doane", "scott", "stone", "rice", "sturges", "sqrt"]
PROBABILITIES = [0, 0.001, 0.05, 0.1, 0.25, 1 / 3, 0.4999, 0.5, 0.6, 0.75, 0.9, 0.99, 1]


def data() -> dict:
    """Return the values that all sections share."""
    random = np.random.default_rng(7)
    return {
        "normal": random.normal(10, 3, 200),
        "skewed": random.lognormal(0, 1, 101),
        "far": 1e9 + random.normal(0, 1, 150),
        "wholes": random.integers(0, 10, 150).astype(float),
        "wide": random.integers(-500, 900, 333).astype(float),
        "outlier": np.append(random.normal(0, 1, 120), 1e4),
        "heaped": np.append(np.zeros(90), random.normal(0, 1, 20)),
        "tiny": random.normal(0, 1e-150, 64),
        "large": random.normal(0, 1e150, 64),
        "four": np.array([4.0, 1.0, 3.0, 2.0]),
        "three": np.array([0.5, -1.0, 7.25]),
        "two": np.array([2.0, -1.0]),
        "one": np.array([42.0]),
        "equal": np.full(10, 3.5),
        "empty": np.array([]),
    }


def quantiles(values: dict) -> list:
    return [
        {
            "data": name,
            "method": method,
            "probabilities": PROBABILITIES,
            "values": np.quantile(x, PROBABILITIES, method=method),
        }
        for name, x in values.items()
        if len(x)
        for method in METHODS
    ]


def edges(values: dict) -> list:
    cases = []
    for name, x in values.items():
        integer = name in ("wholes", "wide")
        for span in [None, (-2.0, 11.0)]:
            for rule in [*RULES, 1, 7, 50]:
                if name in ("large", "tiny") and span is not None:
                    continue
                for whole in [False, True] if integer else [False]:
                    kept = x.astype(np.int64) if whole else x
                    result = np.histogram_bin_edges(kept, rule, span)
                    cases.append(
                        {
                            "data": name,
                            "rule": rule,
                            "range": span,
                            "integer": whole,
                            "count": len(result) - 1,
                            "edges": result[[0, 1, len(result) // 2, -1]],
                        }
                    )
    return cases


def histograms(values: dict) -> list:
    cases = []
    random = np.random.default_rng(11)
    for name in ["normal", "skewed", "wholes", "far", "heaped"]:
        x = values[name]
        low, high = np.quantile(x, [0.1, 0.9])
        uneven = [low, low + (high - low) / 5, low + (high - low) / 3, high]
        for bins in [9, uneven]:
            for weights in [None, random.random(len(x)) * 3 - 0.5]:
                given = {"bins": bins, "weights": weights}
                counts, places = np.histogram(x, **given)
                case = {"data": name, "weights": weights, "edges": places, "counts": counts}
                case["density"] = np.histogram(x, density=True, **given)[0]
                for key, density in [("count", False), ("density", True)]:
                    for sign in [1, -1]:
                        drawn = plt.hist(x, density=density, cumulative=sign, **given)[0]
                        case[f"{key}{'+' if sign > 0 else '-'}"] = drawn
                cases.append(case)
    return cases


def grids(values: dict) -> list:
    random = np.random.default_rng(13)
    x, y = random.normal(0, 1, 300), random.normal(5, 2, 300)
    x[:40] = np.round(x[:40])
    y[:40] = np.round(y[:40])
    z = random.random(300)
    cases = []
    for bins in [(7, 5), ([-1, 0, 0.5, 2], [1, 4, 5, 6.5, 9])]:
        counts, columns, rows = np.histogram2d(x, y, bins)
        where = {"bins": bins}
        cases.append(
            {
                "x": x,
                "y": y,
                "z": z,
                "columns": columns,
                "rows": rows,
                "count": counts.T,
                "sum": np.histogram2d(x, y, weights=z, **where)[0].T,
                "density": np.histogram2d(x, y, density=True, **where)[0].T,
                "mean": stats.binned_statistic_2d(x, y, z, "mean", **where).statistic.T,
            }
        )
    return cases


def hexagons() -> list:
    random = np.random.default_rng(17)
    cases = []
    for count, size, extent in [
        (400, (9, 6), None),
        (400, 12, None),
        (300, (5, 4), (-1, 1, 3, 6)),
        (1, (3, 2), None),
    ]:
        x, y = random.normal(0, 1, count), random.normal(5, 2, count)
        z = random.random(count)
        case = {"x": x, "y": y, "z": z, "size": size, "extent": extent}
        drawn = plt.hexbin(x, y, gridsize=size, extent=extent)
        case["centers"] = drawn.get_offsets()
        case["half"] = drawn.get_paths()[0].vertices.max(axis=0)
        case["count"] = drawn.get_array()
        for key, reduce in [("sum", np.sum), ("mean", np.mean)]:
            drawn = plt.hexbin(x, y, z, gridsize=size, extent=extent, reduce_C_function=reduce)
            case[key] = drawn.get_array()
        case["ends"] = [np.min(x), np.max(x), np.min(y), np.max(y)]
        cases.append(case)
    return cases


def boxes(values: dict) -> list:
    cases = []
    for name, x in values.items():
        for whis in [1.5, 0.0, 3.0, (5, 95), (0, 100)]:
            for autorange in [False, True]:
                found = cbook.boxplot_stats(x, whis=whis, autorange=autorange)[0]
                found["fliers"] = np.sort(found["fliers"])
                cases.append({"data": name, "whis": whis, "autorange": autorange, **found})
    return cases


def densities(values: dict) -> list:
    cases = []
    random = np.random.default_rng(19)
    for name in ["normal", "skewed", "wholes", "three", "outlier"]:
        x = values[name]
        places = np.linspace(x.min() - 1, x.max() + 1, 23)
        for method in ["scott", "silverman", 0.3]:
            for weights in [None, random.random(len(x))]:
                kernel = stats.gaussian_kde(x, method, weights)
                cases.append(
                    {
                        "data": name,
                        "method": method,
                        "weights": weights,
                        "bandwidth": math.sqrt(kernel.covariance[0, 0]),
                        "places": places,
                        "densities": kernel(places),
                    }
                )
    return cases


def violins(values: dict) -> list:
    def density(x: np.ndarray, places: np.ndarray) -> np.ndarray:
        if np.all(x[0] == x):
            return (x[0] == places).astype(float)
        return mlab.GaussianKDE(x, None).evaluate(places)

    cases = []
    for name in ["normal", "skewed", "equal"]:
        found = cbook.violin_stats(values[name], density, points=100)[0]
        cases.append({"data": name, "places": found["coords"], "densities": found["vals"]})
    return cases


def distributions(values: dict) -> list:
    cases = []
    random = np.random.default_rng(23)
    for name in ["normal", "wholes", "heaped", "one", "two"]:
        x = values[name]
        for weights in [None, random.random(len(x)) + 0.01]:
            for complementary in [False, True]:
                line = plt.ecdf(x, weights, complementary=complementary)
                cases.append(
                    {
                        "data": name,
                        "weights": weights,
                        "complementary": complementary,
                        "x": line.get_xdata(),
                        "y": line.get_ydata(),
                    }
                )
    return cases


def stacks() -> list:
    random = np.random.default_rng(29)
    series = random.random((4, 25)) * 10
    series[1, 5:9] = 0
    series[:, 12] = 0
    cases = []
    for baseline in ["zero", "sym", "wiggle", "weighted_wiggle"]:
        lines = []
        for area in plt.stackplot(np.arange(25), series, baseline=baseline):
            places = area.get_paths()[0].vertices[:, 1]
            lines.append([places[1:26], places[27:52][::-1]])
        cases.append({"baseline": baseline, "series": series, "lines": lines})
    return cases


def plain(value: object) -> object:
    """Return a value as JSON can hold it."""
    if isinstance(value, dict):
        return {key: plain(entry) for key, entry in value.items()}
    if isinstance(value, np.ma.MaskedArray):
        return plain(value.filled(np.nan))
    if isinstance(value, list | tuple | np.ndarray):
        return [plain(entry) for entry in value]
    if isinstance(value, np.integer):
        return int(value)
    if isinstance(value, np.floating | float):
        return float(value) if math.isfinite(value) else str(float(value))
    return value


def main() -> None:
    """Write all sections, a case a line."""
    mpl.use("svg")
    values = data()
    sections = {
        "data": [{"name": name, "values": x} for name, x in values.items()],
        "quantiles": quantiles(values),
        "edges": edges(values),
        "histograms": histograms(values),
        "grids": grids(values),
        "hexagons": hexagons(),
        "boxes": boxes(values),
        "densities": densities(values),
        "violins": violins(values),
        "distributions": distributions(values),
        "stacks": stacks(),
    }
    made = {
        "numpy": np.__version__,
        "scipy": scipy.__version__,
        "matplotlib": mpl.__version__,
    }
    lines = [f'"made with": {json.dumps(made)}']
    for name, cases in sections.items():
        texts = [json.dumps(plain(case), separators=(",", ":")) for case in cases]
        lines.append(f'"{name}": [\n' + ",\n".join(texts) + "\n]")
    TARGET.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
