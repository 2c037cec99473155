import KeisenPrimitives

/// The bounds of blocks of a column's rows, of blocks of blocks, and so on: what is asked about any run of
/// rows is answered by few nodes.
///
/// Only whole blocks have a node: the rows behind the last one are looked at. A value: growing makes
/// another one that shares what is there.
struct Pyramid<Element: PyramidElement>: Sendable {
  /// Rows of a block; chunks of columns begin at multiples of it.
  static var blockRows: Int { 64 }
  /// Nodes of a level under each node of the next one.
  private static var fanOut: Int { 4 }

  private var levels: [PyramidLevel<Element>] = []
  private let knowsGaps: Bool

  /// Makes a pyramid of no rows.
  init(of type: ElementType) { knowsGaps = type.knowsGaps }

  /// Rows that nodes stand for.
  var rows: Int { (levels.first?.count ?? 0) * Self.blockRows }

  /// Returns a pyramid with nodes for all whole blocks of a snapshot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows that have no nodes yet, at the speed of the memory.
  func grown(to snapshot: ColumnSnapshot) throws(KeisenError) -> Self {
    var pyramid = self
    try pyramid.grow(to: snapshot)
    return pyramid
  }

  private mutating func grow(to snapshot: ColumnSnapshot) throws(KeisenError) {
    var count = snapshot.rows.upperBound / Self.blockRows
    guard count > (levels.first?.count ?? 0) else { return }
    if levels.isEmpty { levels.append(try PyramidLevel()) }
    let knowsGaps = knowsGaps
    try levels[0].grow(to: count, threads: WorkerPool.shared.width * 4) { blocks, slots in
      Self.write(blocks, of: snapshot, knowsGaps: knowsGaps, to: slots)
    }
    var level = 0
    while count >= Self.fanOut {
      count /= Self.fanOut
      let below = levels[level]
      level += 1
      if level == levels.count { levels.append(try PyramidLevel()) }
      try levels[level].grow(to: count, threads: 1) { nodes, slots in
        for node in nodes {
          slots.write(below.union(node * Self.fanOut..<(node + 1) * Self.fanOut), at: node)
        }
      }
    }
  }

  /// Writes the nodes of some blocks.
  private static func write(
    _ blocks: Range<Int>,
    of snapshot: ColumnSnapshot,
    knowsGaps: Bool,
    to slots: PyramidLevel<Element>.Slots
  ) {
    var block = blocks.lowerBound
    let rows = blocks.lowerBound * blockRows..<blocks.upperBound * blockRows
    snapshot.forEachPiece(of: rows) { memory in
      let last = block + memory.count / blockRows
      var base = memory.base
      if memory.stride == MemoryLayout<Element>.size {
        while block < last {
          let node = Element.bounds(of: base, count: blockRows, knowingGaps: knowsGaps)
          slots.write(node, at: block)
          base += blockRows * MemoryLayout<Element>.size
          block += 1
        }
      } else {
        while block < last {
          let memory = StridedMemory(base: base, stride: memory.stride, count: blockRows)
          slots.write(Element.bounds(of: memory, knowingGaps: knowsGaps), at: block)
          base += blockRows * memory.stride
          block += 1
        }
      }
    }
  }

  /// Returns the bounds of some rows.
  ///
  /// - Parameters:
  ///   - rows: Rows of the cursor's column.
  ///   - cursor: Reads the rows of blocks that are not whole.
  /// - Returns: The bounds, in the column's own type.
  /// - Complexity: O(log(`rows.count`)).
  @inline(__always)
  func bounds(of rows: Range<Int>, _ cursor: inout ColumnCursor) -> PyramidNode<Element> {
    let first = (rows.lowerBound + Self.blockRows - 1) / Self.blockRows
    let last = min(rows.upperBound / Self.blockRows, levels.first?.count ?? 0)
    guard first < last else { return cursor.bounds(of: rows, knowingGaps: knowsGaps) }
    var union = nodes(first..<last)
    if rows.lowerBound < first * Self.blockRows {
      let edge = rows.lowerBound..<first * Self.blockRows
      union.formUnion(cursor.bounds(of: edge, knowingGaps: knowsGaps))
    }
    if last * Self.blockRows < rows.upperBound {
      let edge = last * Self.blockRows..<rows.upperBound
      union.formUnion(cursor.bounds(of: edge, knowingGaps: knowsGaps))
    }
    return union
  }

  /// Returns the union of blocks: at each level of the few that have no whole parent among them.
  private func nodes(_ blocks: Range<Int>) -> PyramidNode<Element> {
    var (first, last) = (blocks.lowerBound, blocks.upperBound)
    var union = PyramidNode<Element>.empty
    for level in levels {
      let firstParent = (first + Self.fanOut - 1) / Self.fanOut
      let lastParent = last / Self.fanOut
      guard firstParent < lastParent else {
        union.formUnion(level.union(first..<last))
        return union
      }
      union.formUnion(level.union(first..<firstParent * Self.fanOut))
      union.formUnion(level.union(lastParent * Self.fanOut..<last))
      (first, last) = (firstParent, lastParent)
    }
    return union
  }
}

extension ElementType {
  /// Whether a value of the type may be a gap.
  var knowsGaps: Bool {
    switch self {
    case .float32, .float64, .timestamp: true
    case .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64: false
    }
  }
}
