import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("KeptPoints")
struct KeptPointsTests {
  private static let count = 40_000

  /// The markers of a frame with kept columns, placed, and of one without; nil where nothing was
  /// kept.
  private func both(_ chart: Chart) throws -> (kept: Markers, placed: Markers)? {
    let kept = try chart.frame(renderer: KeepingRenderer()) { $0 }
    let record = chart.frameRecord?.series.first
    let placed = try chart.frame { $0 }
    #expect(record?.rows == chart.frameRecord?.series.first?.rows)
    #expect(record?.gaps == chart.frameRecord?.series.first?.gaps)
    #expect(record?.dropped == chart.frameRecord?.series.first?.dropped)
    guard case .keptMarkers(let markers) = kept.commands.first?.primitive else { return nil }
    return (try #require(try markers.placed()), try #require(placed.markers.first))
  }

  /// Expects the same markers in the same order, each within 1/128 pixel.
  private func expectSame(
    _ pair: (kept: Markers, placed: Markers)?,
    _ note: String,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let (kept, placed) = try #require(pair, "\(note)", sourceLocation: location)
    try #require(kept.count == placed.count, "\(note)", sourceLocation: location)
    withExtendedLifetime((kept, placed)) {
      let places = zip(kept.positions.vertices, placed.positions.vertices)
      let distance = places.map { abs($0 - $1).max() }.max() ?? 0
      #expect(distance < 1.0 / 128, "\(note)", sourceLocation: location)
      if case .each(let ours) = kept.size, case .each(let theirs) = placed.size {
        #expect(ours.elements.elementsEqual(theirs.elements), sourceLocation: location)
      }
      if case .each(let ours) = kept.fill, case .each(let theirs) = placed.fill {
        // What is clear may have any colour.
        let same = zip(ours.elements, theirs.elements).allSatisfy {
          $0 == $1 || ($0.w == 0 && $1.w == 0)
        }
        #expect(same, sourceLocation: location)
      }
    }
    #expect(kept.shape == placed.shape && kept.border == placed.border, sourceLocation: location)
  }

  private func abs(_ vector: SIMD2<Float>) -> SIMD2<Float> {
    vector.replacing(with: -vector, where: vector .< 0)
  }

  /// Values by randomMarks, some of them none.
  private func values(_ range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    let nasty: [Double] = [.nan, .infinity, -.infinity, 0, -1e30, 1e300, -7]
    return (0..<Self.count).map { _ in
      Double.random(in: 0...1, using: &random) < 0.02
        ? nasty[Int.random(in: 0..<nasty.count, using: &random)]
        : Double.random(in: range, using: &random)
    }
  }

  @Test("are the markers that would be placed, on every scale and either way")
  func scales() throws {
    let x = try Column(values(-100...1_100, seed: 1))
    let y = try Column(values(0.001...2_000, seed: 2))
    for scale: Scale in [.linear, .log(), .symlog(threshold: 3), .squareRoot] {
      for (low, high) in [(0.5, 1_500.0), (1_500, 0.5), (10, 11)] {
        let chart = try Chart.whole(500, 300)
        try chart.space.y.setScale(scale)
        try chart.space.y.setRange(min: low, max: high)
        try chart.space.x.setRange(min: 1_000, max: 3)
        try chart.addPoints(PointColumns(x: x, y: y))
        try expectSame(both(chart), "\(scale) \(low) \(high)")
      }
    }
  }

  @Test("have the sizes and colours that would be placed")
  func columns() throws {
    let sizes = try Column(values(-2...9, seed: 3).map { Float($0) })
    let alphas = try Column(values(-0.2...1.3, seed: 4))
    let colors = try Column(values(1...90, seed: 5))
    for style in [
      ColorScale.Style(), ColorScale.Style(missing: .black, below: Color(rgb: 0xff, alpha: 0.3)),
    ] {
      for (size, alpha, color) in [
        (sizes, nil, nil), (nil, alphas, nil), (nil, nil, colors), (sizes, alphas, colors),
      ] {
        let chart = try Chart.whole(500, 300)
        let scale = ColorScale(style: style)
        try scale.projection.setRange(min: 20, max: 60)
        let columns = PointColumns(
          x: nil,
          y: try Column(values(0...1, seed: 6)),
          size: size,
          color: color,
          alpha: alpha
        )
        try chart.space.y.setRange(min: 0.1, max: 1)
        try chart.space.x.setRange(min: 5_000, max: 30_000)
        try chart.addPoints(
          columns,
          colorScale: scale,
          style: PointStyle(marker: .star, alpha: 0.5, borderWidth: 1)
        )
        try expectSame(both(chart), "\(size != nil) \(alpha != nil) \(color != nil)")
      }
    }
  }

  @Test("look only at rows in view where x goes one way, up or down")
  func visible() throws {
    let up = (0..<Self.count).map { Double($0 / 3) }
    for (values, scale) in [(up, Scale.linear), (up.reversed(), .linear), (up, .log())] {
      for (low, high) in [(2_000.0, 2_100.0), (2_100, 2_000), (50_000, 60_000)] {
        let chart = try Chart.whole(500, 300)
        try chart.space.x.setScale(scale)
        try chart.space.x.setRange(min: low, max: high)
        try chart.space.y.setRange(min: 0, max: 1)
        let columns = PointColumns(x: try Column(values), y: try Column(values.map { sin($0) }))
        try chart.addPoints(columns, style: PointStyle(size: 5))
        let list = try chart.frame(renderer: KeepingRenderer()) { $0 }
        guard case .keptMarkers(let kept) = list.commands.first?.primitive else {
          Issue.record("nothing kept")
          continue
        }
        #expect(kept.rows.count == Self.count)
        #expect(kept.visible.count < 330)
        if low < 10_000 { try expectSame(both(chart), "\(scale) \(low)") }
      }
    }
  }

  @Test("are kept under the same names while nothing but the view changes")
  func names() throws {
    let time: Int64 = 1_700_000_000_000_000_000
    let x = Column(growing: .int64)
    try x.append((0..<20_000).map { time + Int64($0) * 1_000_003 })
    let y = Column(growing: .float64)
    try y.append((0..<20_000).map { Double($0 % 100) })
    let chart = try Chart.whole(500, 300)
    try chart.addPoints(PointColumns(x: x, y: y))
    func keys() throws -> [KeptKey?] {
      let list = try chart.frame(renderer: KeepingRenderer()) { $0 }
      guard case .keptMarkers(let kept) = list.commands.first?.primitive else { return [] }
      return [kept.x.coordinates?.key, kept.y.coordinates?.key]
    }
    let first = try keys()
    #expect(first.count == 2)
    try chart.space.x.setRange(origin: time + 5_000_000_000, min: -1e9, max: 7e8)
    try chart.space.y.setRange(min: 90, max: 10)
    #expect(try keys() == first)
    try x.append((20_000..<30_000).map { time + Int64($0) * 1_000_003 })
    try y.append((0..<10_000).map { Double($0) })
    #expect(try keys() == first)
    try expectSame(both(chart), "appended")
    try y.changed(first: 0, count: 1)
    let changed = try keys()
    #expect(changed[0] == first[0] && changed[1] != first[1])
    try chart.space.y.setScale(.symlog(threshold: 1))
    #expect(try keys()[1] != changed[1])
  }

  @Test(
    "are not kept where they are few, between cuts, on one point, and where floats don't tell them apart"
  )
  func notKept() throws {
    func isKept(_ chart: Chart) throws -> Bool {
      try chart.frame(renderer: KeepingRenderer()) { list in
        list.commands.contains { if case .keptMarkers = $0.primitive { true } else { false } }
      }
    }
    let chart = try Chart.whole(500, 300)
    let few = (0..<KeptPoints.minRows - 1).map { Double($0) }
    let points = try chart.addPoints(PointColumns(x: nil, y: Column(few)))
    try chart.space.x.setRange(min: 0, max: 1e6)
    try chart.space.y.setRange(min: 0, max: 1e6)
    #expect(try !isKept(chart))
    let many = try Column(few + [1])
    try points.setColumns(PointColumns(x: many, y: many))
    #expect(try isKept(chart))
    #expect(try !chart.frame { $0 }.markers.isEmpty)
    try chart.space.x.setRange(min: 1e6, max: 1e6 + 1e-6)
    #expect(try !isKept(chart))
    try chart.space.x.setRange(min: 3, max: 3)
    #expect(try !isKept(chart))
    let cuts = TimeCuts(closedWeekdays: .weekend)
    try chart.space.x.setScale(.time(TimeScale(unit: .seconds, cuts: cuts)))
    try chart.space.x.setRange(min: 0, max: 1e6)
    #expect(try !isKept(chart))
    // Row numbers are straight, or nothing that is worth keeping.
    try points.setColumns(PointColumns(x: nil, y: many))
    try chart.space.x.setScale(.linear)
    #expect(try isKept(chart))
    try chart.space.x.setRange(min: 1, max: 1e6)
    try chart.space.x.setScale(.log())
    #expect(try !isKept(chart))
  }

  @Test("count each row once, and again what is new")
  func tallies() {
    let key = KeptKey(version: 1, form: "x")
    var tallies = PointTallies([key, nil])
    #expect(tallies.holds(for: [key, nil]) && !tallies.holds(for: [key, key]))
    func take(_ rows: Range<Int>) -> (counted: Int, gaps: Int, dropped: Int) {
      let counted = Locked(0)
      let tally = tallies.take(rows) { part in
        counted.withLock { $0 += part.count }
        return PointTallies.Tally(gaps: part.count, dropped: part.filter { $0 % 7 == 0 }.count)
      }
      return (counted.withLock { $0 }, tally.gaps, tally.dropped)
    }
    for (rows, counted) in [
      (0..<100_000, 100_000), (0..<100_000, 0), (0..<100_001, 100_001 - 3 * (1 << 15)),
      (5..<100_001, (1 << 15) - 5), (40_000..<100_001, 2 * (1 << 15) - 40_000), (0..<0, 0),
      (0..<10, 10),
    ] {
      let found = take(rows)
      #expect(found.counted == counted && found.gaps == rows.count)
      #expect(found.dropped == rows.filter { $0 % 7 == 0 }.count)
    }
  }
}
