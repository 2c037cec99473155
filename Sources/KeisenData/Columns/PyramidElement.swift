import CKernels

/// A type of values of which a pyramid may be built.
protocol PyramidElement: BitwiseCopyable, Comparable, Sendable {
  /// What no value is above: the low end of nothing.
  static var maximum: Self { get }
  /// What no value is below: the high end of nothing.
  static var minimum: Self { get }

  /// Nothing: what positive values are above.
  static var zero: Self { get }

  /// The value as one of any type.
  var columnValue: ColumnValue { get }

  /// Returns a pyramid of the type as one of any type.
  static func wrapped(_ pyramid: Pyramid<Self>) -> ColumnPyramid

  /// Returns what `ColumnSnapshot.read` gives for the value.
  func double(_ reading: ValueReading) -> Double

  /// Whether a value is one that is drawn: finite, and no gap.
  ///
  /// `hasGaps` says whether the column's type knows gaps: of the integers only timestamps do.
  func isValue(knowingGaps: Bool) -> Bool

  /// What the loops of wide vectors call the type.
  static var kernelType: CKernelsType { get }

  /// Returns a bit for each of 64 values one after another, the lowest for the first: whether it is
  /// finite, and no gap.
  static func shownBits(_ base: UnsafeRawPointer) -> UInt64
}

/// The least and the greatest value of some rows, and whether there are gaps among them.
struct PyramidNode<Element: PyramidElement>: Sendable {
  /// The least value; above `high` where there is none.
  var low: Element
  /// The greatest value.
  var high: Element
  /// Whether a row is a gap.
  var hasGaps: Bool

  /// No rows.
  @inline(__always)
  static var empty: Self { Self(low: .maximum, high: .minimum, hasGaps: false) }

  /// Whether no row has a value.
  @inline(__always)
  var isEmpty: Bool { !(low <= high) }

  /// Adds the rows of another node.
  @inline(__always)
  mutating func formUnion(_ other: Self) {
    low = other.low < low ? other.low : low
    high = other.high > high ? other.high : high
    hasGaps = hasGaps || other.hasGaps
  }

  /// Adds a row.
  @inline(__always)
  mutating func add(_ value: Element, knowingGaps: Bool) {
    guard value.isValue(knowingGaps: knowingGaps) else {
      hasGaps = true
      return
    }
    low = value < low ? value : low
    high = value > high ? value : high
  }
}

extension PyramidElement {
  /// The loops of wide vectors; only integers of 64 bits may know gaps or not.
  @inline(__always)
  static func kernels(knowingGaps: Bool) -> CKernels {
    ckernels(knowingGaps && Self.self == Int64.self ? CKernelsTimestamp : kernelType).pointee
  }

  /// Returns the bounds of values anywhere in memory, those of one place once.
  @inline(__always)
  static func bounds(of memory: StridedMemory, knowingGaps: Bool) -> PyramidNode<Self> {
    var node = PyramidNode<Self>.empty
    guard memory.stride != MemoryLayout<Self>.size else {
      let kernels = kernels(knowingGaps: knowingGaps)
      node.hasGaps = kernels.bounds(memory.base, memory.count, &node.low, &node.high)
      return node
    }
    let count = memory.stride == 0 ? min(1, memory.count) : memory.count
    for index in 0..<count {
      let value = (memory.base + index &* memory.stride).loadUnaligned(as: Self.self)
      node.add(value, knowingGaps: knowingGaps)
    }
    return node
  }

  /// Whether none of `count` values is above the one at the same place of `next`, and none is NaN.
  @inline(__always)
  static func ascends(
    _ values: UnsafeRawPointer,
    _ next: UnsafeRawPointer,
    count: Int
  ) -> Bool {
    kernels(knowingGaps: false).ascends(values, next, count)
  }
}

extension PyramidElement where Self: FixedWidthInteger {
  static var maximum: Self { max }
  static var minimum: Self { min }

  @inline(__always)
  func isValue(knowingGaps: Bool) -> Bool { !knowingGaps || self != .min }

  static func shownBits(_ base: UnsafeRawPointer) -> UInt64 {
    var bits: UInt64 = 0
    for index in 0..<64 {
      let value = (base + index &* MemoryLayout<Self>.size).loadUnaligned(as: Self.self)
      bits |= (value != .min ? 1 : 0) &<< UInt64(truncatingIfNeeded: index)
    }
    return bits
  }
}

extension Int8: PyramidElement { static var kernelType: CKernelsType { CKernelsInt8 } }
extension Int16: PyramidElement { static var kernelType: CKernelsType { CKernelsInt16 } }
extension Int32: PyramidElement { static var kernelType: CKernelsType { CKernelsInt32 } }
extension Int64: PyramidElement { static var kernelType: CKernelsType { CKernelsInt64 } }
extension UInt8: PyramidElement { static var kernelType: CKernelsType { CKernelsUInt8 } }
extension UInt16: PyramidElement { static var kernelType: CKernelsType { CKernelsUInt16 } }
extension UInt32: PyramidElement { static var kernelType: CKernelsType { CKernelsUInt32 } }
extension UInt64: PyramidElement { static var kernelType: CKernelsType { CKernelsUInt64 } }

extension PyramidElement where Self: BinaryFloatingPoint {
  static var maximum: Self { infinity }
  static var minimum: Self { -infinity }

  @inline(__always)
  func isValue(knowingGaps: Bool) -> Bool { isFinite }
}

extension Double: PyramidElement {
  private typealias Vector = SIMD8<Double>

  static var kernelType: CKernelsType { CKernelsFloat64 }

  @inline(never)
  static func shownBits(_ base: UnsafeRawPointer) -> UInt64 {
    var bits = SIMD8<UInt64>(repeating: 0)
    var places = SIMD8<UInt64>(1, 2, 4, 8, 16, 32, 64, 128)
    for index in 0..<8 {
      let values = (base + index &* 64).loadUnaligned(as: Vector.self)
      let isFinite = (values - values) .== 0
      bits |= places.replacing(with: 0, where: .!isFinite)
      places &<<= 8
    }
    return bits.wrappedSum()
  }
}

extension Float: PyramidElement {
  private typealias Vector = SIMD8<Float>

  static var kernelType: CKernelsType { CKernelsFloat32 }

  @inline(never)
  static func shownBits(_ base: UnsafeRawPointer) -> UInt64 {
    var bits = SIMD2<UInt64>(repeating: 0)
    for half in 0..<2 {
      var found = SIMD8<UInt32>(repeating: 0)
      var places = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
      for index in 0..<4 {
        let values = (base + (4 &* half &+ index) &* 32).loadUnaligned(as: Vector.self)
        let isFinite = (values - values) .== 0
        found |= places.replacing(with: 0, where: .!isFinite)
        places &<<= 8
      }
      bits[half] = UInt64(found.wrappedSum())
    }
    return bits.x | bits.y &<< 32
  }
}
