import KeisenPrimitives

/// One text of a picture: what it says and where its box is.
public struct LabelRecord: Hashable, Sendable {
  /// What a text is for.
  public enum Role: Int32, Hashable, Sendable {
    /// The label of a tick.
    case tick = 0
    /// The title of an axis.
    case axisTitle = 1
    /// The title of the chart.
    case title = 2
    /// The line below the title.
    case subtitle = 3
    /// The line below the picture.
    case caption = 4
    /// The name of a series in a legend, or the legend's title.
    case legend = 5
    /// A note in or at the plot.
    case annotation = 6
    /// The value of a bar.
    case value = 7
    /// A message in a corner of the plot.
    case message = 8
  }

  /// What it is for.
  public var role: Role
  /// What it says, as the caller or the scale wrote it.
  public var text: String
  /// What a tick's text stands in, the date of an hour, whether shown at this tick or at one
  /// before.
  public var context: String
  /// Middle of the box, in points.
  public var center: Point
  /// Width of the box before the turn, in points.
  public var width: Double
  /// Height of the box before the turn, in points.
  public var height: Double
  /// Turn about the middle counter-clockwise as seen on screen, in degrees.
  public var angle: Double

  /// Makes a record.
  public init(
    role: Role,
    text: String,
    context: String = "",
    center: Point,
    width: Double,
    height: Double,
    angle: Double = 0
  ) {
    (self.role, self.text, self.context, self.center) = (role, text, context, center)
    (self.width, self.height, self.angle) = (width, height, angle)
  }
}
