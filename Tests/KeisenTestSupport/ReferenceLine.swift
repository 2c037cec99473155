import KeisenDrawing
import KeisenPrimitives

/// The coverage of a polyline: the greatest of all its pieces.
struct ReferenceLine {
  typealias Pixel = SIMD2<Double>

  /// What the colour's alpha is multiplied by: a line thinner than a pixel fades.
  let opacity: Double
  private let half: Double
  private let roundsShortJoins: Bool
  private var pieces: [(Pixel) -> Double] = []

  init?(_ polyline: Polyline, _ ratio: Double) {
    let stroke = polyline.stroke
    let width = stroke.width * ratio
    guard width > 0 else { return nil }
    opacity = min(width, 1)
    half = max(width, 1) / 2
    roundsShortJoins = polyline.roundsShortJoins
    for run in 0..<polyline.runCount {
      let range = polyline.runStarts[run]..<polyline.runStarts[run + 1]
      var places: [Pixel] = []
      for vertex in polyline.vertices.vertices[range] {
        let place = SIMD2(Double(vertex.x), Double(vertex.y)) * ratio
        if !(place.x.isFinite && place.y.isFinite) {
          addRun(places, stroke)
          places = []
        } else if places.last != place {
          places.append(place)
        }
      }
      addRun(places, stroke)
    }
  }

  func coverage(_ pixel: Pixel) -> Double {
    pieces.reduce(0) { max($0, $1(pixel)) }
  }

  private mutating func addRun(_ places: [Pixel], _ stroke: Stroke) {
    let (half, roundsShortJoins) = (half, roundsShortJoins)
    if let place = places.first, places.count == 1 {
      pieces.append { saturated(half + 0.5 - ($0 - place).length) }
    }
    guard places.count > 1 else { return }
    let segments = (1..<places.count).map { Segment(places[$0 - 1], places[$0], half) }
    for (index, segment) in segments.enumerated() {
      func end(_ neighbour: Int) -> End {
        guard segments.indices.contains(neighbour) else { return .cap(stroke.cap) }
        let isShort = min(segment.length, segments[neighbour].length) < half
        let isRound = stroke.join == .round || isShort && roundsShortJoins
        return isRound ? stroke.cap == .round ? .disc : .join(.round) : .join(stroke.join)
      }
      let start = end(index - 1)
      let finish = end(index + 1)
      pieces.append { segment.coverage($0, start, finish) }
      if index > 0, case .join(let join) = start {
        let before = segments[index - 1]
        pieces.append { before.wedge($0, segment, join, stroke.mitreLimit) }
      }
    }
  }

  private enum End {
    case disc
    case join(Stroke.Join)
    case cap(Stroke.Cap)
  }

  private struct Segment {
    var a: Pixel
    var b: Pixel
    var direction: Pixel
    var length: Double
    var half: Double

    init(_ a: Pixel, _ b: Pixel, _ half: Double) {
      self.a = a
      self.b = b
      self.half = half
      length = (b - a).length
      direction = (b - a) / length
    }

    /// `sat(h + 1/2 - s)`.
    func across(_ pixel: Pixel) -> Double {
      let from = pixel - a
      return saturated(half + 0.5 - abs(from.x * direction.y - from.y * direction.x))
    }

    /// The table of the README.
    func coverage(_ pixel: Pixel, _ start: End, _ end: End) -> Double {
      let along = ((pixel - a) * direction).sum()
      if along < 0 { return beyond(-along, pixel, a, start) }
      if along > length { return beyond(along - length, pixel, b, end) }
      var result = across(pixel)
      if case .cap(.butt) = start { result = min(result, saturated(0.5 + along)) }
      if case .cap(.butt) = end { result = min(result, saturated(0.5 + length - along)) }
      return result
    }

    private func beyond(_ distance: Double, _ pixel: Pixel, _ place: Pixel, _ end: End) -> Double {
      switch end {
      case .disc, .cap(.round): saturated(half + 0.5 - (pixel - place).length)
      case .join: 0
      case .cap(.butt): min(across(pixel), saturated(0.5 - distance))
      case .cap(.square): min(across(pixel), saturated(half + 0.5 - distance))
      }
    }

    /// A bevel, a mitre or a sector between this segment and the next.
    func wedge(_ pixel: Pixel, _ next: Segment, _ join: Stroke.Join, _ limit: Double) -> Double {
      let from = pixel - b
      guard (from * direction).sum() > 0, (from * next.direction).sum() < 0 else { return 0 }
      if join == .round { return saturated(half + 0.5 - from.length) }
      let both = min(across(pixel), next.across(pixel))
      let cosine = (direction + next.direction).length / 2
      if join == .mitre, 1 / cosine <= limit { return both }
      let out = direction - next.direction
      let height = (from * out).sum() / out.length
      return min(both, saturated(half * cosine + 0.5 - height))
    }
  }
}

extension SIMD2<Double> {
  fileprivate var length: Double { (self * self).sum().squareRoot() }
}
