import KeisenRanges
import KeisenScales

/// The integer from which an envelope measures values, and the map from there to positions.
///
/// A range of instants moves its origin along. Columns stay in their places of the data while a
/// range moves, so their origin is a coarser one: a multiple of some power of two of their width,
/// of which a range passes one in 2³² columns.
struct EnvelopeOrigin {
  /// What is subtracted from values.
  let origin: Int64
  /// The map from what is left to positions.
  let map: ScaleMap

  /// Columns between two origins, as a power of two: few enough that doubles tell a column's
  /// millionth.
  private static let columnsExponent = 32

  /// Finds the origin of a range.
  ///
  /// - Parameters:
  ///   - range: What is in view.
  ///   - map: The range's map.
  ///   - step: Width of a column in points.
  init(_ range: ProjectionRange, _ map: ScaleMap, step: Double) {
    guard range.origin != 0, case .linear(let line) = map,
      let origin = Self.coarse(range.origin, width: EnvelopeGrid.width(line, step: step)),
      let moved = try? range.rebased(to: origin)
    else {
      (origin, self.map) = (range.origin, map)
      return
    }
    self.origin = origin
    self.map = .linear(
      LinearMap(min: moved.min, max: moved.max, to: line.first, line.last)
    )
  }

  /// Returns the multiple at or below an origin; nil where that is the origin itself or columns
  /// have no width.
  private static func coarse(_ origin: Int64, width: Double) -> Int64? {
    guard width.isNormal else { return nil }
    let shift = Int(width.exponent) + columnsExponent
    guard shift > 0 else { return nil }
    // All but the sign shifted out is a multiple that no range comes near to.
    return shift < 63 ? (origin >> Int64(shift)) << Int64(shift) : 0
  }
}
