import KeisenPrimitives

/// A marker of the caller's own: an outline of lines and curves, drawn on positions as the built-in
/// shapes are.
///
/// What an odd number of its contours surrounds is inside; each contour is closed. Units don't
/// matter: of one size it covers as much as all other markers, the area of a circle of this
/// diameter. It is equal to itself alone.
public final class CustomMarker: Sendable {
  /// The most points that an outline has.
  public static let maxPoints = 1_000
  /// The farthest that an outline reaches from its anchor, in diameters of the circle that covers
  /// as much.
  public static let maxReach = 100.0

  /// Its steps, each contour closed.
  private let verbs: GrowingBuffer<PathOutline.Verb>
  /// The points of the steps from the anchor, for a circle of diameter 1.
  private let points: [SIMD2<Double>]
  /// The contours as straight lines that are good for a diameter of `finePixels`, in the same
  /// units.
  private let contours: [[SIMD2<Double>]]
  /// The box around them.
  package let low: SIMD2<Double>
  package let high: SIMD2<Double>
  /// What no point of it is farther from the anchor than, in diameters.
  package let reach: Double

  /// The diameter that hits are good for, in pixels: to a thirty-second of one.
  private static let finePixels = 64.0

  /// Makes a marker.
  ///
  /// - Parameters:
  ///   - outline: The outline, y down, in units of any length; what it holds is copied.
  ///   - anchor: The point, in the same units, that stands on the positions; nil for the outline's
  ///     centre of area.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a point is not finite, there are
  ///   more than `maxPoints`, the outline covers nothing, or it reaches farther from its anchor
  ///   than `maxReach`; `.outOfMemory`.
  public init(_ outline: PathOutline, anchor: Point? = nil) throws(KeisenError) {
    let given = Array(outline.points.vertices)
    guard given.count <= Self.maxPoints else {
      throw .invalidArgument(
        "outline of a marker must have at most \(Self.maxPoints) points, got \(given.count)"
      )
    }
    if let index = given.firstIndex(where: { !($0.x - $0.x + $0.y - $0.y == 0) }) {
      let point = given[index]
      throw .invalidArgument(
        "point \(index) of a marker must be finite, got (\(point.x), \(point.y))"
      )
    }
    if let anchor, !(anchor.x.isFinite && anchor.y.isFinite) {
      throw .invalidArgument(
        "anchor of a marker must be finite, got (\(anchor.x), \(anchor.y))"
      )
    }
    verbs = try Self.closed(outline.verbs)
    // First in units of the box around it, so that floats are as good for any.
    var (low, high) = (SIMD2(repeating: Double.infinity), SIMD2(repeating: -Double.infinity))
    for point in given {
      low = pointwiseMin(low, SIMD2<Double>(point))
      high = pointwiseMax(high, SIMD2<Double>(point))
    }
    let length = max(high.x - low.x, high.y - low.y)
    guard length > 0 else { throw Self.coversNothing }
    let middle = low + (high - low) / 2
    let inBox = given.map { (SIMD2<Double>($0) - middle) / length }
    let boxed = try Self.flattened(verbs, inBox, pixels: Self.finePixels)
    let (area, center) = Self.area(of: boxed)
    guard area > 1e-12 else { throw Self.coversNothing }
    let origin = anchor.map { (SIMD2($0.x, $0.y) - middle) / length } ?? center
    let scale = (Double.pi / 4 / area).squareRoot()
    let points = inBox.map { ($0 - origin) * scale }
    let contours = try Self.flattened(verbs, points, pixels: Self.finePixels)
    (low, high) = (SIMD2(repeating: .infinity), SIMD2(repeating: -.infinity))
    // Points that are farther than any outline may be are left out.
    var reach = contours.isEmpty ? Double.infinity : 0
    for point in contours.joined() {
      low = pointwiseMin(low, point)
      high = pointwiseMax(high, point)
      reach = max(reach, (point * point).sum().squareRoot())
    }
    guard reach <= Self.maxReach else {
      throw .invalidArgument(
        "a marker must reach at most \(Self.maxReach) times its size from its anchor, got \(reach)"
      )
    }
    (self.points, self.contours, self.reach) = (points, contours, reach)
    (self.low, self.high) = (low, high)
  }

  /// Makes a marker of straight lines.
  ///
  /// - Parameters:
  ///   - contours: The corners of each contour, y down, in units of any length.
  ///   - anchor: The point, in the same units, that stands on the positions; nil for the outline's
  ///     centre of area.
  /// - Throws: As `init(_:anchor:)`.
  public convenience init(contours: [[Point]], anchor: Point? = nil) throws(KeisenError) {
    let outline = PathOutline()
    for contour in contours { try outline.polygon(contour) }
    try self.init(outline, anchor: anchor)
  }

  private static let coversNothing = KeisenError.invalidArgument(
    "outline of a marker must cover something"
  )

  /// Returns the steps with each contour closed.
  private static func closed(
    _ verbs: GrowingBuffer<PathOutline.Verb>
  ) throws(KeisenError) -> GrowingBuffer<PathOutline.Verb> {
    let closed = GrowingBuffer<PathOutline.Verb>()
    var isOpen = false
    for verb in verbs.elements {
      if verb == .move, isOpen { try closed.append(.close) }
      if verb != .close || isOpen { try closed.append(verb) }
      isOpen = verb != .close
    }
    if isOpen { try closed.append(.close) }
    return closed
  }

  /// Returns the contours as straight lines that are good for a diameter in pixels.
  private static func flattened(
    _ verbs: GrowingBuffer<PathOutline.Verb>,
    _ points: [SIMD2<Double>],
    pixels: Double
  ) throws(KeisenError) -> [[SIMD2<Double>]] {
    let vertices = VertexBuffer()
    for point in points { try vertices.append(SIMD2<Float>(point)) }
    var contours = Contours(scale: 1 / pixels)
    try PathOutline(verbs: verbs, points: vertices).flatten(pixelRatio: pixels, into: &contours)
    return contours.all.filter { $0.count > 2 }
  }

  /// Returns what contours cover, and its centre: sums over lines across them.
  private static func area(of contours: [[SIMD2<Double>]]) -> (Double, center: SIMD2<Double>) {
    let heights = contours.joined().lazy.map(\.y)
    guard let top = heights.min(), let bottom = heights.max(), top < bottom else {
      return (0, .zero)
    }
    let lines = 1 << 10
    let step = (bottom - top) / Double(lines)
    var (area, moment) = (0.0, SIMD2<Double>.zero)
    for line in 0..<lines {
      let y = top + (Double(line) + 0.5) * step
      let crossings = contours.flatMap { Self.crossings(of: $0, at: y) }.sorted()
      for index in stride(from: 1, to: crossings.count, by: 2) {
        let (from, to) = (crossings[index - 1], crossings[index])
        let part = (to - from) * step
        area += part
        moment += part * SIMD2((from + to) / 2, y)
      }
    }
    return (area, area > 0 ? moment / area : .zero)
  }

  /// Returns where a contour crosses a level line, in the order of its edges: an even number of
  /// times.
  private static func crossings(of contour: [SIMD2<Double>], at y: Double) -> [Double] {
    var crossings: [Double] = []
    var from = contour[contour.count - 1]
    for to in contour {
      if (from.y > y) != (to.y > y) {
        crossings.append(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x))
      }
      from = to
    }
    return crossings
  }
}

extension CustomMarker {
  /// Number of points that it was made of.
  public var pointCount: Int { points.count }

  /// Returns the outline on a position.
  ///
  /// - Parameters:
  ///   - place: Where the anchor stands, in points.
  ///   - size: Diameter of the circle that covers as much, in points.
  /// - Returns: The outline, in points.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func outline(at place: SIMD2<Double>, size: Double) throws(KeisenError) -> PathOutline {
    let vertices = VertexBuffer()
    let target = try vertices.reserve(points.count)
    for (index, point) in points.enumerated() { target[index] = SIMD2<Float>(place + point * size) }
    vertices.commit(points.count)
    return PathOutline(verbs: verbs, points: vertices)
  }

  /// Returns its contours as straight lines from the anchor, for a circle of diameter 1.
  ///
  /// - Parameter pixels: The diameter that they are good for.
  /// - Returns: The corners of each, at least one: where so small an outline is but a line, finer
  ///   ones.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func contours(pixels: Double) throws(KeisenError) -> [[SIMD2<Double>]] {
    let coarse = try Self.flattened(verbs, points, pixels: max(1, min(pixels, 0x1p14)))
    return coarse.isEmpty ? contours : coarse
  }

  /// Returns how far a place is from what it covers, 0 inside and on its outline.
  ///
  /// - Parameter place: From the anchor, for a circle of diameter 1.
  /// - Returns: The distance, for such a circle.
  package func distance(to place: SIMD2<Double>) -> Double {
    var isInside = false
    var minimum = Double.infinity
    for contour in contours {
      var from = contour[contour.count - 1]
      for to in contour {
        let (edge, way) = (to - from, place - from)
        if (from.y > place.y) != (to.y > place.y) {
          let x = from.x + way.y / edge.y * edge.x
          if x > place.x { isInside.toggle() }
        }
        let square = (edge * edge).sum()
        let part = square > 0 ? max(0, min(1, (way * edge).sum() / square)) : 0
        let gap = way - edge * part
        minimum = min(minimum, (gap * gap).sum())
        from = to
      }
    }
    return isInside ? 0 : minimum.squareRoot()
  }
}

extension CustomMarker: Hashable {
  /// Whether both are one marker.
  public static func == (left: CustomMarker, right: CustomMarker) -> Bool { left === right }

  /// Hashes which marker it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension DisplayList {
  /// Draws markers in an outline of the caller's own, whatever their shape: each is a path, its
  /// border centred on the outline.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package mutating func draw(
    _ markers: Markers,
    as marker: CustomMarker
  ) throws(KeisenError) {
    for index in 0..<markers.count {
      guard let appearance = markers.appearance(of: index, pixelRatio: pixelRatio) else { continue }
      let outline = try marker.outline(at: appearance.place, size: appearance.size)
      if appearance.color.alpha > 0 {
        draw(.path(Path(outline, .fill(.color(appearance.color), .evenOdd))))
      }
      guard let border = markers.border, border.width > 0, border.color.alpha > 0 else { continue }
      let stroke = Stroke(
        width: border.width,
        color: border.color.opacity(Float(appearance.opacity)),
        join: .mitre
      )
      draw(.path(Path(outline, .stroke(stroke))))
    }
  }
}

extension Markers {
  /// One of them as it is drawn.
  package struct Appearance {
    /// Where it stands, in points.
    package var place: SIMD2<Double>
    /// Its diameter, in points, at least a device pixel.
    package var size: Double
    /// What fills it, fainter where it is smaller than a pixel.
    package var color: Color
    /// How much of its colours there is.
    package var opacity: Double
  }

  /// Returns how one of them is drawn; nil for none.
  package func appearance(of index: Int, pixelRatio: Double) -> Appearance? {
    let vertex = positions.vertices[index]
    let size =
      switch size {
      case .one(let size): size
      case .each(let sizes): Double(sizes.elements[index])
      }
    guard size > 0, size.isFinite, vertex.x.isFinite, vertex.y.isFinite else { return nil }
    let color =
      switch fill {
      case .one(let color): color
      case .each(let colors): Color(colors.elements[index])
      }
    let fade = min(size * pixelRatio, 1)
    return Appearance(
      place: SIMD2<Double>(vertex),
      size: max(size, 1 / pixelRatio),
      color: color.opacity(Float(fade * fade)),
      opacity: fade * fade
    )
  }
}

/// Takes an outline as corners of its contours.
private struct Contours: PathSink {
  var all: [[SIMD2<Double>]] = []
  let scale: Double

  init(scale: Double) { self.scale = scale }

  mutating func begin(at point: SIMD2<Double>) { all.append([point * scale]) }

  mutating func line(to point: SIMD2<Double>) {
    guard let last = all.indices.last else { return }
    all[last].append(point * scale)
  }

  mutating func end(isClosed: Bool) {}

  func isUnseen(
    _ points: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
  ) -> Bool { false }
}
