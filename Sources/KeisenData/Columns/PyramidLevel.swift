import CKernels
import KeisenPrimitives

/// Nodes one after another of which those that are there never change: readers keep the ones that
/// they know while more are added behind them, and those in front are dropped.
struct PyramidLevel<Element: PyramidElement>: @unchecked Sendable {
  /// The memory of a level.
  fileprivate final class Storage: @unchecked Sendable {
    let lows: UnsafeMutablePointer<Element>
    let highs: UnsafeMutablePointer<Element>
    let gaps: UnsafeMutablePointer<Bool>
    /// The nodes for which there is room.
    let room: Range<Int>
    /// Whether nodes may have to be loaded.
    let isLazy: Bool
    let memory: NodeMemory

    /// - Throws: `KeisenError` with code `.outOfMemory`.
    convenience init(room: Range<Int>) throws(KeisenError) {
      let memory = try NodeMemory(count: room.count, width: MemoryLayout<Element>.size)
      self.init(memory, from: room.lowerBound)
    }

    init(_ memory: NodeMemory, from first: Int) {
      self.memory = memory
      room = first..<first + memory.count
      let capacity = max(1, memory.count)
      lows = memory.bounds.lows.bindMemory(to: Element.self, capacity: capacity)
      highs = memory.bounds.highs.bindMemory(to: Element.self, capacity: capacity)
      gaps = memory.bounds.gaps
      isLazy = memory.isLazy
    }

    /// Copies nodes of another storage.
    func copy(_ nodes: Range<Int>, of other: Storage) {
      let (to, from) = (
        nodes.lowerBound - room.lowerBound, nodes.lowerBound - other.room.lowerBound
      )
      (lows + to).update(from: other.lows + from, count: nodes.count)
      (highs + to).update(from: other.highs + from, count: nodes.count)
      (gaps + to).update(from: other.gaps + from, count: nodes.count)
    }
  }

  private var storage: Storage
  /// The nodes, by their absolute numbers.
  private(set) var nodes = 0..<0

  /// Makes a level without nodes.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init() throws(KeisenError) { storage = try Storage(room: 0..<0) }

  /// Makes a level of all nodes in memory, or that are loaded when they are needed, from 0 on.
  init(_ memory: NodeMemory) {
    storage = Storage(memory, from: 0)
    nodes = 0..<memory.count
  }

  /// A node; of no rows where it can't be loaded.
  @inline(__always)
  subscript(index: Int) -> PyramidNode<Element> {
    assert(nodes.contains(index), "node \(index) of \(nodes)")
    let slot = index &- storage.room.lowerBound
    if storage.isLazy, !storage.memory.load(slot..<slot &+ 1) { return .empty }
    return PyramidNode(
      low: storage.lows[slot],
      high: storage.highs[slot],
      hasGaps: storage.gaps[slot]
    )
  }

  /// Returns what a run of nodes holds.
  @inline(__always)
  func union(_ nodes: Range<Int>) -> PyramidNode<Element> {
    if storage.isLazy { return unionOfLoaded(nodes) }
    var union = PyramidNode<Element>.empty
    for index in nodes { union.formUnion(self[index]) }
    return union
  }

  /// Returns what a run of nodes holds, which are loaded together; of no rows where they can't be.
  @inline(never)
  private func unionOfLoaded(_ nodes: Range<Int>) -> PyramidNode<Element> {
    var union = PyramidNode<Element>.empty
    let first = storage.room.lowerBound
    guard storage.memory.load(nodes.lowerBound - first..<nodes.upperBound - first) else {
      return union
    }
    for slot in nodes.lowerBound - first..<nodes.upperBound - first {
      let (low, high) = (storage.lows[slot], storage.highs[slot])
      union.low = low < union.low ? low : union.low
      union.high = high > union.high ? high : union.high
      union.hasGaps = union.hasGaps || storage.gaps[slot]
    }
    return union
  }

  /// Loads nodes that will be asked for next, in as few steps as there are runs of them.
  func prepare(_ nodes: Range<Int>) {
    let first = storage.room.lowerBound
    let some = nodes.clamped(to: self.nodes)
    if storage.isLazy { _ = storage.memory.load(some.lowerBound - first..<some.upperBound - first) }
  }

  /// Where nodes are written.
  struct Slots {
    fileprivate let storage: Storage

    /// Writes a node.
    @inline(__always)
    func write(_ node: PyramidNode<Element>, at index: Int) {
      let slot = index &- storage.room.lowerBound
      storage.lows[slot] = node.low
      storage.highs[slot] = node.high
      storage.gaps[slot] = node.hasGaps
    }

    /// Writes the nodes of blocks whose values stand one after another.
    func write(_ blocks: Range<Int>, from values: UnsafeRawPointer, knowingGaps: Bool) {
      let slot = blocks.lowerBound &- storage.room.lowerBound
      Element.kernels(knowingGaps: knowingGaps).block_bounds(
        values,
        blocks.count,
        storage.lows + slot,
        storage.highs + slot,
        storage.gaps + slot
      )
    }

    /// Writes the nodes above those of another level.
    func write(_ parents: Range<Int>, of level: PyramidLevel) {
      let fanOut = Pyramid<Element>.fanOut
      var parents = parents
      // Of the one in front some children may not be there.
      if parents.lowerBound * fanOut < level.nodes.lowerBound, let first = parents.popFirst() {
        let children = first * fanOut..<(first + 1) * fanOut
        write(level.union(children.clamped(to: level.nodes)), at: first)
      }
      let slot = parents.lowerBound &- storage.room.lowerBound
      let child = parents.lowerBound * fanOut &- level.storage.room.lowerBound
      Element.kernels(knowingGaps: false).unions(
        level.storage.lows + child,
        level.storage.highs + child,
        level.storage.gaps + child,
        parents.count,
        storage.lows + slot,
        storage.highs + slot,
        storage.gaps + slot
      )
    }
  }

  /// Adds nodes up to a number of them, and drops those in front: several threads write some of
  /// them each.
  ///
  /// - Parameters:
  ///   - wanted: The nodes that are kept or added; the last of them are new.
  ///   - threads: How many threads may write.
  ///   - write: Writes some nodes, or returns false where that can't be.
  /// - Returns: Whether all could be written; if not the level is as it was.
  /// - Throws: `KeisenError` with code `.outOfMemory`; then the level is as it was.
  mutating func grow(
    to wanted: Range<Int>,
    threads: Int,
    _ write: (Range<Int>, Slots) -> Bool
  ) throws(KeisenError) -> Bool {
    guard wanted.upperBound > nodes.upperBound else { return true }
    let kept =
      wanted.lowerBound < nodes.upperBound
      ? max(wanted.lowerBound, nodes.lowerBound)..<nodes.upperBound
      : wanted.lowerBound..<wanted.lowerBound
    var target = storage
    if wanted.upperBound > storage.room.upperBound || kept.lowerBound < storage.room.lowerBound {
      // Exactly what is asked for at first; a level that grows has room to.
      let spare = nodes.isEmpty ? 0 : (kept.count + 1) / 2
      target = try Storage(room: kept.lowerBound..<max(wanted.upperBound, kept.upperBound + spare))
      target.copy(kept, of: storage)
    }
    let first = kept.upperBound
    let slots = Slots(storage: target)
    let length = wanted.upperBound - first
    let parts = max(1, min(threads, length / Self.minPart))
    let failures = Locked(0)
    WorkerPool.shared.run(parts) { part in
      let nodes = first + length * part / parts..<first + length * (part + 1) / parts
      if !write(nodes, slots) { failures.withLock { $0 += 1 } }
    }
    guard failures.withLock({ $0 }) == 0 else { return false }
    storage = target
    nodes = kept.lowerBound..<wanted.upperBound
    return true
  }

  /// Writes nodes that are there anew: several threads write some of them each.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`; then the level is as it was.
  /// - Complexity: What `write` costs; where somebody else holds the nodes they are copied before.
  mutating func renew(
    _ changed: Range<Int>,
    threads: Int,
    _ write: (Range<Int>, Slots) -> Void
  ) throws(KeisenError) {
    if !isKnownUniquelyReferenced(&storage) {
      let target = try Storage(room: nodes.lowerBound..<storage.room.upperBound)
      target.copy(nodes, of: storage)
      storage = target
    }
    let slots = Slots(storage: storage)
    let parts = max(1, min(threads, changed.count / Self.minPart))
    WorkerPool.shared.run(parts) { part in
      let first = changed.lowerBound + changed.count * part / parts
      let last = changed.lowerBound + changed.count * (part + 1) / parts
      write(first..<last, slots)
    }
  }

  /// Where the nodes are in memory.
  var address: UnsafeRawPointer { UnsafeRawPointer(storage.lows) }

  /// The fewest nodes that are worth a thread.
  private static var minPart: Int { 1 << 10 }
}
