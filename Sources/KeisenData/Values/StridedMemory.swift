import KeisenPrimitives

/// Somebody's values in memory: where the first is, how far the next, and how many.
///
/// The stride is in bytes: 0 repeats one value, a negative one reads backwards. No alignment is
/// needed, and values may overlap.
struct StridedMemory: @unchecked Sendable {
  /// The first value; never read where `count` is 0.
  let base: UnsafeRawPointer
  /// Bytes from one value to the next.
  let stride: Int
  /// Number of values.
  let count: Int

  /// Takes memory whose extent is known to be good.
  init(base: UnsafeRawPointer, stride: Int, count: Int) {
    self.base = base
    self.stride = stride
    self.count = count
  }

  /// Takes a caller's memory.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a negative count, for NULL with a
  ///   positive one, and for an extent beyond the address space.
  init(
    checking base: UnsafeRawPointer?,
    stride: Int,
    count: Int,
    byteCount: Int
  ) throws(KeisenError) {
    guard count >= 0 else { throw .invalidArgument("count must not be negative, got \(count)") }
    guard count > 0 else {
      self.init(base: Self.nowhere, stride: 0, count: 0)
      return
    }
    guard let base else { throw .invalidArgument("values are NULL, but count is \(count)") }
    // From the first to the last value, and the last value's bytes.
    let (distance, isLong) = (count - 1).multipliedReportingOverflow(by: stride)
    let address = UInt(bitPattern: base)
    let (last, isOutside) =
      distance < 0
      ? address.subtractingReportingOverflow(distance.magnitude)
      : address.addingReportingOverflow(distance.magnitude)
    let (_, isLastOutside) = Swift.max(last, address).addingReportingOverflow(UInt(byteCount))
    guard !isLong, !isOutside, !isLastOutside else {
      throw .invalidArgument(
        "\(count) values \(stride) bytes apart reach beyond the address space"
      )
    }
    self.init(base: base, stride: stride, count: count)
  }

  /// Stands where a pointer is needed and nothing is read.
  nonisolated(unsafe) static let nowhere = UnsafeRawPointer(
    UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 16)
  )

  /// Returns the values from `offset` on.
  func dropFirst(_ offset: Int) -> StridedMemory {
    StridedMemory(base: base + offset &* stride, stride: stride, count: count - offset)
  }

  /// Copies the first `count` values of `byteCount` bytes each, tightly, to aligned memory.
  func copy(_ count: Int, byteCount: Int, to target: UnsafeMutableRawPointer) {
    if stride == byteCount {
      target.copyMemory(from: base, byteCount: count * byteCount)
      return
    }
    switch byteCount {
    case 1: gather(UInt8.self, count, to: target)
    case 2: gather(UInt16.self, count, to: target)
    case 4: gather(UInt32.self, count, to: target)
    default: gather(UInt64.self, count, to: target)
    }
  }

  @inline(__always)
  private func gather<Bits: FixedWidthInteger & BitwiseCopyable>(
    _ bits: Bits.Type,
    _ count: Int,
    to target: UnsafeMutableRawPointer
  ) {
    var source = base
    let target = target.assumingMemoryBound(to: bits)
    for index in 0..<count {
      target[index] = source.loadUnaligned(as: bits)
      source += stride
    }
  }
}
