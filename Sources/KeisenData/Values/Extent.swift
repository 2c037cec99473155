import KeisenPrimitives

/// The least and the greatest finite value of some rows.
///
/// NaN, infinities and gaps do not count.
public struct Extent: Hashable, Sendable {
  /// The least and the greatest value, or nil where there is no finite one.
  public let bounds: Bounds?
  /// What a step of one is worth where the rows are timestamps, even where they are all gaps.
  public let unit: TimeUnit?

  /// Two values of one type.
  public struct Bounds: Hashable, Sendable {
    /// The least value.
    public let min: ColumnValue
    /// The greatest value.
    public let max: ColumnValue

    /// The integer half-way between both, or the nearest one to it.
    var middle: Int64 {
      switch (min, max) {
      case (.integer(let low), .integer(let high)):
        Int64(truncatingIfNeeded: (Int128(low) + Int128(high)) / 2)
      case (.unsigned(let low), .unsigned(let high)):
        Int64(clamping: (UInt128(low) + UInt128(high)) / 2)
      case (.real(let low), .real(let high)):
        Int64(Swift.max(-0x1p62, Swift.min(low / 2 + high / 2, 0x1p62)))
      default: 0
      }
    }
  }

  /// No value.
  public static let empty = Extent(bounds: nil)

  init(bounds: Bounds?, unit: TimeUnit? = nil) {
    self.bounds = bounds
    self.unit = unit
  }

  /// Makes the extent of values between two of one case, the least first.
  public init(min: ColumnValue, max: ColumnValue, unit: TimeUnit? = nil) {
    self.init(bounds: Bounds(min: min, max: max), unit: unit)
  }

  /// Whether there is no finite value.
  public var isEmpty: Bool { bounds == nil }

  /// Returns both values minus `origin`, or nil where there are none.
  ///
  /// They are equal to the least and the greatest finite value read with the same origin and unit.
  ///
  /// - Parameters:
  ///   - origin: What is subtracted, in `unit`.
  ///   - unit: What timestamps are converted to; nil leaves them as they are.
  /// - Returns: The least and the greatest value, as doubles.
  public func relative(to origin: Int64, in unit: TimeUnit? = nil) -> (min: Double, max: Double)? {
    guard let bounds else { return nil }
    let conversion = TimeConversion(from: self.unit, to: unit)
    return (
      bounds.min.relative(to: origin, conversion), bounds.max.relative(to: origin, conversion)
    )
  }

  /// An integer relative to which all values are doubles, as far as their extent allows.
  ///
  /// It is 0 where they are as they stand: reals, and integers up to 2^53; else the middle.
  package var anchor: Int64 {
    guard let bounds else { return 0 }
    let exact = 1 << 53
    switch (bounds.min, bounds.max) {
    case (.integer(let low), .integer(let high)):
      return low >= -exact && high <= exact ? 0 : bounds.middle
    case (.unsigned, .unsigned(let high)): return high <= exact ? 0 : bounds.middle
    default: return 0
    }
  }

  /// Returns the same values, said to be of a type.
  func of(_ type: ElementType) -> Extent { Extent(bounds: bounds, unit: type.timeUnit) }

  /// Returns the extent of two parts of one column.
  package func union(_ other: Extent) -> Extent {
    guard let ours = bounds else { return other }
    guard let theirs = other.bounds else { return self }
    return Extent(
      min: theirs.min.isLess(than: ours.min) ? theirs.min : ours.min,
      max: ours.max.isLess(than: theirs.max) ? theirs.max : ours.max,
      unit: unit
    )
  }
}

extension ColumnValue {
  /// Whether a value is below another of the same case.
  func isLess(than other: ColumnValue) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left < right
    case (.unsigned(let left), .unsigned(let right)): left < right
    case (.real(let left), .real(let right)): left < right
    default: preconditionFailure("\(self) and \(other) are of one column")
    }
  }
}
