import KeisenDrawing
import KeisenFrames
import KeisenPaint
import KeisenPrimitives
import KeisenRanges

/// Shows a layer of paint in a chart: over the plot, in a part of the picture, or anchored to data,
/// which it then follows when a range moves.
///
/// It fills the rectangle between two corners, the paint's top left one and its bottom right one.
/// Where these have changed sides, as with an axis that was reversed since, the paint is mirrored,
/// so that it stays on what it was painted on. What of it leaves the plot is cut there, unless both
/// corners are places in the picture. It adds nothing to ranges.
///
/// While neither the paint nor its place changes, a frame takes the device pixels of the last one,
/// which the layer keeps.
public final class PaintLayer: Attachment {
  /// As C calls it.
  public static var typeName: String { "paint" }

  /// The paint.
  public let paint: Paint
  /// The space whose values its corners tell; nil where they tell none.
  public let space: Space?
  private let corners: Watched<Corners>
  private let drawn = Locked<Rect?>(nil)
  private let memory = PictureMemory()

  /// Where a layer lies.
  public struct Corners: Hashable, Sendable {
    /// Where the paint's top left corner is.
    public var topLeft: Position
    /// Where the paint's bottom right corner is.
    public var bottomRight: Position

    /// Makes corners, those of the plot unless said otherwise.
    public init(
      topLeft: Position = Position(x: .plot(0), y: .plot(0)),
      bottomRight: Position = Position(x: .plot(1), y: .plot(1))
    ) {
      self.topLeft = topLeft
      self.bottomRight = bottomRight
    }

    func validate(in space: Space?) throws(KeisenError) {
      try topLeft.validate(in: space, "the top left corner")
      try bottomRight.validate(in: space, "the bottom right corner")
    }

    /// Whether all that it tells are places in the picture.
    fileprivate var isInPicture: Bool {
      [topLeft.x, topLeft.y, bottomRight.x, bottomRight.y].allSatisfy {
        if case .picture = $0 { true } else { false }
      }
    }
  }

  /// Makes a layer.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite, or a
  ///   corner is a value without a space.
  public init(
    _ paint: Paint,
    corners: Corners = Corners(),
    in space: Space? = nil
  ) throws(KeisenError) {
    try corners.validate(in: space)
    self.paint = paint
    self.space = space
    self.corners = Watched(corners)
  }

  /// When it was moved or painted on last.
  public var latestChange: Change { max(corners.latestChange, paint.latestChange) }

  /// Where it lies.
  public var position: Corners { corners.withLock { $0 } }

  /// Moves it.
  ///
  /// - Throws: As `init`; then it stays where it was.
  public func setPosition(_ position: Corners) throws(KeisenError) {
    try position.validate(in: space)
    corners.change { $0 = position }
  }

  /// Ties it to the values of its space that it lies on now: corners that are fractions of the plot
  /// become values.
  ///
  /// So what was painted over a chart moves with the data from here on. Corners in the picture stay
  /// there.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it has no space or a value would
  ///   overflow, and as `Projection.range()`. Then it stays where it was.
  public func anchor() throws(KeisenError) {
    guard let space else { throw .invalidArgument("paint layer has no space to be anchored to") }
    let (x, y) = (try space.x.range(), try space.y.range())
    var anchored = position
    for corner in [\Corners.topLeft, \.bottomRight] {
      anchored[keyPath: corner].x = anchored[keyPath: corner].x.anchored(x, from: x.min, to: x.max)
      anchored[keyPath: corner].y = anchored[keyPath: corner].y.anchored(y, from: y.max, to: y.min)
    }
    try setPosition(anchored)
  }

  /// The rectangle that it filled in the last frame of any chart, in points, or nil before the
  /// first.
  ///
  /// A point of the picture less its top left corner is a point of the paint's view, once that has
  /// its size. It may reach beyond the picture.
  public var rect: Rect? { drawn.withLock { $0 } }

  /// Those whose values its corners tell.
  public var projections: [Projection] {
    let position = position
    return position.topLeft.projections(of: space) + position.bottomRight.projections(of: space)
  }

  /// Draws the paint.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let position = position
    guard
      let start = frame.point(of: position.topLeft, in: space, mayBeOutside: true),
      let end = frame.point(of: position.bottomRight, in: space, mayBeOutside: true)
    else { return }
    let rect = Rect(
      left: min(start.x, end.x),
      top: min(start.y, end.y),
      right: max(start.x, end.x),
      bottom: max(start.y, end.y)
    )
    drawn.withLock { $0 = rect }
    guard !rect.isEmpty else { return }
    let version = PictureMemory.Version(
      paint.latestChange,
      isMirroredAcross: end.x < start.x,
      isMirroredDown: end.y < start.y
    )
    var image = try paint.image()
    if version.isMirroredAcross || version.isMirroredDown {
      image = try image.mirrored(across: version.isMirroredAcross, down: version.isMirroredDown)
    }
    var picture = PlacedImage(image, in: rect)
    picture.memory = (memory, version)
    if !position.isInPicture { list.clip(to: frame.plotClip) }
    list.draw(.picture(picture))
    list.clip(to: nil)
  }
}

extension Position.Coordinate {
  /// The value that a fraction of the plot stands for now, between those at its two ends.
  fileprivate func anchored(
    _ range: ProjectionRange,
    from first: Double,
    to last: Double
  ) -> Position.Coordinate {
    guard case .plot(let fraction) = self else { return self }
    func value(_ relative: Double) -> Position.Coordinate {
      .data(DataValue(relative, origin: range.origin, unit: range.timeUnit))
    }
    // The ends are exact, whatever the map rounds.
    if fraction == 0 { return value(first) }
    if fraction == 1 { return value(last) }
    let isDown = first == range.max
    return value(range.map(to: isDown ? 1 : 0, isDown ? 0 : 1).value(at: fraction))
  }
}

extension Image {
  /// Returns a copy whose columns, or rows, are in the other order.
  fileprivate func mirrored(across: Bool, down: Bool) throws(KeisenError) -> Image {
    defer { withExtendedLifetime(self) {} }
    let result = try Image(width: width, height: height, pixelRatio: pixelRatio)
    for y in 0..<height {
      let source = target.row(down ? height - 1 - y : y).assumingMemoryBound(to: UInt32.self)
      let row = result.target.row(y).assumingMemoryBound(to: UInt32.self)
      if across {
        for x in 0..<width { row[x] = source[width - 1 - x] }
      } else {
        row.update(from: source, count: width)
      }
    }
    return result
  }
}

extension PaintLayer: Anchored {
  package static var kindName: String { "a paint layer" }

  /// Those of its corners.
  package var anchors: [(projection: Projection, value: DataValue)] {
    let position = position
    return position.topLeft.anchors(in: space) + position.bottomRight.anchors(in: space)
  }
}
