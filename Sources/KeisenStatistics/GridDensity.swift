/// A density at equally distant places, and how well it is known.
package struct GridDensity: Hashable, Sendable {
  /// The places, ascending.
  package let places: [Double]
  /// The density at each.
  package let densities: [Double]
  /// How far a density can be from the exact one.
  package let errorBound: Double
}
