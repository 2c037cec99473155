import Glibc
import KeisenPrimitives

/// Nodes one after another of which those that are there never change: readers keep the ones that they
/// know while more are added behind them.
struct PyramidLevel<Element: PyramidElement>: @unchecked Sendable {
  /// The memory of a level.
  fileprivate final class Storage: @unchecked Sendable {
    let lows: UnsafeMutablePointer<Element>
    let highs: UnsafeMutablePointer<Element>
    let gaps: UnsafeMutablePointer<Bool>
    let capacity: Int

    /// - Throws: `KeisenError` with code `.outOfMemory`.
    init(capacity: Int) throws(KeisenError) {
      let size = 2 * MemoryLayout<Element>.size + 1
      let (bytes, isTooLarge) = capacity.multipliedReportingOverflow(by: size)
      guard !isTooLarge, let base = malloc(max(1, bytes)) else {
        throw .outOfMemory(isTooLarge ? Int.max : bytes, for: "pyramid")
      }
      lows = base.bindMemory(to: Element.self, capacity: capacity)
      highs = (base + capacity * MemoryLayout<Element>.size)
        .bindMemory(to: Element.self, capacity: capacity)
      gaps = (base + 2 * capacity * MemoryLayout<Element>.size)
        .bindMemory(to: Bool.self, capacity: capacity)
      self.capacity = capacity
    }

    deinit { free(lows) }
  }

  private var storage: Storage
  /// Number of nodes.
  private(set) var count = 0

  /// Makes a level without nodes.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init() throws(KeisenError) { storage = try Storage(capacity: 0) }

  /// A node.
  @inline(__always)
  subscript(index: Int) -> PyramidNode<Element> {
    assert(index >= 0 && index < count, "node \(index) of \(count)")
    return PyramidNode(
      low: storage.lows[index],
      high: storage.highs[index],
      hasGaps: storage.gaps[index]
    )
  }

  /// Returns what a run of nodes holds.
  @inline(__always)
  func union(_ nodes: Range<Int>) -> PyramidNode<Element> {
    var union = PyramidNode<Element>.empty
    for index in nodes { union.formUnion(self[index]) }
    return union
  }

  /// Where nodes are written.
  struct Slots {
    fileprivate let storage: Storage

    /// Writes a node.
    @inline(__always)
    func write(_ node: PyramidNode<Element>, at index: Int) {
      storage.lows[index] = node.low
      storage.highs[index] = node.high
      storage.gaps[index] = node.hasGaps
    }
  }

  /// Adds nodes up to a number of them: several threads write some of them each.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`; then there are as many as before.
  mutating func grow(
    to newCount: Int,
    threads: Int,
    _ write: (Range<Int>, Slots) -> Void
  ) throws(KeisenError) {
    guard newCount > count else { return }
    if newCount > storage.capacity {
      // Exactly what is asked for at first; a level that grows has room to.
      let capacity = count == 0 ? newCount : max(newCount, count + count / 2)
      let larger = try Storage(capacity: capacity)
      larger.lows.update(from: storage.lows, count: count)
      larger.highs.update(from: storage.highs, count: count)
      larger.gaps.update(from: storage.gaps, count: count)
      storage = larger
    }
    let first = count
    let slots = Slots(storage: storage)
    let length = newCount - first
    let parts = max(1, min(threads, length / Self.leastPart))
    WorkerPool.shared.run(parts) { part in
      write(first + length * part / parts..<first + length * (part + 1) / parts, slots)
    }
    count = newCount
  }

  /// The fewest nodes that are worth a thread.
  private static var leastPart: Int { 1 << 10 }
}
