import KeisenTestSupport
import Testing

@testable import KeisenDrawing

@Suite("A straight line")
struct StraightLineTests {
  private let low = SIMD2(-4.0, -2)
  private let high = SIMD2(20.0, 10)

  @Test("is cut to what lies within a rectangle, as many small steps along it find")
  func cut() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<400 {
      func end() -> SIMD2<Double> {
        SIMD2(.random(in: -40...40, using: &random), .random(in: -40...40, using: &random))
      }
      let line = StraightLine(end(), end())
      let steps = (0...4_000).map { line.start + (line.end - line.start) * (Double($0) / 4_000) }
      let inside = steps.filter { contains($0) }
      guard let part = line.cut(low: low, high: high) else {
        #expect(inside.isEmpty)
        continue
      }
      guard let first = inside.first, let last = inside.last else { continue }
      #expect(distance(part.start, first) < 0.1)
      #expect(distance(part.end, last) < 0.1)
    }
  }

  @Test("of which nothing is outside stays as it is")
  func whole() {
    let line = StraightLine(SIMD2(0, 1), SIMD2(20, 10))
    let part = line.cut(low: low, high: high)
    #expect(part?.start == line.start && part?.end == line.end)
    #expect(StraightLine(SIMD2(21, 0), SIMD2(22, 5)).cut(low: low, high: high) == nil)
  }

  @Test("passes where it does with ends as far as floats reach, as a near line on it")
  func far() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<400 {
      // Ends that are whole multiples of a direction of few bits, so that they lie on the line
      // exactly.
      let direction = SIMD2(
        Double(Int.random(in: 1...9, using: &random)),
        Double(Int.random(in: -9...9, using: &random))
      )
      let near = StraightLine(direction * -64, direction * 64)
      let scale = Double(
        sign: .plus,
        exponent: .random(in: 10...100, using: &random),
        significand: 1
      )
      let line = StraightLine(direction * -scale, direction * scale)
      let (part, wanted) = (line.cut(low: low, high: high), near.cut(low: low, high: high))
      let (found, expected) = (try #require(part), try #require(wanted))
      #expect(distance(found.start, expected.start) < 1e-6)
      #expect(distance(found.end, expected.end) < 1e-6)
    }
  }

  private func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= low.x && point.y >= low.y && point.x <= high.x && point.y <= high.y
  }

  private func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }
}
