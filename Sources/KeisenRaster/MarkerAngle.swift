/// Sines and cosines of the shapes' edges.
enum MarkerAngle {
  /// √½.
  static var half: Float { 0.70710678 }
  static var sin60: Float { 0.8660254 }
  static var sin36: Float { 0.58778525 }
  static var cos36: Float { 0.80901699 }
  static var sin72: Float { 0.95105652 }
  static var cos72: Float { 0.30901699 }
}
