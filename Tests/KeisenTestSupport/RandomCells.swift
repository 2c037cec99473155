import KeisenDrawing
import KeisenPrimitives

extension Cells {
  /// Returns a grid drawn by randomMarks: edges of any distance, some of them in one place, and
  /// colours of any opacity.
  public static func random(
    columns: Int,
    rows: Int,
    in rect: Rect,
    using random: inout SeededGenerator
  ) throws(KeisenError) -> Cells {
    func edges(_ count: Int, _ low: Double, _ high: Double) -> [Double] {
      var edges = (0...count).map { _ in Double.random(in: low...high, using: &random) }
      if count > 2 { edges[1] = edges[2] }
      if Bool.random(using: &random) { edges = edges.map { $0.rounded() } }
      return edges.sorted()
    }
    let colors = GrowingBuffer<UInt32>()
    for _ in 0..<columns * rows {
      let isOpaque = Bool.random(using: &random)
      try colors.append(
        UInt32.random(in: 0...UInt32.max, using: &random) | (isOpaque ? 0xff00_0000 : 0)
      )
    }
    return Cells(
      columnEdges: edges(columns, rect.minX, rect.maxX),
      rowEdges: edges(rows, rect.minY, rect.maxY),
      colors: colors
    )
  }
}
