import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// The device pixels of a plot.
package struct PlotPixels {
  /// The first column.
  package let left: Int
  /// The first row.
  package let top: Int
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int

  /// Finds those of a frame's plot; nil where there are none, or too many for masks.
  package init?(_ frame: FrameContext, in list: DisplayList) {
    guard let size = list.pixelSize else { return nil }
    // Sides stand on borders between pixels, or nearly so.
    func border(_ points: Double, _ limit: Int, _ rule: FloatingPointRoundingRule) -> Int {
      let nearest = (points * frame.pixelRatio).rounded()
      let isNear = abs(points * frame.pixelRatio - nearest) < 0x1p-10
      let place = isNear ? nearest : (points * frame.pixelRatio).rounded(rule)
      return Int(min(max(place, 0), Double(limit)))
    }
    left = border(frame.plot.minX, size.width, .down)
    top = border(frame.plot.minY, size.height, .down)
    width = border(frame.plot.maxX, size.width, .up) - left
    height = border(frame.plot.maxY, size.height, .up) - top
    guard CoverageMask.sides.contains(width), CoverageMask.sides.contains(height) else {
      return nil
    }
  }

  /// How many they are.
  package var count: Int { width * height }

  /// Returns a cell for each of them, in straight colours row by row.
  package func cells(_ colors: GrowingBuffer<UInt32>, pixelRatio: Double) -> Cells {
    Cells(
      columnEdges: (0...width).map { Double(left + $0) / pixelRatio },
      rowEdges: (0...height).map { Double(top + $0) / pixelRatio },
      colors: colors
    )
  }
}
