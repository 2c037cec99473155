import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A text at a place of the plot or of the picture, with or without a box.
///
/// It adds nothing to ranges and wants no room: a text beyond the picture's sides is moved inside,
/// to the other side of its position where it would come to lie on that.
public final class TextAnnotation: Annotation, StyleKeeper {
  /// How a text annotation looks.
  public struct Style: Hashable, Sendable {
    /// How the text and its box look.
    public var text: TextBoxStyle
    /// The point of the box that stands at the position, in fractions from its top left corner,
    /// each in 0...1; 0.5 down is the middle of the capitals of a text without a visible box, as at
    /// the ticks of an axis.
    public var anchor: Point
    /// Whether it is cut at the plot's edge, wherever it stands.
    ///
    /// Else it is drawn whole, or not at all where its position is a value that the plot does not
    /// show.
    public var isClipped: Bool
    /// Whether it is moved into the picture where it would leave it, to the other side of its
    /// position where it would come to lie on that.
    public var keepsInside: Bool

    /// Makes a style.
    public init(
      text: TextBoxStyle = TextBoxStyle(),
      anchor: Point = Point(x: 0.5, y: 0.5),
      isClipped: Bool = false,
      keepsInside: Bool = true
    ) {
      (self.text, self.anchor, self.isClipped) = (text, anchor, isClipped)
      self.keepsInside = keepsInside
    }

    func validate() throws(KeisenError) {
      try text.validate()
      for fraction in [anchor.x, anchor.y] { try requireFraction(fraction, "anchor") }
    }
  }

  struct State: StyledState {
    var text: String
    var position: Position
    var style: Style
  }

  /// As C calls it.
  public static var typeName: String { "text" }

  /// Free room between the picture's sides and a text that is kept inside, in points: accents reach
  /// beyond a box.
  private static let margin = 2.0

  /// The space whose values its position tells; nil where it tells none.
  public let space: Space?
  let state: Watched<State>

  /// Makes a text annotation.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN, infinite or not
  ///   allowed, or the position is a value without a space.
  public init(
    _ text: String,
    at position: Position,
    in space: Space? = nil,
    style: Style = Style()
  ) throws(KeisenError) {
    try position.validate(in: space)
    try style.validate()
    self.space = space
    state = Watched(State(text: text, position: position, style: style))
  }

  /// The text; empty for none.
  public var text: String {
    get { state.withLock { $0.text } }
    set { state.change { $0.text = newValue } }
  }

  /// Where it stands.
  public var position: Position { state.withLock { $0.position } }

  /// Moves it.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite, or the
  ///   position is a value without a space. Then it stays.
  public func setPosition(_ position: Position) throws(KeisenError) {
    try position.validate(in: space)
    state.change { $0.position = position }
  }

  /// Changes the position in one step; whoever does has checked what it becomes.
  package func changePosition(_ body: (inout Position) -> Bool) -> Bool {
    state.change { body(&$0.position) }
  }

  /// Changes how it looks and where it stands, both or neither.
  ///
  /// - Throws: As `init`; then style and position stay.
  public func setStyle(_ style: Style, at position: Position) throws(KeisenError) {
    try position.validate(in: space)
    try style.validate()
    state.change { ($0.position, $0.style) = (position, style) }
  }

  package var anchors: [(projection: Projection, value: DataValue)] { position.anchors(in: space) }

  /// Those whose values its position tells.
  public var projections: [Projection] { position.projections(of: space) }

  /// Tells legends where it is.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {
    guard frame.seeksPlace, let box = placed(state.withLock { $0 }, in: frame) else { return }
    frame.textBoxes.append(box.bounds)
  }

  /// Draws box and text.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard let box = placed(state, in: frame) else { return }
    if state.style.isClipped { list.clip(to: frame.plotClip) }
    try box.draw(color: frame.theme.label, in: frame, into: &list)
    list.clip(to: nil)
  }

  /// Returns the text in its place, or nil where there is nothing to see.
  private func placed(_ state: State, in frame: FrameContext) -> TextBox? {
    let style = state.style
    let room =
      style.keepsInside && !style.isClipped
      ? frame.picture.inset(by: Insets(Self.margin)) : nil
    guard
      let point = frame.point(of: state.position, in: space, mayBeOutside: style.isClipped),
      var box = TextBox(
        state.text,
        style.text,
        theme: frame.theme,
        room: room
      )
    else { return nil }
    box.place(style.anchor, at: point)
    guard let room, !room.encloses(box.bounds) else { return box }
    let offset = state.position.offset
    let place = Point(x: point.x - offset.x, y: point.y - offset.y)
    let covers = box.covers(place)
    // Over the side that it leaves first.
    let leavesAcross = box.bounds.minX < room.minX || box.bounds.maxX > room.maxX
    let flips =
      leavesAcross
      ? [(1.0, 1.0), (-1, 1), (1, -1), (-1, -1)] : [(1, 1), (1, -1), (-1, 1), (-1, -1)]
    var moved: TextBox?
    for (x, y) in flips {
      var other = box
      other.place(
        Point(x: 0.5 + x * (style.anchor.x - 0.5), y: 0.5 + y * (style.anchor.y - 0.5)),
        at: Point(x: place.x + x * offset.x, y: place.y + y * offset.y)
      )
      other.move(into: room)
      // What lies on its place anyway is moved alone.
      if covers || !other.covers(place) { return other }
      if moved == nil { moved = other }
    }
    return moved
  }
}

extension TextAnnotation: StyledObject, Styled {
  package static var kindName: String { "a text annotation" }

  package func check(_ style: Style) throws(KeisenError) { try style.validate() }
}

extension TextAnnotation.Style: StyleParts {
  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.size, \.text.size, 0.1...(.greatestFiniteMagnitude)),
      .init(.borderWidth, \.text.borderWidth),
      .init(.cornerRadius, \.text.radius),
      .init(.angle, \.text.angle),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [
      .init(.main, \.text.color) { $1.label },
      .init(.border, \.text.borderColor) { $1.axis },
      .init(.background, \.text.background) { _, _ in .clear },
    ]
  }
}
