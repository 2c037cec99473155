import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A straight line from one position to another with heads at its ends.
///
/// It adds nothing to ranges. It is drawn whole, or not at all where an end is a value that the
/// plot does not show, unless it is clipped.
public final class Arrow: Annotation, StyleKeeper {
  /// How an arrow looks.
  public struct Style: Hashable, Sendable {
    /// Which ends have a head.
    public enum Heads: Int32, Hashable, Sendable {
      /// The end.
      case end = 0
      /// The start.
      case start = 1
      /// Both.
      case both = 2
      /// None: a line.
      case none = 3
    }

    /// Full width of the line in points; 0 draws heads only.
    public var width: Double
    /// Colour; nil takes the theme's.
    public var color: Color?
    /// Which ends have a head.
    public var heads: Heads
    /// Length of a head, in points; heads of a shorter arrow shrink.
    public var headLength: Double
    /// Full width of a head, in points.
    public var headWidth: Double
    /// Free room between the start and the arrow, in points.
    public var startGap: Double
    /// Free room between the arrow and the end, in points.
    public var endGap: Double
    /// Whether it is cut at the plot's edge, wherever it stands.
    public var isClipped: Bool

    /// Makes a style.
    public init(
      width: Double = 1.25,
      color: Color? = nil,
      heads: Heads = .end,
      headLength: Double = 8,
      headWidth: Double = 7,
      startGap: Double = 0,
      endGap: Double = 0,
      isClipped: Bool = false
    ) {
      (self.width, self.color, self.heads, self.headLength) = (width, color, heads, headLength)
      (self.headWidth, self.startGap, self.endGap) = (headWidth, startGap, endGap)
      self.isClipped = isClipped
    }

    func validate() throws(KeisenError) {
      try requireLength(width, "width")
      try requireLength(headLength, "head length")
      try requireLength(headWidth, "head width")
      try requireLength(startGap, "start gap")
      try requireLength(endGap, "end gap")
    }
  }

  struct State: StyledState {
    var start: Position
    var end: Position
    var style: Style
  }

  /// As C calls it.
  public static var typeName: String { "arrow" }

  /// The space whose values its positions tell; nil where they tell none.
  public let space: Space?
  let state: Watched<State>

  /// Makes an arrow.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN, infinite or not
  ///   allowed, or a position is a value without a space.
  public init(
    from start: Position,
    to end: Position,
    in space: Space? = nil,
    style: Style = Style()
  ) throws(KeisenError) {
    try start.validate(in: space, "start")
    try end.validate(in: space, "end")
    try style.validate()
    self.space = space
    state = Watched(State(start: start, end: end, style: style))
  }

  /// Where it begins and where it ends.
  public var positions: (start: Position, end: Position) {
    state.withLock { ($0.start, $0.end) }
  }

  /// Moves both ends.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite, or a
  ///   position is a value without a space. Then both stay.
  public func setPositions(from start: Position, to end: Position) throws(KeisenError) {
    try start.validate(in: space, "start")
    try end.validate(in: space, "end")
    state.change { ($0.start, $0.end) = (start, end) }
  }

  /// Changes both ends in one step; whoever does has checked what they become.
  package func changePositions(_ body: (inout Position, inout Position) -> Bool) -> Bool {
    state.change { body(&$0.start, &$0.end) }
  }

  /// Changes how it looks and where its ends are, all or nothing.
  ///
  /// - Throws: As `init`; then style and positions stay.
  public func setStyle(
    _ style: Style,
    from start: Position,
    to end: Position
  ) throws(KeisenError) {
    try start.validate(in: space, "start")
    try end.validate(in: space, "end")
    try style.validate()
    state.change { ($0.start, $0.end, $0.style) = (start, end, style) }
  }

  package var anchors: [(projection: Projection, value: DataValue)] {
    let (start, end) = positions
    return start.anchors(in: space) + end.anchors(in: space)
  }

  /// Those whose values its positions tell.
  public var projections: [Projection] {
    let (start, end) = positions
    return start.projections(of: space) + end.projections(of: space)
  }

  /// Tells legends where it is.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard frame.seeksPlace,
      let start = frame.point(of: state.start, in: space, mayBeOutside: state.style.isClipped),
      let end = frame.point(of: state.end, in: space, mayBeOutside: state.style.isClipped)
    else { return }
    frame.annotationOutlines.append([start, end])
  }

  /// Draws line and heads.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    let style = state.style
    guard
      let start = frame.point(of: state.start, in: space, mayBeOutside: style.isClipped),
      let end = frame.point(of: state.end, in: space, mayBeOutside: style.isClipped),
      let path = ArrowPath(from: start, to: end, style, pixelRatio: frame.pixelRatio)
    else { return }
    if style.isClipped { list.clip(to: frame.plotClip) }
    let color = style.color ?? frame.theme.label
    try path.draw(color, within: style.isClipped ? frame.plot : frame.picture, into: &list)
    list.clip(to: nil)
  }
}

extension Arrow: StyledObject, Styled {
  package static var kindName: String { "an arrow" }

  package func check(_ style: Style) throws(KeisenError) { try style.validate() }
}

extension Arrow.Style: StyleParts {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.width, \.width)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color) { $1.label }]
  }
}
