import KeisenPrimitives
import KeisenRanges

/// How a line goes from row to row.
///
/// It hangs on positions, in points, so a curve keeps its character on every scale.
public enum LineInterpolation: Hashable, Sendable {
  /// Straight.
  case linear
  /// A row's value holds from the row before on: first up or down, then along.
  case stepBefore
  /// A row's value holds between the middles of the ways to its neighbours.
  case stepMiddle
  /// A row's value holds up to the next row: first along, then up or down.
  case stepAfter
  /// A cubic curve that goes up only where the rows do, and down only where they do.
  ///
  /// Inner slopes are those of M. Steffen, “A simple method for monotonic interpolation in one
  /// dimension”, Astronomy and Astrophysics 239, 1990; an end's is (3s - t) / 2 of its segment's
  /// slope s and its neighbour's t. Where x turns round a curve ends and another one begins; rows
  /// that stand above each other are joined straight.
  case monotone
  /// A curve through all rows whose knots lie as far apart as the rows' distances to the power of
  /// `alpha`.
  ///
  /// 0 is uniform, 0.5 centripetal, which makes no loops within a segment, 1 chordal. The first and
  /// the last row stand twice. A curve may leave the part between two rows along x too, so all rows
  /// are read however few are in view.
  ///
  /// - SeeAlso: C. Yuksel, S. Schaefer, J. Keyser, “Parameterization and Applications of
  ///   Catmull-Rom Curves”, Computer-Aided Design 43 (7), 2011.
  case catmullRom(alpha: Double = 0.5)

  /// Whether it is bent.
  package var isCurve: Bool {
    switch self {
    case .monotone, .catmullRom: true
    case .linear, .stepBefore, .stepMiddle, .stepAfter: false
    }
  }

  /// Whether x may leave the part between two rows, so that rows out of view may be seen.
  package var overshoots: Bool {
    if case .catmullRom = self { true } else { false }
  }

  /// Rows before and behind a segment that have a say in its shape.
  package var neighbours: Int { isCurve ? 1 : 0 }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    if case .catmullRom(let alpha) = self { try requireFraction(alpha, "alpha of Catmull-Rom") }
  }
}
