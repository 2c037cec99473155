import KeisenChartsTestSupport
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenFrames
@testable import KeisenReduction

@Suite("RingSteps")
struct RingStepsTests {
  private static let colors: [SIMD4<Float>] = [
    SIMD4(1, 0, 0, 1), SIMD4(0, 1, 0, 1), SIMD4(0, 0, 0.5, 0.5),
  ]

  @Test("hold of pieces on each other what painting them one by one leaves", arguments: 0..<200)
  func painter(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 1)
    var steps = RingSteps(around: SIMD2(0, 0), rim: 1)
    var painted = [Int](repeating: -1, count: 40)
    let beginsInside = Bool.random(using: &random)
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      let ends = [0, 1].map { _ in Int.random(in: 0...40, using: &random) }.sorted()
      let inner = beginsInside ? 0 : ends[0]
      let color = Int.random(in: 0..<Self.colors.count, using: &random)
      for place in inner..<ends[1] { painted[place] = color }
      steps.cover(
        step: 3,
        with: .init(inner: Double(inner), outer: Double(ends[1]), color: Self.colors[color])
      )
    }
    var found = [Int](repeating: -1, count: 40)
    var last = 0.0
    for piece in steps.pieces[3] {
      #expect(piece.inner >= last && piece.outer > piece.inner)
      last = piece.outer
      for place in Int(piece.inner)..<Int(piece.outer) {
        found[place] = Self.colors.firstIndex(of: piece.color) ?? -2
      }
    }
    #expect(found == painted)
    // Of one colour what touches is one piece.
    for (piece, next) in zip(steps.pieces[3], steps.pieces[3].dropFirst())
    where piece.outer == next.inner { #expect(piece.color != next.color) }
  }

  @Test("have an outline around what they cover, whole turns and holes too", arguments: 0..<20)
  func outlines(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 300)
    let center = SIMD2(3.0, -2)
    var steps = RingSteps(around: center, rim: 5)
    let sharesInner = seed % 2 == 0
    for step in 0..<steps.count where seed % 5 == 0 || Bool.random(using: &random) {
      for _ in 0...(sharesInner ? 0 : 1) {
        let inner = sharesInner ? Double(seed % 4) : Double.random(in: 0...3, using: &random)
        let outer = Double.random(in: 3...5, using: &random)
        steps.cover(step: step, with: .init(inner: inner, outer: outer, color: Self.colors[0]))
      }
    }
    let outline = try steps.outline()
    for _ in 0..<500 {
      let turn = Double.random(in: 0..<1, using: &random)
      let radius = Double.random(in: 0.01...5.5, using: &random)
      let step = min(Int(turn * Double(steps.count)), steps.count - 1)
      let way = Sector.direction(turn * Sector.turn) * radius
      // Chords are a little within the arcs, and rays meet at sides of steps.
      let isNear = steps.pieces[step].contains {
        abs($0.inner - radius) < 0.02 || abs($0.outer - radius) < 0.02
      }
      let rest = (turn * Double(steps.count)).truncatingRemainder(dividingBy: 1)
      guard !isNear, rest > 0.01, rest < 0.99 else { continue }
      let isCovered = steps.pieces[step].contains { radius > $0.inner && radius < $0.outer }
      #expect(outline.winds(around: center + way) == isCovered, "\(turn) \(radius)")
    }
  }

  @Test("take an angle of any size, and one that is none")
  func positions() {
    let steps = RingSteps(around: SIMD2(0, 0), rim: 100)
    for turn in [-1e9, -3, 0, 2, 1e9] {
      let position = steps.position(of: (turn + 0.25) * 2 * .pi)
      #expect(abs(position / Double(steps.count) - 0.25) < 1e-6, "\(turn)")
    }
    for angle in [Double.nan, .infinity, -.infinity, -1e-320, .greatestFiniteMagnitude] {
      let position = steps.position(of: angle)
      #expect(position >= 0 && position < Double(steps.count), "\(angle)")
    }
    #expect(RingSteps(around: SIMD2(0, 0), rim: .infinity).count == 1 << 20)
    #expect(RingSteps(around: SIMD2(0, 0), rim: .nan).count == 8)
  }

  @Test("become pixels that have the mean colour of what is in them", arguments: 0..<6)
  func pixels(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 80)
    let side = 64
    let ratio = Double([1, 2][seed % 2])
    let center = SIMD2(Double.random(in: 25...40, using: &random), 30.5) / ratio
    let rim = 24 / ratio
    var steps = RingSteps(around: center, rim: rim * ratio)
    var color = Self.colors[0]
    var (inner, outer) = (0.0, rim)
    for step in 0..<steps.count {
      if step % 16 == 0 {
        color = Self.colors.randomElement(using: &random) ?? color
        inner = [0, rim * 0.3].randomElement(using: &random) ?? 0
        outer = [rim, rim * 0.7].randomElement(using: &random) ?? rim
      }
      if step / 16 % 5 != 4 {
        steps.append(.init(inner: inner, outer: outer, color: color), to: step)
      }
    }
    let list = DisplayList(
      size: Size(width: Double(side) / ratio, height: Double(side) / ratio),
      pixelRatio: ratio
    )
    let plot = Rect(x: 0, y: 0, width: Double(side) / ratio, height: Double(side) / ratio)
    let picture = try #require(
      try RingPixels(steps, pixelRatio: ratio).picture(in: plot, of: list)
    )
    let image = picture.image
    let (left, top) = (Int(picture.rect.minX * ratio), Int(picture.rect.minY * ratio))
    #expect(picture.rect.width * ratio == Double(image.width))
    var (sum, count) = (0.0, 0)
    for y in 0..<side {
      for x in 0..<side {
        let wanted = slowColor(steps, SIMD2(Double(x), Double(y)), ratio)
        let bytes = image[x - left, y - top] ?? .zero
        let alpha = Float(bytes.w) / 255
        let found = SIMD4(Float(bytes.x), Float(bytes.y), Float(bytes.z), 255) / 255 * alpha
        for channel in 0..<4 {
          let error = Double(abs(found[channel] - wanted[channel])) * 255
          #expect(error < 40, "\(x) \(y) \(found) \(wanted)")
          sum += error
          if wanted.w > 0 { count += 1 }
        }
      }
    }
    #expect(sum / Double(max(1, count)) < 2.5)
  }

  /// The mean of many points of a pixel.
  private func slowColor(_ steps: RingSteps, _ pixel: SIMD2<Double>, _ ratio: Double) -> SIMD4<
    Float
  > {
    let parts = 12
    var sum = SIMD4<Float>.zero
    for row in 0..<parts {
      for column in 0..<parts {
        let part = (SIMD2(Double(column), Double(row)) + 0.5) / Double(parts)
        let way = (pixel + part) / ratio - steps.center
        let radius = (way * way).sum().squareRoot()
        var turn = Sector.angle(of: way) / Sector.turn
        if turn < 0 { turn += 1 }
        let step = min(Int(turn * Double(steps.count)), steps.count - 1)
        if let piece = steps.pieces[step].first(where: { radius >= $0.inner && radius < $0.outer })
        {
          sum += piece.color
        }
      }
    }
    return sum / Float(parts * parts)
  }
}
