import KeisenData
import KeisenFrames
import KeisenPrimitives

/// A user's own kind of mark, which a `CustomSeries` shows: its columns, and how they become a
/// picture.
///
/// Its functions run on the thread that draws or searches, with no lock held. What one throws ends
/// the frame, or the search, with an error of code `.callback`, and the chart is as it was. They
/// must not draw the chart that they are in, and none may ask it or its figure for what it answers
/// itself, as `hit` for hits: that is an error of code `.invalidState`. Other charts may be drawn
/// and asked. Marks of our own are `Mark`s, which draw into the display list itself; a `CustomMark`
/// has a painter instead, which every language has.
public protocol CustomMark: Sendable {
  /// What alternative text calls a chart of nothing else: `Funnel chart`.
  var chartName: String { get }

  /// The columns whose extents fits and axes go by, each with the dimension that its values stand
  /// in.
  ///
  /// The first one of a dimension is what hits tell. They may differ in length: what is not there
  /// is not drawn.
  var columns: [MarkColumn] { get }

  /// Draws itself; what is drawn is clipped to the plot.
  ///
  /// - Parameter painter: What to draw with.
  /// - Returns: Rows that were looked at, and gaps among them, for the frame record.
  /// - Throws: Anything, which ends the frame.
  func draw(with painter: Painter) throws -> CustomCount

  /// Draws its sample in a legend.
  ///
  /// - Parameters:
  ///   - rect: Where it has room, in points.
  ///   - painter: Clips to the picture.
  /// - Throws: Anything, which ends the frame.
  func drawSample(in rect: Rect, with painter: Painter) throws

  /// Returns what it shows nearest to a point, or nil for nothing.
  ///
  /// - Parameters:
  ///   - query: The point in points of the picture, what counts as near, and how far is near
  ///     enough.
  ///   - painter: Tells where rows stand; it draws nothing.
  /// - Returns: What is nearest; what is farther than the query's reach counts as nothing.
  /// - Throws: Anything, which ends the search.
  func hit(_ query: HitQuery, with painter: Painter) throws -> CustomHit?
}

extension CustomMark {
  /// Says nothing of its kind.
  public var chartName: String { "Chart" }

  /// Fills half of the rectangle's height in the series' colour.
  public func drawSample(in rect: Rect, with painter: Painter) throws {
    try painter.drawSwatch(in: rect)
  }

  /// Finds nothing.
  public func hit(_ query: HitQuery, with painter: Painter) throws -> CustomHit? { nil }
}

extension Painter {
  /// Fills half of a rectangle's height, in its middle, in the part's colour.
  package func drawSwatch(in rect: Rect) throws(KeisenError) {
    let box = Rect(
      left: snapped(rect.minX),
      top: snapped(rect.midY - rect.height / 4),
      right: snapped(rect.maxX),
      bottom: snapped(rect.midY + rect.height / 4)
    )
    try rectangle(box, fill: .color(color))
  }
}

/// How many rows a custom mark has looked at.
public struct CustomCount: Hashable, Sendable {
  /// Rows read.
  public var rows: Int
  /// Rows that are gaps.
  public var gaps: Int

  /// Makes a count.
  public init(rows: Int = 0, gaps: Int = 0) {
    (self.rows, self.gaps) = (rows, gaps)
  }
}

/// What a custom mark shows near a point.
public struct CustomHit: Hashable, Sendable {
  /// The row of its columns, from 0.
  public var row: Int
  /// Where the row stands, in points.
  public var position: Point
  /// How far the point is from what is drawn, in points; 0 on it.
  public var distance: Double

  /// Makes a hit.
  public init(row: Int, position: Point, distance: Double) {
    (self.row, self.position, self.distance) = (row, position, distance)
  }
}
