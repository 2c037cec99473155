import KeisenPrimitives
import KeisenScales

extension Space.Polar {
  /// What goes once around a disc.
  public enum Turn: Hashable, Sendable {
    /// 360.
    case degrees
    /// 2π.
    case radians
    /// A number of units: 12 for months, 24 for hours.
    case units(Double)
    /// Names, each in the middle of its part.
    case names([String])

    /// Makes the projection of the angle.
    ///
    /// - Throws: `KeisenError` with code `.invalidArgument` when the units are NaN or infinite, or
    ///   a name is not allowed.
    package func projection() throws(KeisenError) -> Projection {
      switch self {
      case .degrees: try Projection(min: 0, max: 360)
      case .radians: try Projection(min: 0, max: 2 * .pi)
      case .units(let units): try Projection(min: 0, max: units)
      case .names(let names):
        try Projection(
          min: -0.5,
          max: Double(names.count) - 0.5,
          scale: .category(CategoryScale(names))
        )
      }
    }
  }
}
