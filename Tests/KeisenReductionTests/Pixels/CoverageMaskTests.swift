import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenReduction

@Suite("Masks of coverage")
struct CoverageMaskTests {
  private typealias Segment = (a: SIMD2<Double>, b: SIMD2<Double>)

  /// The least distance of a point from some segments.
  private func distance(_ point: SIMD2<Double>, _ segments: [Segment]) -> Double {
    segments.reduce(.infinity) { minimum, segment in
      let along = segment.b - segment.a
      let square = (along * along).sum()
      let part = square > 0 ? ((point - segment.a) * along).sum() / square : 0
      let apart = point - segment.a - along * max(0, min(1, part))
      return min(minimum, (apart * apart).sum().squareRoot())
    }
  }

  @Test("hold what a disc covers along segments, 1 from near 1 on", arguments: 0..<60)
  func coverage(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let (width, height) = (
      Int.random(in: 1...200, using: &random), Int.random(in: 1...150, using: &random)
    )
    let reach = Double.random(in: 1...4, using: &random)
    let mask = try CoverageMask(width: width, height: height, reach: reach)
    func place() -> SIMD2<Double> {
      SIMD2(
        .random(in: -30...Double(width) + 30, using: &random),
        .random(in: -30...Double(height) + 30, using: &random)
      )
    }
    var segments: [Segment] = []
    for index in 0..<Int.random(in: 1...80, using: &random) {
      var (a, b) = (place(), place())
      switch Int.random(in: 0..<6, using: &random) {
      case 0: b = a
      case 1: b.x = a.x
      case 2: b.y = a.y
      case 3: b = a + (b - a) / 100
      case 4 where index > 0: (a, b) = (segments[index - 1].b, a)
      default: break
      }
      segments.append((a, b))
      mask.add(from: a, to: b)
      // What is added once more changes nothing.
      if index % 5 == 0 { mask.add(from: b, to: a) }
    }
    for row in 0..<height {
      for column in 0..<width {
        let centre = SIMD2(Double(column) + 0.5, Double(row) + 0.5)
        let wanted = max(0, min(1, reach - distance(centre, segments)))
        let found = Double(mask.coverage(row, column / 4)[column % 4])
        let whole = 1 - CoverageMask.bound
        if wanted > whole + 1e-4 {
          #expect(found == 1, "\(column), \(row)")
        } else {
          #expect(abs(found - wanted) < 1e-4 || wanted > whole - 1e-4, "\(column), \(row)")
        }
      }
    }
  }

  @Test("take far ends as they are")
  func far() throws {
    let mask = try CoverageMask(width: 70, height: 70, reach: 1)
    mask.add(from: SIMD2(1e9, 3), to: SIMD2(1e9 + 5, 1e9))
    #expect((0..<70).allSatisfy { row in (0..<17).allSatisfy { mask.coverage(row, $0) == .zero } })
    mask.add(from: SIMD2(-1e6, 35.5), to: SIMD2(1e6, 35.5))
    #expect((0..<17).allSatisfy { mask.coverage(35, $0) == SIMD4(repeating: 1) })
    #expect((0..<17).allSatisfy { mask.coverage(33, $0) == .zero })
  }
}
