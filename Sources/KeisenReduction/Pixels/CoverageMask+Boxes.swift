import KeisenPrimitives

extension CoverageMask {
  /// Whether the pen may change a pixel anywhere in a box: false only where all of its pixels are
  /// covered wholly.
  ///
  /// Corners are in pixels from the top left corner, with `low` at or before `high` both ways.
  @inline(__always)
  func mayBeOpen(_ low: SIMD2<Float>, _ high: SIMD2<Float>) -> Bool {
    let box = box(
      around: SIMD2(Double(low.x), Double(low.y)),
      SIMD2(Double(high.x), Double(high.y))
    )
    guard box.left < box.right, box.top < box.bottom else { return false }
    let square = box.left / Self.side
    if (box.right &- 1) / Self.side == square, box.bottom &- box.top <= Self.side / 4 {
      return isOpen(box, inSquareColumn: square)
    }
    return hasOpenLine(box)
  }

  /// Whether any square that a box touches has an open pixel in a row, and one in a column, of the
  /// box.
  private func hasOpenLine(_ box: Box) -> Bool {
    let columns = box.left / Self.side...(box.right &- 1) / Self.side
    for row in box.top / Self.side...(box.bottom &- 1) / Self.side {
      let top = row &* Self.side
      let rows = Self.mask(max(box.top &- top, 0), min(box.bottom &- top, Self.side))
      for column in openSquares(row, columns) {
        let lines = linesBase[row &* squareColumns &+ column]
        let left = column &* Self.side
        let wanted = Self.mask(max(box.left &- left, 0), min(box.right &- left, Self.side))
        if lines.rows & rows != 0, lines.columns & wanted != 0 { return true }
      }
    }
    return false
  }
}
