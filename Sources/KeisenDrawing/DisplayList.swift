import KeisenPrimitives
import KeisenText

/// The drawing of one frame as plain values, in points, back to front.
///
/// A renderer needs nothing else: `size`, `pixelRatio` and `background` say what picture to make,
/// `commands` what to draw on it. `README.md` beside this file defines the coverage of every
/// primitive to the letter, for all renderers.
public struct DisplayList: Sendable {
  /// Size of the picture, in points.
  public let size: Size
  /// Device pixels per point.
  public package(set) var pixelRatio: Double
  /// Colour of the empty picture.
  public var background: Color
  /// What to draw, back to front.
  public internal(set) var commands: [DrawCommand] = []
  /// The clip shapes that commands name by index.
  public var clips: [Clip] { clipList.clips }
  /// The texts and their boxes, in the order of drawing: for people who can't see, and for tests.
  public internal(set) var labels: [LabelRecord] = []
  /// Titles and legends that are not drawn, because they have no room.
  public internal(set) var omittedParts = 0
  /// Texts that are drawn without their end, because they have no room.
  public internal(set) var shortenedTexts = 0
  var clipList = ClipList()
  private var currentClip: Int?

  /// Makes an empty picture.
  public init(size: Size, pixelRatio: Double, background: Color = .white) {
    self.size = size
    self.pixelRatio = pixelRatio
    self.background = background
  }

  /// Columns and rows of the picture in device pixels: each side rounded to the nearest, at least
  /// 1.
  ///
  /// Nil where a side is not a positive finite number or comes to 2^29 pixels or more.
  public var pixelSize: (width: Int, height: Int)? {
    func pixels(_ points: Double) -> Int? {
      let value = (points * pixelRatio).rounded()
      guard points > 0, pixelRatio > 0, value < 0x1p29 else { return nil }
      return max(1, Int(value))
    }
    guard let width = pixels(size.width), let height = pixels(size.height) else { return nil }
    return (width, height)
  }

  /// Restricts what follows to a shape, or to nothing less than the picture with nil.
  public mutating func clip(to clip: Clip?) {
    currentClip = clip.map { clipList.number(of: $0) }
  }

  /// Notes that a title or a legend is not drawn, because it has no room.
  public mutating func omitPart() { omittedParts += 1 }

  /// Notes that a text is drawn without its end, because it has no room.
  public mutating func shortenText() { shortenedTexts += 1 }

  /// Notes a text that is drawn as it was in another list.
  package mutating func note(_ label: LabelRecord) { labels.append(label) }

  /// Draws a primitive over all that was drawn before.
  public mutating func draw(_ primitive: Primitive) {
    commands.append(DrawCommand(primitive: primitive, clip: currentClip))
  }
}

/// One primitive and the shape that it is clipped to.
public struct DrawCommand: Sendable {
  /// What to draw.
  public var primitive: Primitive
  /// Index into `DisplayList.clips`, or nil for the whole picture.
  public var clip: Int?
}

/// The shapes that every renderer knows.
public enum Primitive: Sendable {
  /// A stroked line: the union of its parts, then one blend.
  case polyline(Polyline)
  /// A line of many rows as upright intervals: the union of what a disc covers along them, then one
  /// blend.
  case envelope(Envelope)
  /// A filled and stroked rectangle.
  case rectangle(Rectangle)
  /// A grid of coloured cells.
  case cells(Cells)
  /// Glyphs of one face, size, turn and colour.
  case glyphRun(GlyphRun)
  /// Shapes of one kind on many positions, each a blend of its own.
  case markers(Markers)
  /// The same, of columns that a renderer may keep from frame to frame.
  case keptMarkers(KeptMarkers)
  /// A filled or stroked outline of lines and curves.
  case path(Path)
  /// An image in a rectangle.
  case picture(PlacedImage)
}

extension DisplayList {
  /// Characters for which no font had a glyph; each is drawn as a box.
  public var missingGlyphs: Int {
    commands.reduce(0) { count, command in
      guard case .glyphRun(let run) = command.primitive else { return count }
      return count + run.text.missing
    }
  }
}
