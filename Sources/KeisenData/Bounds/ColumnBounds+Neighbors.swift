import KeisenPrimitives

extension ColumnBounds {
  /// Writes the values on both sides of some borders between rows, minus `origin`: what
  /// `ColumnSnapshot.read` gives.
  ///
  /// - Parameters:
  ///   - borders: Each the row behind a border.
  ///   - origin: What is subtracted, in `unit` or else in the column's own.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  ///   - before: Room for `borders.count` doubles: those of the rows in front; NaN where there is
  ///     none.
  ///   - behind: Room for as many: those of the rows behind; NaN where there is none.
  package func readNeighbors(
    of borders: UnsafeBufferPointer<Int>,
    relativeTo origin: Int64,
    in unit: TimeUnit? = nil,
    before: UnsafeMutablePointer<Double>,
    behind: UnsafeMutablePointer<Double>
  ) {
    let reading = ValueReading(snapshot.type, relativeTo: origin, in: unit)
    pyramid.run(
      Neighbors(
        snapshot: snapshot,
        borders: borders,
        reading: reading,
        before: before,
        behind: behind
      )
    )
  }
}

private struct Neighbors: PyramidTask {
  let snapshot: ColumnSnapshot
  let borders: UnsafeBufferPointer<Int>
  let reading: ValueReading
  let before: UnsafeMutablePointer<Double>
  let behind: UnsafeMutablePointer<Double>

  func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
    var cursor = ColumnCursor(snapshot)
    func value(_ row: Int) -> Double {
      guard snapshot.rows.contains(row) else { return .nan }
      let element: Element = cursor.element(row)
      return element.double(reading)
    }
    for index in borders.indices {
      before[index] = value(borders[index] - 1)
      behind[index] = value(borders[index])
    }
  }
}
