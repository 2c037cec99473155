/// The vector without components, of what has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Hashable, Sendable {
  /// Makes the only one that there is.
  public init() {}

  /// The only one that there is.
  public static let zero = EmptyAnimatableData()

  /// Adds nothing.
  public static func + (left: EmptyAnimatableData, right: EmptyAnimatableData)
    -> EmptyAnimatableData
  { left }

  /// Subtracts nothing.
  public static func - (left: EmptyAnimatableData, right: EmptyAnimatableData)
    -> EmptyAnimatableData
  { left }

  /// Changes nothing.
  public mutating func scale(by factor: Double) {}

  /// 0.
  public var magnitudeSquared: Double { 0 }
}
