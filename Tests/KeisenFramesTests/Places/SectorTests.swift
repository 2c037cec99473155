import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenFrames

@Suite("Sector")
struct SectorTests {
  private func randomSector(_ random: inout SeededGenerator) -> Sector {
    let inner = Bool.random(using: &random) ? 0 : Double.random(in: 0...30, using: &random)
    let start = Double.random(in: -10...10, using: &random)
    return Sector(
      center: SIMD2(50, 50),
      innerRadius: inner,
      outerRadius: inner + Double.random(in: 0.1...20, using: &random),
      start: start,
      end: start + Double.random(in: 0...7, using: &random)
    )
  }

  /// Whether a point is in it and at least `half` from both sides, by the letter.
  private func holds(_ point: SIMD2<Double>, _ sector: Sector, half: Double) -> Bool? {
    let way = point - sector.center
    let radius = (way * way).sum().squareRoot()
    let slack = 0.05
    guard abs(radius - sector.innerRadius) > slack, abs(radius - sector.outerRadius) > slack else {
      return nil
    }
    guard radius > sector.innerRadius, radius < sector.outerRadius else { return false }
    if sector.isWhole { return true }
    var inside = true
    for (angle, sign) in [(sector.start, 1.0), (sector.end, -1.0)] {
      let direction = Sector.direction(angle)
      let along = (way * direction).sum()
      let across = sign * (direction.x * way.y - direction.y * way.x)
      if along > 0, abs(abs(across) - half) < slack { return nil }
      if along > 0, abs(across) < half { inside = false }
    }
    guard abs(radius) > 4 * half + slack else { return nil }
    return inside && sector.spans(Sector.angle(of: way))
  }

  @Test("outlines what lies between its sides, these half a gap inwards", arguments: 0..<10)
  func outlines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 3)
    for _ in 0..<20 {
      let sector = randomSector(&random)
      let gap = sector.isWhole || Bool.random(using: &random) ? 0 : 1.5
      let outline = PathOutline()
      try sector.add(to: outline, gap: gap)
      let rings = outline.flattened
      for _ in 0..<100 {
        let point = SIMD2(
          Double.random(in: 0...100, using: &random),
          Double.random(in: 0...100, using: &random)
        )
        guard let wanted = holds(point, sector, half: gap / 2) else { continue }
        #expect(isInside(point, rings) == wanted, "\(point) \(sector) \(gap)")
      }
    }
  }

  @Test("is as far from a point as the nearest of many places in it", arguments: 0..<5)
  func distances(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 30)
    let sector = randomSector(&random)
    for _ in 0..<40 {
      let point = SIMD2(
        Double.random(in: 0...100, using: &random),
        Double.random(in: 0...100, using: &random)
      )
      var best = Double.infinity
      for turn in 0...400 {
        for step in 0...20 {
          let radius =
            sector.innerRadius + (sector.outerRadius - sector.innerRadius) * Double(step) / 20
          let place = sector.place(sector.start + sector.span * Double(turn) / 400, radius)
          let way = place - point
          best = min(best, (way * way).sum().squareRoot())
        }
      }
      #expect(abs(sector.distance(to: point) - best) < 1)
    }
  }

  private func isInside(_ point: SIMD2<Double>, _ rings: [[SIMD2<Double>]]) -> Bool {
    var isInside = false
    for ring in rings {
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1))
      where (a.y > point.y) != (b.y > point.y) {
        if point.x < a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) { isInside.toggle() }
      }
    }
    return isInside
  }
}

extension PathOutline {
  /// The corners of each contour, curves as twenty lines.
  fileprivate var flattened: [[SIMD2<Double>]] {
    var rings: [[SIMD2<Double>]] = []
    var next = 0
    func point() -> SIMD2<Double> {
      defer { next += 1 }
      return SIMD2<Double>(points.vertices[next])
    }
    for verb in verbs.elements {
      switch verb {
      case .move: rings.append([point()])
      case .line: rings[rings.count - 1].append(point())
      case .cubic:
        guard let start = rings.last?.last else { continue }
        let (a, b, end) = (point(), point(), point())
        for step in 1...20 {
          let t = Double(step) / 20
          let u = 1 - t
          rings[rings.count - 1].append(
            start * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + end * (t * t * t)
          )
        }
      default: continue
      }
    }
    return rings
  }
}
