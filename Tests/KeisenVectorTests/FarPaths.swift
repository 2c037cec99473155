import Glibc
import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@testable import KeisenVector

/// Builds an outline of the steps of a path.
final class BuiltOutline: PathTarget {
  let outline = PathOutline()
  private var failure: KeisenError?

  func move(to point: SIMD2<Double>) {
    add { () throws(KeisenError) in try outline.move(to: Point(point)) }
  }

  func line(to point: SIMD2<Double>) {
    add { () throws(KeisenError) in try outline.line(to: Point(point)) }
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    add { () throws(KeisenError) in
      try outline.cubic(Point(first), Point(second), to: Point(point))
    }
  }

  func close() { add { () throws(KeisenError) in try outline.close() } }

  private func add(_ body: () throws(KeisenError) -> Void) {
    do throws(KeisenError) { try body() } catch { failure = failure ?? error }
  }
}

extension Point {
  fileprivate init(_ place: SIMD2<Double>) { self.init(x: place.x, y: place.y) }
}

/// Outlines drawn by randomMarks of which most goes far beyond a picture.
struct FarPaths {
  /// The picture's size.
  static let size = Size(width: 90, height: 70)
  private var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func number(_ range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &random)
  }

  mutating func chance(_ share: Double) -> Bool { number(0...1) < share }

  /// Returns a place in the picture, near it, or up to a distance away, in any direction or beside
  /// it.
  mutating func place(upTo farthest: Double) -> Point {
    var place = Point(x: number(-10...100), y: number(-10...80))
    func far() -> Double {
      let length = exp10(number(0...log10(farthest)))
      return chance(0.5) ? length : -length
    }
    if chance(0.5) { place.x += far() }
    if chance(0.5) { place.y += far() }
    return place
  }

  /// Returns contours of lines, open and closed.
  mutating func lines(upTo farthest: Double) throws -> PathOutline {
    let outline = PathOutline()
    for _ in 0..<Int(number(1...3.99)) {
      try outline.move(to: place(upTo: farthest))
      for _ in 0..<Int(number(1...9.99)) { try outline.line(to: place(upTo: farthest)) }
      if chance(0.5) {
        try outline.close()
        if chance(0.2) { try outline.line(to: place(upTo: farthest)) }
      }
    }
    return outline
  }

  /// Returns contours of curves, and the same as very many lines.
  mutating func curves(upTo farthest: Double) throws -> (curves: PathOutline, lines: PathOutline) {
    let (curves, lines) = (PathOutline(), PathOutline())
    for _ in 0..<2 {
      var here = place(upTo: 1)
      try curves.move(to: here)
      try lines.move(to: here)
      for _ in 0..<3 {
        let points = (0..<3).map { $0 < 2 || chance(0.4) ? place(upTo: farthest) : place(upTo: 1) }
        try curves.cubic(points[0], points[1], to: points[2])
        let count = 30_000
        for step in 1...count {
          let t = Double(step) / Double(count)
          let u = 1 - t
          func mixed(_ part: (Point) -> Double) -> Double {
            let middle = 3 * u * u * t * part(points[0]) + 3 * u * t * t * part(points[1])
            return u * u * u * part(here) + middle + t * t * t * part(points[2])
          }
          try lines.line(to: Point(x: mixed(\.x), y: mixed(\.y)))
        }
        here = points[2]
      }
      try curves.close()
      try lines.close()
    }
    return (curves, lines)
  }

  /// Returns a clip within the picture or across its sides, or none.
  mutating func clip() -> Clip? {
    guard chance(0.6) else { return nil }
    let rect = Rect(x: number(-20...60), y: number(-20...40), width: 40, height: 45)
    return Clip(rect: rect, radii: CornerRadii(number(0...10)))
  }

  /// Draws paths within a clip.
  static func picture(_ paths: [Path], _ clip: Clip?) throws -> Image {
    var list = DisplayList(size: size, pixelRatio: 1)
    list.clip(to: clip)
    for path in paths { list.draw(.path(path)) }
    return try RasterRenderer(threads: 1).render(list)
  }
}

/// Ten to the power of a number.
func exp10(_ exponent: Double) -> Double { Glibc.pow(10, exponent) }
