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
