import KeisenPrimitives

/// The bounds of blocks of a run of rows: what other machines send of theirs, and what is kept
/// beside a file.
///
/// A run of a column's rows is summarised wherever it is, by its absolute rows; summaries of runs
/// that follow each other become one, byte for byte the one that would have been made of all rows
/// at once. Beside the bounds a summary tells where the rows go up and down, so that an axis of x
/// is known to go one way.
public struct RowSummary: Sendable {
  let head: SummaryHead
  /// The nodes of the base level, from the first on.
  let nodes: NodeMemory

  /// Rows of a column that is not in memory at most.
  static let maxRows = 1 << 48

  /// The type of the values.
  public var type: ElementType { head.type }

  /// The rows, by their numbers in the whole column.
  public var rows: Range<Int> { head.shape.rows }

  /// Rows of a block.
  public var rowsPerBlock: Int { SummaryShape.blockRows(ofLevel: head.shape.baseLevel) }

  init(head: SummaryHead, nodes: NodeMemory) { (self.head, self.nodes) = (head, nodes) }

  /// Summarises rows.
  ///
  /// - Parameters:
  ///   - values: The rows.
  ///   - firstRow: The number of their first one in the whole column.
  ///   - rowsPerBlock: Rows of a block: 64, 256, 1,024, ... up to 2^60.
  ///   - progress: Hears on this thread how many rows are done, of how many; where it returns false
  ///     the work ends.
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none of these, or
  ///   rows beyond 2^48; `.cancelled`; `.outOfMemory`; `.io` where rows can't be read.
  /// - Complexity: O(*n*), at the speed of the memory, by several threads.
  public init(
    of values: Column,
    firstRow: Int = 0,
    rowsPerBlock: Int = 64,
    progress: ((_ done: Int, _ count: Int) -> Bool)? = nil
  ) throws(KeisenError) {
    guard let level = SummaryShape.level(ofBlockRows: rowsPerBlock) else {
      throw .invalidArgument(
        "rows of a block must be 64, 256, 1024, ... (64 times a power of 4), got \(rowsPerBlock)"
      )
    }
    let snapshot = values.snapshot()
    guard firstRow >= 0, firstRow <= Self.maxRows - snapshot.count else {
      throw .invalidArgument(
        "first row must be from 0 to \(Self.maxRows - snapshot.count), got \(firstRow)"
      )
    }
    let shape = SummaryShape(rows: firstRow..<firstRow + snapshot.count, level: level)
    let start = snapshot.rows.lowerBound
    let builder = SummaryBuilder(type: snapshot.type, shape: shape) {
      (rows, target) throws(KeisenError) in
      try snapshot.copy(
        rows.lowerBound - firstRow + start..<rows.upperBound - firstRow + start,
        to: target
      )
    }
    let (nodes, steps) = try builder.build(progress)
    head = SummaryHead(type: snapshot.type, shape: shape, steps: steps, identity: "")
    self.nodes = nodes
  }

  /// Joins summaries of runs of rows that follow each other.
  ///
  /// - Parameter parts: In any order; those of no rows count for nothing.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is none, types or sizes of
  ///   blocks differ, or rows are missing or in two of them; `.outOfMemory`.
  /// - Complexity: O(*n*) in their blocks.
  public init(joining parts: [RowSummary]) throws(KeisenError) {
    // One of no rows may be of any type: of an empty piece nobody knows better.
    guard let first = parts.first(where: { !$0.rows.isEmpty }) ?? parts.first else {
      throw .invalidArgument("summaries must be 1 or more, got 0")
    }
    let parts = parts.filter { !$0.rows.isEmpty }
    for part in parts where part.type != first.type || part.rowsPerBlock != first.rowsPerBlock {
      throw .invalidArgument(
        part.type != first.type
          ? "summaries are of \(first.type) and of \(part.type)"
          : "blocks of summaries have \(first.rowsPerBlock) and \(part.rowsPerBlock) rows"
      )
    }
    let sorted = parts.sorted {
      $0.rows.lowerBound < $1.rows.lowerBound
    }
    var steps = StepFacts(rows: first.rows.lowerBound..<first.rows.lowerBound)
    for part in sorted {
      guard steps.rows.isEmpty || steps.rows.upperBound == part.rows.lowerBound else {
        let (end, start) = (steps.rows.upperBound, part.rows.lowerBound)
        throw .invalidArgument(
          end < start
            ? "rows \(end)..<\(start) are in no summary"
            : "rows \(start)..<\(min(end, part.rows.upperBound)) are in two summaries"
        )
      }
      steps.append(part.head.steps, first.type)
    }
    let level = first.head.shape.baseLevel
    let shape = SummaryShape(rows: steps.rows, level: level)
    let all = shape.nodes(ofLevel: level)
    let nodes = try NodeMemory(count: all.count, width: first.type.byteCount)
    var end = all.lowerBound
    for part in sorted {
      let own = part.head.shape.nodes(ofLevel: level)
      // A block that both have rows of is what both hold.
      let shared = own.lowerBound < end ? 1 : 0
      let width = first.type.byteCount
      let target = nodes.bounds.advanced(by: own.lowerBound - all.lowerBound, width: width)
      if shared > 0 { target.formUnion(part.nodes.bounds, first.type) }
      target.advanced(by: shared, width: width)
        .copy(
          own.count - shared,
          width: width,
          from: part.nodes.bounds.advanced(by: shared, width: width)
        )
      end = own.upperBound
    }
    head = SummaryHead(type: first.type, shape: shape, steps: steps, identity: "")
    self.nodes = nodes
  }

  /// Reads a summary.
  ///
  /// - Parameter bytes: What `bytes()` gave, here or on another machine.
  /// - Throws: `KeisenError` with code `.invalidArgument` when these are not the bytes of a
  ///   summary, or are damaged; `.outOfMemory`.
  public init(bytes: UnsafeRawBufferPointer) throws(KeisenError) {
    guard let head = SummaryHead(bytes), head.shape.levelCount == 1 else {
      throw .invalidArgument("\(bytes.count) bytes are no summary, or are damaged")
    }
    let layout = SummaryHead.Layout(head)
    guard layout.byteCount == bytes.count, let base = bytes.baseAddress else {
      throw .invalidArgument("a summary of \(layout.byteCount) bytes has \(bytes.count)")
    }
    let level = head.shape.baseLevel
    nodes = try NodeMemory(
      count: head.shape.nodes(ofLevel: level).count,
      width: head.type.byteCount
    )
    let seed = head.seed
    for segment in 0..<layout.segmentCount(ofLevel: level) {
      let place = layout.nodes(ofSegment: segment, level: level)
      let isGood = layout.read(
        UnsafeMutableRawPointer(mutating: base)
          + layout.bytes(ofSegment: segment, level: level).lowerBound,
        segment: segment,
        level: level,
        seed: seed,
        into: nodes.bounds.advanced(by: place.lowerBound, width: head.type.byteCount)
      )
      guard isGood else {
        throw .invalidArgument("part \(segment) of a summary of \(bytes.count) bytes is damaged")
      }
    }
    self.head = head
  }

  /// Reads the bounds of blocks.
  ///
  /// - Parameters:
  ///   - blocks: Numbers of blocks: that of a block's first row / rows of a block. One at an end of
  ///     the rows is that of the rows that there are.
  ///   - bounds: Room for the bounds of each.
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are not all in the summary.
  public func read(_ blocks: Range<Int>, into bounds: BlockBounds) throws(KeisenError) {
    let all = head.shape.nodes(ofLevel: head.shape.baseLevel)
    guard blocks.lowerBound >= all.lowerBound, blocks.upperBound <= all.upperBound else {
      throw .invalidArgument("blocks \(blocks) are not in a summary of blocks \(all)")
    }
    let width = type.byteCount
    bounds.copy(
      blocks.count,
      width: width,
      from: nodes.bounds.advanced(by: blocks.lowerBound - all.lowerBound, width: width)
    )
  }

  /// Returns the summary as bytes, the same on each machine.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  public func bytes() throws(KeisenError) -> ByteBuffer {
    let layout = SummaryHead.Layout(head)
    let buffer = try ByteBuffer(count: layout.byteCount)
    let headBytes = head.bytes
    headBytes.withUnsafeBytes {
      buffer.base.copyMemory(
        from: $0.baseAddress ?? UnsafeRawPointer(buffer.base),
        byteCount: $0.count
      )
    }
    let (level, seed) = (head.shape.baseLevel, head.seed)
    for segment in 0..<layout.segmentCount(ofLevel: level) {
      let place = layout.nodes(ofSegment: segment, level: level)
      layout.write(
        nodes.bounds.advanced(by: place.lowerBound, width: head.type.byteCount),
        segment: segment,
        level: level,
        seed: seed,
        to: buffer.base + layout.bytes(ofSegment: segment, level: level).lowerBound
      )
    }
    return buffer
  }
}

extension BlockBounds {
  /// Adds the first node of another place to the first one here.
  fileprivate func formUnion(_ other: BlockBounds, _ type: ElementType) {
    ColumnPyramid(of: type).run(Union(target: self, other: other))
  }

  private struct Union: PyramidTask {
    let target: BlockBounds
    let other: BlockBounds

    func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
      func node(_ place: BlockBounds) -> PyramidNode<Element> {
        PyramidNode(
          low: place.lows.loadUnaligned(as: Element.self),
          high: place.highs.loadUnaligned(as: Element.self),
          hasGaps: place.gaps[0]
        )
      }
      var union = node(target)
      union.formUnion(node(other))
      target.lows.storeBytes(of: union.low, as: Element.self)
      target.highs.storeBytes(of: union.high, as: Element.self)
      target.gaps[0] = union.hasGaps
    }
  }
}
