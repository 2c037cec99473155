import KeisenDrawing
import KeisenPrimitives

/// How points look, where no column says otherwise.
public struct PointStyle: Hashable, Sendable {
  /// The shape of each marker.
  public var marker: MarkerShape
  /// The diameter of the circle that covers as much as a marker, in points.
  ///
  /// So markers of one size look equally heavy, whatever their shape. A marker thinner than a device pixel fades
  /// and does not vanish; 0 draws none.
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
    borderColor: Color? = nil
  ) {
    self.marker = marker
    self.size = size
    self.color = color
    self.alpha = alpha
    self.borderWidth = borderWidth
    self.borderColor = borderColor
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validate() throws(KeisenError) {
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

  /// The border in a theme, or nil for none.
  func border(_ theme: Theme) -> Markers.Border? {
    guard borderWidth > 0 else { return nil }
    let color = borderColor ?? theme.plotArea
    return Markers.Border(width: borderWidth, color: color.opacity(Float(alpha)))
  }
}
