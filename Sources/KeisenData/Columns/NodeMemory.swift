import Glibc
import KeisenPrimitives
import Synchronization

/// Memory for the nodes of a level: all low ends, then all high ends, then whether there are gaps.
///
/// Of nodes that are loaded when they are needed the memory is taken from the system by pages as
/// these are touched.
final class NodeMemory: @unchecked Sendable {
  /// Nodes that are loaded at a time, at multiples of them.
  static let segmentNodes = 4096

  /// Room for this many nodes.
  let count: Int
  /// Bytes of an end.
  let width: Int
  /// Where the nodes are.
  let bounds: BlockBounds
  /// Whether nodes may have to be loaded.
  let isLazy: Bool
  private let base: UnsafeMutableRawPointer
  private let byteCount: Int
  /// Of each segment whether it is there; empty where all are.
  private let present: UnsafeMutableBufferPointer<Atomic<Bool>>
  private let loader: (any NodeLoader)?
  private let level: Int
  /// Held while a segment that was loaded is put into its place.
  private let placing = Locked(false)

  /// Takes memory for nodes, not set yet.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(count: Int, width: Int) throws(KeisenError) {
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: 2 * width + 1)
    guard !isTooLarge, let base = malloc(max(1, bytes)) else {
      throw .outOfMemory(isTooLarge ? Int.max : bytes, for: "pyramid")
    }
    (self.count, self.width, self.base, byteCount) = (count, width, base, bytes)
    bounds = Self.bounds(at: base, count, width)
    isLazy = false
    present = UnsafeMutableBufferPointer(start: nil, count: 0)
    loader = nil
    level = 0
  }

  /// Keeps room for nodes that a loader brings when they are needed.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(count: Int, width: Int, level: Int, loader: any NodeLoader) throws(KeisenError) {
    let (bytes, isTooLarge) = count.multipliedReportingOverflow(by: 2 * width + 1)
    let segments = (count + Self.segmentNodes - 1) / Self.segmentNodes
    // Zeros, of pages that nobody has touched: none is there.
    let flags = calloc(max(1, segments), MemoryLayout<Atomic<Bool>>.stride)
    let base =
      isTooLarge
      ? MAP_FAILED
      : mmap(
        nil,
        max(1, bytes),
        PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE,
        -1,
        0
      )
    guard let flags, let base, base != MAP_FAILED else {
      free(flags)
      if let base, base != MAP_FAILED { munmap(base, max(1, bytes)) }
      throw .outOfMemory(isTooLarge ? Int.max : bytes, for: "pyramid")
    }
    let present = flags.bindMemory(to: Atomic<Bool>.self, capacity: segments)
    self.present = UnsafeMutableBufferPointer(start: present, count: segments)
    (self.count, self.width, self.base, byteCount) = (count, width, base, bytes)
    bounds = Self.bounds(at: base, count, width)
    (self.level, self.loader, isLazy) = (level, loader, true)
  }

  deinit {
    guard isLazy else { return free(base) }
    munmap(base, max(1, byteCount))
    free(present.baseAddress)
  }

  private static func bounds(
    at base: UnsafeMutableRawPointer,
    _ count: Int,
    _ width: Int
  ) -> BlockBounds {
    BlockBounds(
      lows: base,
      highs: base + count * width,
      gaps: (base + 2 * count * width).bindMemory(to: Bool.self, capacity: max(1, count))
    )
  }

  /// Makes sure that nodes are there; false where they can't be loaded, which is noted for the
  /// caller.
  @inline(never)
  func load(_ nodes: Range<Int>) -> Bool {
    guard isLazy, !nodes.isEmpty else { return true }
    let size = Self.segmentNodes
    let segments = nodes.lowerBound / size..<(nodes.upperBound - 1) / size + 1
    var segment = segments.lowerBound
    while segment < segments.upperBound {
      defer { segment += 1 }
      if present[segment].load(ordering: .acquiring) { continue }
      // Those behind that aren't there either come with it.
      let first = segment
      while segment + 1 < segments.upperBound, segment + 1 - first < Self.maxSegments,
        !present[segment + 1].load(ordering: .acquiring)
      { segment += 1 }
      let missing = first * size..<min(count, (segment + 1) * size)
      do throws(KeisenError) {
        // Without a lock: a loader may be somebody else's code. Two threads may load the same.
        let loaded = try NodeMemory(count: missing.count, width: width)
        try loader?.load(missing, of: level, into: loaded.bounds)
        place(loaded, at: missing)
      } catch {
        let (width, level) = (width, level)
        loader?.failed(error) { [loader] () throws(KeisenError) in
          let memory = try NodeMemory(count: missing.count, width: width)
          try loader?.load(missing, of: level, into: memory.bounds)
        }
        return false
      }
    }
    return true
  }

  /// Segments that are loaded in one call at most.
  private static let maxSegments = 256

  /// Puts nodes that are known into their places.
  func place(_ known: NodeMemory, at nodes: Range<Int>) {
    let size = Self.segmentNodes
    placing.withLock { _ in
      for segment in nodes.lowerBound / size..<(nodes.upperBound - 1) / size + 1
      where !present[segment].load(ordering: .acquiring) {
        let some = segment * size..<min(count, (segment + 1) * size)
        let from = known.bounds.advanced(by: some.lowerBound - nodes.lowerBound, width: width)
        bounds.advanced(by: some.lowerBound, width: width).copy(
          some.count,
          width: width,
          from: from
        )
        present[segment].store(true, ordering: .releasing)
      }
    }
  }
}

/// Brings nodes of a pyramid when they are needed.
protocol NodeLoader: AnyObject, Sendable {
  /// Writes some nodes of a level, which begin at a multiple of `NodeMemory.segmentNodes` and end
  /// at one or with the level.
  ///
  /// - Throws: `KeisenError` where they can't be had.
  func load(_ nodes: Range<Int>, of level: Int, into bounds: BlockBounds) throws(KeisenError)

  /// Hears of nodes that could not be loaded; `again` tries once more.
  func failed(_ error: KeisenError, again: @escaping () throws(KeisenError) -> Void)
}
