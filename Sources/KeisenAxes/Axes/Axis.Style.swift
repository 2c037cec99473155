import KeisenPrimitives
import KeisenRanges
import KeisenScales

extension Axis {
  /// How an axis looks and what its ticks stand at.
  public struct Style: Hashable, Sendable {
    /// Where the axis line runs.
    public enum Place: Hashable, Sendable {
      /// At its side of the plot, beyond the axes that are there already.
      case edge
      /// Across the plot at a value of the other dimension; one outside of the range sticks to the
      /// edge.
      case value(DataValue)
      /// Across the plot at a fraction of it, from 0 at the left or at the bottom to 1.
      case fraction(Double)
    }

    /// The part of the projection's range along which an axis runs.
    public struct Bounds: Hashable, Sendable {
      /// One end, in the projection's own values.
      public var from: DataValue
      /// The other end, which may be the lower one.
      public var to: DataValue

      /// Makes bounds.
      public init(from: DataValue, to: DataValue) {
        self.from = from
        self.to = to
      }
    }

    /// Whether there are ticks between the ticks.
    public enum Minor: Hashable, Sendable {
      /// On logarithmic scales.
      case automatic
      /// Never.
      case none
      /// On every scale.
      case shown
    }

    /// What the axis shows instead of the projection's own values: value × `factor` + `offset`.
    public struct Conversion: Hashable, Sendable {
      /// What values are multiplied by; finite, not 0.
      public var factor: Double
      /// What is added then; finite.
      public var offset: Double

      /// Makes a conversion.
      public init(factor: Double, offset: Double = 0) {
        self.factor = factor
        self.offset = offset
      }
    }

    /// Where the axis line runs.
    public var place: Place
    /// The part of the range along which line, ticks, labels and title are; nil for all of it.
    ///
    /// Of an axis whose bounds are out of range nothing is there.
    public var bounds: Bounds?
    /// What the axis shows instead of the projection's own values, or nil.
    public var conversion: Conversion?
    /// Wanted number of ticks, a hint; 0 chooses by the axis' length.
    ///
    /// With `tickInterval` it is the greatest number.
    public var tickCount: Int
    /// Distance of the ticks in the units shown; 0 chooses a round one.
    ///
    /// Where `tickCount` is given too, they are as many whole intervals apart that there are no
    /// more ticks than that; not on a log scale. Where labels have no room only every second, third
    /// and so on is there.
    public var tickInterval: Double
    /// A value at which there is a tick, where `tickInterval` is given.
    public var tickAnchor: Double
    /// Length of a tick, in points.
    public var tickLength: Double
    /// Where a tick begins, in tick lengths outwards from the axis line: -1,000 to 1,000, negative
    /// is inside.
    public var tickStart: Double
    /// Where a tick ends, in tick lengths outwards from the axis line: -1,000 to 1,000.
    public var tickEnd: Double
    /// Whether there are ticks between the ticks.
    public var minor: Minor
    /// Parts into which minor ticks divide the way from tick to tick; 0 chooses round ones.
    public var minorCount: Int
    /// Length of a minor tick, in points.
    public var minorLength: Double
    /// Where a minor tick begins, in its lengths outwards from the axis line: -1,000 to 1,000.
    public var minorStart: Double
    /// Where a minor tick ends, in its lengths outwards from the axis line: -1,000 to 1,000.
    public var minorEnd: Double
    /// Full width of axis line and ticks in points, drawn as a whole number of device pixels.
    public var width: Double
    /// Whether ticks have labels.
    public var showsLabels: Bool
    /// Size of the labels, in points.
    public var labelSize: Double
    /// Turn of the labels counter-clockwise in degrees; nil turns names that have no room.
    public var labelAngle: Double?
    /// Colour behind the labels; nil for none.
    public var labelBackground: Color?
    /// Radius of the corners behind a label, in points; a label that leans has none.
    public var labelRadius: Double
    /// How far the background reaches beyond a label, in points.
    public var labelInsets: Insets
    /// How the labels are written.
    public var format: TickFormat
    /// Size of the title, in points.
    public var titleSize: Double
    /// Colour of axis line and ticks; nil takes the theme's.
    public var color: Color?
    /// Colour of labels and title; nil takes the theme's.
    public var textColor: Color?
    /// Whether `$...$` is a formula in the title and `\$` a dollar, where the chart's `hasMarkup`
    /// allows it; labels have none.
    public var hasMarkup: Bool

    /// Makes a style.
    public init(
      place: Place = .edge,
      bounds: Bounds? = nil,
      conversion: Conversion? = nil,
      tickCount: Int = 0,
      tickInterval: Double = 0,
      tickAnchor: Double = 0,
      tickLength: Double = 5,
      tickStart: Double = 0,
      tickEnd: Double = 1,
      minor: Minor = .automatic,
      minorCount: Int = 0,
      minorLength: Double = 3,
      minorStart: Double = 0,
      minorEnd: Double = 1,
      width: Double = 1,
      showsLabels: Bool = true,
      labelSize: Double = 12,
      labelAngle: Double? = nil,
      labelBackground: Color? = nil,
      labelRadius: Double = 3,
      labelInsets: Insets = Insets(top: 2, left: 4, bottom: 2, right: 4),
      format: TickFormat = TickFormat(),
      titleSize: Double = 13,
      color: Color? = nil,
      textColor: Color? = nil,
      hasMarkup: Bool = true
    ) {
      (self.place, self.bounds, self.conversion) = (place, bounds, conversion)
      (self.tickCount, self.tickInterval, self.tickAnchor) = (tickCount, tickInterval, tickAnchor)
      (self.tickLength, self.tickStart, self.tickEnd) = (tickLength, tickStart, tickEnd)
      (self.minor, self.minorCount, self.minorLength) = (minor, minorCount, minorLength)
      (self.minorStart, self.minorEnd, self.width) = (minorStart, minorEnd, width)
      (self.showsLabels, self.labelSize, self.labelAngle) = (showsLabels, labelSize, labelAngle)
      (self.labelBackground, self.labelRadius) = (labelBackground, labelRadius)
      (self.labelInsets, self.format, self.titleSize) = (labelInsets, format, titleSize)
      (self.color, self.textColor, self.hasMarkup) = (color, textColor, hasMarkup)
    }
  }
}

extension Axis.Style {
  /// The most parts that minor ticks may divide the way from tick to tick into.
  private static let maxParts = 100
  /// The most lengths that a tick may begin or end from the axis line.
  private static let maxTickLengths = 1000.0

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError) {
    guard tickCount >= 0 else {
      throw .invalidArgument("tick count must not be negative, got \(tickCount)")
    }
    guard (0...Self.maxParts).contains(minorCount) else {
      throw .invalidArgument("minor count must be in 0...\(Self.maxParts), got \(minorCount)")
    }
    switch place {
    case .edge: break
    case .value(let value): try requireFinite(value.offset, "at")
    case .fraction(let fraction): try requireFraction(fraction, "fraction")
    }
    if let bounds {
      try requireFinite(bounds.from.offset, "bound")
      try requireFinite(bounds.to.offset, "bound")
    }
    if let conversion {
      guard conversion.factor.isFinite, conversion.factor != 0 else {
        throw .invalidArgument(
          "conversion factor must be finite and not 0, got \(conversion.factor)"
        )
      }
      try requireFinite(conversion.offset, "conversion offset")
    }
    try requireLength(tickInterval, "tick interval")
    try requireFinite(tickAnchor, "tick anchor")
    try requireLength(tickLength, "tick length")
    try Self.requireReach(tickStart, "tick start")
    try Self.requireReach(tickEnd, "tick end")
    try requireLength(minorLength, "minor length")
    try Self.requireReach(minorStart, "minor start")
    try Self.requireReach(minorEnd, "minor end")
    try requireLength(width, "width")
    try requireTextSize(labelSize, "label size")
    if let labelAngle { try requireFinite(labelAngle, "label angle") }
    try requireLength(labelRadius, "label radius")
    try requireLength(labelInsets.top, "top label inset")
    try requireLength(labelInsets.left, "left label inset")
    try requireLength(labelInsets.bottom, "bottom label inset")
    try requireLength(labelInsets.right, "right label inset")
    try format.validate()
    try requireTextSize(titleSize, "title size")
  }

  private static func requireReach(_ value: Double, _ name: String) throws(KeisenError) {
    guard abs(value) <= maxTickLengths else {
      throw .invalidArgument("\(name) must be in -1000...1000, got \(value)")
    }
  }
}
