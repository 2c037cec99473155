import KeisenDrawing
import KeisenPrimitives
import KeisenRanges

/// The cells of a density: squares of whole device pixels, cut at the sides of the plot.
package struct DensityShape: Hashable {
  /// The cells across, from the left.
  let x: DensityAxis
  /// The cells down, from the top.
  let y: DensityAxis
  /// The plot.
  private let plot: Rect
  private let pixelRatio: Double

  /// Makes the cells of a plot whose sides are on whole device pixels.
  package init(
    _ plot: Rect,
    pixelRatio: Double,
    cellSize: Double,
    x: ProjectionRange,
    y: ProjectionRange
  ) {
    self.plot = plot
    self.pixelRatio = pixelRatio
    // Larger than any picture.
    let side = max(1, Int(min(cellSize * pixelRatio, 0x1p30).rounded()))
    let (width, height) = (
      Self.pixels(plot.width, pixelRatio), Self.pixels(plot.height, pixelRatio)
    )
    self.x = DensityAxis(x, isDown: false, pixels: width, side: side)
    self.y = DensityAxis(y, isDown: true, pixels: height, side: side)
  }

  private static func pixels(_ length: Double, _ pixelRatio: Double) -> Int {
    let pixels = (length * pixelRatio).rounded()
    return pixels > 0 ? Int(min(pixels, 0x1p30)) : 0
  }

  /// Cells across.
  package var columns: Int { x.count }
  /// Cells down.
  var rows: Int { y.count }
  /// Number of cells; fewer than 2^62.
  var count: Int { columns * rows }

  /// Points along a side of a whole cell.
  var cellLength: Double { Double(x.side) / pixelRatio }

  /// Returns the cell at a point, or the nearest one; of two that meet there the right and the
  /// lower one.
  func cell(at point: Point) -> (column: Int, row: Int) {
    (
      x.cell(at: (point.x - plot.minX) * pixelRatio), y.cell(at: (point.y - plot.minY) * pixelRatio)
    )
  }

  /// Returns where a cell is, as far as it is on the plot.
  package func rect(column: Int, row: Int) -> Rect {
    func place(_ border: Int, _ start: Double, _ end: Double) -> Double {
      min(start + Double(max(0, border)) / pixelRatio, end)
    }
    return Rect(
      left: place(x.border(column), plot.minX, plot.maxX),
      top: place(y.border(row), plot.minY, plot.maxY),
      right: place(x.border(column + 1), plot.minX, plot.maxX),
      bottom: place(y.border(row + 1), plot.minY, plot.maxY)
    )
  }

  /// Returns the cells to draw; those at the sides may reach beyond the plot.
  package func cells(_ colors: GrowingBuffer<UInt32>) -> Cells {
    func edges(_ start: Double, _ axis: DensityAxis) -> [Double] {
      let first = (start * pixelRatio).rounded()
      return axis.borders.map { (first + Double($0)) / pixelRatio }
    }
    return Cells(columnEdges: edges(plot.minX, x), rowEdges: edges(plot.minY, y), colors: colors)
  }
}
