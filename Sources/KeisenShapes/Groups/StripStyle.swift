import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// How the markers of a strip or a swarm look, and how they are spread.
public struct StripStyle: GroupStyle, Hashable, Sendable {
  /// How markers of a group are kept from lying on each other.
  public enum Arrangement: Hashable, Sendable {
    /// Each is moved across by a random part of the width: the same for the same seed and row
    /// number, whatever other rows there are.
    case jitter(seed: UInt64)
    /// Each stands as near to its group's middle as the others of the group leave room: a swarm.
    ///
    /// Those that have no room within the width stand at its ends and overlap. Where more than 4
    /// million pairs of a group are nearer to each other along than a marker's diameter, the group
    /// is spread by the density of its values, and may overlap. The frame record's `crowded` counts
    /// both.
    case swarm
  }

  /// The dimension of the values.
  public var valueDimension: Dimension
  /// How wide a group is, as a part of the least way from a group to the next.
  public var width: Double
  /// How markers are spread over the width.
  public var arrangement: Arrangement
  /// How markers look.
  public var point: PointStyle

  /// Makes a style.
  public init(
    valueDimension: Dimension = .y,
    width: Double = 0.5,
    arrangement: Arrangement = .jitter(seed: 0),
    point: PointStyle = PointStyle(size: 5, alpha: 0.7)
  ) {
    (self.valueDimension, self.width) = (valueDimension, width)
    (self.arrangement, self.point) = (arrangement, point)
  }

  /// Checks what a caller chose; a width of 0 puts all markers of a group on a line.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireLength(width, "width")
    try point.validate()
  }
}

extension StripStyle: MarkStyle {
  package var alpha: Double {
    get { point.alpha }
    set { point.alpha = newValue }
  }

  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.size, \.point.size),
      .init(.alpha, \.point.alpha),
      .init(.borderWidth, \.point.borderWidth),
      .init(.barWidth, \.width, 0...(.greatestFiniteMagnitude)),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.point.color), .init(.border, \.point.borderColor) { $1.plotArea }]
  }
}
