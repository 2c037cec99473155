/// A type of values of which a pyramid may be built.
///
/// Written out for each type where the compiler makes no vectors of generic code.
protocol PyramidElement: BitwiseCopyable, Comparable, Sendable {
  /// What no value is above: the low end of nothing.
  static var greatest: Self { get }
  /// What no value is below: the high end of nothing.
  static var least: Self { get }

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

  /// Returns the bounds of `count` values one after another.
  static func bounds(
    of base: UnsafeRawPointer,
    count: Int,
    knowingGaps: Bool
  ) -> PyramidNode<Self>

  /// Returns a bit for each of 64 values one after another, the lowest for the first: whether it is finite, and no gap.
  static func shownBits(_ base: UnsafeRawPointer) -> UInt64

  /// Whether none of 8 `vectors` values at `base` is above the one at the same place of `next`.
  static func ascends(_ base: UnsafeRawPointer, _ next: UnsafeRawPointer, vectors: Int) -> Bool
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
  static var empty: Self { Self(low: .greatest, high: .least, hasGaps: false) }

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
  /// Returns the bounds of values anywhere in memory, those of one place once.
  @inline(__always)
  static func bounds(of memory: StridedMemory, knowingGaps: Bool) -> PyramidNode<Self> {
    guard memory.stride != MemoryLayout<Self>.size else {
      return bounds(of: memory.base, count: memory.count, knowingGaps: knowingGaps)
    }
    var node = PyramidNode<Self>.empty
    let count = memory.stride == 0 ? min(1, memory.count) : memory.count
    for index in 0..<count {
      let value = (memory.base + index &* memory.stride).loadUnaligned(as: Self.self)
      node.add(value, knowingGaps: knowingGaps)
    }
    return node
  }
}

extension PyramidElement where Self: FixedWidthInteger {
  static var greatest: Self { max }
  static var least: Self { min }

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

  @inline(__always)
  static func ascends(_ base: UnsafeRawPointer, _ next: UnsafeRawPointer, vectors: Int) -> Bool {
    var falls: Self = 0
    for index in 0..<8 &* vectors {
      let value = (base + index &* MemoryLayout<Self>.size).loadUnaligned(as: Self.self)
      let other = (next + index &* MemoryLayout<Self>.size).loadUnaligned(as: Self.self)
      falls |= value > other ? 1 : 0
    }
    return falls == 0
  }

  @inline(__always)
  static func bounds(
    of base: UnsafeRawPointer,
    count: Int,
    knowingGaps: Bool
  ) -> PyramidNode<Self> {
    var node = PyramidNode<Self>.empty
    let size = MemoryLayout<Self>.size
    if knowingGaps {
      for index in 0..<count {
        let value = (base + index &* size).loadUnaligned(as: Self.self)
        // A gap counts as the greatest where the least is looked for; it is the least one anyway.
        node.low = Swift.min(node.low, value == .min ? .max : value)
        node.high = Swift.max(node.high, value)
        node.hasGaps = node.hasGaps || value == .min
      }
    } else {
      for index in 0..<count {
        let value = (base + index &* size).loadUnaligned(as: Self.self)
        node.low = Swift.min(node.low, value)
        node.high = Swift.max(node.high, value)
      }
    }
    return node
  }
}

extension Int8: PyramidElement {}
extension Int16: PyramidElement {}
extension Int32: PyramidElement {}
extension Int64: PyramidElement {}
extension UInt8: PyramidElement {}
extension UInt16: PyramidElement {}
extension UInt32: PyramidElement {}
extension UInt64: PyramidElement {}

extension PyramidElement where Self: BinaryFloatingPoint {
  static var greatest: Self { infinity }
  static var least: Self { -infinity }

  @inline(__always)
  func isValue(knowingGaps: Bool) -> Bool { isFinite }

  /// Looks at values one by one.
  @inline(__always)
  fileprivate static func slowBounds(of base: UnsafeRawPointer, count: Int) -> PyramidNode<Self> {
    var node = PyramidNode<Self>.empty
    for index in 0..<count {
      let value = (base + index &* MemoryLayout<Self>.size).loadUnaligned(as: Self.self)
      node.add(value, knowingGaps: true)
    }
    return node
  }
}

extension Double: PyramidElement {
  private typealias Vector = SIMD8<Double>

  @inline(__always)
  static func bounds(
    of base: UnsafeRawPointer,
    count: Int,
    knowingGaps: Bool
  ) -> PyramidNode<Double> {
    guard count >= Vector.scalarCount else { return slowBounds(of: base, count: count) }
    var (low, high, sum) = extrema(of: base, count: count)
    let sum4 = sum.lowHalf + sum.highHalf
    let sum2 = sum4.lowHalf + sum4.highHalf
    var hasGaps = false
    if !(sum2.x + sum2.y).isFinite {
      let found = finiteExtrema(of: base, count: count)
      (low, high) = (found.low, found.high)
      hasGaps = any(found.sum .!= 0)
    }
    let (low4, high4) = (low.lowHalf.least(low.highHalf), high.lowHalf.greatest(high.highHalf))
    let (low2, high2) = (low4.lowHalf.least(low4.highHalf), high4.lowHalf.greatest(high4.highHalf))
    return PyramidNode(
      low: low2.x < low2.y ? low2.x : low2.y,
      high: high2.x > high2.y ? high2.x : high2.y,
      hasGaps: hasGaps
    )
  }

  /// Returns the extrema by lanes, and sums that are not finite where a value is not.
  ///
  /// A function of its own: what is done with the lanes afterwards must not tear the loop's vectors apart.
  ///
  /// - Precondition: There are as many values as lanes, or more.
  @inline(never)
  private static func extrema(
    of base: UnsafeRawPointer,
    count: Int
  ) -> (low: Vector, high: Vector, sum: Vector) {
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)
    // NaN stays in the sum; that of huge values may overflow, which is a false alarm.
    var sum = Vector(repeating: 0)
    for index in 0..<count / Vector.scalarCount {
      let values = (base + index &* 64).loadUnaligned(as: Vector.self)
      low.replace(with: values, where: values .< low)
      high.replace(with: values, where: values .> high)
      sum += values
    }
    // The last values, some of them for the second time, which changes nothing.
    let values = (base + (count &- Vector.scalarCount) &* 8).loadUnaligned(as: Vector.self)
    low.replace(with: values, where: values .< low)
    high.replace(with: values, where: values .> high)
    sum += values
    return (low, high, sum)
  }

  /// Returns the extrema of finite values by lanes, and sums that are 0 where there is no other.
  ///
  /// - Precondition: There are as many values as lanes, or more.
  @inline(never)
  private static func finiteExtrema(
    of base: UnsafeRawPointer,
    count: Int
  ) -> (low: Vector, high: Vector, sum: Vector) {
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)
    var sum = Vector(repeating: 0)
    for index in 0...count / Vector.scalarCount {
      // The last values, some of them for the second time, which changes nothing.
      let first = Swift.min(index &* Vector.scalarCount, count &- Vector.scalarCount)
      var values = (base + first &* 8).loadUnaligned(as: Vector.self)
      // An infinity less itself is NaN, of which no comparison holds.
      let zeros = values - values
      values += zeros
      low.replace(with: values, where: values .< low)
      high.replace(with: values, where: values .> high)
      sum += zeros
    }
    return (low, high, sum)
  }

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

  @inline(__always)
  static func ascends(_ base: UnsafeRawPointer, _ next: UnsafeRawPointer, vectors: Int) -> Bool {
    var good = SIMDMask<SIMD8<Double.SIMDMaskScalar>>(repeating: true)
    for index in 0..<vectors {
      let values = (base + index &* 64).loadUnaligned(as: SIMD8<Double>.self)
      let others = (next + index &* 64).loadUnaligned(as: SIMD8<Double>.self)
      good .&= values .<= others
    }
    return all(good)
  }
}

extension Float: PyramidElement {
  private typealias Vector = SIMD8<Float>

  @inline(__always)
  static func bounds(
    of base: UnsafeRawPointer,
    count: Int,
    knowingGaps: Bool
  ) -> PyramidNode<Float> {
    guard count >= Vector.scalarCount else { return slowBounds(of: base, count: count) }
    var (low, high, sum) = extrema(of: base, count: count)
    let sum4 = sum.lowHalf + sum.highHalf
    let sum2 = sum4.lowHalf + sum4.highHalf
    var hasGaps = false
    if !(sum2.x + sum2.y).isFinite {
      let found = finiteExtrema(of: base, count: count)
      (low, high) = (found.low, found.high)
      hasGaps = any(found.sum .!= 0)
    }
    let (low4, high4) = (low.lowHalf.least(low.highHalf), high.lowHalf.greatest(high.highHalf))
    let (low2, high2) = (low4.lowHalf.least(low4.highHalf), high4.lowHalf.greatest(high4.highHalf))
    return PyramidNode(
      low: low2.x < low2.y ? low2.x : low2.y,
      high: high2.x > high2.y ? high2.x : high2.y,
      hasGaps: hasGaps
    )
  }

  /// Returns the extrema by lanes, and sums that are not finite where a value is not.
  ///
  /// A function of its own: what is done with the lanes afterwards must not tear the loop's vectors apart.
  ///
  /// - Precondition: There are as many values as lanes, or more.
  @inline(never)
  private static func extrema(
    of base: UnsafeRawPointer,
    count: Int
  ) -> (low: Vector, high: Vector, sum: Vector) {
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)
    // NaN stays in the sum; that of huge values may overflow, which is a false alarm.
    var sum = Vector(repeating: 0)
    for index in 0..<count / Vector.scalarCount {
      let values = (base + index &* 32).loadUnaligned(as: Vector.self)
      low.replace(with: values, where: values .< low)
      high.replace(with: values, where: values .> high)
      sum += values
    }
    // The last values, some of them for the second time, which changes nothing.
    let values = (base + (count &- Vector.scalarCount) &* 4).loadUnaligned(as: Vector.self)
    low.replace(with: values, where: values .< low)
    high.replace(with: values, where: values .> high)
    sum += values
    return (low, high, sum)
  }

  /// Returns the extrema of finite values by lanes, and sums that are 0 where there is no other.
  ///
  /// - Precondition: There are as many values as lanes, or more.
  @inline(never)
  private static func finiteExtrema(
    of base: UnsafeRawPointer,
    count: Int
  ) -> (low: Vector, high: Vector, sum: Vector) {
    var low = Vector(repeating: .infinity)
    var high = Vector(repeating: -.infinity)
    var sum = Vector(repeating: 0)
    for index in 0...count / Vector.scalarCount {
      // The last values, some of them for the second time, which changes nothing.
      let first = Swift.min(index &* Vector.scalarCount, count &- Vector.scalarCount)
      var values = (base + first &* 4).loadUnaligned(as: Vector.self)
      // An infinity less itself is NaN, of which no comparison holds.
      let zeros = values - values
      values += zeros
      low.replace(with: values, where: values .< low)
      high.replace(with: values, where: values .> high)
      sum += zeros
    }
    return (low, high, sum)
  }

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

  @inline(__always)
  static func ascends(_ base: UnsafeRawPointer, _ next: UnsafeRawPointer, vectors: Int) -> Bool {
    var good = SIMDMask<SIMD8<Float.SIMDMaskScalar>>(repeating: true)
    for index in 0..<vectors {
      let values = (base + index &* 32).loadUnaligned(as: SIMD8<Float>.self)
      let others = (next + index &* 32).loadUnaligned(as: SIMD8<Float>.self)
      good .&= values .<= others
    }
    return all(good)
  }
}

extension SIMD where Scalar: FloatingPoint {
  /// The lesser of two in each lane.
  @inline(__always)
  fileprivate func least(_ other: Self) -> Self { replacing(with: other, where: other .< self) }

  /// The greater of two in each lane.
  @inline(__always)
  fileprivate func greatest(_ other: Self) -> Self { replacing(with: other, where: other .> self) }
}
