"""pyqtgraph, drawn by Qt into a picture in memory."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import numpy as np
import pyqtgraph as pg
from pyqtgraph.Qt import QtCore, QtGui

from bench.libraries.library import HEIGHT, WIDTH, Library

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bench.libraries.library import Picture, Values


KEPT = "its window is kept, and is given the new arrays"
THIN = f"lines 1 px wide, aliased; {KEPT}"


class PyQtGraph(Library):
    """Lines thinned to peaks, 1 pixel wide and not antialiased: its fast way.

    Windows are made once, as they cost 20 ms and more: it is made to show new data in old ones.
    """

    remarks: ClassVar[dict[str, str]] = {
        "line": THIN,
        "pan": "lines 1 px wide, aliased",
        "lines": THIN,
        "stream": "lines 1 px wide, aliased",
        "scatter": KEPT,
        "heatmap": KEPT,
    }

    def __init__(self) -> None:
        self.name = f"pyqtgraph {pg.__version__}"
        self.application = pg.mkQApp()
        pg.setConfigOptions(background="w", foreground="k", antialias=False)
        form = QtGui.QImage.Format.Format_RGBA8888_Premultiplied
        self.laid_out: list[pg.PlotWidget] = []
        self.image = QtGui.QImage(WIDTH, HEIGHT, form)

    def widget(self, title: str) -> pg.PlotWidget:
        """Make a plot that is laid out but on no screen."""
        widget = pg.PlotWidget(title=title)
        widget.setAttribute(QtCore.Qt.WidgetAttribute.WA_DontShowOnScreen)
        widget.resize(WIDTH, HEIGHT)
        widget.showGrid(True, True)
        widget.show()
        return widget

    def pixels(self, widget: pg.PlotWidget) -> Picture:
        """Draw a plot; once it is laid out, without the events that would draw it for the screen."""
        if widget not in self.laid_out:
            self.laid_out.append(widget)
            self.application.processEvents()
        self.image.fill(QtCore.Qt.GlobalColor.white)
        painter = QtGui.QPainter(self.image)
        widget.render(painter)
        painter.end()
        bits = self.image.constBits()
        bits.setsize(self.image.sizeInBytes())
        return np.frombuffer(bits, np.uint8).reshape(HEIGHT, WIDTH, 4)

    @cached_property
    def line_plot(self) -> tuple[pg.PlotWidget, list[pg.PlotDataItem]]:
        """A plot of one line."""
        widget = self.widget("line")
        return widget, [self.curve(widget)]

    @cached_property
    def lines_plot(self) -> tuple[pg.PlotWidget, list[pg.PlotDataItem]]:
        """A plot of lines, as many as there were at the most."""
        return self.widget("lines"), []

    @cached_property
    def scatter_plot(self) -> tuple[pg.PlotWidget, pg.ScatterPlotItem]:
        """A plot of markers."""
        widget = self.widget("points")
        markers = pg.ScatterPlotItem(size=3, pen=None, brush=(31, 119, 180, 128))
        widget.addItem(markers)
        return widget, markers

    @cached_property
    def heatmap_plot(self) -> tuple[pg.PlotWidget, pg.ImageItem, pg.ColorBarItem]:
        """A plot of a field with a colour bar."""
        widget = self.widget("heat map")
        widget.showGrid(False, False)
        image = pg.ImageItem(axisOrder="row-major")
        widget.addItem(image)
        bar = widget.getPlotItem().addColorBar(image, colorMap="viridis")
        return widget, image, bar

    def curve(self, widget: pg.PlotWidget) -> pg.PlotDataItem:
        """Add a line without rows."""
        curve = widget.plot(pen="b")
        curve.setDownsampling(auto=True, method="peak")
        curve.setClipToView(True)
        return curve

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        widget, (curve,) = self.line_plot
        curve.setData(x, y, skipFiniteCheck=True)
        return self.pixels(widget)

    def pan(self, x: Values, y: Values) -> Callable[[float, float], Picture]:
        """Keep the plot, and move its range."""
        widget = self.widget("line")
        self.curve(widget).setData(x, y, skipFiniteCheck=True)
        widget.setYRange(float(y.min()), float(y.max()))

        def draw(low: float, high: float) -> Picture:
            widget.setXRange(low, high, padding=0)
            return self.pixels(widget)

        return draw

    def scatter(self, x: Values, y: Values) -> Picture:
        """Draw every row."""
        widget, markers = self.scatter_plot
        markers.setData(x, y)
        return self.pixels(widget)

    def lines(self, x: Values, ys: Sequence[Values]) -> Picture:
        """Draw many lines over one x."""
        widget, curves = self.lines_plot
        while len(curves) < len(ys):
            curves.append(self.curve(widget))
        for curve, y in zip(curves, ys, strict=True):
            curve.setData(x, y, skipFiniteCheck=True)
        return self.pixels(widget)

    def stream(self, x: Values, y: Values) -> Callable[[Values, Values], Picture]:
        """Move the rows in arrays of its own, and hand them over again."""
        widget = self.widget("stream")
        xs, ys = x.copy(), y.copy()
        curve = self.curve(widget)
        widget.setYRange(-1.5, 1.5)

        def draw(x: Values, y: Values) -> Picture:
            xs[: -len(x)] = xs[len(x) :]
            ys[: -len(y)] = ys[len(y) :]
            xs[-len(x) :], ys[-len(y) :] = x, y
            curve.setData(xs, ys, skipFiniteCheck=True)
            widget.setXRange(xs[0], xs[-1], padding=0)
            return self.pixels(widget)

        return draw

    def heatmap(self, z: Values) -> Picture:
        """Draw a field with a colour bar."""
        widget, image, bar = self.heatmap_plot
        limits = (float(z.min()), float(z.max()))
        image.setImage(z, levels=limits)
        bar.setLevels(limits)
        return self.pixels(widget)
