import Glibc

/// What a pull beyond a limit moves: 50 ln(1 + s/50) points of a pull by s points.
package enum RubberBand {
  /// Points from which on it gets noticeably harder.
  private static let length = 50.0

  /// Returns how far something gets.
  ///
  /// - Parameter pull: How far it is pulled in all, in points; a negative one goes the other way.
  /// - Returns: How far, in points.
  package static func stretch(of pull: Double) -> Double {
    copysign(length * log1p(abs(pull) / length), pull)
  }

  /// Returns the pull that gets something this far, the inverse of `stretch`; far pulls end at 10⁹
  /// points.
  package static func pull(for stretch: Double) -> Double {
    copysign(min(length * expm1(abs(stretch) / length), 1e9), stretch)
  }

  /// Returns what a speed of the pull is as a speed of the thing.
  package static func velocity(_ velocity: Double, at pull: Double) -> Double {
    velocity / (1 + abs(pull) / length)
  }
}
