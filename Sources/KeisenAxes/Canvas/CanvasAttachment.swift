import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A canvas in a chart: what is drawn on it now, or was when it ended.
///
/// It stands at a position, as large as it is, or fills the rectangle between two positions,
/// upright whichever way axes go: then positions and sizes on it are stretched with it, and widths
/// of lines and sizes of texts, which keep their shape, grow as the lesser side does. Where a
/// position is a value it is cut at the plot's edge, else at the canvas's own. A canvas that never
/// began draws nothing. It wants no room and adds nothing to ranges.
public final class CanvasAttachment: Attachment {
  /// Where it is.
  public enum Place: Hashable, Sendable {
    /// With its top left corner at a position.
    case at(Position)
    /// Between two positions, opposite corners of a rectangle.
    case between(Position, Position)
  }

  /// As C calls it.
  public static var typeName: String { "canvas" }

  /// The canvas.
  public let canvas: Canvas
  /// The space whose values positions tell; nil where they tell none.
  public let space: Space?
  private let state: Watched<Place>

  /// Attaches a canvas.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite, or a
  ///   position is a value without a space.
  public init(
    _ canvas: Canvas,
    _ place: Place,
    in space: Space? = nil
  ) throws(KeisenError) {
    try place.validate(in: space)
    self.canvas = canvas
    self.space = space
    state = Watched(place)
  }

  /// When its place or the canvas changed last.
  public var latestChange: Change { max(state.latestChange, canvas.latestChange) }

  /// Where it is.
  public var place: Place { state.withLock { $0 } }

  /// Moves it.
  ///
  /// - Throws: As `init`; then it stays.
  public func setPlace(_ place: Place) throws(KeisenError) {
    try place.validate(in: space)
    state.change { $0 = place }
  }

  /// Those whose values its positions tell.
  public var projections: [Projection] {
    place.positions.flatMap { $0.projections(of: space) }
  }

  /// Draws what is on the canvas.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let place = place
    guard let drawn = canvas.state.withLock({ $0.list }),
      let rect = rect(place, drawn.size, frame), !rect.isEmpty
    else { return }
    let bounds = projections.isEmpty ? frame.picture : frame.plotClip.rect
    let visible = rect.intersection(bounds)
    guard !visible.isEmpty else { return }
    list.clip(to: Clip(rect: visible))
    if drawn.background.alpha > 0 {
      list.draw(.rectangle(Rectangle(rect: rect, fill: .color(drawn.background))))
    }
    let stretch = Stretch(of: drawn.size, to: rect)
    for command in drawn.commands { list.draw(try command.primitive.stretched(stretch)) }
    list.clip(to: nil)
    for label in drawn.labels { list.note(label.stretched(stretch)) }
  }

  /// The rectangle that the canvas fills; nil where it is nowhere.
  private func rect(_ place: Place, _ size: Size, _ frame: FrameContext) -> Rect? {
    switch place {
    case .at(let position):
      guard let corner = frame.point(of: position, in: space, mayBeOutside: true) else {
        return nil
      }
      return Rect(x: corner.x, y: corner.y, width: size.width, height: size.height)
    case .between(let one, let other):
      guard let a = frame.point(of: one, in: space, mayBeOutside: true),
        let b = frame.point(of: other, in: space, mayBeOutside: true)
      else { return nil }
      return Rect(
        left: min(a.x, b.x),
        top: min(a.y, b.y),
        right: max(a.x, b.x),
        bottom: max(a.y, b.y)
      )
    }
  }
}

extension CanvasAttachment.Place {
  var positions: [Position] {
    switch self {
    case .at(let position): [position]
    case .between(let one, let other): [one, other]
    }
  }

  fileprivate func validate(in space: Space?) throws(KeisenError) {
    switch self {
    case .at(let position): try position.validate(in: space)
    case .between(let one, let other):
      try one.validate(in: space, "the first position")
      try other.validate(in: space, "the second position")
    }
  }
}

extension CanvasAttachment: Anchored {
  package static var kindName: String { "a canvas" }

  /// Those of its positions.
  package var anchors: [(projection: Projection, value: DataValue)] {
    place.positions.flatMap { $0.anchors(in: space) }
  }
}
