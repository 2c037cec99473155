import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenFrames
@testable import KeisenReduction

@Suite("ClipBounds")
struct ClipBoundsTests {
  private let bounds = ClipBounds(Rect(x: 10, y: 20, width: 100, height: 50), grownBy: 0)
  private let wider = ClipBounds(Rect(x: 10, y: 20, width: 100, height: 50), grownBy: 1e-9)

  @Test("contains its border")
  func contains() {
    for point in [SIMD2(10.0, 20), SIMD2(110, 70), SIMD2(60, 45)] {
      #expect(bounds.contains(point))
    }
    for point in [SIMD2(9.999, 20), SIMD2(110, 70.001), SIMD2(.nan, 45), SIMD2(60, .infinity)] {
      #expect(!bounds.contains(point))
    }
  }

  @Test("leaves segments inside as they are")
  func inside() {
    let segment = ClippedSegment(
      start: SIMD2(10, 20),
      end: SIMD2(110, 33.3),
      cutBefore: 0,
      cutAfter: 0
    )
    #expect(bounds.clip(from: segment.start, to: segment.end) == segment)
    #expect(bounds.clip(from: SIMD2(50, 50), to: SIMD2(50, 50))?.start == SIMD2(50, 50))
    #expect(bounds.clip(from: SIMD2(5, 5), to: SIMD2(5, 5)) == nil)
  }

  @Test("keeps what samples of random segments say is inside")
  func random() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2000 {
      func point() -> SIMD2<Double> {
        SIMD2(.random(in: -150...250, using: &random), .random(in: -100...200, using: &random))
      }
      let (start, end) = (point(), point())
      let clipped = bounds.clip(from: start, to: end)
      for step in 0...50 {
        let fraction = Double(step) / 50
        let sample = start + (end - start) * fraction
        let isKept = clipped.map { $0.cutBefore...(1 - $0.cutAfter) ~= fraction } ?? false
        // They may differ where the sample is on the border itself.
        if isKept != bounds.contains(sample) { #expect(wider.contains(sample)) }
      }
      if bounds.misses(start, end) { #expect(clipped == nil) }
      guard let clipped else { continue }
      #expect(bounds.contains(clipped.start) && bounds.contains(clipped.end))
    }
  }

  @Test("cuts on the border where one end is far away and the other much farther")
  func farther() throws {
    for (start, end) in [(-1e300, 1e30), (1e30, -1e300), (-1e25, 1e6), (-1e6, 1e25)] {
      let upright = try #require(bounds.clip(from: SIMD2(60, start), to: SIMD2(60, end)))
      #expect(upright.start == SIMD2(60, start < end ? 20 : 70))
      #expect(upright.end == SIMD2(60, start < end ? 70 : 20))
      let level = try #require(bounds.clip(from: SIMD2(start, 30), to: SIMD2(end, 30)))
      #expect(level.start == SIMD2(start < end ? 10 : 110, 30))
      #expect(level.end == SIMD2(start < end ? 110 : 10, 30))
    }
  }

  @Test("keeps the direction of segments whose ends are 10¹⁶ plots away")
  func direction() throws {
    var random = SeededGenerator(seed: 61)
    for number in 0..<4000 {
      // Far ends on a line through a place in the plot, exactly: one is a multiple of a vector of
      // integers, the other of its opposite.
      let place = SIMD2(
        Double(Int.random(in: 11...109, using: &random)),
        Double(Int.random(in: 21...69, using: &random))
      )
      let way = SIMD2(
        Double(Int.random(in: -9...9, using: &random)),
        Double(Int.random(in: -9...9, using: &random))
      )
      guard way != .zero else { continue }
      let far = SIMD2(0x1p45, 0x1p45)
      let (start, end) = (place - way * far, number % 2 == 0 ? place : place + way * far)
      let clipped = try #require(bounds.clip(from: start, to: end), "\(start) to \(end)")
      // The same line, near.
      let near = try #require(
        bounds.clip(from: place - way * 200, to: number % 2 == 0 ? place : place + way * 200)
      )
      let misses = [clipped.start - near.start, clipped.end - near.end]
      #expect(misses.allSatisfy { abs($0.x) < 1e-9 && abs($0.y) < 1e-9 })
      // A ring's corners at these places.
      let box = PlaceBox(low: SIMD2(10, 20), high: SIMD2(110, 70))
      let ring = box.cut([start, end, end + SIMD2(way.y, -way.x) * far])
      let others = box.cut([
        place - way * 200, number % 2 == 0 ? place : place + way * 200,
        (number % 2 == 0 ? place : place + way * 200) + SIMD2(way.y, -way.x) * 400,
      ])
      if number % 2 == 0 {
        #expect(ring.isEmpty == others.isEmpty)
      }
    }
    // Ends as far as doubles tell.
    let clipped = try #require(bounds.clip(from: SIMD2(-1e18, -1e18), to: SIMD2(1e18, 1e18)))
    #expect(clipped.start == SIMD2(20, 20) && clipped.end == SIMD2(70, 70))
  }

  @Test("finds crossings as rational numbers do")
  func crossings() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<5000 {
      func number(_ bits: Int) -> Int64 {
        // Exact as a double.
        let shift = max(0, bits - 52)
        return Int64.random(in: -(1 << (bits - shift))...(1 << (bits - shift)), using: &random)
          << shift
      }
      let bits = Int.random(in: 2...59, using: &random)
      let (ax, ay, bx, by) = (number(bits), number(bits), number(bits), number(bits))
      let limit = number(Int.random(in: 1...20, using: &random))
      guard ax != bx else { continue }
      let product = Int128(ay) * Int128(bx - limit) + Int128(by) * Int128(limit - ax)
      let (whole, rest) = product.quotientAndRemainder(dividingBy: Int128(bx - ax))
      let wanted = Double(whole) + Double(rest) / Double(bx - ax)
      for scale in [1, 0x1p-500, 0x1p900] {
        let start = SIMD2(Double(ax), Double(ay)) * scale
        let end = SIMD2(Double(bx), Double(by)) * scale
        let found = LineCrossing.other(start, end, 0, at: Double(limit) * scale) / scale
        #expect(abs(found - wanted) <= 1e-12 * max(1, abs(wanted)))
        let turned = LineCrossing.other(
          SIMD2(start.y, start.x),
          SIMD2(end.y, end.x),
          1,
          at: Double(limit) * scale
        )
        #expect(turned / scale == found)
      }
    }
  }

  @Test("cuts on the border, however far away the ends are", arguments: [1e6, 1e18, 1e150, 1e300])
  func far(distance: Double) throws {
    let upright = try #require(bounds.clip(from: SIMD2(60, -distance), to: SIMD2(61, distance)))
    #expect(upright.start.y == 20 && upright.end.y == 70)
    #expect(abs(upright.start.x - 60.5) < 0.01 && abs(upright.end.x - 60.5) < 0.01)
    let level = try #require(bounds.clip(from: SIMD2(distance, 30), to: SIMD2(-distance, 30)))
    #expect(level.start == SIMD2(110, 30) && level.end == SIMD2(10, 30))
    let half = try #require(bounds.clip(from: SIMD2(60, 45), to: SIMD2(distance, 45)))
    #expect(half.start == SIMD2(60, 45) && half.end == SIMD2(110, 45) && half.cutBefore == 0)
  }
}
