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

@Suite("Projection")
struct ProjectionTests {
  @Test("holds any finite range, empty and reversed ones too")
  func ranges() throws {
    let tiny = Double.leastNonzeroMagnitude
    for (min, max) in [(0, 1), (1, 0), (3, 3), (-1e308, 7e307), (tiny, 0), (-0.0, 0)] {
      let projection = try Projection(min: min, max: max)
      let range = try projection.range()
      #expect(!projection.follows && range.min == min && range.max == max && range.origin == 0)
    }
  }

  @Test(
    "refuses ranges that are not finite or overflow, and keeps the old one",
    arguments: [
      SIMD2(.nan, 1), SIMD2(0, .nan), SIMD2(.infinity, 0), SIMD2(0, -.infinity),
      SIMD2(-1.7e308, 1.7e308), SIMD2(1.7e308, -1.7e308),
    ] as [SIMD2<Double>]
  )
  func refused(ends: SIMD2<Double>) throws {
    #expect(throws: KeisenError.self) { try Projection(min: ends.x, max: ends.y) }
    let projection = try Projection(min: 2, max: 3)
    let before = try projection.range()
    #expect(throws: KeisenError.self) { try projection.setRange(min: ends.x, max: ends.y) }
    #expect(throws: KeisenError.self) {
      try projection.setRange(origin: 5, min: ends.x, max: ends.y)
    }
    #expect(try projection.range() == before)
  }

  @Test("maps positions of the plot as the ancestor's vector has them")
  func positions() throws {
    let range = try ProjectionRange(min: 10, max: 30)
    let map = range.map(to: 45, 320 - 35)
    #expect([10, 20, 30].map(map.position(of:)) == [45, 165, 285])
  }

  @Test("keeps its origin when the range is set without one")
  func origin() throws {
    let projection = Projection()
    try projection.rebase(to: 100)
    #expect(projection.follows)
    try projection.setRange(min: 1, max: 2)
    #expect(try projection.range() == ProjectionRange(origin: 100, min: 1, max: 2))
    try projection.setRange(origin: -5, min: 3, max: 4)
    try projection.setRange(min: 6, max: 5)
    #expect(try projection.range() == ProjectionRange(origin: -5, min: 6, max: 5))
    projection.unset()
    #expect(projection.follows)
    // The direction decides nothing, and stays.
    #expect(projection.isReversed)
    #expect(try projection.range() == ProjectionRange(origin: -5, min: 1, max: 0))
  }

  @Test("is (0, 1) while there is no data, and keeps nothing of that")
  func fitsNothing() throws {
    let chart = try Chart.whole(10, 10)
    #expect(try chart.space.x.range() == ProjectionRange(min: 0, max: 1))
    _ = chart.addFixed(x: .real(5, 9))
    #expect(try chart.space.x.range() == ProjectionRange(min: 5, max: 9))
    #expect(chart.space.x.follows)
    try chart.space.x.fit()
    #expect(try chart.space.x.range() == ProjectionRange(min: 5, max: 9))
    #expect(!chart.space.x.follows)
  }

  @Test("follows its data through reads and frames until somebody decides, and again after unset")
  func followsData() throws {
    for readsFirst in [true, false] {
      let chart = try Chart.whole(10, 10)
      let column = Column(growing: .float64)
      try chart.addLine(x: nil, y: column)
      if readsFirst { _ = try chart.space.y.range() } else { try chart.frame { _ in } }
      try column.append([1.0, 5])
      #expect(try chart.space.y.range() == ProjectionRange(min: 0.8, max: 5.2))
      try chart.frame { _ in }
      let later = try chart.addLine(x: nil, y: Column([21.0]))
      try chart.frame { _ in }
      #expect(chart.space.y.follows)
      #expect(try chart.space.y.range() == ProjectionRange(min: 0, max: 22))
      try chart.space.y.fit()
      #expect(!chart.space.y.follows)
      chart.remove(later)
      try chart.frame { _ in }
      #expect(try chart.space.y.range() == ProjectionRange(min: 0, max: 22))
      chart.space.y.unset()
      try chart.frame { _ in }
      #expect(try chart.space.y.range() == ProjectionRange(min: 0.8, max: 5.2))
    }
  }

  @Test("fits series of all charts and spaces on it, in whichever dimension")
  func fitsAll() throws {
    let shared = Projection()
    let charts = try (0..<2).map { _ in try Chart.whole(10, 10) }
    charts[0].add(FixedSeries(x: .real(1, 2), in: Space(x: shared, y: Projection())))
    charts[1].add(FixedSeries(y: .real(-3, -2), in: Space(x: Projection(), y: shared)))
    charts[1].add(FixedSeries(x: .integer(0, 7), y: .empty, in: Space(x: shared, y: shared)))
    try withExtendedLifetime(charts) { try shared.fit() }
    #expect(try shared.range() == ProjectionRange(min: -3, max: 7))
  }

  @Test("forgets series that were removed, and those of charts that are gone")
  func forgets() throws {
    let shared = Projection()
    let series = FixedSeries(x: .real(1, 2), in: Space(x: shared, y: Projection()))
    let chart = try Chart.whole(10, 10)
    chart.add(series)
    do {
      let other = try Chart.whole(10, 10)
      other.add(series)
      other.add(FixedSeries(x: .real(50, 60), in: Space(x: shared, y: Projection())))
      try shared.fit()
      #expect(try shared.range().max == 60)
    }
    try shared.fit()
    #expect(try shared.range() == ProjectionRange(min: 1, max: 2))
    chart.remove(series)
    try shared.fit()
    #expect(try shared.range() == ProjectionRange(min: 0, max: 1))
    #expect(shared.state.withLock { $0.series.isEmpty })
  }

  @Test("does not keep series alive")
  func weak() throws {
    let chart = try Chart.whole(10, 10)
    weak var line: LineSeries?
    do {
      let added = try chart.addLine(x: nil, y: Column([1.0]))
      line = added
      chart.remove(added)
    }
    #expect(line == nil)
  }

  @Test("throws for extents that overflow, and leaves things as they were")
  func overflow() throws {
    let chart = try Chart.whole(10, 10)
    let first = chart.addFixed(x: .real(-1.7e308, 0), y: .real(1, 2))
    let second = chart.addFixed(x: .real(0, 1.7e308), y: .real(1, 2))
    #expect(throws: KeisenError.self) { try chart.space.x.fit() }
    #expect(throws: KeisenError.self) { try chart.space.x.range() }
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    #expect(chart.space.x.follows && chart.space.y.follows && chart.frameRecord == nil)
    try chart.space.x.setRange(min: 2, max: 3)
    #expect(throws: KeisenError.self) { try chart.space.x.fit() }
    #expect(try chart.space.x.range() == ProjectionRange(min: 2, max: 3))
    withExtendedLifetime((first, second)) {}
  }

  @Test("takes the least of large integers for its origin, and keeps one that it has")
  func preferredOrigin() throws {
    let start: Int64 = 1_700_000_000_000_000_001
    let chart = try Chart.whole(10, 10)
    _ = chart.addFixed(x: .integer(start, start + 999), y: .integer(-7, 1 << 53))
    #expect(
      try chart.space.x.range() == ProjectionRange(origin: start, min: 0, max: 999)
    )
    // Doubles hold these.
    #expect(
      try chart.space.y.range() == ProjectionRange(min: -7, max: 0x1p53)
    )
    try chart.space.x.setRange(origin: start - 1, min: 0, max: 1)
    try chart.space.x.fit()
    #expect(
      try chart.space.x.range() == ProjectionRange(origin: start - 1, min: 1, max: 1000)
    )
    chart.space.x.unset()
    #expect(try chart.space.x.range().origin == start - 1)
  }

  @Test("holds the ends of both 64-bit types")
  func extremes() throws {
    let chart = try Chart.whole(10, 10)
    _ = chart.addFixed(
      x: .integer(.min, .max),
      y: Extent(min: .unsigned(.max - 3), max: .unsigned(.max))
    )
    #expect(
      try chart.space.x.range() == ProjectionRange(origin: .min, min: 0, max: 0x1p64)
    )
    let y = try chart.space.y.range()
    #expect(y.origin == .max && y.min == 0x1p63 && y.max == 0x1p63)
  }

  @Test("is the same projection in two spaces and two charts")
  func linked() throws {
    let shared = Projection()
    let upper = try Chart.whole(10, 10)
    let lower = try Chart.whole(20, 10)
    upper.add(FixedSeries(x: .real(0, 1), in: Space(x: shared, y: Projection())))
    lower.add(FixedSeries(x: .real(3, 4), in: Space(x: shared, y: Projection())))
    try upper.frame { _ in }
    #expect(try shared.range() == ProjectionRange(min: 0, max: 4))
    try shared.setRange(min: 1, max: 2)
    var seen: [ProjectionRange] = []
    for chart in [upper, lower] {
      let probe = ProbeAttachment(of: shared) { seen.append($0) }
      chart.add(probe, to: .above)
      try chart.frame { _ in }
    }
    #expect(seen == [try shared.range(), try shared.range()])
  }
}

/// Reports the range that a frame works with.
private final class ProbeAttachment: KeisenFrames.Attachment, @unchecked Sendable {
  static let typeName = "custom"

  let projections: [Projection]
  private let report: (ProjectionRange) -> Void

  init(of projection: Projection, _ report: @escaping (ProjectionRange) -> Void) {
    projections = [projection]
    self.report = report
  }

  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    report(frame.range(of: projections[0]))
  }
}

@Suite("Origins of a Projection")
struct ProjectionOriginTests {
  private static let epoch: Int64 = 1_700_000_000_000_000_000

  private func chart(_ x: [Int64]) throws -> (Chart, LineSeries) {
    let chart = try Chart(size: Size(width: 200, height: 100))
    let line = try chart.addLine(x: Column(x), y: Column(x.indices.map(Double.init)))
    return (chart, line)
  }

  @Test("are chosen by a fit, and anew by the next one")
  func chosenAgain() throws {
    let (chart, line) = try chart([Self.epoch, Self.epoch + 10])
    #expect(try chart.space.x.range().origin == Self.epoch)
    #expect(try chart.space.x.range().max == 10.5)
    try line.setColumns(x: Column([0, 2] as [Int64]), y: Column([1.0, 2]))
    try chart.space.x.fit(margins: false)
    #expect(try chart.space.x.range() == ProjectionRange(min: 0, max: 2))
  }

  @Test("that a fit chose are gone when the range is taken away")
  func unset() throws {
    let (chart, line) = try chart([Self.epoch, Self.epoch + 10])
    _ = try chart.space.x.range()
    chart.space.x.unset()
    try line.setColumns(x: Column([3, 4] as [Int64]), y: Column([1.0, 2]))
    #expect(try chart.space.x.range() == ProjectionRange(min: 2.95, max: 4.05))
  }

  @Test("that the caller gave stay through fits")
  func given() throws {
    let (chart, _) = try chart([Self.epoch, Self.epoch + 10])
    try chart.space.x.setRange(origin: Self.epoch - 5, min: 0, max: 1)
    try chart.space.x.fit(margins: false)
    #expect(
      try chart.space.x.range() == ProjectionRange(origin: Self.epoch - 5, min: 5, max: 15)
    )
    chart.space.x.unset()
    #expect(try chart.space.x.range().origin == Self.epoch - 5)
  }
}
