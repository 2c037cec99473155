import KeisenPrimitives

/// The bounds of blocks of a column's rows, of blocks of blocks, and so on: what is asked about any
/// run of rows is answered by few nodes.
///
/// Only whole blocks have a node: the rows behind the last one, and of a ring those before the
/// first, are looked at. Blocks have absolute numbers. A value: growing makes another one that
/// shares what is there.
struct Pyramid<Element: PyramidElement>: Sendable {
  /// Rows of a block; chunks of columns that grow begin at multiples of it.
  static var blockRows: Int { 64 }
  /// Nodes of a level under each node of the next one.
  static var fanOut: Int { 4 }

  private(set) var levels: [PyramidLevel<Element>] = []
  let filter: RowFilter
  /// The row behind those of the last node of each level, where that may lack rows; nil where only
  /// whole blocks have nodes.
  private(set) var end: Int?

  /// Makes a pyramid of no rows.
  init(_ filter: RowFilter) { self.filter = filter }

  /// Makes a pyramid of all rows of a column that does not grow, up to the level of one node.
  init(_ filter: RowFilter, rows: Int, _ levels: [NodeMemory]) {
    self.filter = filter
    self.levels = levels.map(PyramidLevel.init)
    end = rows
  }

  /// Nodes of a run up to which those above them are not asked: they might have to be loaded.
  private static var maxOfLevel: Int { 64 }

  /// The blocks that have nodes.
  @inline(__always)
  var blocks: Range<Int> { levels.first?.nodes ?? 0..<0 }

  /// Returns a pyramid with nodes for all whole blocks of a snapshot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the rows that have no nodes yet, at the speed of the memory.
  func grown(to snapshot: ColumnSnapshot) throws(KeisenError) -> Self {
    let filter = filter
    return try grown(to: snapshot) { blocks, slots in
      Self.write(blocks, of: snapshot, filter, to: slots)
      return true
    } ?? self
  }

  /// Returns a pyramid with nodes for all whole blocks of a snapshot, or nil where `write` gives
  /// up.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func grown(
    to snapshot: ColumnSnapshot,
    _ write: (Range<Int>, PyramidLevel<Element>.Slots) -> Bool
  ) throws(KeisenError) -> Self? {
    let wanted = snapshot.wholeBlocks
    guard wanted.upperBound > blocks.upperBound else { return self }
    var levels = levels
    if levels.isEmpty { levels.append(try PyramidLevel()) }
    guard try levels[0].grow(to: wanted, threads: WorkerPool.shared.width * 4, write) else {
      return nil
    }
    var level = 0
    var nodes = levels[0].nodes
    while nodes.count >= Self.fanOut {
      // A node in front whose children are not all there is never asked.
      nodes = nodes.lowerBound / Self.fanOut..<nodes.upperBound / Self.fanOut
      let below = levels[level]
      level += 1
      if level == levels.count { levels.append(try PyramidLevel()) }
      _ = try levels[level].grow(to: nodes, threads: 1) { nodes, slots in
        slots.write(nodes, of: below)
        return true
      }
    }
    var pyramid = self
    pyramid.levels = levels
    return pyramid
  }

  /// Finds the nodes of the blocks that hold some of a snapshot's rows anew, and those above them.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`; then some are as they were.
  /// - Complexity: O(`rows.count` + log *n*); where somebody else holds nodes they are copied
  ///   before.
  mutating func renew(_ rows: Range<Int>, of snapshot: ColumnSnapshot) throws(KeisenError) {
    let whole = blocks.clamped(to: snapshot.wholeBlocks)
    let touched = rows.lowerBound / Self.blockRows..<(rows.upperBound - 1) / Self.blockRows + 1
    var nodes = touched.clamped(to: whole)
    guard !nodes.isEmpty else { return }
    let filter = filter
    try levels[0].renew(nodes, threads: WorkerPool.shared.width * 4) { nodes, slots in
      Self.write(nodes, of: snapshot, filter, to: slots)
    }
    for level in 1..<max(1, levels.count) {
      let parents = nodes.lowerBound / Self.fanOut..<(nodes.upperBound - 1) / Self.fanOut + 1
      nodes = parents.clamped(to: levels[level].nodes)
      guard !nodes.isEmpty else { return }
      let below = levels[level - 1]
      try levels[level].renew(nodes, threads: 1) { nodes, slots in slots.write(nodes, of: below) }
    }
  }

  /// Writes the nodes of some blocks.
  private static func write(
    _ blocks: Range<Int>,
    of snapshot: ColumnSnapshot,
    _ filter: RowFilter,
    to slots: PyramidLevel<Element>.Slots
  ) {
    snapshot.forEachRun(ofBlocks: blocks) { blocks, memory in
      if memory.stride == MemoryLayout<Element>.size, !filter.isPositive {
        slots.write(blocks, from: memory.base, knowingGaps: filter.knowsGaps)
        return
      }
      for index in blocks {
        let base = memory.base + (index - blocks.lowerBound) * blockRows * memory.stride
        let memory = StridedMemory(base: base, stride: memory.stride, count: blockRows)
        slots.write(Element.bounds(of: memory, filter), at: index)
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
    let blocks = blocks
    let first = max((rows.lowerBound + Self.blockRows - 1) / Self.blockRows, blocks.lowerBound)
    let isEnd = rows.upperBound == end
    let last = isEnd ? blocks.upperBound : min(rows.upperBound / Self.blockRows, blocks.upperBound)
    guard first < last else { return cursor.bounds(of: rows, filter) }
    var union = nodes(first..<last)
    if rows.lowerBound < first * Self.blockRows {
      union.formUnion(cursor.bounds(of: rows.lowerBound..<first * Self.blockRows, filter))
    }
    if !isEnd, last * Self.blockRows < rows.upperBound {
      union.formUnion(cursor.bounds(of: last * Self.blockRows..<rows.upperBound, filter))
    }
    return union
  }

  /// Returns the union of blocks: at each level of the few that have no whole parent among them.
  private func nodes(_ blocks: Range<Int>) -> PyramidNode<Element> { nodes(blocks, level: 0) }

  /// Returns the union of nodes of a level: at each level of the few that have no whole parent
  /// among them.
  private func nodes(_ nodes: Range<Int>, level bottom: Int) -> PyramidNode<Element> {
    var (first, last) = (nodes.lowerBound, nodes.upperBound)
    var union = PyramidNode<Element>.empty
    for index in bottom..<levels.count {
      let level = levels[index]
      let firstParent = (first + Self.fanOut - 1) / Self.fanOut
      // The last node of all may have a parent that lacks others.
      let isEnd = end != nil && last == level.nodes.upperBound
      let lastParent = isEnd ? (last + Self.fanOut - 1) / Self.fanOut : last / Self.fanOut
      guard firstParent < lastParent, index + 1 < levels.count,
        levels[index + 1].nodes.upperBound >= lastParent
      else {
        union.formUnion(level.union(first..<last))
        return union
      }
      union.formUnion(level.union(first..<firstParent * Self.fanOut))
      if !isEnd { union.formUnion(level.union(lastParent * Self.fanOut..<last)) }
      (first, last) = (firstParent, lastParent)
    }
    return union
  }

  /// Returns the bounds of rows that begin and end with nodes of a level, or with the column: no
  /// rows are read.
  @inline(__always)
  func bounds(ofNodes rows: Range<Int>, level: Int) -> PyramidNode<Element> {
    let shift = SummaryShape.shift(ofLevel: level)
    let nodes = rows.lowerBound >> shift..<(rows.upperBound - 1) >> shift + 1
    return nodes.count <= Self.maxOfLevel
      ? levels[level].union(nodes) : self.nodes(nodes, level: level)
  }
}

extension ColumnSnapshot {
  /// The blocks of which all rows are there.
  var wholeBlocks: Range<Int> {
    let size = Pyramid<Int64>.blockRows
    let first = (rows.lowerBound + size - 1) / size
    return first..<max(first, rows.upperBound / size)
  }

  /// The one value that all rows have where they share its memory.
  var constant: StridedMemory? {
    guard chunks.count == 1, let memory = chunks.first?.memory, memory.stride == 0, count > 0 else {
      return nil
    }
    return memory
  }
}
