import KeisenDrawing

/// A polyline in device pixels: what one tile needs to know of it.
struct Line: BitwiseCopyable {
  /// The vertices of all runs, in points; the list keeps them alive.
  var vertices: UnsafePointer<SIMD2<Float>>
  /// Number of vertices.
  var count: Int
  /// Device pixels per point.
  var pixelRatio: Double
  /// Half the width in pixels, at least 1/2.
  var half: Double
  /// The colour, with alpha multiplied in and faded where the line is thinner than a pixel.
  var color: SIMD4<Float>
  /// The shape of the two ends of a run.
  var cap: End
  /// Whether every join is a disc.
  var hasRoundJoins: Bool
  /// The length of a segment below which a bevel or mitre at its ends is a disc, in pixels.
  var shortest: Double
  /// The longest mitre, in line widths; below 1 where joins are bevels.
  var mitreLimit: Double
  /// Its part of the recording's pieces.
  var firstPiece = 0
  var endPiece = 0
  /// Its item in the recording, or -1 where nothing of it can be seen.
  var item = -1

  /// Half the width and the half pixel over which coverage fades.
  var reach: Double { half + 0.5 }

  /// Whether the line is the union of its segments' capsules.
  var isRound: Bool { hasRoundJoins && cap == .disc }

  /// Nil where the stroke draws nothing: a width of 0 or less, NaN, or a colour that is clear.
  init?(_ polyline: Polyline, pixelRatio: Double) {
    let stroke = polyline.stroke
    let width = stroke.width * pixelRatio
    color = stroke.color.cleanPremultiplied * Float(min(width, 1))
    guard width > 0, color.w > 0, let vertices = polyline.vertices.vertices.baseAddress else {
      return nil
    }
    self.vertices = vertices
    count = polyline.vertices.count
    self.pixelRatio = pixelRatio
    // Wider than any picture is wide enough, and leaves the arithmetic finite.
    half = max(1, min(width, 0x1p40)) / 2
    cap = End(stroke.cap)
    hasRoundJoins = stroke.join == .round
    shortest = polyline.roundsShortJoins ? half : 0
    mitreLimit = stroke.join == .mitre ? stroke.mitreLimit : 0
  }

  /// What ends a segment.
  enum End {
    /// A half disc.
    case disc
    /// Nothing beyond the end: a join's wedge covers it.
    case wedge
    /// The same where the wedge is round.
    case sector
    /// Cut off at the end.
    case butt
    /// Prolonged by half the width.
    case square

    init(_ cap: Stroke.Cap) {
      switch cap {
      case .round: self = .disc
      case .butt: self = .butt
      case .square: self = .square
      }
    }
  }

  /// A vertex in pixels.
  @inline(__always)
  func pixel(_ index: Int) -> SIMD2<Double> {
    let vertex = vertices[index]
    return SIMD2(Double(vertex.x), Double(vertex.y)) * pixelRatio
  }

  /// Whether a position in pixels is one: NaN, infinity and what lies beyond 2^100 pixels are gaps.
  @inline(__always)
  static func isPlace(_ pixel: SIMD2<Double>) -> Bool {
    pixel.x < 0x1p100 && pixel.x > -0x1p100 && pixel.y < 0x1p100 && pixel.y > -0x1p100
  }
}

/// One segment or dot of a piece of a line: its place in the piece, and what stands at its ends.
struct PartCode: BitwiseCopyable {
  var rawValue: UInt16

  /// Vertices that a piece may own: one for each index.
  static let indices = 1 << 13
  /// The part is a dot on its vertex.
  static let dot: UInt16 = 1 << 13
  /// No segment comes before.
  static let first: UInt16 = 1 << 14
  /// No segment comes after.
  static let last: UInt16 = 1 << 15

  /// Index of the part's first vertex in its piece.
  var index: Int { Int(rawValue & 0x1fff) }

  func has(_ flag: UInt16) -> Bool { rawValue & flag != 0 }
}
