import KeisenPrimitives

/// A grid of rectangular cells, each of one colour.
///
/// A pixel takes of each cell as much as lies in it: edges between pixels are antialiased, and
/// cells smaller than a pixel are averaged, with alpha multiplied in.
public struct Cells: Sendable {
  /// The vertical edges from the left to the right, in points: one more than there are columns.
  public let columnEdges: [Double]
  /// The horizontal edges from the top down, in points: one more than there are rows.
  public let rowEdges: [Double]
  /// The colours row by row from the top, from the left to the right: red, green, blue and alpha of
  /// 8 bits as they lie in memory, sRGB, straight alpha.
  public let colors: GrowingBuffer<UInt32>

  /// Number of columns.
  public var columns: Int { columnEdges.count - 1 }
  /// Number of rows.
  public var rows: Int { rowEdges.count - 1 }

  /// Makes a grid.
  ///
  /// - Precondition: There is an edge or more each way, they are finite and ascend, and there are
  ///   as many colours as cells.
  public init(columnEdges: [Double], rowEdges: [Double], colors: GrowingBuffer<UInt32>) {
    precondition(Self.ascend(columnEdges) && Self.ascend(rowEdges), "edges of cells")
    precondition(
      colors.count == (columnEdges.count - 1) * (rowEdges.count - 1),
      "colours of cells"
    )
    self.columnEdges = columnEdges
    self.rowEdges = rowEdges
    self.colors = colors
  }

  private static func ascend(_ edges: [Double]) -> Bool {
    guard let first = edges.first, first.isFinite, edges[edges.count - 1].isFinite else {
      return false
    }
    return zip(edges, edges.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// A grid that fills a rectangle in equal columns and rows; nil where the rectangle is empty or
  /// not finite.
  public init?(_ rect: Rect, columns: Int, rows: Int, colors: GrowingBuffer<UInt32>) {
    guard !rect.isEmpty, rect.maxX.isFinite, rect.maxY.isFinite, rect.minX.isFinite,
      rect.minY.isFinite, columns > 0, rows > 0
    else { return nil }
    self.init(
      columnEdges: (0...columns).map { rect.minX + rect.width * (Double($0) / Double(columns)) },
      rowEdges: (0...rows).map { rect.minY + rect.height * (Double($0) / Double(rows)) },
      colors: colors
    )
  }
}
