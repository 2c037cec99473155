import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// How points look, where no column says otherwise.
public struct PointStyle: Hashable, Sendable {
  /// The shape of each marker.
  public var marker: MarkerShape
  /// A marker of the caller's own in place of that shape; nil for none.
  ///
  /// Its border is centred on its outline. Markers of more rows in view than a quarter of
  /// `Chart.directRows` are drawn as what they are on each pixel, in an order of magnitude more
  /// time than shapes; with borders each is a path of its own, however many there are.
  public var customMarker: CustomMarker?
  /// The diameter of the circle that covers as much as a marker, in points.
  ///
  /// So markers of one size look equally heavy, whatever their shape. A marker thinner than a
  /// device pixel fades and does not vanish; 0 draws none.
  public var size: Double
  /// The colour that fills a marker; nil takes the next one of the chart's colour cycle.
  public var color: Color?
  /// What the alpha of all colours is multiplied by, 0...1.
  public var alpha: Double
  /// Width of the line along the inside of each marker's outline, in points; 0 is none.
  public var borderWidth: Double
  /// The colour of that line; nil takes the theme's colour of the plot area.
  public var borderColor: Color?

  /// Makes a style.
  public init(
    marker: MarkerShape = .circle,
    size: Double = 6,
    color: Color? = nil,
    alpha: Double = 1,
    borderWidth: Double = 0,
    borderColor: Color? = nil,
    customMarker: CustomMarker? = nil
  ) {
    (self.marker, self.customMarker, self.size, self.color) = (marker, customMarker, size, color)
    (self.alpha, self.borderWidth, self.borderColor) = (alpha, borderWidth, borderColor)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try requireLength(size, "size")
    try requireFraction(alpha, "alpha")
    try requireLength(borderWidth, "border width")
  }

  /// Returns what a marker reaches no farther from its position than, in points: no shape farther
  /// than its size.
  @inline(__always)
  package func reach(of size: Double) -> Double {
    guard let customMarker else { return size }
    // A corner of the border reaches four of its widths, half of them inside.
    return size * max(1, customMarker.reach) + 2 * borderWidth
  }

  /// The diameter that a fit leaves room for, in sizes.
  package var breadth: Double {
    guard let marker = customMarker else { return 1 }
    return 2 * max(max(-marker.low.x, marker.high.x), max(-marker.low.y, marker.high.y))
  }

  /// Returns the outline of a marker, which must not outlive the style.
  package func outline(size: Double, pixelRatio: Double) -> MarkerOutline {
    if let customMarker {
      return MarkerOutline(customMarker, size: size, pixelRatio: pixelRatio)
    }
    return MarkerOutline(marker, size: size, pixelRatio: pixelRatio)
  }

  /// The border in a theme, or nil for none.
  package func border(_ theme: Theme) -> Markers.Border? {
    guard borderWidth > 0 else { return nil }
    let color = borderColor ?? theme.plotArea
    return Markers.Border(width: borderWidth, color: color.opacity(Float(alpha)))
  }
}

extension PointStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.size, \.size), .init(.alpha, \.alpha), .init(.borderWidth, \.borderWidth)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color), .init(.border, \.borderColor) { $1.plotArea }]
  }
}
