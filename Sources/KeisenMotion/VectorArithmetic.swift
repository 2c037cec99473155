/// What can be added up and scaled, so that it can be animated: a vector over the real numbers.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a factor.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor, rounded once.
  public mutating func scale(by factor: Double) { self = Float(Double(self) * factor) }

  /// The square.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}
