import CISAL
import KeisenPrimitives

/// What stands in front of a summary's nodes, in memory and in files: README.md, "Summaries", tells
/// each byte.
struct SummaryHead: Hashable, Sendable {
  /// The type of the values.
  var type: ElementType
  /// Which nodes follow.
  var shape: SummaryShape
  /// Where the rows go up and down.
  var steps: StepFacts
  /// What tells the rows apart from others, or from what they were before: one line of the writer's
  /// choice.
  var identity: String

  /// Bytes in front of the identity.
  static let fixedBytes = 96
  /// Bytes of an identity at most.
  static let maxIdentity = 4096
  private static let magic: [UInt8] = Array("KEISUM\r\n".utf8)
  private static let version: UInt32 = 1

  /// Whether bytes begin as those of a summary do, damaged or not.
  static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: magic) }

  /// Bytes in front of the first segment.
  var byteCount: Int { Self.byteCount(ofIdentity: identity.utf8.count) }

  private static func byteCount(ofIdentity count: Int) -> Int { (fixedBytes + count + 4 + 7) & ~7 }

  /// Returns the head's bytes, whose last four before the padding are their sum.
  var bytes: [UInt8] {
    var bytes = Self.magic
    bytes.reserveCapacity(byteCount)
    func add<Value: FixedWidthInteger>(_ value: Value) {
      withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
    add(Self.version)
    add(Self.code(type))
    add(Int64(shape.rows.lowerBound))
    add(Int64(shape.rows.upperBound))
    add(UInt32(shape.baseLevel))
    add(UInt32(shape.levelCount))
    add(Int64(steps.fall ?? -1))
    add(Int64(steps.rise ?? -1))
    add(steps.first)
    add(steps.last)
    add(UInt32(identity.utf8.count))
    add(UInt32(NodeMemory.segmentNodes))
    bytes.append(contentsOf: [UInt8](repeating: 0, count: Self.fixedBytes - bytes.count))
    bytes.append(contentsOf: identity.utf8)
    add(bytes.withUnsafeBytes { Checksum.of($0) })
    bytes.append(contentsOf: [UInt8](repeating: 0, count: byteCount - bytes.count))
    return bytes
  }

  /// The sum that the segments begin with.
  var seed: UInt32 { bytes.withUnsafeBytes { Checksum.of($0) } }

  /// Reads a head; nil where these are not the bytes of one, or more are needed.
  init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= Self.fixedBytes + 4, bytes.prefix(8).elementsEqual(Self.magic) else {
      return nil
    }
    func read<Value: FixedWidthInteger & BitwiseCopyable>(_ offset: Int, _ type: Value.Type)
      -> Value
    {
      Value(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
    }
    let identityCount = Int(read(72, UInt32.self))
    let sumOffset = Self.fixedBytes + identityCount
    guard read(8, UInt32.self) == Self.version, identityCount <= Self.maxIdentity,
      bytes.count >= sumOffset + 4,
      read(sumOffset, UInt32.self)
        == Checksum.of(UnsafeRawBufferPointer(rebasing: bytes[..<sumOffset])),
      let type = Self.type(read(12, UInt32.self)),
      read(76, UInt32.self) == UInt32(NodeMemory.segmentNodes)
    else { return nil }
    let (first, end) = (read(16, Int64.self), read(24, Int64.self))
    let (level, count) = (Int(read(32, UInt32.self)), Int(read(36, UInt32.self)))
    guard first >= 0, first <= end, end <= Int64(RowSummary.maxRows),
      level <= SummaryShape.highestLevel
    else { return nil }
    let rows = Int(first)..<Int(end)
    let one = SummaryShape(rows: rows, level: level)
    let whole = SummaryShape(whole: rows)
    guard
      let shape = [one, whole].first(where: { $0.baseLevel == level && $0.levelCount == count })
    else { return nil }
    var steps = StepFacts(rows: rows)
    let (fall, rise) = (read(40, Int64.self), read(48, Int64.self))
    // A step leads to a row that has one in front of it.
    guard [fall, rise].allSatisfy({ $0 == -1 || (first < $0 && $0 < end) }) else { return nil }
    steps.fall = fall < 0 ? nil : Int(fall)
    steps.rise = rise < 0 ? nil : Int(rise)
    (steps.first, steps.last) = (read(56, UInt64.self), read(64, UInt64.self))
    let text = UnsafeRawBufferPointer(rebasing: bytes[Self.fixedBytes..<sumOffset])
    self.init(
      type: type,
      shape: shape,
      steps: steps,
      identity: String(decoding: text, as: UTF8.self)
    )
  }

  /// Makes a head.
  init(type: ElementType, shape: SummaryShape, steps: StepFacts, identity: String) {
    (self.type, self.shape, self.steps, self.identity) = (type, shape, steps, identity)
  }

  private static let types: [ElementType] = [
    .float32, .float64, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64,
    .timestamp(.seconds), .timestamp(.milliseconds), .timestamp(.microseconds),
    .timestamp(.nanoseconds),
  ]

  private static func code(_ type: ElementType) -> UInt32 {
    UInt32(types.firstIndex(of: type) ?? 0)
  }

  private static func type(_ code: UInt32) -> ElementType? {
    code < UInt32(types.count) ? types[Int(code)] : nil
  }
}

extension SummaryHead {
  /// Where the segments of nodes are: those of each level one after another, each with its sum
  /// behind it.
  struct Layout {
    let head: SummaryHead
    /// Offset of the first segment of each level, and of the end.
    private let offsets: [Int]

    init(_ head: SummaryHead) {
      self.head = head
      var offset = head.byteCount
      var offsets = [offset]
      for level in head.shape.levels {
        let count = head.shape.nodes(ofLevel: level).count
        let (whole, rest) = count.quotientAndRemainder(dividingBy: NodeMemory.segmentNodes)
        offset += whole * Self.byteCount(head.type, NodeMemory.segmentNodes)
        if rest > 0 { offset += Self.byteCount(head.type, rest) }
        offsets.append(offset)
      }
      self.offsets = offsets
    }

    /// Bytes in all.
    var byteCount: Int { offsets[offsets.count - 1] }

    /// Bytes of a segment: its nodes and their sum.
    private static func byteCount(_ type: ElementType, _ nodes: Int) -> Int {
      (nodes * (2 * type.byteCount + 1) + 4 + 7) & ~7
    }

    /// Number of segments of a level.
    func segmentCount(ofLevel level: Int) -> Int {
      let size = NodeMemory.segmentNodes
      return (head.shape.nodes(ofLevel: level).count + size - 1) / size
    }

    /// Returns the nodes of a segment, counted from the level's first one.
    func nodes(ofSegment segment: Int, level: Int) -> Range<Int> {
      let size = NodeMemory.segmentNodes
      return segment * size..<min(head.shape.nodes(ofLevel: level).count, (segment + 1) * size)
    }

    /// Returns where a segment stands.
    func bytes(ofSegment segment: Int, level: Int) -> Range<Int> {
      let size = Self.byteCount(head.type, NodeMemory.segmentNodes)
      let start = offsets[level - head.shape.baseLevel] + segment * size
      return start..<start
        + Self.byteCount(head.type, nodes(ofSegment: segment, level: level).count)
    }

    /// Writes a segment of nodes, which begin at `bounds`.
    func write(
      _ bounds: BlockBounds,
      segment: Int,
      level: Int,
      seed: UInt32,
      to target: UnsafeMutableRawPointer
    ) {
      let (count, width) = (nodes(ofSegment: segment, level: level).count, head.type.byteCount)
      let size = bytes(ofSegment: segment, level: level).count
      let place = Self.place(target, count, width)
      place.copy(count, width: width, from: bounds)
      let used = count * (2 * width + 1)
      (target + used).initializeMemory(as: UInt8.self, repeating: 0, count: size - used)
      let sum = sum(UnsafeRawPointer(target), used, segment, level, seed)
      (target + used).storeBytes(of: sum.littleEndian, as: UInt32.self)
    }

    /// Reads the nodes of a segment; false where its sum is another.
    func read(
      _ source: UnsafeMutableRawPointer,
      segment: Int,
      level: Int,
      seed: UInt32,
      into bounds: BlockBounds
    ) -> Bool {
      let (count, width) = (nodes(ofSegment: segment, level: level).count, head.type.byteCount)
      let used = count * (2 * width + 1)
      let reported = UInt32(littleEndian: (source + used).loadUnaligned(as: UInt32.self))
      guard reported == sum(UnsafeRawPointer(source), used, segment, level, seed) else {
        return false
      }
      bounds.copy(count, width: width, from: Self.place(source, count, width))
      // What is neither true nor false is no Bool.
      let flags = UnsafeMutableRawPointer(bounds.gaps).assumingMemoryBound(to: UInt8.self)
      return !(0..<count).contains { flags[$0] > 1 }
    }

    private static func place(
      _ base: UnsafeMutableRawPointer,
      _ count: Int,
      _ width: Int
    ) -> BlockBounds {
      BlockBounds(
        lows: base,
        highs: base + count * width,
        gaps: (base + 2 * count * width).assumingMemoryBound(to: Bool.self)
      )
    }

    /// A segment's sum hangs on where it stands, and on the head.
    private func sum(
      _ base: UnsafeRawPointer,
      _ count: Int,
      _ segment: Int,
      _ level: Int,
      _ seed: UInt32
    ) -> UInt32 {
      let place = UInt32(truncatingIfNeeded: segment &* 31 &+ level) &* 0x9E37_79B1
      return Checksum.of(UnsafeRawBufferPointer(start: base, count: count), from: seed ^ place)
    }
  }
}

/// The sums that tell damaged bytes: CRC-32 as zlib has it.
enum Checksum {
  /// Returns the sum of bytes behind others of which the sum is known.
  static func of(_ bytes: UnsafeRawBufferPointer, from sum: UInt32 = 0) -> UInt32 {
    guard let base = bytes.baseAddress else { return sum }
    defer { CISAL_clear_upper_halves() }
    return crc32_gzip_refl(sum, base, UInt64(bytes.count))
  }
}
