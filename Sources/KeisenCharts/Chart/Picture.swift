import KeisenDrawing
import KeisenPrimitives

/// What is drawn as one picture: a chart, or a figure of several.
///
/// Whatever makes pixels or files of a picture is told once, for both.
public protocol Picture: AnyObject, Sendable {
  /// Its size, in points.
  var size: Size { get }

  /// The language of what it says about itself.
  var language: Language { get }

  /// Its title without markup; empty for none.
  var plainTitle: String { get }

  /// Encodes one frame, hands its display list to `draw`, and commits when that returns.
  ///
  /// When anything fails, `draw` included, the picture is as it was.
  ///
  /// - Parameters:
  ///   - time: Time of the frame, in seconds.
  ///   - pixelRatio: Device pixels per point.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view.
  ///   - renderer: What counts the rows of densities, before there is a list, and may keep columns;
  ///     nil for the CPU, which keeps none.
  ///   - keptShapes: Shapes of one series up to which they stay shapes, whatever is cheaper; 0 for
  ///     a picture of pixels, `DisplayList.maxMarkers` for a document.
  ///   - draw: Turns the list into pixels or anything else; `words` tells what the frame shows,
  ///     as `alt`.
  /// - Returns: What `draw` returned.
  /// - Throws: `KeisenError` with code `.invalidArgument` when an argument or the picture's size is
  ///   not allowed or the extents of an unset projection overflow; `.outOfMemory`; whatever `draw`
  ///   throws.
  func frame<Result>(
    at time: Double,
    pixelRatio: Double,
    isExact: Bool,
    renderer: (any Renderer)?,
    keptShapes: Int,
    draw: (DisplayList, _ words: () -> String) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result
}

extension Picture {
  /// Encodes one frame of pixels, hands its display list to `draw`, and commits when that returns.
  ///
  /// A frame works on copies: when anything fails, `draw` included, the picture and its projections
  /// are as they were. At the commit, what somebody else changed meanwhile is kept.
  ///
  /// - Parameters:
  ///   - time: Time of the frame, in seconds.
  ///   - pixelRatio: Device pixels per point.
  ///   - isExact: Whether every series is drawn row by row, however many rows are in view.
  ///   - renderer: What counts the rows of densities, before there is a list, and may keep columns;
  ///     nil for the CPU, which keeps none.
  ///   - draw: Turns the list into pixels or anything else.
  /// - Returns: What `draw` returned.
  /// - Throws: As `frame(at:pixelRatio:isExact:renderer:keptShapes:draw:)`.
  public func frame<Result>(
    at time: Double = 0,
    pixelRatio: Double = 1,
    isExact: Bool = false,
    renderer: (any Renderer)? = nil,
    draw: (DisplayList) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    try frame(
      at: time,
      pixelRatio: pixelRatio,
      isExact: isExact,
      renderer: renderer,
      keptShapes: 0
    ) { (list, _) throws(KeisenError) in try draw(list) }
  }
}
