# SPDX-License-Identifier: MIT
"""Five shares' changes from month to month as swarms: each marker a month, none on another."""

from pathlib import Path

import numpy as np

import keisen as ks

DATA = Path(__file__).parents[1] / "data" / "stocks.csv"
DARK = ["#ff7b66", "#e6e9ec", "#6fb1ff"]


def chart(width: float = 720, height: float = 450, theme: str = "light") -> ks.Chart:
    """Return the chart."""
    table = np.genfromtxt(DATA, delimiter=",", names=True, dtype=None, encoding="utf-8")
    chart = ks.Chart(
        width,
        height,
        title="Amazon swung widest, IBM and Microsoft least",
        subtitle="Change of the price from month to month, 2000–2010; a line at the median",
        y_title="Change (%)",
        theme=theme,
    )
    changes = {}
    for symbol in ("AMZN", "AAPL", "GOOG", "IBM", "MSFT"):
        prices = table["price"][table["symbol"] == symbol]
        changes[symbol] = 100 * (prices[1:] / prices[:-1] - 1)
    values = np.concatenate(list(changes.values()))
    names = np.repeat(list(changes), [len(each) for each in changes.values()])
    chart.swarm(
        values,
        names,
        size=5,
        alpha=1,
        color=values,
        colormap=ks.ColorScale(DARK if theme == "dark" else "rdbu", -40, 40),
        border_width=0.5,
        border_color="#808890",
    )
    medians = [
        dict.fromkeys(("whislo", "q1", "med", "q3", "whishi"), np.median(each)) | {"label": symbol}
        for symbol, each in changes.items()
    ]
    ink = "#e8e8e8" if theme == "dark" else "#202428"
    chart.bxp(medians, line_color=ink, widths=0.8)
    return chart


if __name__ == "__main__":
    chart().save("price_swarm.png", pixel_ratio=2)
