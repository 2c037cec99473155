import KeisenDrawing
import KeisenFrames
import KeisenMotion
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
    self.marker = marker
    self.customMarker = customMarker
    self.size = size
    self.color = color
    self.alpha = alpha
    self.borderWidth = borderWidth
    self.borderColor = borderColor
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    guard size.isFinite, size >= 0 else {
      throw .invalidArgument("size must be finite and not negative, got \(size)")
    }
    guard alpha >= 0, alpha <= 1 else {
      throw .invalidArgument("alpha must be in 0...1, got \(alpha)")
    }
    guard borderWidth.isFinite, borderWidth >= 0 else {
      throw .invalidArgument("border width must be finite and not negative, got \(borderWidth)")
    }
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

extension PointStyle: StyleParts, Animatable {
  package static func number(_ number: AnimatedNumber) -> StyleNumber<PointStyle>? {
    switch number {
    case .size: StyleNumber(\.size)
    case .alpha: StyleNumber(\.alpha, 0...1)
    case .borderWidth: StyleNumber(\.borderWidth)
    default: nil
    }
  }

  package static func color(_ color: AnimatedColor) -> StyleColor<PointStyle>? {
    switch color {
    case .main: StyleColor(\.color)
    case .border: StyleColor(\.borderColor) { $1.plotArea }
    case .background: nil
    }
  }

  /// Size, opacity and border width, then the four of each colour, zeros where it is left to the
  /// theme, as it then stays.
  public var animatableData: AnimatableValues {
    get { movingParts }
    set { movingParts = newValue }
  }
}
