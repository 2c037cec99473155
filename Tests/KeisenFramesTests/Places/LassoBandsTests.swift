import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenFrames

@Suite("LassoBands")
struct LassoBandsTests {
  /// Whether a polygon surrounds a place an odd number of times, edge by edge.
  private func surrounds(_ corners: [SIMD2<Double>], _ place: SIMD2<Double>) -> Bool {
    guard corners.count > 2, var last = corners.last else { return false }
    var isInside = false
    for corner in corners {
      defer { last = corner }
      let (top, bottom) = corner.y < last.y ? (corner, last) : (last, corner)
      guard top.y <= place.y, place.y < bottom.y else { continue }
      let part = (place.y - top.y) / (bottom.y - top.y)
      if place.x < top.x * (1 - part) + bottom.x * part { isInside.toggle() }
    }
    return isInside
  }

  /// Holds the bands of a polygon to the slow way, at places by randomMarks and at the polygon's
  /// own heights.
  private func check(_ corners: [SIMD2<Double>], _ random: inout SeededGenerator) {
    let bands = LassoBands(corners)
    #expect(bands.edgeCount <= LassoBands.maxCopies * corners.count)
    for number in 0..<200 {
      var place = SIMD2(
        Double.random(in: -20...120, using: &random),
        Double.random(in: -20...120, using: &random)
      )
      if number % 4 == 0, let corner = corners.randomElement(using: &random) { place.y = corner.y }
      #expect(bands.contains(place) == surrounds(corners, place), "\(place)")
    }
  }

  @Test("a zigzag of many long edges is right, and takes memory as its corners do")
  func zigzag() {
    var random = SeededGenerator(seed: 31)
    for count in [3, 50, 1_000, 20_000] {
      let level = (0..<count).map { index -> SIMD2<Double> in
        SIMD2(100 * Double(index) / Double(count), index % 2 == 0 ? 0 : 100)
      }
      check(level, &random)
      let using = (0..<count).map { index -> SIMD2<Double> in
        let y = Double.random(in: 0...100, using: &random)
        return SIMD2(Double.random(in: 0...100, using: &random), index % 5 == 0 ? 50 : y)
      }
      check(using, &random)
    }
  }

  @Test("long edges beside many short ones are right, and take memory as their number does")
  func mixed() {
    var random = SeededGenerator(seed: 32)
    for long in [2, 100, 3_000] {
      var corners = (0..<5_000).map { index -> SIMD2<Double> in
        let angle = 2 * Double.pi * Double(index) / 5_000
        return SIMD2(50 + 50 * cos(angle), 50 + 50 * sin(angle))
      }
      corners += (0..<long).map { index -> SIMD2<Double> in
        SIMD2(Double.random(in: 0...100, using: &random), index % 2 == 0 ? 1 : 99)
      }
      check(corners, &random)
    }
  }

  @Test("the least and the greatest polygons are right")
  func extremes() {
    var random = SeededGenerator(seed: 33)
    check([], &random)
    check([SIMD2(0, 0), SIMD2(1, 1)], &random)
    check([SIMD2(0, 3), SIMD2(50, 3), SIMD2(100, 3)], &random)
    check([SIMD2(0, 50), SIMD2(100, 50), SIMD2(50, 50.00000000000001)], &random)
    check([SIMD2(0, -1e308), SIMD2(100, 1e308), SIMD2(-100, 1e308)], &random)
  }
}
