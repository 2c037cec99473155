import Glibc
import KeisenPrimitives

/// Finds the bounds of blocks of rows, and the way that these go, in one pass over the rows by
/// several threads.
struct SummaryBuilder {
  /// Rows that a thread reads at a time.
  static let unitRows = 1 << 18

  let type: ElementType
  /// Which blocks there are; those of the base level are found.
  let shape: SummaryShape
  /// Reads some rows, by their absolute numbers, one after another.
  let read: @Sendable (Range<Int>, UnsafeMutableRawPointer) throws(KeisenError) -> Void

  /// Finds what is to be known of all rows.
  ///
  /// - Parameter progress: Hears on this thread how many rows are done, of how many; where it
  ///   returns false the work ends.
  /// - Returns: The nodes of the base level, and the steps.
  /// - Throws: What reading throws; `KeisenError` with code `.cancelled`, `.outOfMemory`.
  func build(
    _ progress: ((Int, Int) -> Bool)?
  ) throws(KeisenError) -> (nodes: NodeMemory, steps: StepFacts) {
    try ColumnPyramid(of: type).run(Build(builder: self, progress: progress))
  }

  private struct Build: PyramidTask {
    let builder: SummaryBuilder
    let progress: ((Int, Int) -> Bool)?

    func run<Element: PyramidElement>(
      _ pyramid: Pyramid<Element>
    ) throws(KeisenError) -> (nodes: NodeMemory, steps: StepFacts) {
      try builder.build(Element.self, pyramid.filter, progress)
    }
  }

  private func build<Element: PyramidElement>(
    _ element: Element.Type,
    _ filter: RowFilter,
    _ progress: ((Int, Int) -> Bool)?
  ) throws(KeisenError) -> (nodes: NodeMemory, steps: StepFacts) {
    let rows = shape.rows
    let all = shape.nodes(ofLevel: shape.baseLevel)
    let nodes = try NodeMemory(count: all.count, width: type.byteCount)
    var steps = StepFacts(rows: rows.lowerBound..<rows.lowerBound)
    let shift = SummaryShape.shift(ofLevel: shape.baseLevel)
    // Units begin and end with nodes, so that no two threads write one.
    let unitNodes = max(1, Self.unitRows >> shift)
    let units =
      all.isEmpty ? 0..<0 : all.lowerBound / unitNodes..<(all.upperBound - 1) / unitNodes + 1
    let slice = 4 * WorkerPool.shared.width
    for first in stride(from: units.lowerBound, to: units.upperBound, by: slice) {
      let some = first..<min(units.upperBound, first + slice)
      let (falls, rises) = (steps.fall == nil, steps.rise == nil)
      let found = Locked([Result<StepFacts, KeisenError>?](repeating: nil, count: some.count))
      WorkerPool.shared.run(some.count) { index in
        let unit = some.lowerBound + index
        let part = (unit * unitNodes..<(unit + 1) * unitNodes).clamped(to: all)
        let result = Result { () throws(KeisenError) in
          try add(part, all.lowerBound, nodes, filter, element, falls: falls, rises: rises)
        }
        found.withLock { $0[index] = result }
      }
      for result in found.withLock({ $0 }) {
        if let facts = try result?.get() { steps.append(facts, element) }
      }
      guard progress?(steps.rows.count, rows.count) ?? true else {
        throw KeisenError(
          .cancelled,
          "stopped after \(steps.rows.count) of \(rows.count) rows"
        )
      }
    }
    return (nodes, steps)
  }

  /// Reads the rows of some nodes, and writes these.
  private func add<Element: PyramidElement>(
    _ part: Range<Int>,
    _ firstNode: Int,
    _ nodes: NodeMemory,
    _ filter: RowFilter,
    _ element: Element.Type,
    falls: Bool,
    rises: Bool
  ) throws(KeisenError) -> StepFacts {
    let width = type.byteCount
    let rows = shape.rows(of: part, level: shape.baseLevel)
    var steps = StepFacts(rows: rows.lowerBound..<rows.lowerBound)
    let room = min(rows.count, Self.unitRows)
    guard let memory = malloc(max(1, room * width)) else {
      throw .outOfMemory(room * width, for: "rows")
    }
    defer { free(memory) }
    let target = nodes.bounds.advanced(by: part.lowerBound - firstNode, width: width)
    var writer = NodeWriter<Element>(
      target,
      shift: SummaryShape.shift(ofLevel: shape.baseLevel),
      firstNode: part.lowerBound,
      filter
    )
    for first in stride(from: rows.lowerBound, to: rows.upperBound, by: Self.unitRows) {
      let some = first..<min(rows.upperBound, first + Self.unitRows)
      try read(some, memory)
      let values = StridedMemory(base: UnsafeRawPointer(memory), stride: width, count: some.count)
      writer.add(some, values)
      let (falls, rises) = (falls && steps.fall == nil, rises && steps.rise == nil)
      steps.append(StepFacts(some, values, element, falls: falls, rises: rises), element)
    }
    return steps
  }
}

/// Writes the nodes of blocks whose rows come one after another.
private struct NodeWriter<Element: PyramidElement> {
  private let target: BlockBounds
  private let shift: Int
  private let firstNode: Int
  private let filter: RowFilter
  /// The node that was begun.
  private var node = PyramidNode<Element>.empty
  private var begun: Int?

  init(_ target: BlockBounds, shift: Int, firstNode: Int, _ filter: RowFilter) {
    (self.target, self.shift, self.firstNode, self.filter) = (target, shift, firstNode, filter)
  }

  /// Adds rows behind those before.
  mutating func add(_ rows: Range<Int>, _ values: StridedMemory) {
    var row = rows.lowerBound
    while row < rows.upperBound {
      let index = row >> shift
      let rest = values.dropFirst(row - rows.lowerBound)
      if shift == 6, row & 63 == 0, rest.count >= 64, !filter.isPositive {
        let blocks = rest.count / 64
        let slot = target.advanced(by: index - firstNode, width: MemoryLayout<Element>.size)
        Element.kernels(knowingGaps: filter.knowsGaps)
          .block_bounds(rest.base, blocks, slot.lows, slot.highs, slot.gaps)
        row += blocks * 64
        continue
      }
      let end = min(rows.upperBound, (index + 1) << shift)
      let part = StridedMemory(base: rest.base, stride: rest.stride, count: end - row)
      let found = Element.bounds(of: part, filter)
      if begun == index { node.formUnion(found) } else { (node, begun) = (found, index) }
      write(node, index - firstNode)
      row = end
    }
  }

  private func write(_ node: PyramidNode<Element>, _ slot: Int) {
    let width = MemoryLayout<Element>.size
    (target.lows + slot * width).storeBytes(of: node.low, as: Element.self)
    (target.highs + slot * width).storeBytes(of: node.high, as: Element.self)
    target.gaps[slot] = node.hasGaps
  }
}

extension BlockBounds {
  /// Writes the nodes above those of a level, each of up to four of them.
  func write<Element: PyramidElement>(
    parentsOf children: BlockBounds,
    count: Int,
    _ element: Element.Type
  ) {
    let whole = count / Pyramid<Element>.fanOut
    let width = MemoryLayout<Element>.size
    if whole > 0 {
      Element.kernels(knowingGaps: false)
        .unions(children.lows, children.highs, children.gaps, whole, lows, highs, gaps)
    }
    guard whole * Pyramid<Element>.fanOut < count else { return }
    var node = PyramidNode<Element>.empty
    for child in whole * Pyramid<Element>.fanOut..<count {
      node.formUnion(
        PyramidNode(
          low: (children.lows + child * width).load(as: Element.self),
          high: (children.highs + child * width).load(as: Element.self),
          hasGaps: children.gaps[child]
        )
      )
    }
    (lows + whole * width).storeBytes(of: node.low, as: Element.self)
    (highs + whole * width).storeBytes(of: node.high, as: Element.self)
    gaps[whole] = node.hasGaps
  }

  /// Does so for nodes of any type.
  func write(parentsOf children: BlockBounds, count: Int, _ type: ElementType) {
    ColumnPyramid(of: type).run(Parents(target: self, children: children, count: count))
  }

  private struct Parents: PyramidTask {
    let target: BlockBounds
    let children: BlockBounds
    let count: Int

    func run<Element: PyramidElement>(_ pyramid: Pyramid<Element>) throws(Never) {
      target.write(parentsOf: children, count: count, Element.self)
    }
  }
}
