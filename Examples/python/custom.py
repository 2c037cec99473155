"""Draws a chart of one's own parts - a series, a footer, a hook: custom.py OUT [TIME]."""

import sys

import keisen as ks

MONTHS = list(range(1, 13))
# Days with rain in Seattle, a mean of the years 2012 to 2015.
DAYS = [16.5, 18.25, 18.25, 14.75, 8.5, 9.25, 2.75, 5.5, 8.75, 15.25, 17.75, 20.25]


class Lollipops(ks.CustomSeries):
    """A stick from 0 to each value, and a disc with the value in it."""

    def draw(self, painter: ks.Painter) -> int:
        """Draw them, and tell how many."""
        tips = painter.positions(self.x[0], self.y[0])
        _, base = painter.position(0, 0)
        for (x, y), days in zip(tips, DAYS, strict=True):
            middle, width = painter.snap_rule(x, 2)
            painter.segments([(middle, base), (middle, y)], width=width, cap="butt")
            painter.markers([(middle, y)], size=27)
            text = format(days, ".0f")
            painter.text(text, middle, y, anchor=(0.5, 0.5), size=11, bold=True, color="white")
        return len(tips)


class Footer(ks.CustomAttachment):
    """A rule below everything, and the source under it."""

    def measure(self, painter: ks.Painter) -> ks.LayoutDemand:
        """Ask for room."""
        return ks.LayoutDemand("bottom", 24, rank="title", gap=6)

    def draw(self, painter: ks.Painter, x: float, y: float, width: float, height: float) -> None:
        """Draw both."""
        painter.rect(x, y, width, 1, fill="#c8ccd2")
        painter.text("NOAA, 2012 to 2015", x + width, y + height, anchor=(1, 1), size=10)


class Clock(ks.Hook):
    """Writes the time of each picture under the title."""

    def will_update(self, chart: ks.Chart, frame: ks.HookFrame) -> None:
        """Write the time."""
        chart.subtitle = f"drawn at {frame.time:.0f} s"


if len(sys.argv) < 2:
    raise SystemExit("usage: custom.py OUT [TIME]")
chart = ks.Chart(640, 360, title="Days with rain in Seattle", x_title="month")
chart.x.range, chart.y.range = (0.4, 12.6), (0, 24)
chart.add(Lollipops(chart.space, MONTHS, DAYS, kind="Lollipop chart"))
chart.add(Footer())
chart.add(Clock())
chart.save(sys.argv[1], renderer="cpu", time=float(sys.argv[2]) if len(sys.argv) > 2 else 0)
