import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Range updaters in frames")
struct RangeUpdaterFrameTests {
  private func ends(_ projection: Projection) throws -> [Double] {
    let range = try projection.range()
    return [range.min, range.max]
  }

  private func updater(_ target: Projection, _ values: DataValue...) -> RangeUpdater {
    let updater = RangeUpdater(target: target)
    for value in values { updater.addValue(value) }
    return updater
  }

  @Test("run in every frame, and draw what they decide")
  func frames() throws {
    let chart = try Chart.whole(100, 100)
    let column = Column(growing: .float64)
    try column.append([0.0, 10])
    let line = try chart.addLine(x: nil, y: column)
    let latest = RangeUpdater(target: chart.space.x)
    try latest.attach(line)
    latest.append(try LatestRestriction(length: 1))
    chart.add(latest)
    chart.add(latest)
    #expect(chart.updaters.count == 1)
    for count in 2..<6 {
      let list = try chart.frame { $0 }
      #expect(try ends(chart.space.x) == [Double(count - 2), Double(count - 1)])
      #expect(list.polylines.flatMap(\.runs).flatMap(\.self).map(\.x).max() == 100)
      try column.append([1.0])
    }
    chart.remove(latest)
    chart.remove(latest)
    try chart.frame { _ in }
    #expect(try ends(chart.space.x) == [3, 4])
  }

  @Test("leave ranges alone outside of frames")
  func outside() throws {
    let chart = try Chart.whole(100, 100)
    try chart.space.x.setRange(min: 0, max: 1)
    chart.add(updater(chart.space.x, 5, 6))
    _ = try chart.plot()
    _ = try chart.hit(at: Point(x: 5, y: 5))
    #expect(try ends(chart.space.x) == [0, 1])
  }

  @Test("get the time of the frame")
  func time() throws {
    let chart = try Chart.whole(100, 100)
    let updater = RangeUpdater(target: chart.space.x)
    updater.append(
      BlockRestriction { range, context in
        range = ProposedRange(min: 0, max: context.time ?? -1)
      }
    )
    chart.add(updater)
    try chart.frame(at: 2.5) { _ in }
    #expect(try ends(chart.space.x) == [0, 2.5])
    #expect(updater.nextTime(after: 3) == nil)
    try updater.update()
    #expect(try ends(chart.space.x) == [-1, 0])
  }

  @Test("run after those whose targets they read, in whatever order they were added")
  func order() throws {
    let chart = try Chart.whole(100, 100)
    let (x, y, third) = (chart.space.x, chart.space.y, try Projection(min: 0, max: 1))
    func double(_ target: Projection, _ read: Projection) -> RangeUpdater {
      let updater = RangeUpdater(target: target)
      updater.append(
        BlockRestriction(projections: [read]) { range, context in
          range = ProposedRange(min: 0, max: 2 * (try context.range(of: read).max))
        }
      )
      return updater
    }
    chart.add(double(third, y))
    chart.add(double(y, x))
    chart.add(updater(x, 0, 5))
    try chart.frame { _ in }
    #expect(try ends(x) == [0, 5])
    #expect(try ends(y) == [0, 10])
    #expect(try ends(third) == [0, 20])
    chart.add(double(x, third))
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
  }

  @Test("of one target run one after the other, and the last decides")
  func several() throws {
    let chart = try Chart.whole(100, 100)
    chart.add(updater(chart.space.x, 1, 2))
    chart.add(updater(chart.space.x, 3, 4))
    try chart.frame { _ in }
    #expect(try ends(chart.space.x) == [3, 4])
  }

  @Test("leave a window where it is when the drawing fails, and where it was moved to")
  func failingWindow() throws {
    let chart = try Chart.whole(100, 100)
    let position = try AnchoredWindowPosition(anchor: 0, initial: 0)
    let windowed = updater(chart.space.x, 0, 100)
    windowed.append(
      WindowRestriction(
        viewport: .points(10),
        length: try ScaledWindowLength(unitsPerPoint: 1, min: 1, max: 1),
        position: position
      )
    )
    chart.add(windowed)
    func fail() {
      #expect(throws: KeisenError(.io, "full")) {
        try chart.frame { _ throws(KeisenError) in throw KeisenError(.io, "full") }
      }
    }
    fail()
    #expect(position.value == nil)
    try chart.frame { _ in }
    try position.pan(by: 300)
    fail()
    #expect(position.value == DataValue(300))
    // The failed frame has forgotten no way: less far is no longer beyond the end.
    try position.pan(by: -250)
    try chart.frame { _ in }
    #expect(try ends(chart.space.x) == [50, 60])
    #expect(position.value == DataValue(50))
  }

  @Test("change nothing when any of them fails, or the drawing")
  func failure() throws {
    let chart = try Chart.whole(100, 100)
    let reported = Locked(0)
    _ = chart.space.x.observe { _ in reported.withLock { $0 += 1 } }
    try chart.space.y.setRange(min: 0, max: 1)
    chart.add(updater(chart.space.x, 1, 2))
    let failing = RangeUpdater(target: chart.space.y)
    failing.append(BlockRestriction { _, _ in throw KeisenError(.callback, "no") })
    chart.add(failing)
    #expect(throws: KeisenError(.callback, "restriction 0 (Block) failed: no")) {
      try chart.frame { _ in }
    }
    chart.remove(failing)
    #expect(throws: KeisenError(.io, "full")) {
      try chart.frame { _ throws(KeisenError) in throw KeisenError(.io, "full") }
    }
    #expect(chart.space.x.follows && reported.withLock { $0 } == 0)
    #expect(try ends(chart.space.y) == [0, 1])
    try chart.frame { _ in }
    #expect(try ends(chart.space.x) == [1, 2])
    #expect(reported.withLock { $0 } == 1)
    try chart.frame { _ in }
    #expect(reported.withLock { $0 } == 1)
  }

  @Test("tell observers when all ranges of the frame are stored")
  func reported() throws {
    let chart = try Chart.whole(100, 100)
    let (x, y) = (chart.space.x, chart.space.y)
    let seen = Locked([[Double]]())
    for projection in [x, y] {
      _ = projection.observe { _ in
        let both = [x, y].map { one in one.state.withLock { $0.range?.max ?? .nan } }
        seen.withLock { $0.append(both) }
      }
    }
    for (target, value) in [(x, 5), (y, 7)] as [(Projection, DataValue)] {
      chart.add(updater(target, 0, value))
    }
    try chart.frame { _ in }
    #expect(seen.withLock { $0 } == [[5, 7], [5, 7]])
    #expect(chart.frameRecord?.frame == 1)
  }

  @Test("of a shared projection decide for both charts")
  func shared() throws {
    let first = try Chart.whole(100, 100)
    let second = try Chart.whole(100, 100)
    let space = Space(x: first.space.x, y: second.space.y)
    let line = try LineSeries(x: nil, y: Column([1.0, 2, 3]), in: space)
    second.add(line)
    let both = RangeUpdater(target: first.space.x)
    try both.attach(line)
    first.add(both)
    second.add(both)
    try first.frame { _ in }
    #expect(try ends(first.space.x) == [0, 2])
    try line.setColumns(x: nil, y: Column([1.0, 2, 3, 4]))
    try second.frame { _ in }
    #expect(try ends(first.space.x) == [0, 3])
  }

  @Test("lose against who sets the range while the frame is drawn")
  func meanwhile() throws {
    let chart = try Chart.whole(100, 100)
    let x = chart.space.x
    chart.add(updater(x, 1, 2))
    try chart.frame { _ throws(KeisenError) in try x.setRange(min: 8, max: 9) }
    #expect(try ends(x) == [8, 9])
    try chart.frame { _ in }
    #expect(try ends(x) == [1, 2])
  }
}
