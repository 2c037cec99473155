import Glibc
import KeisenPrimitives

/// The rows of a file of numbers, one after another or among others.
final class FileRows: RowSource {
  private let file: ReadableFile
  private let layout: FileLayout
  private let type: ElementType

  init(_ file: ReadableFile, _ layout: FileLayout, type: ElementType) {
    (self.file, self.layout, self.type) = (file, layout, type)
  }

  /// Bytes that are read at a time where values stand apart.
  private static let blockBytes = 1 << 18

  func read(_ rows: Range<Int>, into values: UnsafeMutableRawPointer) throws(KeisenError) {
    let (width, stride) = (type.byteCount, layout.stride)
    let bytes = UnsafeMutableRawBufferPointer(start: values, count: rows.count * width)
    if stride == width {
      try file.readAll(into: bytes, at: layout.offset + rows.lowerBound * stride)
    } else {
      try gather(rows, into: values)
    }
    if layout.isSwapped { Self.swap(bytes, width: width) }
  }

  /// Reads values that stand apart.
  private func gather(
    _ rows: Range<Int>,
    into values: UnsafeMutableRawPointer
  ) throws(KeisenError) {
    let (width, stride) = (type.byteCount, layout.stride)
    let maximum = max(1, Self.blockBytes / stride)
    let room = (maximum - 1) * stride + width
    guard let block = malloc(room) else { throw .outOfMemory(room, for: "rows") }
    defer { free(block) }
    for first in Swift.stride(from: rows.lowerBound, to: rows.upperBound, by: maximum) {
      let count = min(maximum, rows.upperBound - first)
      // Of the last value its own bytes alone: the file may end there.
      let bytes = UnsafeMutableRawBufferPointer(start: block, count: (count - 1) * stride + width)
      try file.readAll(into: bytes, at: layout.offset + first * stride)
      StridedMemory(base: UnsafeRawPointer(block), stride: stride, count: count)
        .copy(count, byteCount: width, to: values + (first - rows.lowerBound) * width)
    }
  }

  private static func swap(_ bytes: UnsafeMutableRawBufferPointer, width: Int) {
    switch width {
    case 2: swap(bytes.bindMemory(to: UInt16.self))
    case 4: swap(bytes.bindMemory(to: UInt32.self))
    case 8: swap(bytes.bindMemory(to: UInt64.self))
    default: break
    }
  }

  @inline(__always)
  private static func swap<Value: FixedWidthInteger>(_ values: UnsafeMutableBufferPointer<Value>) {
    for index in values.indices { values[index] = values[index].byteSwapped }
  }
}

/// Where the values of a file stand.
struct FileLayout: Hashable, Sendable {
  /// Bytes in front of the first value.
  var offset: Int
  /// Bytes from one value to the next.
  var stride: Int
  /// Number of values.
  var count: Int
  /// Whether the bytes of a value are the other way round than the machine's.
  var isSwapped: Bool

  /// Finds where the values of a file stand.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` where it can't hold them.
  init(
    _ file: ReadableFile,
    _ type: ElementType,
    offset: Int,
    stride: Int?,
    count: Int?,
    isSwapped: Bool
  ) throws(KeisenError) {
    let (width, name) = (type.byteCount, String(reflecting: file.path))
    let stride = stride ?? width
    guard offset >= 0, offset <= file.size else {
      throw .invalidArgument(
        "offset must be from 0 to the \(file.size) bytes of \(name), got \(offset)"
      )
    }
    guard stride >= width, stride <= 1 << 30 else {
      throw .invalidArgument("stride must be from \(width) to 1073741824, got \(stride)")
    }
    let bytes = file.size - offset
    // Of the last value its own bytes are enough.
    let maximum = bytes < width ? 0 : (bytes - width) / stride + 1
    let wanted = count ?? maximum
    guard wanted >= 0 else { throw .invalidArgument("count must not be negative, got \(wanted)") }
    guard wanted <= maximum else {
      throw .invalidArgument(
        "\(name) has \(bytes) bytes from byte \(offset) on, which is \(maximum) values, not \(wanted)"
      )
    }
    guard count != nil || stride != width || bytes % width == 0 else {
      throw .invalidArgument(
        "\(name) has \(bytes) bytes from byte \(offset) on, no multiple of the \(width) of a value; say how many values count"
      )
    }
    guard wanted <= RowSummary.maxRows else {
      throw .invalidArgument("count must be at most \(RowSummary.maxRows), got \(wanted)")
    }
    (self.offset, self.stride, self.count, self.isSwapped) = (offset, stride, wanted, isSwapped)
  }

  /// What tells these values apart from others, and from what they were before.
  func identity(in file: ReadableFile) -> String {
    let (seconds, nanoseconds) = file.modified
    let digits = String(nanoseconds)
    let fraction = String(repeating: "0", count: max(0, 9 - digits.count)) + digits
    return "file of \(file.size) bytes, modified \(seconds).\(fraction); "
      + "offset \(offset), stride \(stride), swapped \(isSwapped)"
  }
}
