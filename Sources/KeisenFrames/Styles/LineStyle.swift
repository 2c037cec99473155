import KeisenDrawing
import KeisenPrimitives
import KeisenRanges

/// How a line looks.
public struct LineStyle: Hashable, Sendable {
  /// Full width, in points.
  public var width: Double
  /// The colour; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of the colour, or of colours by value, is multiplied by, in 0...1.
  ///
  /// A line in one colour covers each pixel once: where it crosses itself nothing is darker. Of one
  /// in colours by value or in styles by row that holds for each colour; where two meet or cross
  /// they lie over each other. A style of rows that has no colour has the line's with this alpha in
  /// place of the line's.
  public var alpha: Double
  /// Lengths along the path that alternate mark and gap, in multiples of the width; none is solid.
  ///
  /// Caps lengthen the marks and the visible gap keeps its length. The pattern starts anew after a
  /// gap in the data. One that repeats within a device pixel, and one that would make more than 16
  /// million marks, is drawn solid, as faint as its marks are sparse.
  public var dash: [Double]
  /// The shape where two segments meet.
  public var join: Stroke.Join
  /// The shape of the ends, and of the ends of the marks.
  public var cap: Stroke.Cap
  /// Longest mitre, in line widths, before it becomes a bevel.
  public var mitreLimit: Double

  /// Makes a style.
  public init(
    width: Double = 1.5,
    color: Color? = nil,
    alpha: Double = 1,
    dash: [Double] = [],
    join: Stroke.Join = .round,
    cap: Stroke.Cap = .round,
    mitreLimit: Double = 4
  ) {
    (self.width, self.color, self.alpha, self.dash) = (width, color, alpha, dash)
    (self.join, self.cap, self.mitreLimit) = (join, cap, mitreLimit)
  }

  /// Returns the colour with its alpha; `other` where it has none of its own.
  package func color(or other: @autoclosure () -> Color) -> Color {
    (color ?? other()).opacity(Float(alpha))
  }

  /// Whether a line may be drawn by anything but its rows: dashes count from the first row on, and
  /// the tips of joins that are not round may reach far.
  package var canBeReduced: Bool { DashPattern(self) == nil && join == .round && cap == .round }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireLength(width, "width")
    try requireFraction(alpha, "alpha")
    guard mitreLimit.isFinite, mitreLimit >= 1 else {
      throw .invalidArgument("mitre limit must be finite and at least 1, got \(mitreLimit)")
    }
    guard dash.count.isMultiple(of: 2) else {
      throw .invalidArgument("dash must have an even number of lengths, got \(dash.count)")
    }
    for length in dash { try requireLength(length, "dash lengths") }
    let sum = dash.reduce(0, +)
    guard dash.isEmpty || (sum > 0 && sum.isFinite) else {
      throw .invalidArgument("dash lengths must have a positive finite sum, got \(sum)")
    }
  }
}

extension LineStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.width), .init(.alpha, \.alpha)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color)]
  }
}
