import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A box beside the row that a pointer finds, or beside one row of every series, which tells their
/// values.
///
/// Without a pointer, with one outside of the plot, and where nothing is near enough, nothing is
/// drawn. It adds nothing to ranges and wants no room: the box lies beside the rows and within the
/// picture. Safe to use from several threads.
public final class Tooltip: PointerKeeper {
  /// Returns what the box says of rows, in lines; empty for no box.
  ///
  /// The rows are one where the mode is `.nearest`, else one of each series at one x, from the
  /// bottom up.
  public typealias Writer = @Sendable ([Hit]) throws -> String

  /// As C calls it.
  public static var typeName: String { "tooltip" }

  /// The longest text that a writer may give, in bytes.
  public static let maxWritten = 4095

  struct State: PointerState {
    var pointer: PointerPosition?
    var style: Style
    var writer: Writer?
  }

  /// The space of the values that it may point at.
  public let space: Space
  let state: Watched<State>

  /// Makes a tooltip without a pointer.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when something of the style is not
  ///   allowed.
  public init(in space: Space, style: Style = Style()) throws(KeisenError) {
    try style.validate()
    self.space = space
    state = Watched(State(pointer: nil, style: style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// What writes the text in place of swatches, names and values, or nil.
  ///
  /// Called in every frame that finds a row, on the thread that draws, with no lock held. Its text
  /// has 4,095 bytes at most. One that throws ends the frame with a `KeisenError` of code
  /// `.callback`, and the chart is as it was.
  public var writer: Writer? {
    get { state.withLock { $0.writer } }
    set { state.exchange(\.writer, newValue) }
  }

  /// Whether code of the caller's runs in frames.
  public var callsBack: Bool { state.withLock { $0.writer != nil } }

  /// Those of the values that it may point at.
  public var projections: [Projection] { [space.x, space.y] }

  /// Draws rings and the box, of the series of the very frame.
  ///
  /// - Throws: `KeisenError` with code `.callback` when the writer fails or writes too much,
  ///   `.outOfMemory`.
  /// - Complexity: That of a hit.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard let pointer = state.pointer,
      let target = try TooltipTarget(pointer, in: space, state.style, frame)
    else { return }
    let style = state.style
    let ring = SnapRing(size: style.markerSize, color: style.markerColor ?? frame.theme.title)
    let box: TooltipBox?
    if let writer = state.writer {
      box = TooltipBox(try Self.text(of: target.hits, writer), style, frame)
    } else {
      box = TooltipBox(try TooltipContent(target, frame), style, frame)
    }
    try ring.draw(around: target.hits.map(\.position), in: frame, into: &list)
    guard let box else { return }
    try box.encode(beside: target, clearOf: ring.radius, into: &list)
  }

  private static func text(of hits: [Hit], _ writer: Writer) throws(KeisenError) -> String {
    let text = try KeisenError.calling("writer of a tooltip") { try writer(hits) }
    guard text.utf8.count <= maxWritten else {
      throw KeisenError(
        .callback,
        "writer of a tooltip must return at most \(maxWritten) bytes, got \(text.utf8.count)"
      )
    }
    return text
  }
}
