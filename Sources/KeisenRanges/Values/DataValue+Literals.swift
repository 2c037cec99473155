extension DataValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a value in the units of the projection.
  public init(floatLiteral value: Double) { self.init(value, origin: 0) }

  /// Makes a value in the units of the projection, exact.
  public init(integerLiteral value: Int64) {
    let isLong = value.magnitude > 1 << 53
    self.init(isLong ? 0 : Double(value), origin: isLong ? value : 0)
  }
}
