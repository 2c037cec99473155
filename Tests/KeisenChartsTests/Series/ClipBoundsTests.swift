import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts

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
