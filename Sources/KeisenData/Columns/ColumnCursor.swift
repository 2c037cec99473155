import KeisenPrimitives

/// Reads runs of a column's rows in any order, fastest where the next is near the last.
struct ColumnCursor {
  private let snapshot: ColumnSnapshot
  /// The rows of the chunk that was read last.
  private var rows = 0..<0
  private var memory = StridedMemory(base: StridedMemory.nowhere, stride: 0, count: 0)
  /// Keeps what was read from a source.
  private var chunk: ColumnChunk?

  /// Starts reading a snapshot, which must live as long as the cursor.
  init(_ snapshot: ColumnSnapshot) { self.snapshot = snapshot }

  /// Returns the bounds of some rows.
  @inline(__always)
  mutating func bounds<Element: PyramidElement>(
    of rows: Range<Int>,
    _ filter: RowFilter
  ) -> PyramidNode<Element> {
    var union = PyramidNode<Element>.empty
    var row = rows.lowerBound
    while row < rows.upperBound {
      if !self.rows.contains(row) { move(to: row) }
      let count = min(rows.upperBound, self.rows.upperBound) - row
      let base = memory.base + (row - self.rows.lowerBound) &* memory.stride
      let piece = StridedMemory(base: base, stride: memory.stride, count: count)
      union.formUnion(Element.bounds(of: piece, filter))
      row += count
    }
    return union
  }

  /// Returns the memory of the first of some rows, and of those behind it that lie in one piece
  /// with it, until the cursor moves.
  @inline(__always)
  mutating func memory(_ rows: Range<Int>) -> StridedMemory {
    let row = rows.lowerBound
    if !self.rows.contains(row) { move(to: row) }
    return StridedMemory(
      base: memory.base + (row - self.rows.lowerBound) &* memory.stride,
      stride: memory.stride,
      count: min(rows.upperBound, self.rows.upperBound) - row
    )
  }

  /// Returns the value of a row.
  @inline(__always)
  mutating func element<Element: PyramidElement>(_ row: Int) -> Element {
    if !rows.contains(row) { move(to: row) }
    return (memory.base + (row - rows.lowerBound) &* memory.stride).loadUnaligned(as: Element.self)
  }

  /// Returns what `ColumnSnapshot.read` gives for a row.
  @inline(__always)
  mutating func value(_ row: Int, relativeTo origin: Int64, in unit: TimeUnit?) -> Double {
    if !rows.contains(row) { move(to: row) }
    let place = memory.base + (row - rows.lowerBound) &* memory.stride
    switch snapshot.type {
    case .float64: return place.loadUnaligned(as: Double.self) - Double(origin)
    case .float32: return Double(place.loadUnaligned(as: Float.self)) - Double(origin)
    default:
      var value = 0.0
      StridedMemory(base: place, stride: 0, count: 1)
        .read(snapshot.type, relativeTo: origin, in: unit, into: &value)
      return value
    }
  }

  @inline(never)
  private mutating func move(to row: Int) {
    let chunk = snapshot.chunk(of: row)
    if snapshot.source != nil { self.chunk = chunk }
    memory = chunk.memory
    rows = chunk.firstRow..<chunk.firstRow + chunk.memory.count
  }
}
