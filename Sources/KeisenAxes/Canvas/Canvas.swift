import KeisenDrawing
import KeisenPrimitives
import KeisenText

/// A sheet to draw on with numbered pens, without a chart: parts of pictures, tickets, stamps,
/// badges.
///
/// It records what is drawn in points, so its picture can be had at any pixel ratio, any number of
/// times, while it is drawn on. A canvas is idle or drawing: `begin` makes it draw, `end` idle.
/// Pens outlive both.
///
///     let canvas = try Canvas(width: 400, height: 150, isOpaque: false, pens: 2)
///     try canvas.setStroke(0, Color("#c00"))
///     try canvas.rect(0, .both, width: 1, Rect(x: 10, y: 20, width: 40, height: 40))
///     let image = try canvas.finish()
///
/// Any number of threads may use one; each call is one step, and one that throws has changed
/// nothing. Canvases know nothing of each other. Messages begin with the name of the call, spelled
/// for all languages as C++ does: `add_pens`, `svg`, `pdf`, and `save` where a file is written. A
/// wrong state is told first, then a pen that there is not, then whatever other argument is wrong,
/// in their order.
public final class Canvas: Sendable {
  /// What is drawn of a closed shape.
  public enum Mode: UInt32, Hashable, Sendable {
    /// Nothing.
    case none = 0
    /// The outline, in the pen's stroke colour.
    case stroke = 1
    /// What is inside, in the pen's fill colour.
    case fill = 2
    /// What is inside, then the outline, which so keeps its full width.
    case both = 3
  }

  /// Two colours to draw with.
  package struct Pen {
    var stroke = Color.black
    var fill = Color.white
  }

  /// What a canvas is at one moment.
  package struct State {
    package var pens: [Pen] = []
    package var isDrawing = false
    /// What is drawn, or was when drawing ended.
    package var list: DisplayList?
    /// How often it has begun, which tells one drawing from the next.
    var beginnings = 0
  }

  /// The most pens that a canvas has.
  public static let maxPens = 1 << 20

  package let state = Watched(State())

  /// Makes a canvas that is idle, without pens.
  public init() {}

  /// Makes a canvas with pens, and begins.
  ///
  /// - Parameters:
  ///   - width: Width in points, positive and finite.
  ///   - height: Height in points, positive and finite.
  ///   - isOpaque: Whether it begins all white; else all transparent.
  ///   - pens: How many pens it has, at least 1: black strokes, white fills.
  /// - Throws: `KeisenError` with code `.invalidArgument` for a size or a number that is not
  ///   allowed.
  public convenience init(
    width: Double,
    height: Double,
    isOpaque: Bool = true,
    pens: Int = 1
  ) throws(KeisenError) {
    self.init()
    try addPens(pens)
    try begin(width: width, height: height, isOpaque: isOpaque)
  }

  /// When its pens or what is drawn changed last.
  public var latestChange: Change { state.latestChange }

  /// Whether it is drawing.
  public var isDrawing: Bool { state.withLock { $0.isDrawing } }

  /// Its size in points while it draws, and then that which it had; nil before it ever did.
  public var size: Size? { state.withLock { $0.list?.size } }

  /// Begins a new, empty drawing.
  ///
  /// - Parameters:
  ///   - width: Width in points, positive and finite.
  ///   - height: Height in points, positive and finite.
  ///   - isOpaque: Whether it begins all white; else all transparent.
  /// - Throws: `KeisenError` with code `.invalidState` while it draws, `.invalidArgument` for a
  ///   size that is not allowed.
  public func begin(
    width: Double,
    height: Double,
    isOpaque: Bool = true
  ) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      guard !state.isDrawing else {
        throw KeisenError(.invalidState, "begin: canvas draws already; end it first")
      }
      for (name, side) in [("width", width), ("height", height)] {
        guard side > 0, side < .infinity else {
          throw .invalidArgument("begin: \(name) must be positive and finite, got \(side)")
        }
      }
      state.list = DisplayList(
        size: Size(width: width, height: height),
        pixelRatio: 1,
        background: isOpaque ? .white : .clear
      )
      state.isDrawing = true
      state.beginnings += 1
    }
  }

  /// Ends the drawing; a chart that it is attached to still shows it.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle.
  public func end() throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      try state.requireDrawing("end")
      state.isDrawing = false
    }
  }

  /// Tells what is drawn until now, for a renderer.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - call: What messages call it.
  /// - Returns: The list.
  /// - Throws: `KeisenError` with code `.invalidState` while it is idle, `.invalidArgument` when
  ///   the picture would have no valid number of pixels.
  package func list(pixelRatio: Double, for call: String) throws(KeisenError) -> DisplayList {
    let list = try state.withLock { (state) throws(KeisenError) in try state.drawing(call) }
    return try list.scaled(pixelRatio, call)
  }

  /// Ends the drawing and hands it to `body`, in one step: what others draw before is in it, what
  /// they draw after is an error of theirs.
  ///
  /// - Parameters:
  ///   - pixelRatio: Device pixels per point, positive and finite.
  ///   - call: What messages call it.
  ///   - body: What takes the list, outside of any lock. Where it throws, the canvas draws again as
  ///     if it had not ended, unless somebody began another drawing meanwhile.
  /// - Returns: What `body` returns.
  /// - Throws: As `list(pixelRatio:for:)`, and what `body` throws.
  package func ending<Result>(
    pixelRatio: Double,
    for call: String,
    _ body: (DisplayList) throws(KeisenError) -> Result
  ) throws(KeisenError) -> Result {
    let (list, beginnings) = try state.change { (state) throws(KeisenError) in
      let list = try state.drawing(call).scaled(pixelRatio, call)
      state.isDrawing = false
      return (list, state.beginnings)
    }
    do throws(KeisenError) {
      return try body(list)
    } catch {
      state.change { if $0.beginnings == beginnings { $0.isDrawing = true } }
      throw error
    }
  }
}

extension DisplayList {
  /// Returns the list for a picture of another pixel ratio.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it would have no valid number of
  ///   pixels.
  fileprivate func scaled(
    _ pixelRatio: Double,
    _ call: String
  ) throws(KeisenError) -> DisplayList {
    guard pixelRatio > 0, pixelRatio < .infinity else {
      throw .invalidArgument("\(call): pixel ratio must be positive and finite, got \(pixelRatio)")
    }
    var list = self
    list.pixelRatio = pixelRatio
    guard list.pixelSize != nil else {
      throw .invalidArgument(
        "\(call): \(size.width) x \(size.height) points are too large at pixel ratio \(pixelRatio)"
      )
    }
    return list
  }
}

extension Canvas.State {
  /// Checks that the canvas draws.
  func requireDrawing(_ call: String) throws(KeisenError) {
    guard isDrawing else { throw Self.idle(call) }
  }

  /// Returns what is drawn, of a canvas that draws.
  func drawing(_ call: String) throws(KeisenError) -> DisplayList {
    guard isDrawing, let list else { throw Self.idle(call) }
    return list
  }

  private static func idle(_ call: String) -> KeisenError {
    KeisenError(.invalidState, "\(call): canvas is idle; begin it first")
  }

  /// Checks that the canvas draws, and returns a pen.
  func drawingPen(_ index: Int, _ call: String) throws(KeisenError) -> Canvas.Pen {
    try requireDrawing(call)
    return try pen(index, call)
  }

  /// Returns a pen.
  func pen(_ index: Int, _ call: String) throws(KeisenError) -> Canvas.Pen {
    guard pens.indices.contains(index) else {
      throw .invalidArgument(
        pens.isEmpty
          ? "\(call): there are no pens, got pen \(index)"
          : "\(call): pen must be in 0...\(pens.count - 1), got \(index)"
      )
    }
    return pens[index]
  }
}
