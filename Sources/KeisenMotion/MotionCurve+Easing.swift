extension MotionCurve {
  /// How each run goes; nil for one that went on from another's velocity.
  package var easing: Easing? {
    switch shape {
    case .eased(let easing): easing
    case .cubic: nil
    case .spring(let spring): .spring(spring)
    }
  }
}
