import KeisenFrames
import KeisenPrimitives

/// How a heat map looks.
public struct HeatmapStyle: Hashable, Sendable {
  /// What is between the middles of cells.
  public var interpolation: CellInterpolation
  /// Opacity of all cells, in 0...1.
  public var alpha: Double
  /// Whether cells have their values as texts, in their middles whatever the place is.
  ///
  /// Where the widest one has no room in its cell all are smaller, down to 0.6 of their size. None
  /// has one where more than 10,000 cells are in view.
  public var labels: ValueLabelStyle

  /// Makes a style.
  public init(
    interpolation: CellInterpolation = .nearest,
    alpha: Double = 1,
    labels: ValueLabelStyle = ValueLabelStyle()
  ) {
    (self.interpolation, self.alpha, self.labels) = (interpolation, alpha, labels)
  }

  package func validate() throws(KeisenError) {
    try requireFraction(alpha, "alpha")
    try labels.validate()
  }
}

extension HeatmapStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.alpha, \.alpha)]
  }
}
