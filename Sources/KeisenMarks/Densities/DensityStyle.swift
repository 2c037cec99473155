import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// How a density looks.
public struct DensityStyle: Hashable, Sendable {
  /// How colours are spread over what is counted.
  public enum Spread: Int32, Hashable, Sendable {
    /// By the scale of the colour scale's projection: linear, log, or any other.
    case scale = 0
    /// So that each colour covers as much of the picture as any other: a colour tells how many
    /// cells have less.
    ///
    /// The colour bar's ticks stand where their values are among those of the cells.
    case equalArea = 1
  }

  /// How colours are spread over what is counted.
  public var spread: Spread
  /// Sides of the cells in points, rounded to whole device pixels; 0 for one device pixel.
  ///
  /// Cells of two pixels or more stand in the data and move with it, as `DensitySeries` says.
  public var cellSize: Double
  /// Opacity of all cells, in 0...1.
  public var alpha: Double

  /// Makes a style.
  public init(spread: Spread = .scale, cellSize: Double = 0, alpha: Double = 1) {
    self.spread = spread
    self.cellSize = cellSize
    self.alpha = alpha
  }

  package func validate() throws(KeisenError) {
    try requireLength(cellSize, "cell size")
    try requireFraction(alpha, "alpha")
  }
}

extension DensityStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.alpha, \.alpha)]
  }
}
