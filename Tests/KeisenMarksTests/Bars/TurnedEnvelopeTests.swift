import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("TurnedEnvelope")
struct TurnedEnvelopeTests {
  @Test("is what bars cover, with edges moved by 1/16 pixel at most", arguments: 0..<40)
  func covers(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 7000)
    let turn = Double.random(in: -4...4, using: &random)
    let direction = SIMD2(sin(turn), -cos(turn))
    let right = SIMD2(-direction.y, direction.x)
    let ratio = [1.0, 2, 1.5][seed % 3]
    let half = [0.5 / ratio, 1, 7, 300][seed % 4]
    let anchor = SIMD2(
      Double.random(in: -50...150, using: &random),
      Double.random(in: -50...150, using: &random)
    )
    var envelope = try #require(
      TurnedEnvelope(
        along: direction,
        right: right,
        from: anchor,
        half: half,
        in: Rect(x: 0, y: 0, width: 100, height: 80),
        pixelRatio: ratio
      )
    )
    let tips = (0..<Int.random(in: 0...20, using: &random)).map { _ -> SIMD2<Double> in
      let size = Double.random(in: 0..<1, using: &random) < 0.1 ? 1e9 : 150
      return SIMD2(
        Double.random(in: -size...size, using: &random),
        Double.random(in: -size...size, using: &random)
      )
    }
    for tip in tips { envelope.add(tip) }
    let outline = try envelope.outline()
    let root = (anchor * direction).sum()
    let bound = TurnedEnvelope.boundPixels / ratio + 1e-3
    func isWithin(_ point: SIMD2<Double>, grownBy margin: Double) -> Bool {
      let (across, along) = ((point * right).sum(), (point * direction).sum())
      return tips.contains { tip in
        let end = (tip * direction).sum()
        return abs((tip * right).sum() - across) < half + margin
          && along > min(root, end) - margin && along < max(root, end) + margin
      }
    }
    for _ in 0..<1000 {
      let point = SIMD2(
        Double.random(in: 0...100, using: &random),
        Double.random(in: 0...80, using: &random)
      )
      let found = outline?.winds(around: point) ?? false
      if isWithin(point, grownBy: -bound) { #expect(found, "\(point)") }
      if !isWithin(point, grownBy: bound) { #expect(!found, "\(point)") }
    }
  }

  @Test("is there for many plain bars of one look alone, and the record says so")
  func tiers() throws {
    let rows = 5000
    func record(
      _ width: Double = 2,
      colors: Bool = false,
      direct: Int = 1000,
      _ change: (inout BarStyle) -> Void = { _ in }
    ) throws -> (record: SeriesRecord, paths: Int) {
      let chart = try Chart.whole(200, 100)
      try chart.setDirectRows(direct)
      try chart.space.x.setRange(min: 0, max: Double(rows))
      try chart.space.y.setRange(min: 0, max: 100)
      var style = BarStyle(width: width, widthUnit: .points, angle: 20)
      change(&style)
      let values = try Column((0..<rows).map { $0 % 10 == 9 ? .nan : Double($0 % 97) })
      let mark = BarMark(
        position: nil,
        value: values,
        color: colors ? values : nil,
        colorScale: colors ? ColorScale() : nil,
        style: style
      )
      chart.add(try BarSeries(mark, in: chart.space))
      let list = try chart.frame { $0 }
      return (try #require(chart.frameRecord?.series.first), list.drawnPaths.count)
    }
    let many = try record()
    #expect(many.paths == 1 && many.record.tier == .envelope && many.record.gaps == 500)
    #expect(many.record.boundPixels == 1.0 / 16 && many.record.rows == rows)
    #expect(try record(direct: 10_000).record.tier == .direct)
    #expect(try record(colors: true).record.tier == .direct)
    #expect(try record { $0.borderWidth = 1 }.record.tier == .direct)
    #expect(try record { $0.radii = BarRadii(tip: 2) }.record.tier == .direct)
    #expect(try record(0.01).record.tier == .envelope)
  }
}
