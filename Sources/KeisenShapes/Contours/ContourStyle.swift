import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// How contours look.
public struct ContourStyle: Hashable, Sendable {
  /// Which values have lines.
  public enum Levels: Hashable, Sendable {
    /// About so many, 1 to 1,000, at what an axis would have for ticks.
    case count(Int)
    /// These: finite and ascending, at most 1,000.
    case values([Double])
  }

  /// Which values have lines.
  public var levels: Levels
  /// Whether the bands between levels are filled, each with the colour of its middle.
  ///
  /// A value on the first level is in the first band, one on any other in the band below it; what
  /// is beyond the first and the last level is not filled.
  public var isFilled: Bool
  /// Width of the lines, in points; 0 draws none.
  public var width: Double
  /// The colour of all lines and of their labels; nil takes that of each level, and the theme's for
  /// labels.
  public var color: Color?
  /// What the alpha of all colours is multiplied by, in 0...1.
  public var alpha: Double
  /// Size of the labels on lines, in points, 0...1,000; 0 for none.
  public var labelSize: Double
  /// How labels are written.
  public var labelFormat: TickFormat

  /// The most levels.
  static let maxLevels = 1000

  /// Makes a style.
  public init(
    levels: Levels = .count(8),
    isFilled: Bool = false,
    width: Double = 1.5,
    color: Color? = nil,
    alpha: Double = 1,
    labelSize: Double = 0,
    labelFormat: TickFormat = TickFormat()
  ) {
    (self.levels, self.isFilled, self.width, self.color) = (levels, isFilled, width, color)
    (self.alpha, self.labelSize, self.labelFormat) = (alpha, labelSize, labelFormat)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    switch levels {
    case .count(let count):
      guard (1...Self.maxLevels).contains(count) else {
        throw .invalidArgument("levels must be in 1...\(Self.maxLevels), got \(count)")
      }
    case .values(let values):
      guard values.count <= Self.maxLevels else {
        throw .invalidArgument("levels must be at most \(Self.maxLevels), got \(values.count)")
      }
      for value in values { try requireFinite(value, "levels") }
      for (before, after) in zip(values, values.dropFirst()) where before >= after {
        throw .invalidArgument("levels must ascend, got \(before), \(after)")
      }
    }
    try requireLength(width, "width")
    try requireFraction(alpha, "alpha")
    try requireTextSize(labelSize, "label size")
    try labelFormat.validate()
  }
}

extension ContourStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.width), .init(.size, \.labelSize, 0...1000), .init(.alpha, \.alpha)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color) { $1.label }]
  }
}

/// Levels that are chosen for contours.
enum ContourLevels {
  /// Chooses levels for values between two ends.
  ///
  /// - Parameters:
  ///   - ends: The least value and the greatest.
  ///   - scale: The scale whose ticks they are.
  ///   - count: About how many there shall be.
  ///   - coversEnds: Whether the first is not above the least value, and the last not below the
  ///     greatest.
  /// - Returns: The levels, ascending.
  static func around(
    _ ends: (min: Double, max: Double),
    _ scale: Scale,
    count: Int,
    coversEnds: Bool
  ) -> [Double] {
    var (low, high) = ends
    if low == high {
      guard coversEnds else { return [] }
      let margin = max(1, abs(low) / 2)
      let limit = Double.greatestFiniteMagnitude
      (low, high) = (max(low - margin, -limit), min(high + margin, limit))
    }
    let isTime = if case .time = scale { true } else { false }
    let scale = isTime ? Scale.linear : scale
    if coversEnds, (high * 2 - low * 2).isFinite {
      (low, high) = scale.nice(min: low, max: high, count: count)
    }
    let levels = scale.ticks(min: low, max: high, count: count).values
    guard levels.count > 1 || !coversEnds else { return [low, high] }
    return levels
  }
}
