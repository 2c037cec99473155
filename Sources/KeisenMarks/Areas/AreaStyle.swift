import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// How areas look.
public struct AreaStyle: Hashable, Sendable {
  /// The colour that fills it; nil takes that of the linked line, or the next one of the chart's
  /// colour cycle.
  public var color: Color?
  /// What the alpha of fills is multiplied by, in 0...1.
  public var alpha: Double
  /// What fills the parts where y is above the baseline or y2; nil for the colour.
  public var above: AreaFill?
  /// What fills the parts where y is below the baseline or y2; nil for the colour.
  public var below: AreaFill?
  /// Where the area begins, in the units of y; not finite for the low (-infinity) or the high end
  /// of the range.
  ///
  /// Where the scale has no place for it, as a log scale has none for 0, that is the range's low
  /// end. It stands on the nearest border of device pixels. Without a meaning where there is y2.
  public var baseline: Double
  /// How both lines go from row to row.
  public var interpolation: LineInterpolation
  /// The line along y, over the fill; none where its width is 0.
  ///
  /// Its colour nil takes that of the area, opaque.
  public var line: LineStyle

  /// Makes a style.
  public init(
    color: Color? = nil,
    alpha: Double = 0.4,
    above: AreaFill? = nil,
    below: AreaFill? = nil,
    baseline: Double = 0,
    interpolation: LineInterpolation = .linear,
    line: LineStyle = LineStyle(width: 0)
  ) {
    (self.color, self.alpha, self.above, self.below) = (color, alpha, above, below)
    (self.baseline, self.interpolation, self.line) = (baseline, interpolation, line)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireFraction(alpha, "alpha")
    guard !baseline.isNaN else { throw .invalidArgument("baseline must be a number, got nan") }
    try above?.validate("above")
    try below?.validate("below")
    try interpolation.validate()
    try line.validate()
  }
}

/// What fills a part of an area.
public enum AreaFill: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// A gradient up or down.
  case gradient(AreaGradient)

  fileprivate func validate(_ name: String) throws(KeisenError) {
    guard case .gradient(let gradient) = self else { return }
    try requireFinite(gradient.start, "start of the gradient \(name)")
    try requireFinite(gradient.end, "end of the gradient \(name)")
  }

  /// The colour where it ends.
  var lastColor: Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.endColor
    }
  }
}

/// A gradient between two heights; beyond them the end colours go on.
///
/// Colours are mixed with alpha multiplied in. Equal heights give the end colour.
public struct AreaGradient: Hashable, Sendable {
  /// What heights are measured in.
  public enum Unit: Int32, Hashable, Sendable {
    /// Values of y. One that the scale has no place for is at the low end of the range.
    case data = 0
    /// Parts of the plot, from 0 at the bottom to 1 at the top.
    case plot = 1
  }

  /// Where the gradient starts.
  public var start: Double
  /// Where it ends.
  public var end: Double
  /// The colour at the start.
  public var startColor: Color
  /// The colour at the end.
  public var endColor: Color
  /// What both heights are measured in.
  public var unit: Unit

  /// Makes a gradient.
  public init(
    start: Double,
    end: Double,
    startColor: Color,
    endColor: Color,
    unit: Unit = .data
  ) {
    (self.start, self.end, self.unit) = (start, end, unit)
    (self.startColor, self.endColor) = (startColor, endColor)
  }
}

extension AreaStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.width, \.line.width),
      .init(.alpha, \.alpha),
      .init(.baseline, \.baseline, -.infinity ... .infinity),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color)]
  }
}
