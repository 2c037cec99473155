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

@Suite("Line envelope")
struct LineEnvelopeTests {
  /// An upright segment: where it stands, and its ends.
  private struct Segment: Hashable, CustomStringConvertible {
    var x: Float
    var low: Float
    var high: Float
    var description: String { "\(x): \(low)...\(high)" }
  }

  private func segments(of chart: Chart) throws -> [Segment] {
    let segments = try chart.frame { list in list.upright }
    #expect(chart.frameRecord?.series.first?.tier == .envelope)
    return segments.map { Segment(x: $0.x, low: $0.low, high: $0.high) }
  }

  private func chart(_ x: Column?, _ y: Column, width: Double = 100) throws -> Chart {
    let chart = try Chart.whole(width, 100)
    try chart.setPadding(.fixed(.zero))
    try chart.setDirectRows(0)
    try chart.addLine(x: x, y: y, style: LineStyle(width: 1))
    return chart
  }

  /// Another chart of the same columns and ranges, which has drawn nothing yet.
  private func fresh(_ chart: Chart, _ x: Column?, _ y: Column) throws -> Chart {
    let other = try self.chart(x, y)
    for (old, new) in [(chart.space.x, other.space.x), (chart.space.y, other.space.y)] {
      let range = try old.range()
      try new.setScale(range.scale)
      try new.setRange(origin: range.origin, min: range.min, max: range.max)
    }
    return other
  }

  // MARK: Against the obvious way

  /// What each run of a line covers of a column: every segment, cut at the column's borders.
  private func slow(
    _ points: [SIMD2<Double>],
    between left: Double,
    and right: Double
  ) -> [(low: Double, high: Double)] {
    var runs: [(low: Double, high: Double)] = []
    var run: (low: Double, high: Double)?
    func add(_ y: Double) { run = (min(run?.low ?? y, y), max(run?.high ?? y, y)) }
    for (index, point) in points.enumerated() {
      guard point.x.isFinite, point.y.isFinite else {
        if let run { runs.append(run) }
        run = nil
        continue
      }
      if point.x >= left, point.x <= right { add(point.y) }
      guard index > 0 else { continue }
      let last = points[index - 1]
      guard last.x.isFinite, last.y.isFinite else { continue }
      for border in [left, right] where (last.x - border) * (point.x - border) < 0 {
        add(last.y + (point.y - last.y) * (border - last.x) / (point.x - last.x))
      }
    }
    if let run { runs.append(run) }
    return runs
  }

  private func values(
    _ count: Int,
    _ kind: Int,
    _ random: inout SeededGenerator
  ) -> (x: [Double]?, y: [Double]) {
    var place = Double.random(in: 1...9, using: &random)
    let x = (0..<count).map { _ -> Double in
      switch kind % 4 {
      case 0: place += 1
      case 1: place += Double.random(in: 0.01...2, using: &random)
      case 2: place += Double.random(in: 0...1, using: &random) < 0.05 ? 40 : 0.01
      default: place += Double.random(in: 0...1, using: &random) < 0.5 ? 0 : 1
      }
      return place
    }
    var height = 50.0
    let y = (0..<count).map { _ -> Double in
      height += Double.random(in: -2...2, using: &random)
      let randomMarks = Double.random(in: 0...1, using: &random)
      if kind >= 4, randomMarks < 0.05 {
        return [.nan, .infinity, -.infinity, -3].randomElement(using: &random) ?? 0
      }
      return randomMarks > 0.99 ? height + 30 : height
    }
    let isRowNumbers = kind == 0 || kind == 8
    return (isRowNumbers ? nil : kind % 2 == 1 ? x : x.reversed(), y)
  }

  /// Intervals of which no two touch, in ascending order.
  private func united(_ intervals: [(low: Double, high: Double)]) -> [(low: Double, high: Double)] {
    var result: [(low: Double, high: Double)] = []
    for interval in intervals.sorted(by: { $0.low < $1.low }) {
      if let last = result.last, interval.low <= last.high {
        result[result.count - 1].high = max(last.high, interval.high)
      } else {
        result.append(interval)
      }
    }
    return result
  }

  @Test(
    "covers of each column what every segment of the line does, of few rows and of many",
    arguments: 0..<10,
    [100.0, 9]
  )
  func obvious(kind: Int, width: Double) throws {
    var random = SeededGenerator(seed: UInt64(kind) + 40)
    for scale in [Scale.linear, .log(), .squareRoot, .symlog()] {
      // More than four rows a column are not looked at one by one.
      let count = width < 10 ? 2000...6000 : 2...700
      let (x, y) = values(Int.random(in: count, using: &random), kind, &random)
      let chart = try chart(x.map { try Column($0) }, Column(y), width: width)
      let rows = y.indices.map { x?[$0] ?? Double($0) }
      let (low, high) = (rows.min() ?? 0, rows.max() ?? 1)
      let length = max(1, high - low)
      let start = max(0.01, low + Double.random(in: -0.3...0.8, using: &random) * length)
      let end = start + Double.random(in: 0.1...1, using: &random) * length
      let isReversed = Bool.random(using: &random)
      try chart.space.x.setScale(Bool.random(using: &random) ? scale : .linear)
      try chart.space.y.setScale(scale)
      try chart.space.x.setRange(min: isReversed ? end : start, max: isReversed ? start : end)
      try chart.space.y.setRange(min: 0.1, max: 120)
      let found = try segments(of: chart)
      let xMap = try chart.space.x.range().map(to: 0, width)
      let yMap = try chart.space.y.range().map(to: 100, 0)
      let points = rows.indices.map {
        SIMD2(xMap.position(of: rows[$0]), yMap.position(of: y[$0]))
      }
      // All columns stand an eighth of a point apart.
      let first = Double(found.first?.x ?? 0)
      for column in -30..<900 {
        let middle = first + Double(column) / 8
        guard middle > -2, middle < width + 2 else { continue }
        let expected = united(slow(points, between: middle - 1 / 16, and: middle + 1 / 16))
          .filter { $0.high >= -2.9 && $0.low <= 102.9 }
        let here = united(
          found.filter { abs(Double($0.x) - middle) < 1e-2 }.map {
            (Double($0.low), Double($0.high))
          }
        )
        #expect(here.count == expected.count, "\(scale) \(middle) \(here) \(expected)")
        guard here.count == expected.count else { return }
        // Of rows that turn at a border, a rounding may tell in which column they are.
        for (one, other) in zip(here, expected) {
          #expect(abs(one.low - max(-3, other.low)) < 0.02, "\(scale) \(one) \(other)")
          #expect(abs(one.high - min(103, other.high)) < 0.02, "\(scale) \(one) \(other)")
        }
      }
    }
  }

  // MARK: What is kept

  @Test("is what a new line draws, after any changes of ranges, scales and rows", arguments: 0..<7)
  func kept(kind: Int) throws {
    var random = SeededGenerator(seed: UInt64(kind) + 500)
    let count = 100_000
    let (x, y): (Column?, Column) =
      switch kind {
      case 0: (nil, Column(growing: .float64))
      case 1: (Column(growing: .float64), Column(growing: .float64))
      case 2: (nil, try Column(ring: .float64, capacity: count))
      case 3:
        (try Column(ring: .float64, capacity: count), try Column(ring: .float64, capacity: count))
      case 4: (Column(growing: .float64), Column(growing: .float64))
      case 6: (Column(growing: .int64), Column(growing: .int64))
      default:
        (try Column(ring: .int64, capacity: count), try Column(ring: .float32, capacity: count))
      }
    let epoch: Int64 = 1_700_000_000_123_456_789
    var place = 0.0
    func append(_ rows: Int) throws {
      var xs: [Double] = []
      var ys: [Double] = []
      for _ in 0..<rows {
        place += (kind == 4 ? -1 : 1) * Double(Int.random(in: 0...3, using: &random))
        xs.append(place)
        ys.append(
          kind % 2 == 1 && Int.random(in: 0..<500, using: &random) == 0
            ? .nan : Double.random(in: -1...5, using: &random)
        )
      }
      if y.type == .int64 {
        try x?.append(xs.map { epoch + Int64($0) })
        try y.append(ys.map { epoch + Int64($0 * 1000) })
      } else if x?.type == .int64 {
        try x?.append(xs.map { Int64($0) })
        try y.append(ys.map { Float($0) })
      } else {
        try x?.append(xs)
        try y.append(ys)
      }
    }
    try append(count + 1000)
    let chart = try chart(x, y)
    try chart.space.x.fit()
    try chart.space.y.fit()
    for round in 0..<40 {
      switch Int.random(in: 0..<10, using: &random) {
      case 0: try append(Int.random(in: 1...2000, using: &random))
      case 1...2 where kind == 6:
        // The origin goes along, with what is told from it.
        let range = try chart.space.y.range()
        let step = Int64.random(in: -300...300, using: &random)
        try chart.space.y.setRange(
          origin: range.origin + step,
          min: range.min + Double.random(in: -1...1, using: &random),
          max: range.max
        )
      case 5... where kind == 6:
        let range = try chart.space.x.range()
        let step = Int64.random(in: -20_000...24_000, using: &random)
        try chart.space.x.setRange(
          origin: range.origin + step,
          min: range.min,
          max: range.max
        )
      case 1: try chart.space.y.setRange(min: Double.random(in: 0.1...0.5, using: &random), max: 6)
      case 2:
        let scale = [Scale.linear, .log(), .symlog()].randomElement(using: &random) ?? .linear
        try chart.space.y.setRange(min: 0.5, max: 6)
        try chart.space.y.setScale(scale)
      case 3: try chart.space.x.fit()
      case 4:
        let range = try chart.space.x.range()
        try chart.space.x.setRange(origin: range.origin, min: range.max, max: range.min)
      default:
        let range = try chart.space.x.range()
        let step = (range.max - range.min) * Double.random(in: -0.1...0.12, using: &random)
        try chart.space.x.setRange(
          origin: range.origin,
          min: range.min + step,
          max: range.max + step
        )
      }
      let expected = try segments(of: try fresh(chart, x, y))
      #expect(try segments(of: chart) == expected, "\(kind), \(round)")
    }
  }

  @Test("is found anew for other columns, and where values of one have changed")
  func changed() throws {
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 100_000)
    defer { values.deallocate() }
    for row in values.indices { values[row] = Double(row % 7) }
    let column = try Column(borrowing: values.baseAddress, type: .float64, count: values.count) {}
    let chart = try chart(nil, column)
    try chart.space.y.setRange(min: -10, max: 10)
    let before = try segments(of: chart)
    #expect(try segments(of: chart) == before)
    for row in values.indices { values[row] = -Double(row % 5) }
    try column.changed(first: 0, count: values.count)
    #expect(try segments(of: chart) == segments(of: try fresh(chart, nil, column)))
    #expect(try segments(of: chart) != before)
    let other = try Column((0..<100_000).map { Double($0 % 3) })
    try #require(chart.series.first as? LineSeries).setColumns(x: nil, y: other)
    #expect(try segments(of: chart) == segments(of: try fresh(chart, nil, other)))
  }

  @Test("keeps the shape of an old spike while a ring's window slides, for 500 frames")
  func sliding() throws {
    var random = SeededGenerator(seed: 77)
    func noise(_ count: Int) -> [Double] {
      (0..<count).map { _ in Double.random(in: -1...1, using: &random) }
    }
    let ring = try Column(ring: .float64, capacity: 200_000)
    try ring.append(noise(199_000) + [100] + noise(999))
    let chart = try chart(nil, ring)
    try chart.space.y.setRange(min: -10, max: 110)
    var shape: [Segment] = []
    for frame in 0..<500 {
      try chart.space.x.fit(margins: false)
      let spike = try segments(of: chart).filter { $0.low < 50 }
      if frame == 0 { shape = spike }
      #expect(spike.count == 1 && spike.count == shape.count)
      guard let one = spike.first, let first = shape.first else { return }
      #expect(one.low == first.low && one.high == first.high, "\(frame)")
      // 391 rows are 391 / 200,000 of the plot's hundred points.
      let expected = Double(first.x) - Double(frame) * 391 * 100 / 199_999
      #expect(abs(Double(one.x) - expected) < 1e-3, "\(frame)")
      try ring.append(noise(391))
    }
  }

  @Test(
    "keeps the shape of a spike while a range moves with its origin, of x or of both",
    arguments: [false, true]
  )
  func movingOrigin(ofBoth: Bool) throws {
    var random = SeededGenerator(seed: 78)
    let epoch: Int64 = 1_700_000_000_000_000_000
    let times = (0..<200_000).map { epoch + Int64($0) * 1_000_000 }
    var values = times.indices.map { _ in Int64.random(in: -1000...1000, using: &random) }
    values[100_000] = 100_000
    let offset = ofBoth ? epoch : 0
    let chart = try chart(try Column(times), try Column(values.map { $0 + offset }))
    let length = 1e11
    let places = try Set(
      (0..<200).map { frame in
        let origin = times[50_000] + Int64(frame) * 1_234_567
        try chart.space.x.setRange(origin: origin, min: 0, max: length)
        try chart.space.y.setRange(
          origin: offset == 0 ? 0 : offset - Int64(frame),
          min: -10_000 + Double(offset == 0 ? 0 : frame),
          max: 110_000 + Double(offset == 0 ? 0 : frame)
        )
        let spike = try segments(of: chart).filter { $0.low < 50 }
        #expect(spike.count == 1, "\(frame)")
        let middle = (Double(times[100_000] - origin) / length) * 100
        #expect(abs(Double(spike.first?.x ?? 0) - middle) < 1.0 / 16 + 1e-3, "\(frame)")
        return [spike.first?.low, spike.first?.high]
      }
    )
    #expect(places.count == 1)
  }

  // MARK: Gaps

  @Test("draws rows among gaps as they are, up to a budget of a column, and says where it does not")
  func budget() throws {
    var random = SeededGenerator(seed: 8)
    for (count, isApproximated) in [(100_000, false), (800_000, false), (2_000_000, true)] {
      var values = (0..<count).map { _ in Float.random(in: 0...1, using: &random) }
      for row in values.indices where Int.random(in: 0..<3, using: &random) == 0 {
        values[row] = .nan
      }
      let chart = try chart(nil, Column(values))
      try chart.fit(margins: false)
      _ = try segments(of: chart)
      let record = try #require(chart.frameRecord?.series.first)
      #expect(record.gapsAreApproximated == isApproximated, "\(count)")
      let gaps = values.count { $0.isNaN }
      #expect(isApproximated ? record.gaps < gaps : record.gaps == gaps)
    }
  }

  @Test("leaves out what is missing for long without looking at its rows, and counts it")
  func missing() throws {
    var values = [Double](repeating: .nan, count: 3_000_000)
    for row in 1_000_000..<1_000_100 { values[row] = 5 }
    let chart = try chart(nil, Column(values))
    try chart.space.y.setRange(min: 0, max: 10)
    #expect(try segments(of: chart).count == 1)
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.gaps == 2_999_900 && !record.gapsAreApproximated)
  }

  @Test("takes two thousand million rows in one place, and all of them gaps, without reading them")
  func repeated() throws {
    let count = 1 << 31 + 1
    for value in [3.0, .nan, .infinity] {
      let column = try withUnsafeBytes(of: value) {
        try Column(copying: $0.baseAddress, type: .float64, count: count, stride: 0)
      }
      let chart = try chart(nil, column)
      try chart.space.x.setRange(min: 0, max: Double(count))
      try chart.space.y.setRange(min: 0, max: 10)
      let found = try segments(of: chart)
      #expect(value == 3 ? found.count >= 800 : found.isEmpty)
      let record = try #require(chart.frameRecord?.series.first)
      #expect(record.gaps == (value == 3 ? 0 : count))
      let both = try self.chart(column, column)
      try both.space.x.setRange(min: 0, max: 10)
      try both.space.y.setRange(min: 0, max: 10)
      try both.frame { _ in }
    }
  }

  @Test("takes memory that another thread changes unsaid for old or new values")
  func changedUnsaid() throws {
    let count = 200_000
    let values = UnsafeMutableBufferPointer<Double>.allocate(capacity: 2 * count)
    defer { values.deallocate() }
    for row in 0..<count {
      values[row] = Double(row)
      values[count + row] = Double(row % 13)
    }
    nonisolated(unsafe) let memory = values
    let x = try Column(borrowing: memory.baseAddress, type: .float64, count: count) {}
    let y = try Column(
      borrowing: memory.baseAddress.map { $0 + count },
      type: .float64,
      count: count
    ) {}
    let chart = try chart(x, y)
    try chart.space.x.setRange(min: 0, max: 1000)
    try chart.space.y.setRange(min: 0, max: 20)
    onThreads(2) { thread in
      var random = SeededGenerator(seed: UInt64(thread))
      for round in 0..<200 {
        if thread == 0 {
          for _ in 0..<20_000 {
            let place = Int.random(in: 0..<2 * count, using: &random)
            memory[place] = round % 3 == 0 ? .nan : Double.random(in: -1e5...1e5, using: &random)
          }
        } else {
          let start = Double.random(in: 0...1e5, using: &random)
          try? chart.space.x.setRange(min: start, max: start + 1e5)
          if round % 20 == 0 { try? chart.space.y.fit() }
          #expect(throws: Never.self) { try chart.frame { _ in } }
        }
      }
    }
  }

  @Test("is drawn from one moment while another thread appends to a ring")
  func appendedMeanwhile() throws {
    let x = try Column(ring: .float64, capacity: 40_000)
    let y = try Column(ring: .float64, capacity: 40_000)
    let chart = try chart(x, y)
    try chart.setDirectRows(5000)
    onThreads(2) { thread in
      for round in 0..<300 {
        if thread == 0 {
          let rows = (0..<997).map { Double(round * 997 + $0) }
          try? x.append(rows)
          try? y.append(rows)
        } else {
          let end = Double(x.firstRow + x.count)
          let length = round % 2 == 0 ? 3000.0 : 30_000
          try? chart.space.x.setRange(min: end - length, max: end)
          #expect(throws: Never.self) { try chart.frame { _ in } }
        }
      }
    }
  }

  @Test("pairs rows of two rings by their numbers")
  func pairs() throws {
    let x = try Column(ring: .float64, capacity: 100)
    let y = try Column(ring: .float64, capacity: 100)
    try x.append((0..<150).map(Double.init))
    try y.append((0..<150).map(Double.init))
    let chart = try chart(x, y)
    try x.append((150..<170).map(Double.init))
    try chart.space.x.setRange(min: 0, max: 200)
    try chart.space.y.setRange(min: 0, max: 200)
    // Rows 70 to 149 are in both.
    let found = try segments(of: chart)
    #expect(abs((found.first?.x ?? 0) - 35) < 0.1 && abs((found.last?.x ?? 0) - 74.5) < 0.1)
    #expect(found.allSatisfy { abs($0.x - (100 - $0.low)) < 0.2 })
    #expect(chart.frameRecord?.series.first?.rows == 80)
  }
}
