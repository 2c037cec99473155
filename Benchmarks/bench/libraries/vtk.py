"""VTK's charts, by OpenGL into a window that is not shown."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar

import numpy as np
import vtk
from vtk.util.numpy_support import numpy_to_vtk, vtk_to_numpy

from bench.libraries.library import HEIGHT, WIDTH, Library

if TYPE_CHECKING:
    from bench.libraries.library import Picture, Values

KEPT = "its window is kept, and is given the new arrays"


class VTK(Library):
    """Without antialiasing by several samples, which only makes it slower."""

    remarks: ClassVar[dict[str, str]] = {"line": KEPT, "scatter": KEPT}

    def __init__(self) -> None:
        self.name = f"vtk {vtk.VTK_VERSION}"
        # It tells of every way to a window that it tries.
        vtk.vtkLogger.SetStderrVerbosity(vtk.vtkLogger.VERBOSITY_OFF)
        vtk.vtkObject.GlobalWarningDisplayOff()

    @cached_property
    def view(self) -> tuple[vtk.vtkRenderWindow, vtk.vtkChartXY, vtk.vtkContextView]:
        """A window with a chart."""
        view = vtk.vtkContextView()
        window = view.GetRenderWindow()
        window.SetOffScreenRendering(1)
        window.SetSize(WIDTH, HEIGHT)
        window.SetMultiSamples(0)
        view.GetRenderer().SetBackground(1, 1, 1)
        chart = vtk.vtkChartXY()
        view.GetScene().AddItem(chart)
        return window, chart, view

    def draw(self, title: str, kind: int, x: Values, y: Values) -> Picture:
        """Draw rows as a kind of plot."""
        window, chart, _ = self.view
        chart.ClearPlots()
        chart.SetTitle(title)
        table = vtk.vtkTable()
        for name, values in (("x", x), ("y", y)):
            column = numpy_to_vtk(values)
            column.SetName(name)
            table.AddColumn(column)
        plot = chart.AddPlot(kind)
        plot.SetInputData(table, 0, 1)
        plot.SetColor(31, 119, 180, 255)
        if kind == vtk.vtkChart.POINTS:
            plot.SetMarkerSize(3)
            plot.SetMarkerStyle(vtk.vtkPlotPoints.CIRCLE)
            plot.SetColor(31, 119, 180, 128)
        chart.RecalculateBounds()
        window.Render()
        pixels = vtk.vtkUnsignedCharArray()
        window.GetRGBACharPixelData(0, 0, WIDTH - 1, HEIGHT - 1, 1, pixels)
        return np.asarray(vtk_to_numpy(pixels)).reshape(HEIGHT, WIDTH, 4)[::-1]

    def line(self, x: Values, y: Values) -> Picture:
        """Draw one line."""
        return self.draw("line", vtk.vtkChart.LINE, x, y)

    def scatter(self, x: Values, y: Values) -> Picture:
        """Draw every row."""
        return self.draw("points", vtk.vtkChart.POINTS, x, y)
