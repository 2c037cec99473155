import KeisenMotion

extension ProjectionRange: Animatable {
  /// The two ends, relative to the origin.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(min, max) }
    set { (min, max) = (newValue.first, newValue.second) }
  }
}
