/// A range on its way through restrictions, relative to the origin of the projection it is for.
///
/// Unlike a `ProjectionRange` it may be empty, reversed or infinite; an updater turns a reversed
/// one round before each restriction, and stores none that is empty.
public struct ProposedRange: Hashable, Sendable {
  /// The least value.
  public var min: Double
  /// The greatest value.
  public var max: Double

  /// Makes a range.
  public init(min: Double, max: Double) {
    self.min = min
    self.max = max
  }

  /// The range that holds nothing, which any value extends: from +∞ to -∞.
  public static let empty = ProposedRange(min: .infinity, max: -.infinity)

  /// Whether it holds nothing: the least value is above the greatest, and one of them as far as can
  /// be.
  public var isEmpty: Bool { min > max && (min == .infinity || max == -.infinity) }

  /// Whether an end is NaN.
  public var isNaN: Bool { min.isNaN || max.isNaN }

  /// Whether both ends are finite.
  public var isFinite: Bool { min.isFinite && max.isFinite }

  /// How long it is; negative where it is reversed or empty, infinite where it overflows.
  public var length: Double { max - min }

  /// The value half-way; NaN where the ends are both infinite.
  public var middle: Double { min / 2 + max / 2 }

  /// The same range with the lesser end first; an empty one stays what it is.
  public var ordered: ProposedRange {
    min > max && !isEmpty ? ProposedRange(min: max, max: min) : self
  }

  /// Extends it to a value; NaN counts for nothing.
  public mutating func include(_ value: Double) {
    if value < min { min = value }
    if value > max { max = value }
  }

  /// Extends it to another one.
  public mutating func include(_ other: ProposedRange) {
    guard !other.isEmpty else { return }
    include(other.min)
    include(other.max)
  }
}
