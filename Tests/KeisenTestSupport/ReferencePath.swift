import KeisenDrawing
import KeisenPrimitives

/// A filled path in double: each pixel asks each edge what it winds around.
public struct ReferencePath {
  private typealias Place = SIMD2<Double>
  private var edges: [(Place, Place)] = []
  private let rule: Path.Rule

  /// Takes an outline in points.
  public init(_ outline: PathOutline, _ rule: Path.Rule, _ ratio: Double) {
    self.rule = rule
    var start = Place.zero
    var here = Place.zero
    var next = 0
    for verb in outline.verbs.elements {
      let points = (next..<next + verb.pointCount).map { index in
        let point = outline.points.vertices[index]
        return Place(Double(point.x), Double(point.y)) * ratio
      }
      next += verb.pointCount
      switch verb {
      case .move:
        edges.append((here, start))
        start = points[0]
        here = start
      case .close:
        edges.append((here, start))
        here = start
      case .line, .quadratic, .cubic:
        add([here] + points)
        here = points[points.count - 1]
      }
    }
    edges.append((here, start))
  }

  /// Adds a curve of any degree as lines.
  private mutating func add(_ points: [Place]) {
    let degree = points.count - 1
    var bend = 0.0
    for index in 0..<max(0, degree - 1) {
      let second = points[index] - 2 * points[index + 1] + points[index + 2]
      bend = max(bend, (second * second).sum().squareRoot())
    }
    let lines = max(1, (Double(degree * (degree - 1)) / 8 * bend * 32).squareRoot().rounded(.up))
    var last = points[0]
    for step in 1...Int(min(lines, 1024)) {
      // De Casteljau's way.
      var left = points
      let t = Double(step) / min(lines, 1024)
      while left.count > 1 {
        left = zip(left, left.dropFirst()).map { $0 + ($1 - $0) * t }
      }
      edges.append((last, left[0]))
      last = left[0]
    }
  }

  /// The part of a pixel, given by its centre, that is inside.
  public func coverage(_ pixel: SIMD2<Double>) -> Double {
    let (x, y) = (pixel.x - 0.5, pixel.y - 0.5)
    var sum = 0.0
    for (a, b) in edges where a.y != b.y {
      let top = max(y, min(a.y, b.y))
      let bottom = min(y + 1, max(a.y, b.y))
      guard top < bottom else { continue }
      func across(_ height: Double) -> Double { a.x + (height - a.y) / (b.y - a.y) * (b.x - a.x) }
      // Between the heights at which it passes the pixel's sides, what is on its right is linear.
      var heights = [top, bottom]
      if a.x != b.x {
        for side in [x, x + 1] {
          let height = a.y + (side - a.x) / (b.x - a.x) * (b.y - a.y)
          if height > top, height < bottom { heights.append(height) }
        }
      }
      heights.sort()
      for (from, to) in zip(heights, heights.dropFirst()) {
        let right = saturated(x + 1 - across((from + to) / 2))
        sum += (to - from) * right * (b.y > a.y ? 1 : -1)
      }
    }
    guard rule == .evenOdd else { return min(abs(sum), 1) }
    let rest = abs(sum).truncatingRemainder(dividingBy: 2)
    return rest > 1 ? 2 - rest : rest
  }
}
