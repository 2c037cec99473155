/// The least and the greatest finite value of some rows.
///
/// NaN, infinities and gaps do not count.
public struct Extent: Hashable, Sendable {
  /// The least and the greatest value, or nil where there is no finite one.
  public let bounds: Bounds?

  /// Two values of one type.
  public struct Bounds: Hashable, Sendable {
    /// The least value.
    public let min: ColumnValue
    /// The greatest value.
    public let max: ColumnValue
  }

  /// No value.
  public static let empty = Extent(bounds: nil)

  init(bounds: Bounds?) {
    self.bounds = bounds
  }

  /// Makes the extent of values between two of one case, the least first.
  public init(min: ColumnValue, max: ColumnValue) {
    bounds = Bounds(min: min, max: max)
  }

  /// Whether there is no finite value.
  public var isEmpty: Bool { bounds == nil }

  /// Returns both values minus `origin`, or nil where there are none.
  ///
  /// They are equal to the least and the greatest finite value read with the same origin.
  public func relative(to origin: Int64) -> (min: Double, max: Double)? {
    guard let bounds else { return nil }
    return (bounds.min.relative(to: origin), bounds.max.relative(to: origin))
  }

  /// Returns the extent of two parts of one column.
  func union(_ other: Extent) -> Extent {
    guard let ours = bounds else { return other }
    guard let theirs = other.bounds else { return self }
    return Extent(
      min: theirs.min.isLess(than: ours.min) ? theirs.min : ours.min,
      max: ours.max.isLess(than: theirs.max) ? theirs.max : ours.max
    )
  }
}

extension ColumnValue {
  /// Whether a value is below another of the same case.
  fileprivate func isLess(than other: ColumnValue) -> Bool {
    switch (self, other) {
    case (.integer(let left), .integer(let right)): left < right
    case (.unsigned(let left), .unsigned(let right)): left < right
    case (.real(let left), .real(let right)): left < right
    default: preconditionFailure("\(self) and \(other) are of one column")
    }
  }
}
