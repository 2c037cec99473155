import Glibc
import KeisenPrimitives

/// A summary of all rows of a column in a file, of which nodes are read when they are needed.
///
/// It is opened by its head alone. Each segment of nodes has a sum of its own, which is looked at
/// when it is read.
final class SummaryFile: Sendable {
  /// What was found where a summary may be.
  enum Finding {
    /// The summary of these rows.
    case good(SummaryFile)
    /// No file.
    case missing
    /// A summary of other rows, or of what the rows were before.
    case stale
    /// A damaged summary, or an empty file.
    case damaged
    /// Something else, which must stay as it is.
    case foreign
  }

  let head: SummaryHead
  private let file: ReadableFile
  private let layout: SummaryHead.Layout
  private let seed: UInt32

  private init(_ file: ReadableFile, _ head: SummaryHead) {
    (self.file, self.head) = (file, head)
    layout = SummaryHead.Layout(head)
    seed = head.seed
  }

  /// Looks for the summary of some rows.
  static func find(
    at path: String,
    type: ElementType,
    count: Int,
    identity: String
  ) -> Finding {
    guard let file = try? ReadableFile(path) else {
      var status = stat()
      return lstat(path, &status) == 0 ? .foreign : .missing
    }
    let maximum = SummaryHead.fixedBytes + SummaryHead.maxIdentity + 16
    var bytes = [UInt8](repeating: 0, count: maximum)
    let read = bytes.withUnsafeMutableBytes { try? file.read(into: $0, at: 0) } ?? 0
    guard
      let head = bytes.withUnsafeBytes({
        SummaryHead(UnsafeRawBufferPointer(rebasing: $0[..<read]))
      })
    else {
      // What has such a name is ours, however it begins.
      let isOurs = path.hasSuffix(".keisen-summary") || SummaryHead.begins(bytes)
      return file.size == 0 || isOurs ? .damaged : .foreign
    }
    let shape = SummaryShape(whole: 0..<count)
    guard head.type == type, head.shape == shape, head.identity == identity else { return .stale }
    let found = SummaryFile(file, head)
    return found.layout.byteCount == file.size ? .good(found) : .damaged
  }

  /// Reads nodes, which begin with a segment; false where they are damaged or can't be read.
  func read(_ nodes: Range<Int>, of level: Int, into bounds: BlockBounds) -> Bool {
    let size = NodeMemory.segmentNodes
    let segments = nodes.lowerBound / size..<(nodes.upperBound - 1) / size + 1
    let first = layout.bytes(ofSegment: segments.lowerBound, level: level).lowerBound
    let end = layout.bytes(ofSegment: segments.upperBound - 1, level: level).upperBound
    guard let buffer = try? ByteBuffer(count: end - first),
      (try? file.readAll(into: buffer.mutableBytes, at: first)) != nil
    else { return false }
    return segments.allSatisfy { segment in
      let place = layout.nodes(ofSegment: segment, level: level)
      return layout.read(
        buffer.base + layout.bytes(ofSegment: segment, level: level).lowerBound - first,
        segment: segment,
        level: level,
        seed: seed,
        into: bounds.advanced(by: place.lowerBound - nodes.lowerBound, width: head.type.byteCount)
      )
    }
  }

  /// Writes a summary of all levels to a file, whole or not at all.
  ///
  /// - Throws: `KeisenError` with code `.io`, `.outOfMemory`.
  static func write(
    _ levels: [NodeMemory],
    _ head: SummaryHead,
    to path: String
  ) throws(KeisenError) {
    let layout = SummaryHead.Layout(head)
    let seed = head.seed
    let maximum = layout.bytes(ofSegment: 0, level: 0).count
    let buffer = try ByteBuffer(count: maximum)
    try AtomicFile.write(to: path) { write in
      head.bytes.withUnsafeBytes { write($0) }
      for (level, memory) in levels.enumerated() {
        for segment in 0..<layout.segmentCount(ofLevel: level) {
          let place = layout.nodes(ofSegment: segment, level: level)
          layout.write(
            memory.bounds.advanced(by: place.lowerBound, width: memory.width),
            segment: segment,
            level: level,
            seed: seed,
            to: buffer.base
          )
          let count = layout.bytes(ofSegment: segment, level: level).count
          write(UnsafeRawBufferPointer(rebasing: buffer.bytes[..<count]))
        }
      }
    }
  }
}
