import KeisenPrimitives

/// Markers of the rows of columns that a renderer may keep: from frame to frame only the maps
/// change.
///
/// The same as the markers that `placed()` returns, which any renderer can draw instead.
public struct KeptMarkers: Sendable {
  /// The rows; every column has them.
  public var rows: Range<Int>
  /// Those of them that may reach the view; all others may be left out.
  public var visible: Range<Int>
  /// Where they stand from left to right.
  public var x: Axis
  /// Where they stand from top to bottom.
  public var y: Axis
  /// What they look like.
  public var shape: MarkerShape
  /// How large they are.
  public var size: Size
  /// What fills them.
  public var fill: Fill
  /// A line of another colour along the inside of the outline, or nil.
  public var border: Markers.Border?
  /// Where markers are seen, antialiasing included; those that do not reach it may be left out.
  public var view: Rect
  /// Whose markers they are: of a column, what was kept for the ones it had before may go when it
  /// has others.
  public let source: any AnyObject & Sendable

  /// A straight map from coordinates to positions.
  public struct Axis: Sendable {
    /// The coordinate of each row as two floats of which it is the sum, the greater one first, both
    /// NaN where the row is no marker; nil where it is the row's number.
    public var coordinates: KeptColumn<SIMD2<Float>>?
    /// A coordinate in the middle of the view.
    public var centre: Double
    /// Its position, in points.
    public var position: Double
    /// Points for a step of one.
    public var slope: Double

    /// Makes a map.
    public init(
      coordinates: KeptColumn<SIMD2<Float>>?,
      centre: Double,
      position: Double,
      slope: Double
    ) {
      self.coordinates = coordinates
      self.centre = centre
      self.position = position
      self.slope = slope
    }
  }

  /// The diameter of the circle that covers as much as a marker, in points.
  public enum Size: Sendable {
    /// Of all.
    case one(Double)
    /// Of each, and the least one above 0; what is not above 0 or NaN is no marker.
    case each(KeptColumn<Float>, minimum: Double)
  }

  /// The colour that fills a marker.
  public enum Fill: Sendable {
    /// Of all.
    case one(Color)
    /// Of each, and an alpha above 0 that none above 0 is below; `MarkerColor.absent` is no marker.
    case each(KeptColumn<MarkerColor>, minAlpha: Double)
  }

  /// Makes markers.
  ///
  /// - Precondition: Every column has all rows.
  public init(
    rows: Range<Int>,
    visible: Range<Int>,
    x: Axis,
    y: Axis,
    shape: MarkerShape,
    size: Size,
    fill: Fill,
    border: Markers.Border? = nil,
    view: Rect,
    of source: any AnyObject & Sendable
  ) {
    self.rows = rows
    self.visible = visible.clamped(to: rows)
    self.x = x
    self.y = y
    self.shape = shape
    self.size = size
    self.fill = fill
    self.border = border
    self.view = view
    self.source = source
  }

  /// Number of rows, markers or not.
  public var count: Int { rows.count }
}

extension MarkerColor {
  /// Of a row that is no marker: a clear one has zeros.
  public static let absent = MarkerColor(1, 0, 0, 0)
}
