import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Range updater")
struct RangeUpdaterTests {
  private func ends(_ projection: Projection) throws -> [Double] {
    let range = try projection.range()
    return [range.min, range.max]
  }

  private struct Refusal: Error {}

  // MARK: What it decides

  @Test("leaves a range alone without data and restrictions, set or not")
  func idle() throws {
    let unset = Projection()
    #expect(try !RangeUpdater(target: unset).update())
    #expect(unset.follows)
    let set = try Projection(min: 3, max: 2)
    #expect(try !RangeUpdater(target: set).update())
    #expect(try ends(set) == [3, 2])
  }

  @Test("takes the extremes of its data alone")
  func source() throws {
    let projection = Projection()
    let updater = RangeUpdater(target: projection)
    updater.addValue(2)
    #expect(try updater.update())
    #expect(try ends(projection) == [2, 2])
    updater.addValue(-1)
    updater.addValue(1)
    #expect(try ends(projection) == [2, 2])
    #expect(try updater.update())
    #expect(try ends(projection) == [-1, 2])
    #expect(try !updater.update())
  }

  @Test("begins with nothing where it has restrictions alone, and stores no nothing")
  func restrictionsAlone() throws {
    let projection = try Projection(min: 3, max: 4)
    let updater = RangeUpdater(target: projection)
    let probe = ProbeRestriction()
    updater.append(probe)
    #expect(probe.last == nil && probe.length == nil && probe.middle == nil)
    #expect(try !updater.update())
    #expect(probe.last == .empty && probe.length == nil && probe.middle == nil)
    #expect(try ends(projection) == [3, 4])
    updater.append(try IncludeRestriction(value: 7))
    updater.append(try LengthRestriction(length: 2))
    updater.append(probe)
    #expect(try updater.update())
    #expect(try ends(projection) == [6, 8])
    #expect(probe.last == ProposedRange(min: 6, max: 8) && probe.length == 2 && probe.middle == 7)
  }

  @Test("runs its restrictions in list order, which may be changed")
  func order() throws {
    let projection = Projection()
    let updater = RangeUpdater(target: projection)
    updater.addValue(0)
    updater.addValue(10)
    let length = try LengthRestriction(length: 4, anchor: -1)
    let bounds = try BoundsRestriction(max: 3)
    updater.append(length)
    try updater.insert(bounds, at: 0)
    try updater.update()
    #expect(try ends(projection) == [0, 4])
    try updater.move(from: 0, to: 1)
    try updater.update()
    #expect(try ends(projection) == [0, 3])
    try updater.replace(at: 1, with: try BoundsRestriction(max: 2))
    try updater.update()
    #expect(try ends(projection) == [0, 2])
    #expect(try updater.remove(at: 1) is BoundsRestriction)
    updater.append(length)
    #expect(updater.restrictions.count == 2)
    updater.removeRestrictions()
    #expect(updater.restrictions.isEmpty)
    for index in [-1, 1, .max, .min] {
      #expect(throws: KeisenError.self) { try updater.insert(length, at: index) }
      #expect(throws: KeisenError.self) { try updater.move(from: index, to: 0) }
      #expect(throws: KeisenError.self) { try updater.replace(at: index, with: length) }
      #expect(throws: KeisenError.self) { try updater.remove(at: index) }
    }
  }

  @Test("turns round what a restriction reverses, and stores it reversed where it is told to")
  func reversed() throws {
    let projection = try Projection(min: 0, max: 1)
    let updater = RangeUpdater(target: projection)
    let seen = ProbeRestriction()
    updater.append(BlockRestriction { range, _ in range = ProposedRange(min: 9, max: 4) })
    updater.append(seen)
    try updater.update()
    #expect(try ends(projection) == [4, 9])
    #expect(seen.last == ProposedRange(min: 4, max: 9))
    updater.isReversed = true
    #expect(try updater.update())
    #expect(try ends(projection) == [9, 4])
    #expect(try !updater.update())
  }

  // MARK: Failures

  @Test("keeps the range and says which restriction failed")
  func failures() throws {
    let projection = try Projection(min: 3, max: 4)
    let updater = RangeUpdater(target: projection)
    updater.addValue(1)
    updater.append(ProbeRestriction())
    updater.append(BlockRestriction(name: "Mine") { _, _ in throw Refusal() })
    #expect(throws: KeisenError(.callback, "restriction 1 (Mine) failed: Refusal()")) {
      try updater.update()
    }
    try updater.replace(at: 1, with: BlockRestriction { range, _ in range.max = .nan })
    #expect(throws: KeisenError(.callback, "restriction 1 (Block) made (1.0, nan) of (1.0, 1.0)")) {
      try updater.update()
    }
    try updater.replace(at: 1, with: BlockRestriction { range, _ in range.max = .infinity })
    #expect(throws: KeisenError(.invalidArgument, "range must be finite, got (1.0, inf)")) {
      try updater.update()
    }
    let refusing = BlockRestriction { _, _ in throw KeisenError(.unsupported, "not today") }
    try updater.replace(at: 1, with: refusing)
    #expect(throws: KeisenError(.unsupported, "restriction 1 (Block) failed: not today")) {
      try updater.update()
    }
    for time in [Double.nan, .infinity] {
      #expect(throws: KeisenError.self) { try updater.update(at: time) }
    }
    #expect(try ends(projection) == [3, 4])
  }

  @Test("reports a restriction that runs its own updater, by any way")
  func recursion() throws {
    let chart = try Chart.whole(10, 10)
    let updaters = [chart.space.x, chart.space.y].map { RangeUpdater(target: $0) }
    for updater in updaters { chart.add(updater) }
    updaters[0].append(BlockRestriction { _, _ in try updaters[0].update() })
    let message =
      "restriction 0 (Block) failed: restriction of an updater must not run this updater"
    #expect(throws: KeisenError(.invalidState, message)) { try updaters[0].update() }
    try updaters[0].replace(at: 0, with: BlockRestriction { _, _ in try chart.frame { _ in } })
    #expect(throws: KeisenError.self) { try updaters[0].update() }
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    try updaters[0].replace(at: 0, with: BlockRestriction { _, _ in try updaters[1].update() })
    updaters[1].append(BlockRestriction { _, _ in try updaters[0].update() })
    #expect(throws: KeisenError.self) { try updaters[0].update() }
    try updaters[1].remove(at: 0)
    updaters[1].addValue(5)
    #expect(try !updaters[0].update())
    #expect(try ends(chart.space.y) == [5, 5])
  }

  @Test("decides anew where its target changed meanwhile, and gives up where it always does")
  func changes() throws {
    let projection = Projection()
    let updater = RangeUpdater(target: projection)
    updater.addValue(3)
    // The read fits the unset target, which is a change.
    updater.append(BlockRestriction { range, _ in range.include(try projection.range().max) })
    #expect(try updater.update())
    #expect(try ends(projection) == [1, 3])
    let count = Locked(0)
    let setting = BlockRestriction { _, _ in
      let number = count.withLock { count in
        count += 1
        return count
      }
      try projection.rebase(to: Int64(number))
    }
    try updater.replace(at: 0, with: setting)
    #expect(throws: KeisenError.self) { try updater.update() }
    #expect(count.withLock { $0 } == 1_000)
    #expect(try ends(projection) == [-999, -997])
  }

  // MARK: Data

  @Test("adds values and series up, across units, and leaves out what is not finite")
  func values() throws {
    let projection = Projection()
    let updater = RangeUpdater(target: projection)
    #expect(!updater.addValue(DataValue(.nan)))
    #expect(!updater.addValue(DataValue(.infinity)))
    #expect(!updater.clearValues())
    #expect(updater.addValue(DataValue(0, origin: 1_700_000_000, unit: .seconds)))
    #expect(!updater.addValue(DataValue(0, origin: 1_700_000_000, unit: .seconds)))
    #expect(updater.addValue(DataValue(0, origin: 1_700_000_000_000_000_250, unit: .nanoseconds)))
    try updater.update()
    let scale = Scale.time(TimeScale(unit: .nanoseconds))
    let start: Int64 = 1_700_000_000_000_000_000
    #expect(
      try projection.range() == ProjectionRange(origin: start, min: 0, max: 250, scale: scale)
    )
    #expect(projection.scale == scale)
    let space = Space(x: projection, y: Projection())
    let later = FixedSeries(
      x: Extent(min: .integer(start - 5), max: .integer(start + 999), unit: .nanoseconds),
      in: space
    )
    try updater.attach(later)
    try updater.update()
    #expect(try ends(projection) == [-5, 999])
    #expect(updater.clearValues())
    updater.detach(later)
    #expect(updater.attached.isEmpty)
    #expect(try !updater.update())
    #expect(try ends(projection) == [-5, 999])
  }

  @Test("gives an unset target what a fit would: scale, origin and names")
  func start() throws {
    let minimum: Int64 = 1_700_000_000_000_000_123
    let cases: [(Extent, Scale)] = [
      (.integer(minimum, minimum + 10), .linear),
      (
        Extent(min: .integer(minimum), max: .integer(minimum + 10), unit: .nanoseconds),
        .time(TimeScale(unit: .nanoseconds))
      ),
    ]
    for (extent, scale) in cases {
      let space = Space(x: Projection(), y: Projection())
      let updater = RangeUpdater(target: space.x)
      try updater.attach(FixedSeries(x: extent, in: space))
      try updater.update()
      let expected = try ProjectionRange(origin: minimum, min: 0, max: 10, scale: scale)
      #expect(try space.x.range() == expected)
      #expect(space.x.scale == (scale == .linear ? nil : scale) || space.x.scale == scale)
      let chart = try Chart.whole(10, 10)
      let framed = RangeUpdater(target: chart.space.x)
      try framed.attach(FixedSeries(x: extent, in: chart.space))
      chart.add(framed)
      try chart.frame { _ in }
      #expect(try chart.space.x.range() == expected)
      #expect(chart.space.x.scale == space.x.scale)
      chart.space.x.state.withLock { #expect($0.effectiveScale == scale) }
    }
  }

  @Test(
    "refuses series that do not draw through the target, and rows within the target's own range"
  )
  func refused() throws {
    let space = Space(x: Projection(), y: Projection())
    let updater = RangeUpdater(target: space.x)
    let series = FixedSeries(in: space)
    let other = FixedSeries(in: Space(x: Projection(), y: Projection()))
    #expect(throws: KeisenError.self) { try updater.attach(other) }
    #expect(throws: KeisenError.self) { try updater.attach(series, within: space.x) }
    #expect(throws: KeisenError.self) { try updater.attach(series, within: other.space.y) }
    #expect(updater.attached.isEmpty)
    try updater.attach(series)
    try updater.attach(series, within: space.y)
    #expect(updater.attached.count == 1 && updater.attached.first?.within === space.y)
    updater.detach(other)
    updater.detach(series)
    #expect(updater.attached.isEmpty)
  }

  @Test("follows a line as it grows, shrinks as a ring does, and gets other columns")
  func follows() throws {
    let space = Space(x: Projection(), y: Projection())
    let growing = Column(growing: .float64)
    try growing.append([1.0, 5])
    let line = try LineSeries(x: nil, y: growing, in: space)
    let updater = RangeUpdater(target: space.y)
    try updater.attach(line)
    try updater.update()
    #expect(try ends(space.y) == [1, 5])
    try growing.append([-3.0])
    try updater.update()
    #expect(try ends(space.y) == [-3, 5])
    let ring = try Column(ring: .float64, capacity: 2)
    try ring.append([100.0, 7, 8])
    try line.setColumns(x: nil, y: ring)
    try updater.update()
    #expect(try ends(space.y) == [7, 8])
    try ring.append([9.0])
    try updater.update()
    #expect(try ends(space.y) == [8, 9])
    try line.setColumns(x: nil, y: Column([Double.nan]))
    #expect(try !updater.update())
    #expect(try ends(space.y) == [8, 9])
  }

  @Test("counts what is positive alone on a log scale")
  func log() throws {
    let projection = try Projection(scale: .log())
    let updater = RangeUpdater(target: projection)
    updater.addValue(-5)
    #expect(try !updater.update())
    for value: DataValue in [0.5, 0, 20, 3] { updater.addValue(value) }
    try updater.update()
    #expect(try ends(projection) == [0.5, 20])
    let linear = try Projection(scale: .linear)
    let other = RangeUpdater(target: linear)
    for value: DataValue in [0.5, 0, 20, 3] { other.addValue(value) }
    other.append(try PositiveRestriction())
    try other.update()
    #expect(try ends(linear) == [0.5, 20])
  }

  @Test("has the extremes that a search finds")
  func bruteForce() throws {
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<300 {
      let origin = Int64.random(in: -(1 << 50)...(1 << 50), using: &generator)
      let projection = try Projection(scale: .time(TimeScale(unit: .nanoseconds)))
      try projection.rebase(to: origin)
      let updater = RangeUpdater(target: projection)
      var exact: [Double] = []
      for _ in 0..<Int.random(in: 1...20, using: &generator) {
        let unit = TimeUnit.allCases.randomElement(using: &generator) ?? .seconds
        let value = Int64.random(in: -1_000_000...1_000_000, using: &generator)
        updater.addValue(DataValue(0, origin: value, unit: unit))
        exact.append(Double(value * (1_000_000_000 / unit.perSecond) - origin))
      }
      try updater.update()
      #expect(try ends(projection) == [exact.min(), exact.max()])
    }
  }

  @Test("has no trouble with values at the ends of what numbers hold")
  func extremes() throws {
    let values: [DataValue] = [
      DataValue(.greatestFiniteMagnitude), DataValue(-.greatestFiniteMagnitude),
      DataValue(0, origin: .max), DataValue(0, origin: .min), DataValue(-1, origin: .min),
      DataValue(0, origin: .max, unit: .seconds), DataValue(1e300, unit: .seconds),
      DataValue(-1e300, origin: .min, unit: .nanoseconds),
    ]
    for first in values {
      for second in values {
        for scale: Scale? in [nil, .linear, .log(), .time(TimeScale(unit: .nanoseconds))] {
          let projection = try Projection(scale: scale)
          let updater = RangeUpdater(target: projection)
          updater.addValue(first)
          updater.addValue(second)
          updater.append(try NiceRestriction())
          do {
            try updater.update()
          } catch {
            #expect(error.code == .invalidArgument)
          }
        }
      }
    }
  }

  // MARK: Threads

  @Test("may be changed, run and drawn with by several threads")
  func threads() throws {
    let chart = try Chart.whole(50, 50)
    let column = Column(growing: .float64)
    try column.append([1.0, 2])
    let line = try chart.addLine(x: nil, y: column)
    let updater = RangeUpdater(target: chart.space.y)
    chart.add(updater)
    try updater.attach(line, within: chart.space.x)
    let number = chart.space.y.observe { range in
      if let range { #expect(range.min <= range.max) }
    }
    let failures = Locked(0)
    onThreads(4) { thread in
      for round in 0..<200 {
        do {
          switch (thread + round) % 4 {
          case 0: try updater.update(at: Double(round))
          case 1: try chart.frame(at: Double(round)) { _ in }
          case 2:
            updater.append(try MarginsRestriction())
            if updater.restrictions.count > 5 { updater.removeRestrictions() }
          default:
            try column.append([Double(round)])
            try chart.space.x.setRange(min: 0, max: Double(round + 1))
          }
        } catch {
          failures.withLock { $0 += 1 }
        }
      }
    }
    #expect(failures.withLock { $0 } == 0)
    #expect(chart.space.y.removeObserver(number))
  }
}
