import KeisenChartsTestSupport
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

@Suite("Projection hook and observers")
struct ProjectionObserversTests {
  private func ends(_ projection: Projection) throws -> [Double] {
    let range = try projection.range()
    return [range.min, range.max]
  }

  private struct Refusal: Error {}

  // MARK: Hook

  @Test("rewrites every range before it is stored")
  func hook() throws {
    let projection = try Projection(min: 0, max: 1)
    projection.willUpdate = { range, _ in range.max += 1 }
    try projection.setRange(min: 2, max: 3)
    #expect(try ends(projection) == [2, 4])
    try projection.setRange(DataValue(5), DataValue(6))
    #expect(try ends(projection) == [5, 7])
    try projection.setRange(origin: 100, min: 5, max: 6)
    #expect(try projection.range() == ProjectionRange(origin: 100, min: 5, max: 7))
    try projection.rebase(to: 0)
    #expect(try ends(projection) == [105, 107])
    try projection.fit()
    #expect(try ends(projection) == [0, 2])
    projection.unset()
    #expect(try ends(projection) == [0, 2])
    try projection.nice()
    #expect(try ends(projection) == [0, 2])
    let updater = RangeUpdater(target: projection)
    updater.addValue(5)
    try updater.update()
    #expect(try ends(projection) == [5, 6])
    let chart = try Chart.whole(10, 10)
    let space = Space(x: projection, y: Projection())
    chart.add(FixedSeries(in: space))
    updater.addValue(8)
    chart.add(updater)
    try chart.frame { _ in }
    #expect(try ends(projection) == [5, 9])
    projection.willUpdate = nil
    try projection.setRange(min: 2, max: 3)
    #expect(try ends(projection) == [2, 3])
  }

  @Test("may reverse a range, and keeps the old one where it fails")
  func failingHook() throws {
    let projection = try Projection(min: 0, max: 1)
    projection.willUpdate = { range, _ in (range.min, range.max) = (range.max, range.min) }
    try projection.setRange(min: 2, max: 3)
    #expect(try ends(projection) == [3, 2])
    projection.willUpdate = { _, _ in throw Refusal() }
    #expect(throws: KeisenError(.callback, "hook of a projection failed: Refusal()")) {
      try projection.setRange(min: 5, max: 6)
    }
    for bad in [Double.nan, .infinity] {
      projection.willUpdate = { range, _ in range.min = bad }
      let error = KeisenError(
        .invalidArgument,
        "hook of a projection: range must be finite, got (\(bad), 6.0)"
      )
      #expect(throws: error) { try projection.setRange(min: 5, max: 6) }
      #expect(throws: KeisenError.self) { try projection.fit() }
    }
    #expect(try ends(projection) == [3, 2])
  }

  @Test("must not change the projection that it is the hook of")
  func selfishHook() throws {
    let projection = try Projection(min: 0, max: 1)
    projection.willUpdate = { _, projection in try projection.setRange(min: 7, max: 8) }
    let message = "hook of a projection failed: hook of a projection must not change its range"
    #expect(throws: KeisenError(.callback, message)) { try projection.setRange(min: 5, max: 6) }
    let count = Locked(Int64(0))
    projection.willUpdate = { _, projection in
      try projection.rebase(
        to: count.withLock { count in
          count += 1
          return count
        }
      )
    }
    #expect(throws: KeisenError(.invalidState, "hook of a projection must not change it")) {
      try projection.setRange(min: 5, max: 6)
    }
  }

  // MARK: Observers

  @Test("are told of changes, in order, after them, and of no range that stays")
  func reported() throws {
    let projection = try Projection(min: 0, max: 1)
    let seen = Locked([(Int, Double?)]())
    let numbers = (0..<2).map { number in
      projection.observe { range in seen.withLock { $0.append((number, range?.max)) } }
    }
    try projection.setRange(min: 0, max: 2)
    try projection.setRange(min: 0, max: 2)
    #expect(throws: KeisenError.self) { try projection.setRange(min: 0, max: .nan) }
    projection.unset()
    try projection.fit()
    try projection.setScale(.squareRoot)
    #expect(projection.removeObserver(numbers[0]))
    #expect(!projection.removeObserver(numbers[0]))
    try projection.rebase(to: 5)
    let found = seen.withLock { $0 }
    #expect(found.map(\.0) == [0, 1, 0, 1, 0, 1, 0, 1, 1])
    #expect(found.map(\.1) == [2, 2, nil, nil, 1, 1, 1, 1, -4])
  }

  @Test("may link projections both ways")
  func linked() throws {
    let projections = try (0..<3).map { _ in try Projection(min: 0, max: 1) }
    let count = Locked(0)
    for (index, projection) in projections.enumerated() {
      let next = projections[(index + 1) % 3]
      let last = projections[(index + 2) % 3]
      _ = projection.observe { range in
        guard let range else { return }
        count.withLock { $0 += 1 }
        for other in [next, last] { try? other.setRange(min: range.min, max: range.max) }
      }
    }
    try projections[1].setRange(min: 3, max: 9)
    for projection in projections { #expect(try ends(projection) == [3, 9]) }
    #expect(count.withLock { $0 } == 3)
  }

  @Test("that change what they observe are told again, and not without end")
  func reentrant() throws {
    let projection = try Projection(min: 0, max: 1)
    let count = Locked(0)
    let number = projection.observe { range in
      count.withLock { $0 += 1 }
      guard let range, range.max < 5 else { return }
      try? projection.setRange(min: 0, max: range.max + 1)
    }
    try projection.setRange(min: 0, max: 2)
    #expect(try ends(projection) == [0, 5])
    #expect(count.withLock { $0 } == 4)
    projection.removeObserver(number)
    _ = projection.observe { range in
      try? projection.setRange(min: 0, max: (range?.max ?? 0) + 1)
    }
    try projection.setRange(min: 0, max: 100)
    #expect(try ends(projection) == [0, 116])
    try projection.setRange(min: 0, max: 200)
    #expect(try ends(projection) == [0, 216])
  }

  @Test("are told nothing once they are removed, in the same round too")
  func removed() throws {
    let projection = try Projection(min: 0, max: 1)
    let numbers = Locked([UInt64]())
    let seen = Locked([Int]())
    for index in 0..<3 {
      let number = projection.observe { _ in
        seen.withLock { $0.append(index) }
        for number in numbers.withLock({ $0 }) { projection.removeObserver(number) }
      }
      numbers.withLock { $0.append(number) }
    }
    try projection.setRange(min: 0, max: 2)
    try projection.setRange(min: 0, max: 3)
    #expect(seen.withLock { $0 } == [0])
  }

  @Test("end outside of the lock")
  func ended() throws {
    final class Ending: Sendable {
      let projection: Projection
      let body: @Sendable () -> Void
      init(_ projection: Projection, _ body: @escaping @Sendable () -> Void) {
        (self.projection, self.body) = (projection, body)
      }
      deinit {
        _ = !projection.follows
        body()
      }
    }
    let projection = try Projection(min: 0, max: 1)
    let count = Locked(0)
    func ending() -> Ending { Ending(projection) { count.withLock { $0 += 1 } } }
    let number = projection.observe { [ending = ending()] _ in _ = ending.projection }
    projection.willUpdate = { [ending = ending()] _, _ in _ = ending.projection }
    projection.removeObserver(number)
    projection.willUpdate = nil
    #expect(count.withLock { $0 } == 2)
  }

  @Test("and the hook may be used by several threads")
  func threads() throws {
    let projection = try Projection(min: 0, max: 1)
    let count = Locked(0)
    projection.willUpdate = { range, _ in range.max = range.min + 1 }
    onThreads(4) { thread in
      for round in 0..<300 {
        let number = projection.observe { _ in count.withLock { $0 += 1 } }
        try? projection.setRange(min: Double(thread * 1_000 + round), max: 0)
        projection.removeObserver(number)
      }
    }
    let range = try projection.range()
    #expect(range.max == range.min + 1)
    #expect(count.withLock { $0 } >= 300)
  }

  // MARK: Conversion

  @Test("convert on every pair of scales, there and back")
  func convert() throws {
    let scales: [Scale] = [
      .linear, .log(), .symlog(), .squareRoot, .category(CategoryScale(["a", "b", "c"])),
      .time(TimeScale(unit: .seconds)),
      .time(TimeScale(unit: .seconds, cuts: TimeCuts(closedWeekdays: .weekend))),
    ]
    for from in scales {
      for to in scales {
        for (min, max) in [(1.0, 400_000.0), (400_000, 1)] {
          let projection = try Projection(min: 1, max: 400_000, scale: from)
          let other = try Projection(min: min, max: max, scale: to)
          let ends = try projection.convert([1, 400_000], to: other)
          for (end, expected) in zip(ends, [min, max]) {
            #expect(abs(end - expected) <= 1e-14 * expected, "\(from) to \(to)")
          }
          let values = [2.0, 100, 70_000, 390_000]
          let back = try other.convert(projection.convert(values, to: other), to: projection)
          for (value, found) in zip(values, back) where !cutsAway(value, to) {
            #expect(abs(found - value) <= 1e-9 * 400_000, "\(from) to \(to)")
          }
        }
      }
    }
  }

  /// Whether a value converted there may lie beside a cut, where two instants have one place.
  private func cutsAway(_ value: Double, _ scale: Scale) -> Bool {
    if case .time(let time) = scale { return !time.cuts.isEmpty }
    return false
  }
}
