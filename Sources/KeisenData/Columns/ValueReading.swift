import KeisenPrimitives

/// How values of a column become doubles: what is subtracted, and in which unit.
struct ValueReading {
  /// What is subtracted.
  let origin: Int64
  /// The double nearest to `origin`.
  let realOrigin: Double
  /// What timestamps are converted by.
  let conversion: TimeConversion?
  /// Whether the least value is a gap: of the integers that of timestamps.
  let knowsGaps: Bool

  /// Makes the reading that `ColumnSnapshot.read` does.
  init(_ type: ElementType, relativeTo origin: Int64, in unit: TimeUnit?) {
    self.origin = origin
    realOrigin = Double(origin)
    conversion = TimeConversion(from: type.timeUnit, to: unit)
    knowsGaps = type.knowsGaps
  }
}

extension PyramidElement where Self: FixedWidthInteger {
  static var zero: Self { 0 }

  var columnValue: ColumnValue {
    Self.isSigned
      ? .integer(Int64(truncatingIfNeeded: self)) : .unsigned(UInt64(truncatingIfNeeded: self))
  }

  @inline(__always)
  func double(_ reading: ValueReading) -> Double {
    Differences.double(Int64(truncatingIfNeeded: self), minus: reading.origin)
  }
}

extension Int64 {
  @inline(__always)
  func double(_ reading: ValueReading) -> Double {
    if reading.knowsGaps {
      if self == .min { return .nan }
      if let conversion = reading.conversion {
        return conversion.double(self, minus: reading.origin)
      }
    }
    return Differences.double(self, minus: reading.origin)
  }
}

extension UInt64 {
  @inline(__always)
  func double(_ reading: ValueReading) -> Double {
    Differences.double(self, minus: reading.origin)
  }
}

extension Double {
  var columnValue: ColumnValue { .real(self) }

  @inline(__always)
  func double(_ reading: ValueReading) -> Double { self - reading.realOrigin }
}

extension Float {
  var columnValue: ColumnValue { .real(Double(self)) }

  @inline(__always)
  func double(_ reading: ValueReading) -> Double { Double(self) - reading.realOrigin }
}
