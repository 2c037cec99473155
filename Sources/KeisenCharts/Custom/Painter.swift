import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// What a custom part draws with, and asks where values stand: valid for one call.
///
/// All is in points of the picture, from its top left corner; x to the right, y down. What is drawn
/// later lies on what was drawn earlier. Everything is clipped to where the part may draw: a series
/// to the shape of its plot, an attachment to the picture. After the call it was lent for,
/// everything fails with code `.invalidState`, whoever kept it.
///
/// The same data gives the same numbers in every language. Safe to use from several threads, which
/// then draw in an order of their own.
public final class Painter: Sendable {
  /// What a painter draws into; nil where nothing is to be drawn: while something is searched.
  struct Canvas {
    var list: DisplayList?
  }

  /// nil after the call.
  let canvas: Locked<Canvas?>
  let frame: FrameContext
  /// Where the part may draw.
  let bounds: Clip
  /// The part's own space; nil for an attachment.
  let space: Space?

  private init(_ list: DisplayList?, _ frame: FrameContext, in bounds: Clip, space: Space?) {
    canvas = Locked(Canvas(list: list))
    self.frame = frame
    self.bounds = bounds
    self.space = space
  }

  /// Lends a painter to a function of the caller's, which draws into a list.
  ///
  /// - Throws: As `CustomFunction.calling`.
  static func lend<Result>(
    to function: CustomFunction,
    for frame: FrameContext,
    in bounds: Clip,
    space: Space?,
    into list: inout DisplayList,
    _ body: (Painter) throws -> Result
  ) throws(KeisenError) -> Result {
    var own = DisplayList(size: list.size, pixelRatio: list.pixelRatio)
    swap(&own, &list)
    own.clip(to: bounds)
    let painter = Painter(own, frame, in: bounds, space: space)
    // Its only reference is here now, so that drawing does not copy it.
    own = DisplayList(size: list.size, pixelRatio: list.pixelRatio)
    defer {
      if let drawn = painter.end() { list = drawn }
      list.clip(to: nil)
    }
    return try function.calling { try body(painter) }
  }

  /// Lends a painter that draws nothing to a function of the caller's, which searches for
  /// something.
  ///
  /// - Throws: As `CustomFunction.calling`.
  static func lend<Result>(
    to function: CustomFunction,
    for frame: FrameContext,
    space: Space?,
    _ body: (Painter) throws -> Result
  ) throws(KeisenError) -> Result {
    let painter = Painter(nil, frame, in: frame.plotClip, space: space)
    defer { _ = painter.end() }
    return try function.calling { try body(painter) }
  }

  /// Takes the list back; from now on everything fails.
  private func end() -> DisplayList? {
    canvas.withLock { canvas in
      defer { canvas = nil }
      return canvas?.list
    }
  }

  /// Whether the call that it was lent for has not returned.
  public var isValid: Bool { canvas.withLock { $0 != nil } }

  /// Checks that the call that it was lent for has not returned.
  ///
  /// - Throws: `KeisenError` with code `.invalidState`.
  func check() throws(KeisenError) {
    try canvas.withLock { (canvas) throws(KeisenError) in try Self.check(canvas) }
  }

  /// Checks that it draws.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` after the call and while something is
  ///   measured or searched.
  func requireDrawing() throws(KeisenError) { try draw { _ in } }

  /// Draws in one step.
  ///
  /// - Throws: As `requireDrawing()`.
  func draw(_ body: (inout DisplayList) -> Void) throws(KeisenError) {
    try canvas.withLock { (canvas) throws(KeisenError) in
      try Self.check(canvas)
      // In place: nothing copies the list.
      guard canvas?.list?.change(body) != nil else {
        throw KeisenError(
          .invalidState,
          "painter must not draw while something is measured or searched"
        )
      }
    }
  }

  private static func check(_ canvas: Canvas?) throws(KeisenError) {
    guard canvas != nil else {
      throw KeisenError(
        .invalidState,
        "painter must not be used after the call that it was lent for"
      )
    }
  }
}

extension DisplayList {
  /// Runs `body` with the list where it is.
  fileprivate mutating func change(_ body: (inout DisplayList) -> Void) { body(&self) }
}

extension Painter {
  /// Size of the picture, in points.
  public var size: Size { frame.size }

  /// Device pixels per point.
  public var pixelRatio: Double { frame.pixelRatio }

  /// Time of the frame, in seconds; 0 while something is searched.
  public var time: Double { frame.time }

  /// The plot rectangle in points, its sides on whole device pixels.
  public var plot: Rect { frame.plot }

  /// The colours and the font of the chart.
  public var theme: Theme { frame.theme }

  /// The colour of the part where it was given none: of a series the next one of the theme's cycle,
  /// of an attachment that of ordinary labels.
  public var color: Color {
    space == nil ? frame.theme.label : frame.cycleColor(frame.seriesIndex)
  }

  /// Returns the position of the nearest border between device pixels; of a series in a document
  /// the position itself.
  public func snapped(_ position: Double) -> Double { frame.snapped(position) }

  /// Returns where the middle of an upright or level rule has to be, so that its edges stand on
  /// borders of device pixels; of a series in a document the middle itself.
  ///
  /// - Parameters:
  ///   - position: Where the middle should be, in points.
  ///   - width: Width of the rule, in points.
  /// - Returns: The middle, and the width in whole device pixels, at least one for a width above 0;
  ///   in such a document as it is.
  public func snappedRule(at position: Double, width: Double) -> (middle: Double, width: Double) {
    let width = frame.ruleWidth(width)
    return (frame.ruleMiddle(at: position, width: width), width)
  }
}
