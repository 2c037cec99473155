import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// What a `CustomAttachment` shows: a user's own axis, table, mark of the house.
///
/// Its functions run on the thread that draws, with no lock held. What one throws ends the frame
/// with an error of code `.callback`, and the chart is as it was. `measure` comes first, a few
/// times, then `draw`.
///
/// They must not draw the chart that they are in, and `measure` must not lay it out - ask it or its
/// figure for a plot, values, a position, hits or rows -: that is an error of code `.invalidState`.
/// Other charts may be drawn and asked.
public protocol CustomPart: Sendable {
  /// The projections whose ranges it asks for, besides those of the chart's series.
  var projections: [Projection] { get }

  /// Returns the room that it wants around the plot.
  ///
  /// - Parameter painter: Measures texts; its plot is a guess the first time, and final or nearly
  ///   so the last time. It draws nothing.
  /// - Returns: The room.
  /// - Throws: Anything, which ends the frame.
  func measure(with painter: Painter) throws -> LayoutDemand

  /// Draws itself; what is drawn is clipped to the picture.
  ///
  /// - Parameters:
  ///   - band: Where it has the room that it wanted beside the plot, along the whole side of the
  ///     plot; the plot where it wanted none.
  ///   - painter: Its plot is final.
  /// - Throws: Anything, which ends the frame.
  func draw(in band: Rect, with painter: Painter) throws
}

extension CustomPart {
  /// Needs none.
  public var projections: [Projection] { [] }

  /// Wants no room.
  public func measure(with painter: Painter) throws -> LayoutDemand { LayoutDemand() }
}

/// An attachment that a user draws.
public final class CustomAttachment: Attachment {
  /// As C calls it.
  public static var typeName: String { "custom" }

  /// Its part is the caller's code.
  public var callsBack: Bool { true }

  private let state: Watched<any CustomPart>
  private let measuring = CustomFunction("measure of a custom attachment")
  private let drawing = CustomFunction("custom attachment")

  /// Makes an attachment.
  public init(_ part: any CustomPart) {
    state = Watched(part)
  }

  /// What it shows; a new one is drawn from the next frame on.
  public var part: any CustomPart {
    get { state.withLock { $0 } }
    set { state.exchange(\.self, newValue) }
  }

  /// Tells that it looks other than in the last frame, so that hosts draw it again.
  public func setNeedsDisplay() { state.change { _ in } }

  /// When the part changed last, or `setNeedsDisplay()` said so.
  public var latestChange: Change { state.latestChange }

  /// The projections whose ranges the part asks for.
  public var projections: [Projection] { part.projections }

  /// Asks the part for the room that it wants.
  ///
  /// - Throws: `KeisenError` with code `.callback` when the part fails, or wants a length that is
  ///   negative or not finite; `.invalidState` when the part lays its chart out to measure itself.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    let part = part
    let demand = try Painter.lend(to: measuring, for: frame, space: nil) {
      try part.measure(with: $0)
    }
    let lengths = [
      ("thickness", demand.thickness), ("gap", demand.gap ?? 0),
      ("top overhang", demand.overhang.top), ("left overhang", demand.overhang.left),
      ("bottom overhang", demand.overhang.bottom), ("right overhang", demand.overhang.right),
    ]
    for (name, length) in lengths where !(length.isFinite && length >= 0) {
      throw KeisenError(
        .callback,
        "\(name) of a custom attachment must be finite and not negative, got \(length)"
      )
    }
    return demand
  }

  /// Returns the band that the part wants beside the plot, or nil where it wants none.
  ///
  /// - Throws: As `measure(_:)`.
  public func footprint(_ frame: FrameContext) throws(KeisenError) -> Rect? {
    let demand = try measure(frame)
    return demand.side != nil && demand.thickness > 0 ? demand.band(in: frame) : nil
  }

  /// Lends the part a painter.
  ///
  /// - Throws: `KeisenError` with code `.callback` when the part fails, `.invalidState` when it
  ///   draws what shows the attachment.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let (part, demand) = (part, try measure(frame))
    let band = demand.band(in: frame)
    try Painter.lend(
      to: drawing,
      for: frame,
      in: Clip(rect: frame.picture),
      space: nil,
      into: &list
    ) { try part.draw(in: band, with: $0) }
  }
}

extension LayoutDemand {
  /// Returns the rectangle of the band that was asked for, in points; the plot where none was.
  fileprivate func band(in frame: FrameContext) -> Rect {
    let (plot, offset) = (frame.plot, frame.bandOffset)
    return switch side {
    case .none: plot
    case .top:
      Rect(x: plot.minX, y: plot.minY - offset - thickness, width: plot.width, height: thickness)
    case .bottom: Rect(x: plot.minX, y: plot.maxY + offset, width: plot.width, height: thickness)
    case .left:
      Rect(x: plot.minX - offset - thickness, y: plot.minY, width: thickness, height: plot.height)
    case .right: Rect(x: plot.maxX + offset, y: plot.minY, width: thickness, height: plot.height)
    }
  }
}
