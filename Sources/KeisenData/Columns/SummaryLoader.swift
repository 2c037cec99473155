import KeisenPrimitives

/// Brings nodes from where they cost least: from the file beside the rows, from the source, or from
/// the rows themselves.
final class SummaryLoader: NodeLoader {
  private let rows: SourceRows
  private let shape: SummaryShape
  private let file: SummaryFile?
  /// Runs of nodes that were damaged in the file.
  private let repairs = Locked(0)

  init(_ rows: SourceRows, _ shape: SummaryShape, _ file: SummaryFile?) {
    (self.rows, self.shape, self.file) = (rows, shape, file)
  }

  /// How many runs of nodes were damaged in the file, and were found from the rows instead.
  var repairCount: Int { repairs.withLock { $0 } }

  func failed(_ error: KeisenError, again: @escaping () throws(KeisenError) -> Void) {
    rows.fail(error, again: again)
  }

  func load(_ nodes: Range<Int>, of level: Int, into bounds: BlockBounds) throws(KeisenError) {
    if let file {
      if file.read(nodes, of: level, into: bounds) { return }
      repairs.withLock { $0 += 1 }
    }
    let blockRows = SummaryShape.blockRows(ofLevel: level)
    let blocks = RowBlocks(rowsPerBlock: blockRows, numbers: nodes)
    if try rows.source.summarize(blocks, into: bounds) { return }
    try find(nodes, of: level, into: bounds)
  }

  /// Finds nodes from those below, or from the rows.
  private func find(
    _ nodes: Range<Int>,
    of level: Int,
    into bounds: BlockBounds
  ) throws(KeisenError) {
    let width = rows.type.byteCount
    guard level > 0 else {
      let part = SummaryShape(rows: shape.rows(of: nodes, level: 0), level: 0)
      let builder = SummaryBuilder(type: rows.type, shape: part) {
        [rows] (some, target) throws(KeisenError) in
        try rows.source.read(some, into: target)
      }
      let found = try builder.build(nil).nodes
      bounds.copy(nodes.count, width: width, from: found.bounds)
      return
    }
    // A segment at a time: what is below takes four times as much memory.
    let size = NodeMemory.segmentNodes
    for first in stride(from: nodes.lowerBound, to: nodes.upperBound, by: size) {
      let some = first..<min(nodes.upperBound, first + size)
      let all = shape.nodes(ofLevel: level - 1).upperBound
      let below = some.lowerBound * 4..<min(all, some.upperBound * 4)
      let memory = try NodeMemory(count: below.count, width: width)
      try load(below, of: level - 1, into: memory.bounds)
      bounds.advanced(by: first - nodes.lowerBound, width: width)
        .write(parentsOf: memory.bounds, count: below.count, rows.type)
    }
  }
}
