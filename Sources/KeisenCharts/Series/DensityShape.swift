import KeisenDrawing
import KeisenPrimitives

/// The cells of a density: squares of whole device pixels from the plot's top left corner, cut at its other sides.
struct DensityShape: Hashable {
  /// Cells across.
  let columns: Int
  /// Cells down.
  let rows: Int
  /// Device pixels along a side of a cell.
  private let side: Int
  /// The plot.
  private let plot: Rect
  private let pixelRatio: Double

  /// Makes the cells of a plot whose sides are on whole device pixels.
  init(_ plot: Rect, pixelRatio: Double, cellSize: Double) {
    self.plot = plot
    self.pixelRatio = pixelRatio
    // Larger than any picture.
    side = max(1, Int(min(cellSize * pixelRatio, 0x1p30).rounded()))
    columns = (Self.pixels(plot.width, pixelRatio) + side - 1) / side
    rows = (Self.pixels(plot.height, pixelRatio) + side - 1) / side
  }

  private static func pixels(_ length: Double, _ pixelRatio: Double) -> Int {
    let pixels = (length * pixelRatio).rounded()
    return pixels > 0 ? Int(min(pixels, 0x1p30)) : 0
  }

  /// Number of cells; fewer than 2^61.
  var count: Int { columns * rows }

  /// The plot in cells, from its top left corner.
  var plotInCells: Rect {
    Rect(
      x: 0,
      y: 0,
      width: (plot.width * pixelRatio).rounded() / Double(side),
      height: (plot.height * pixelRatio).rounded() / Double(side)
    )
  }

  /// Points along a side of a cell.
  var cellLength: Double { Double(side) / pixelRatio }

  /// Returns the cell at a point, or the nearest one; of two that meet there the right and the lower one.
  func cell(at point: Point) -> (column: Int, row: Int) {
    func index(_ position: Double, _ count: Int) -> Int {
      let place = position * pixelRatio / Double(side)
      return place > 0 ? Int(min(place, Double(max(0, count - 1)))) : 0
    }
    return (index(point.x - plot.minX, columns), index(point.y - plot.minY, rows))
  }

  /// Returns where a cell is, as far as it is on the plot.
  func rect(column: Int, row: Int) -> Rect {
    let length = cellLength
    return Rect(
      left: min(plot.minX + Double(column) * length, plot.maxX),
      top: min(plot.minY + Double(row) * length, plot.maxY),
      right: min(plot.minX + Double(column + 1) * length, plot.maxX),
      bottom: min(plot.minY + Double(row + 1) * length, plot.maxY)
    )
  }

  /// Returns the cells to draw; those at the right and at the bottom may reach beyond the plot.
  func cells(_ colors: GrowingBuffer<UInt32>) -> Cells {
    func edges(_ start: Double, _ count: Int) -> [Double] {
      let first = (start * pixelRatio).rounded()
      return (0...count).map { (first + Double($0 * side)) / pixelRatio }
    }
    return Cells(
      columnEdges: edges(plot.minX, columns),
      rowEdges: edges(plot.minY, rows),
      colors: colors
    )
  }
}
