import CAllocations
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
@testable import KeisenShapes

private struct Failure: Error, CustomStringConvertible { let description = "no luck" }

@Suite("CustomScale in charts")
struct CustomScaleChartTests {
  private func logarithm() throws -> CustomScale {
    try CustomScale(label: "own", domain: 0 ... .infinity) {
      log($0)
    } inverse: {
      exp($0)
    }
  }

  private func chart(
    _ x: [Double],
    _ y: [Double],
    _ scale: Scale,
    isBare: Bool = false
  ) throws -> Chart {
    let size = Size(width: 400, height: 300)
    let chart = try isBare ? Chart(bare: size) : Chart(size: size)
    try chart.space.y.setScale(scale)
    try chart.add(LineSeries(x: Column(x), y: Column(y), in: chart.space))
    return chart
  }

  private func places(_ chart: Chart) throws -> [SIMD2<Float>] {
    try chart.frame { list in list.polylines.flatMap(\.runs).flatMap { Array($0) } }
  }

  @Test("A line on the logarithm of the caller's stands where it does on ours, gaps included")
  func line() throws {
    let x: [Double] = (0..<200).map { Double($0) }
    let y: [Double] = x.map { $0 == 50 ? -1 : $0 == 70 ? .nan : $0 == 90 ? 0 : exp($0 / 20) }
    // Other ticks would have other lines, and leave other room.
    let charts = [
      try chart(x, y, .custom(try logarithm()), isBare: true),
      try chart(x, y, .log(), isBare: true),
    ]
    for chart in charts {
      try chart.space.y.setRange(min: 1, max: 20_000)
    }
    let (own, ours) = (try places(charts[0]), try places(charts[1]))
    #expect(own.count == ours.count && own.count > 190)
    for (one, other) in zip(own, ours) {
      let way: SIMD2<Float> = one - other
      #expect(abs(way.x) < 1e-3 && abs(way.y) < 1e-3)
    }
    let (theirs, known) = (charts[0].frameRecord?.series.first, charts[1].frameRecord?.series.first)
    #expect(theirs?.gaps == known?.gaps && theirs?.dropped == known?.dropped)
  }

  @Test("A fit takes what has a place, and stays within the domain")
  func fit() throws {
    let values: [Double] = [-5, 0, 0.5, 3, .nan, 80, .infinity]
    func fitted(_ scale: CustomScale, _ values: [Double]) throws -> ProjectionRange {
      let chart = try chart(values.indices.map { Double($0) }, values, .custom(scale))
      let following = try chart.space.y.range()
      try chart.space.y.fit(margins: false)
      let exact = try chart.space.y.range()
      #expect(following.min <= exact.min && following.max >= exact.max)
      return exact
    }
    let log = try fitted(try logarithm(), values)
    #expect(log.min == 0.5 && log.max == 80)
    let bounded = try CustomScale(domain: -1...10) {
      $0 * 2
    } inverse: {
      $0 / 2
    }
    #expect(try fitted(bounded, values).min == -1 && fitted(bounded, values).max == 10)
    let logit = try CustomScale(domain: 0...1) {
      Glibc.log($0 / (1 - $0))
    } inverse: {
      1 / (1 + exp(-$0))
    }
    let open = try fitted(logit, [-1, 0.5, 2])
    #expect(open.min == 0.5 && open.max == 1 - 0.5 / 1024)
    // Nothing has a place, or there is nothing.
    let empty = try fitted(logit, [5, 6])
    #expect(empty.min > 0 && empty.max < 1 && empty.min < empty.max)
    let square = try CustomScale(domain: 20...30) {
      $0 * $0
    } inverse: {
      $0.squareRoot()
    }
    #expect(try fitted(square, []).min == 20 && fitted(square, []).max == 21)
  }

  @Test("A range that is no scale is refused wherever it comes from, and the old one stays")
  func refused() throws {
    let scale = try CustomScale(label: "sine") {
      sin($0)
    } inverse: {
      asin($0)
    }
    let projection = try Projection(min: 0, max: 1, scale: .custom(scale))
    #expect(throws: KeisenError.self) { try projection.setRange(min: 0, max: 6) }
    #expect(throws: KeisenError.self) { try projection.setRange(DataValue(0), DataValue(6)) }
    #expect(try projection.range().max == 1)
    let other = try Projection(min: 0, max: 6)
    #expect(throws: KeisenError.self) { try other.setScale(.custom(scale)) }
    #expect(other.scale == .linear)
    #expect(throws: KeisenError.self) { try Projection(min: 0, max: 6, scale: .custom(scale)) }
    let low = try CustomScale(label: "low", domain: 0...2) {
      $0
    } inverse: {
      $0
    }
    try projection.setScale(.custom(low))
    let error = #expect(throws: KeisenError.self) { try projection.setRange(min: -1, max: 1) }
    #expect(error?.message == "range of the low scale must be in (0.0, 2.0), got (-1.0, 1.0)")

    // A fit, a frame, a hook and an updater.
    let chart = try chart([0, 1], [0, 6], .custom(scale))
    #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    #expect(chart.space.y.follows && chart.frameRecord == nil)
    try chart.space.y.setRange(min: 0, max: 1)
    try chart.frame { _ in }
    chart.space.y.willUpdate = { range, _ in range = ProposedRange(min: -4, max: 4) }
    #expect(throws: KeisenError.self) { try chart.space.y.setRange(min: 0.5, max: 1) }
    chart.space.y.willUpdate = nil
    #expect(try chart.space.y.range().max == 1)
    let updater = RangeUpdater(target: chart.space.y)
    _ = updater.addValue(DataValue(0))
    _ = updater.addValue(DataValue(5))
    #expect(throws: KeisenError.self) { try updater.update() }
    #expect(try chart.space.y.range().max == 1)
  }

  @Test("A function that fails ends frame, search and verbs, and leaves the chart")
  func failures() throws {
    let isBroken = Locked(false)
    let scale = try CustomScale(label: "weak") { value in
      // Not among the points that a range is looked at in.
      guard value != 0.3 || !isBroken.withLock({ $0 }) else { throw Failure() }
      return value
    } inverse: {
      $0
    }
    let chart = try chart([0, 1, 2], [0, 0.3, 1], .custom(scale))
    try chart.frame { _ in }
    let record = chart.frameRecord
    isBroken.withLock { $0 = true }
    for _ in 0..<2 {
      let error = #expect(throws: KeisenError.self) { try chart.frame { _ in } }
      #expect(error == KeisenError(.callback, "forward of the weak scale failed: no luck"))
    }
    #expect(throws: KeisenError.self) { try chart.space.y.map([0.1, 0.3]) }
    #expect(chart.frameRecord?.frame == record?.frame)
    isBroken.withLock { $0 = false }
    try chart.frame { _ in }
    #expect(chart.frameRecord?.frame == (record?.frame ?? 0) + 1)
  }

  @Test("A line of very many rows asks for far fewer values than it has")
  func cost() throws {
    let asked = Locked(0)
    let scale = try CustomScale(label: "own", low: 0, high: .infinity, ticks: []) {
      values,
      results in
      asked.withLock { $0 += values.count }
      for index in values.indices { results[index] = log(values[index]) }
    } inverse: { values, results in
      for index in values.indices { results[index] = exp(values[index]) }
    }
    var random = SeededGenerator(seed: 5)
    let count = 300_000
    let x: [Double] = (0..<count).map { Double($0) }
    let y: [Double] = x.map { _ in Double.random(in: 1...1_000, using: &random) }
    let chart = try chart(x, y, .custom(scale))
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.first?.tier == .envelope)
    #expect(asked.withLock { $0 } < count / 4)
    // What has no place among the rows makes it a line of rows, with gaps; not where nothing but
    // positive values have one, as on log.
    var gaps = y
    gaps[count / 2] = 2_000
    let low = try CustomScale(label: "low", low: -1, high: 1_500, ticks: []) { values, results in
      for index in values.indices { results[index] = 2 * values[index] }
    } inverse: { values, results in
      for index in values.indices { results[index] = values[index] / 2 }
    }
    let other = try self.chart(x, gaps, .custom(low))
    try other.frame { _ in }
    #expect(other.frameRecord?.series.first?.tier != .envelope)
  }

  @Test("Hits, colours and words know it")
  func uses() throws {
    let scale = try logarithm()
    let chart = try chart([0, 1, 2, 3], [1, 10, 100, 1_000], .custom(scale))
    try chart.frame { _ in }
    let plot = try chart.plot()
    let hit = try chart.hit(
      at: Point(x: plot.midX - plot.width / 6, y: plot.midY),
      within: .infinity
    )
    #expect(hit?.row == 1)
    #expect(chart.description.contains("on the own scale"))
    let colors = ColorScale(
      projection: try Projection(min: 1, max: 100, scale: .custom(scale)),
      style: ColorScale.Style(map: .greys)
    )
    let ours = ColorScale(
      projection: try Projection(min: 1, max: 100, scale: .log()),
      style: ColorScale.Style(map: .greys)
    )
    let values: [Double] = [-1, 0, 1, 3, 10, 42, 100, 1_000, .nan]
    #expect(try colors.colors(of: values) == ours.colors(of: values))
  }

  @Test("A range moves along what it is straight in")
  func gestures() throws {
    let scale = try logarithm()
    let own = try Projection(min: 1, max: 100, scale: .custom(scale))
    let ours = try Projection(min: 1, max: 100, scale: .log())
    for fractions: [Double] in [[0, 0.5, 1], [-1, 0.25, 3]] {
      for (one, other) in zip(try own.invert(fractions), try ours.invert(fractions)) {
        let off: Double = abs(one - other)
        #expect(off <= 1e-12 * abs(other))
      }
    }
    #expect(try own.convert([10], to: ours).allSatisfy { abs($0 - 10) < 1e-12 })
  }

  @Test("A function that fails ends every question to a chart, which stays as it was")
  func failingQuestions() throws {
    let isBroken = Locked(false)
    let scale = try weak(isBroken)
    let expected = KeisenError(.callback, "forward of the weak scale failed: no luck")
    for isBare in [false, true] {
      // Without axes a layout asks for nothing.
      for question in ChartQuestion.allCases where !isBare || question != .plot {
        let chart = try chart([0, 1, 2], [0.1, 0.3, 0.9], .custom(scale), isBare: isBare)
        try chart.space.y.setRange(min: 0, max: 1)
        isBroken.withLock { $0 = true }
        let error = #expect(throws: KeisenError.self) { try question.ask(chart) }
        #expect(error == expected, "\(question) \(isBare)")
        #expect(chart.space.x.follows)
        isBroken.withLock { $0 = false }
        try question.ask(chart)
      }
    }
  }

  @Test("A function that fails ends frames and questions of figures, also around the charts")
  func failingFigures() throws {
    let isBroken = Locked(false)
    let scale = try weak(isBroken)
    let expected = KeisenError(.callback, "forward of the weak scale failed: no luck")
    for isAround in [false, true] {
      let figure = try Figure(size: Size(width: 400, height: 300))
      let kind: Scale = isAround ? .linear : .custom(scale)
      let chart = try chart([0, 1, 2], [0.1, 0.3, 0.9], kind)
      try chart.space.y.setRange(min: 0, max: 1)
      try figure.add(chart, row: 0, column: 0)
      if isAround {
        let space = figure.outer.space
        try space.y.setScale(.custom(scale))
        try space.y.setRange(min: 0, max: 1)
        try figure.outer.add(LineSeries(x: nil, y: Column([0.2, 0.4]), in: space))
      }
      isBroken.withLock { $0 = true }
      let drawn = #expect(throws: KeisenError.self) { try figure.frame { _ in } }
      #expect(drawn == expected)
      #expect(chart.space.x.follows && figure.frameRecord == nil)
      if !isAround {
        let placed = #expect(throws: KeisenError.self) { try figure.place(of: chart) }
        #expect(placed == expected)
        let hit = #expect(throws: KeisenError.self) { try figure.hit(at: Point.zero) }
        #expect(hit == expected)
      }
      isBroken.withLock { $0 = false }
      try figure.frame { _ in }
    }
  }

  @Test("An axis keeps no ticks of a function that failed")
  func ticksAfterFailure() throws {
    let isBroken = Locked(false)
    let scale = try weak(isBroken)
    func made() throws -> Chart {
      let chart = try chart([0, 1, 2], [0.1, 0.3, 0.9], .custom(scale))
      try chart.space.y.setRange(min: 0, max: 1)
      return chart
    }
    let (one, other) = (try made(), try made())
    isBroken.withLock { $0 = true }
    #expect(throws: KeisenError.self) { try one.frame { _ in } }
    isBroken.withLock { $0 = false }
    let texts = try [one, other].map { chart in try chart.frame { $0.text } }
    #expect(texts[0] == texts[1])
  }

  /// A scale whose forward function fails as long as it is broken.
  private func weak(_ isBroken: Locked<Bool>) throws -> CustomScale {
    try CustomScale(label: "weak") { (value: Double) -> Double in
      guard !isBroken.withLock({ $0 }) else { throw Failure() }
      return value
    } inverse: { (number: Double) -> Double in
      number
    }
  }

  @Test("A function that asks the chart that shows it gets an error, and ends")
  func reentry() throws {
    let held = Locked<Chart?>(nil)
    let errors = Locked<[KeisenError]>([])
    let scale = try CustomScale(label: "own") { (value: Double) -> Double in
      if let chart = held.withLock({ $0 }) {
        do throws(KeisenError) {
          _ = try chart.plot()
        } catch {
          errors.withLock { $0.append(error) }
        }
      }
      return value
    } inverse: { (number: Double) -> Double in
      number
    }
    let chart = try chart([0, 1, 2], [0.1, 0.3, 0.9], .custom(scale))
    try chart.space.y.setRange(min: 0, max: 1)
    held.withLock { $0 = chart }
    #expect(throws: KeisenError.self) { try chart.plot() }
    let found: [KeisenError] = errors.withLock { $0 }
    #expect(!found.isEmpty && found.allSatisfy { $0.code == .invalidState })
    held.withLock { $0 = nil }
    _ = try chart.plot()
  }

  @Test("A density whose colours stand on a scale that is none over its counts is an error")
  func density() throws {
    let sine = try CustomScale(label: "sine") { (value: Double) -> Double in
      sin(value)
    } inverse: { (number: Double) -> Double in
      asin(number)
    }
    let chart = try Chart.whole(2, 1)
    try chart.space.x.setRange(min: 0, max: 2)
    let x: [Double] = [0.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5]
    let columns = try DensityColumns(x: Column(x), y: Column(x.map { _ in 0.0 }))
    let colors = ColorScale(projection: try Projection(scale: .custom(sine)))
    try chart.addDensity(columns, colorScale: colors)
    let error = #expect(throws: KeisenError.self) { try chart.frame { _ in } }
    #expect(error?.code == .invalidArgument)
    #expect(error?.message.contains("must rise or fall throughout (0.0, 7.0)") == true)
  }

  @Test("Words count no extremes that a positive scale does not show")
  func words() throws {
    let values: [Double] = [-5, 0, 0.5, 3, 80]
    let x: [Double] = values.indices.map { Double($0) }
    for scale in [Scale.custom(try logarithm()), .log()] {
      let words = try chart(x, values, scale).description
      #expect(words.contains("lowest 0.5") && words.contains("highest 80"), "\(words)")
    }
    #expect(try chart(x, values, .linear).description.contains("lowest \u{2212}5"))
  }

  @Test("Rows of strips and candlesticks are asked for many at once, and stand as on our logarithm")
  func blocks() throws {
    let calls = Locked(0)
    let own = try CustomScale(label: "own", low: 0, high: .infinity, ticks: []) {
      (values: UnsafeBufferPointer<Double>, results: UnsafeMutableBufferPointer<Double>) in
      calls.withLock { $0 += 1 }
      for index in values.indices { results[index] = log(values[index]) }
    } inverse: {
      (values: UnsafeBufferPointer<Double>, results: UnsafeMutableBufferPointer<Double>) in
      for index in values.indices { results[index] = exp(values[index]) }
    }
    var random = SeededGenerator(seed: 8)
    let count = 20_000
    let prices: [Double] = (0..<count).map { _ in Double.random(in: -1...90, using: &random) }
    let rows: [Double] = prices.indices.map { Double($0) }
    var tops: [[Float]] = []
    var records: [[Int]] = []
    for scale in [Scale.custom(own), .log()] {
      let strips = try Chart.whole(200, 100)
      try strips.space.x.setRange(min: -0.5, max: 0.5)
      let candles = try Chart.whole(200, 100)
      try candles.space.x.setRange(min: 0, max: Double(count))
      for chart in [strips, candles] {
        try chart.space.y.setScale(scale)
        try chart.space.y.setRange(min: 1, max: 100)
      }
      try strips.add(StripMark(GroupColumns(values: Column(prices))))
      let mark = CandlestickMark(
        x: try Column(rows),
        open: try Column(prices),
        high: try Column(prices.map { $0 + 3 }),
        low: try Column(prices.map { $0 - 3 }),
        close: try Column(prices.map { $0 + 1 })
      )
      candles.add(try CandlestickSeries(mark, in: candles.space))
      let points: [SIMD2<Float>] = try strips.frame { list in
        list.markers.flatMap { Array($0.positions.elements) }
      }
      tops.append(points.map(\.y))
      try candles.frame { _ in }
      let made = [strips, candles].compactMap { $0.frameRecord?.series.first }
      records.append(made.flatMap { [$0.rows, $0.gaps, $0.dropped] })
    }
    #expect(records[0] == records[1] && records[0].count == 6)
    #expect(tops[0].count == tops[1].count && tops[0].count > count / 2)
    let ways: [Float] = zip(tops[0], tops[1]).map { abs($0 - $1) }
    #expect(ways.allSatisfy { (way: Float) in way < 0.01 })
    #expect(calls.withLock { $0 } < count / 4)
  }

  @Test("A single value takes no memory")
  func single() throws {
    let map = Scale.custom(try logarithm()).map(min: 1, max: 100, to: 0, 1)
    var sum: Double = map.position(of: 2) + map.value(at: 0.5)
    let before = allocations_of_thread()
    for step in 1...100 { sum += map.position(of: Double(step)) + map.value(at: 0.5) }
    let after = allocations_of_thread()
    #expect(after == before && sum.isFinite)
  }
}
