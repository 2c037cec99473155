import KeisenPrimitives

/// A value of a dimension, exact: an integer plus a double, in data units or as an instant.
///
/// Annotations, crossing axes and ticks of the caller's are placed by it. An instant means the same
/// on every time scale, whatever its unit.
public struct DataValue: Hashable, Sendable {
  /// What `offset` is added to, exact.
  public var origin: Int64
  /// The rest.
  public var offset: Double
  /// The unit of both since 1970-01-01 UTC, or nil for the units of the projection.
  public var unit: TimeUnit?

  /// Makes a value.
  public init(_ offset: Double, origin: Int64 = 0, unit: TimeUnit? = nil) {
    self.origin = origin
    self.offset = offset
    self.unit = unit
  }
}
