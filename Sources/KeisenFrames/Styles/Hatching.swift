import KeisenPrimitives

/// Lines across what is filled, so that a legend sees how much of it it would cover: an outline
/// alone is not seen from within.
package struct Hatching {
  /// Distance from line to line, in points.
  private static let pace = 8.0
  /// Points beyond which edges that go to and fro get no more lines.
  private static let maxPoints = 3 * 2048
  /// The most lines across one shape.
  private static let maxLines = 256.0
  private static let gap = Point(x: .nan, y: .nan)

  /// The lines, each of two points and an interruption.
  package private(set) var points: [Point] = []
  private let plot: Rect
  /// The most lines across each shape.
  private let maximum: Double

  /// Begins with none.
  ///
  /// - Parameters:
  ///   - plot: Lines are cut to it.
  ///   - count: About how many points are enough.
  ///   - shapes: How many shapes there will be.
  package init(in plot: Rect, count: Int, shapes: Int = 1) {
    self.plot = plot
    maximum = max(1, min(Self.maxLines, Double(count / 3 / max(1, shapes))))
  }

  /// Adds upright lines across a rectangle, which are its own where it is narrow.
  package mutating func add(_ rect: Rect) {
    guard let lines = lines(from: rect.minX, to: rect.maxX) else { return }
    let (top, bottom) = (max(rect.minY, plot.minY), min(rect.maxY, plot.maxY))
    guard top <= bottom else { return }
    for x in lines { add(Point(x: x, y: top), Point(x: x, y: bottom)) }
  }

  /// Adds upright lines across a polygon, by the even-odd rule.
  package mutating func add(_ corners: [Point]) {
    let xs = corners.lazy.map(\.x)
    guard corners.count > 2, let low = xs.min(), let high = xs.max(),
      corners.allSatisfy({ $0.x.isFinite && $0.y.isFinite }),
      let lines = lines(from: low, to: high)
    else { return }
    for x in lines {
      var heights: [Double] = []
      for (index, end) in corners.enumerated() {
        let start = corners[index == 0 ? corners.count - 1 : index - 1]
        guard (start.x <= x) != (end.x <= x) else { continue }
        heights.append(start.y + (x - start.x) / (end.x - start.x) * (end.y - start.y))
      }
      heights.sort()
      for index in stride(from: 1, to: heights.count, by: 2) {
        add(Point(x: x, y: heights[index - 1]), Point(x: x, y: heights[index]))
      }
    }
  }

  /// Adds upright lines between two edges, from one position to another: x, and the places of both
  /// edges.
  ///
  /// They stand at multiples of a distance, so that of many short pieces there are no more than of
  /// a long one.
  package mutating func add(from start: SIMD4<Double>, to end: SIMD4<Double>) {
    let low = max(min(start.x, end.x), plot.minX)
    let high = min(max(start.x, end.x), plot.maxX)
    let way = end.x - start.x
    guard low < high, way != 0, points.count < Self.maxPoints else { return }
    var x = (low / Self.pace).rounded(.up) * Self.pace
    while x < high {
      let place = start + (x - start.x) / way * (end - start)
      add(Point(x: x, y: place.y), Point(x: x, y: place.z))
      x += Self.pace
    }
  }

  /// Adds a line.
  package mutating func add(_ start: Point, _ end: Point) { points += [start, end, Self.gap] }

  /// Returns positions across the visible part of an extent, in the middles of equal parts; nil
  /// where nothing is visible.
  private func lines(from start: Double, to end: Double) -> [Double]? {
    let (low, high) = (max(start, plot.minX), min(end, plot.maxX))
    guard low <= high else { return nil }
    let count = max(1, min(maximum, ((high - low) / Self.pace).rounded(.up)))
    let way = (high - low) / count
    return (0..<Int(count)).map { low + (Double($0) + 0.5) * way }
  }
}

extension Rect {
  /// The rectangle around two positions in each dimension, in any order.
  package init(around x: (Double, Double), _ y: (Double, Double)) {
    self.init(left: min(x.0, x.1), top: min(y.0, y.1), right: max(x.0, x.1), bottom: max(y.0, y.1))
  }
}
