import KeisenMotion
import KeisenRanges

extension ProjectionRange: Animatable {
  /// The two ends, relative to the origin.
  public var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(min, max) }
    set { (min, max) = (newValue.first, newValue.second) }
  }
}

extension SpaceRanges: Animatable {
  /// The ends of both ranges, each relative to its origin.
  public var animatableData:
    AnimatablePair<ProjectionRange.AnimatableData, ProjectionRange.AnimatableData>
  {
    get { AnimatablePair(x.animatableData, y.animatableData) }
    set { (x.animatableData, y.animatableData) = (newValue.first, newValue.second) }
  }
}
