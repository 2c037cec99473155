import Glibc
import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenReduction

@Suite("DensitySeries")
struct DensitySeriesTests {
  /// A frame in which densities are counted, and its grids.
  private func counted(_ chart: Chart, pixelRatio: Double = 1) throws -> FrameContext {
    var (frame, _) = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: pixelRatio)
    try frame.countDensities()
    return frame
  }

  private func grid(_ density: DensitySeries, _ frame: FrameContext) throws -> DensityGrid {
    try #require(frame.densities.grid(of: density))
  }

  private static let nasty: [Double] = [
    .nan, .infinity, -.infinity, 1e300, -1e300, -5, 105, 0, 100, 50, 10, -0.0, 99.999, 5e-324,
  ]

  private func values(_ count: Int, _ random: inout SeededGenerator) -> [Double] {
    (0..<count).map { _ in
      switch Int.random(in: 0..<10, using: &random) {
      case 0: Self.nasty[Int.random(in: 0..<Self.nasty.count, using: &random)]
      // On borders between cells.
      case 1...3: Double(Int.random(in: -10...110, using: &random))
      default: Double.random(in: -20...120, using: &random)
      }
    }
  }

  @Test(
    "counts each row in view in the cell that a slow look finds, on any scale and in any direction",
    arguments: [0, 1, 1023, 4097, 100_000]
  )
  func counts(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    let (xs, ys) = (values(count, &random), values(count, &random))
    let ends: [(Scale, Double, Double)] = [
      (.linear, 0, 100), (.linear, 100, 0), (.log(), 0.5, 100), (.symlog(), -20, 100),
      (.squareRoot, 100, -3), (.linear, 50, 50),
      (.category(CategoryScale(["a", "b"])), -0.5, 1.5),
    ]
    for (index, (scale, min, max)) in ends.enumerated() {
      for (cellSize, pixelRatio) in [(0.0, 1.0), (7, 1), (1.5, 2)] {
        let chart = try Chart.whole(100, 80)
        let (other, low, high) = ends[(index * 3 + 1) % ends.count]
        try chart.space.x.setScale(scale)
        try chart.space.x.setRange(min: min, max: max)
        try chart.space.y.setScale(other)
        try chart.space.y.setRange(min: low, max: high)
        let density = try chart.addDensity(
          DensityColumns(x: Column(xs), y: Column(ys)),
          style: DensityStyle(cellSize: cellSize)
        )
        let found = try grid(density, try counted(chart, pixelRatio: pixelRatio))
        let side = Swift.max(1, (cellSize * pixelRatio).rounded())
        let x = SlowAxis(try chart.space.x.range(), false, 100 * pixelRatio, side)
        let y = SlowAxis(try chart.space.y.range(), true, 80 * pixelRatio, side)
        let (columns, rows) = (x.count, y.count)
        var wanted = [UInt32](repeating: 0, count: columns * rows)
        var gaps = 0
        var dropped = 0
        for row in 0..<count {
          guard xs[row].isFinite, ys[row].isFinite else {
            gaps += 1
            continue
          }
          if x.hasNone(xs[row]) || y.hasNone(ys[row]) { dropped += 1 }
          guard let column = x.cell(xs[row]), let row = y.cell(ys[row]) else { continue }
          wanted[row * columns + column] += 1
        }
        #expect(found.shape.columns == columns && found.shape.rows == rows)
        #expect(found.totals.array == wanted)
        #expect(found.rows == count && found.gaps == gaps && found.dropped == dropped)
      }
    }
  }

  @Test(
    "puts a row between cells into the right and the lower one, and at the last sides into the last"
  )
  func borders() throws {
    let chart = try Chart.whole(4, 4)
    try chart.space.x.setRange(min: 0, max: 4)
    try chart.space.y.setRange(min: 0, max: 4)
    let columns = try DensityColumns(x: Column([0.0, 1, 4, 4, 2.5]), y: Column([4.0, 3, 0, 4, 1]))
    let density = try chart.addDensity(columns)
    let found = try grid(density, try counted(chart))
    #expect(
      found.totals.array == [
        1, 0, 0, 1,
        0, 1, 0, 0,
        0, 0, 0, 0,
        0, 0, 1, 1,
      ]
    )
  }

  /// Frames of a range that moves by parts of a cell: the first cell across, and what is in each.
  private func pan(
    _ chart: Chart,
    _ density: DensitySeries,
    by move: (Int) throws -> Void
  ) throws -> [[UInt32]] {
    try (0..<60).map { index in
      try move(index)
      return try grid(density, try counted(chart)).totals.array
    }
  }

  @Test("has cells that stand in the data, whatever the scale, and keep their rows while it moves")
  func standing() throws {
    var random = SeededGenerator(seed: 21)
    let count = 20_000
    // Many on borders: cells are 8 wide, or an eighth of a power of e.
    let xs = (0..<count).map { row -> Double in
      let value = Double.random(in: -700...900, using: &random)
      return row % 2 == 0 ? value.rounded() : value
    }
    let ys = [Double](repeating: 0, count: count)
    for isReversed in [false, true] {
      let chart = try Chart.whole(100, 1)
      let density = try chart.addDensity(
        DensityColumns(x: Column(xs), y: Column(ys)),
        style: DensityStyle(cellSize: 8)
      )
      var low = -40.0
      let frames = try pan(chart, density) { index in
        low += [0.37, 1, 2.6, 8, 1.0 / 3][index % 5]
        let ends = isReversed ? (low + 100, low) : (low, low + 100)
        try chart.space.x.setRange(min: ends.0, max: ends.1)
      }
      low = -40
      for (index, frame) in frames.enumerated() {
        low += [0.37, 1, 2.6, 8, 1.0 / 3][index % 5]
        let first = Int((low / 8).rounded(.down))
        let last = Int(((low + 100) / 8).rounded(.up))
        var wanted = [UInt32](repeating: 0, count: last - first)
        for x in xs {
          // Of a reversed one the right cell is the one of lower values.
          let cell = Int((isReversed ? (x / 8).rounded(.up) - 1 : (x / 8).rounded(.down))) - first
          if wanted.indices.contains(cell) { wanted[cell] += 1 }
        }
        let isWhole = (low / 8).rounded() == low / 8
        if !isWhole { #expect(frame == (isReversed ? wanted.reversed() : wanted)) }
      }
    }
    // On a log scale a factor is a move.
    let positive = try Column(
      (0..<count).map { _ in exp(Double.random(in: -9...9, using: &random)) }
    )
    let chart = try Chart.whole(1, 100)
    try chart.space.y.setScale(.log())
    let density = try chart.addDensity(
      DensityColumns(x: Column(ys), y: positive),
      style: DensityStyle(cellSize: 10)
    )
    var low = -3.0
    var known: [Int: UInt32] = [:]
    let frames = try pan(chart, density) { index in
      low += 0.0371
      try chart.space.y.setRange(min: exp(low), max: exp(low + 5))
    }
    low = -3
    for frame in frames {
      low += 0.0371
      // From the top down.
      let last = Int(((low + 5) / 0.5).rounded(.up)) - 1
      #expect(frame.count == 11)
      for (index, count) in frame.enumerated() {
        #expect(known[last - index] ?? count == count)
        known[last - index] = count
      }
    }
    #expect(known.count == 15)
  }

  @Test("has cells at absolute places, wherever the origin of times is")
  func origins() throws {
    var random = SeededGenerator(seed: 5)
    let first: Int64 = 1_700_000_000_123_456_789
    let times = (0..<2000).map { _ in first + Int64.random(in: 0..<400_000, using: &random) }
    let column = try times.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: .timestamp(.nanoseconds), count: times.count)
    }
    let chart = try Chart.whole(100, 1)
    let density = try chart.addDensity(
      DensityColumns(x: column, y: Column([Double](repeating: 0, count: times.count))),
      style: DensityStyle(cellSize: 8)
    )
    for index in 0..<40 {
      let low = first + Int64(index) * 7777
      try chart.space.x.setRange(origin: low - Int64(index % 3) * 1_000_003, min: 0, max: 1e5)
      try chart.space.x.setRange(
        DataValue(0, origin: low, unit: .nanoseconds),
        DataValue(1e5, origin: low, unit: .nanoseconds)
      )
      let found = try grid(density, try counted(chart)).totals.array
      // 8 of 100 pixels are 8000 of them.
      let numbers = low / 8000...(low + 100_000 - 1) / 8000
      #expect(found == numbers.map { number in UInt32(times.count { $0 / 8000 == number }) })
    }
  }

  @Test("draws cells on whole device pixels, one at least, within one of where they stand")
  func pixels() throws {
    for side in 2...9 {
      for index in 0..<200 {
        let low = Double(index) * 0.05
        let range = try ProjectionRange(min: low, max: low + 50)
        let axis = DensityAxis(range, isDown: index % 2 == 1, pixels: 50, side: side)
        let borders = axis.borders
        #expect(borders.count == axis.count + 1)
        #expect(borders[0] <= 0 && borders[axis.count] >= 50)
        for cell in 0..<axis.count {
          let seen = min(50, borders[cell + 1]) - max(0, borders[cell])
          #expect(seen >= 1)
        }
        for (number, border) in borders.enumerated().dropFirst().dropLast() {
          let value = index % 2 == 1 ? low + 50 - Double(border) : low + Double(border)
          let wanted = axis.map.position(of: value)
          #expect(abs(wanted - Double(number)) * Double(side) <= 1.001)
        }
      }
    }
  }

  @Test("takes columns of every type, times and row numbers, and those that do not go one way")
  func types() throws {
    let xs = [3, 1, 2, 2, 0]
    let stamps = xs.map { Int64($0) + 1_700_000_000 }
    let columns: [Column?] = [
      try Column(xs.map(Int8.init)), try Column(xs.map(UInt64.init)),
      try Column(xs.map(Float.init)),
      try stamps.withUnsafeBytes {
        try Column(copying: $0.baseAddress, type: .timestamp(.seconds), count: 5)
      }, nil,
    ]
    for x in columns {
      let chart = try Chart.whole(4, 1)
      let density = try chart.addDensity(DensityColumns(x: x, y: Column([1, 1, 1, 1, 1.0])))
      let found = try grid(density, try counted(chart))
      // 0 to 3 or 0 to 4 over four cells.
      #expect(found.totals.array == (x == nil ? [1, 1, 1, 2] : [1, 1, 2, 1]))
    }
  }

  @Test("has means within the bound of exact ones, whatever the order of the rows")
  func means() throws {
    var random = SeededGenerator(seed: 8)
    for span in [1.0, 1e-280, 1e300, 0] {
      let count = 20_000
      let xs = (0..<count).map { _ in Double.random(in: 0...10, using: &random) }
      let values = (0..<count).map { row -> Double in
        row % 11 == 0
          ? [.nan, .infinity][row % 2] : Double.random(in: -1...5, using: &random) * span
      }
      func grid(_ order: [Int]) throws -> DensityGrid {
        let chart = try Chart.whole(10, 1)
        try chart.space.x.setRange(min: 0, max: 10)
        let columns = try DensityColumns(
          x: Column(order.map { xs[$0] }),
          y: Column(order.map { _ in 1.0 }),
          aggregation: .mean(Column(order.map { values[$0] }))
        )
        let density = try chart.addDensity(columns)
        return try self.grid(density, try counted(chart))
      }
      let found = try grid(Array(0..<count))
      let means = try #require(found.means).array
      #expect(found.gaps == values.count { !$0.isFinite })
      for order in [Array((0..<count).reversed()), (0..<count).shuffled(using: &random)] {
        #expect(try #require(grid(order).means).array == means)
      }
      let bound = 6 * span * 0x1p-45
      for cell in 0..<10 {
        let own = (0..<count).filter { min(9, Int(xs[$0])) == cell && values[$0].isFinite }
        let mean = own.reduce(0) { $0 + values[$1] / Double(own.count) }
        #expect(abs(means[cell] - mean) <= bound + abs(mean) * 1e-12)
      }
    }
  }

  @Test("has no mean where no row has a value, and the value itself where all are one")
  func fewMeans() throws {
    let chart = try Chart.whole(2, 1)
    try chart.space.x.setRange(min: 0, max: 2)
    let columns = try DensityColumns(
      x: Column([0.5, 1.5, 1.5]),
      y: Column([0.0, 0, 0]),
      aggregation: .mean(Column([.nan, 0.1, 0.1]))
    )
    let density = try chart.addDensity(columns)
    let found = try grid(density, try counted(chart))
    let means = try #require(found.means).array
    #expect(means[0].isNaN && means[1] == 0.1)
    #expect(found.extent == 0.1...0.1)
  }

  /// A column of ten values, each 10 above the one before.
  private func steps(from first: Int64, _ type: ElementType) throws -> Column {
    try (0..<10).map { first + 10 * Int64($0) }.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: type, count: 10)
    }
  }

  /// The colours of ten cells of a value each.
  private func colors(
    of values: Column,
    _ scale: ColorScale,
    _ spread: DensityStyle.Spread = .scale
  ) throws -> [UInt32] {
    let chart = try Chart.whole(10, 1)
    try chart.space.x.setRange(min: -0.5, max: 9.5)
    let y = try Column([Double](repeating: 0, count: 10))
    let columns = DensityColumns(x: nil, y: y, aggregation: .mean(values))
    try chart.addDensity(columns, colorScale: scale, style: DensityStyle(spread: spread))
    return try #require(try chart.frame { $0 }.cells.first).colors.array
  }

  @Test("has means of integers and of times that doubles do not tell apart")
  func exactMeans() throws {
    let first: Int64 = 1_700_000_000_000_000_000
    let wanted = (0..<10).map { ColorMap.viridis.color(at: Double($0) / 9).bytes }
    for type in [ElementType.int64, .uint64, .timestamp(.nanoseconds)] {
      let values = try steps(from: first, type)
      for spread in [DensityStyle.Spread.scale, .equalArea] {
        #expect(try colors(of: values, ColorScale(), spread) == wanted)
      }
      let scale = ColorScale()
      try scale.projection.setRange(origin: first - 5, min: 5, max: 95)
      #expect(try colors(of: values, scale) == wanted)
    }
    #expect(try colors(of: steps(from: -first, .int64), ColorScale()) == wanted)
    // In the unit of the range, whichever that is.
    let seconds = try steps(from: 1_700_000_000, .timestamp(.seconds))
    let scale = ColorScale()
    try scale.projection.setRange(
      DataValue(0, origin: first, unit: .nanoseconds),
      DataValue(90e9, origin: first, unit: .nanoseconds)
    )
    #expect(try colors(of: seconds, scale) == wanted)
  }

  @Test("has means of all integers near the ends of 64 bits, and of those far from each other")
  func farMeans() throws {
    for (low, high) in [(Int64.min, Int64.max), (.min, .min + 9), (.max - 9, .max), (0, .max)] {
      let chart = try Chart.whole(2, 1)
      let values = try [low, high].withUnsafeBytes {
        try Column(copying: $0.baseAddress, type: .int64, count: 2)
      }
      let columns = try DensityColumns(
        x: Column([0.0, 1]),
        y: Column([0.0, 0]),
        aggregation: .mean(values)
      )
      let density = try chart.addDensity(columns)
      let frame = try counted(chart)
      let found = try grid(density, frame)
      let means = try #require(found.means).array
      #expect(Double(found.anchor.origin) + means[0] == Double(low))
      #expect(Double(found.anchor.origin) + means[1] == Double(high))
      let range = frame.range(of: try #require(density.colorScale).projection)
      #expect(range.max - range.min == Double(Int128(high) - Int128(low)))
    }
  }

  @Test("shows means of times on a scale of times, as a heat map does")
  func timeMeans() throws {
    let nine: Int64 = 1_700_038_800
    let values = try steps(from: nine, .timestamp(.seconds))
    func labels(_ add: (Chart, ColorScale) throws -> Void) throws -> [String] {
      let chart = try Chart(size: Size(width: 300, height: 300))
      try chart.space.x.setRange(min: -0.5, max: 9.5)
      let scale = ColorScale()
      try add(chart, scale)
      chart.add(try ColorBar(scale), to: .above)
      return try chart.frame { $0 }.labels.map(\.text).filter { $0.contains(":") }
    }
    let y = try Column([Double](repeating: 0, count: 10))
    let heatmap = try labels { chart, scale in
      try chart.addHeatmap(values: values, columns: 10, colorScale: scale)
    }
    let density = try labels { chart, scale in
      let columns = DensityColumns(x: nil, y: y, aggregation: .mean(values))
      try chart.addDensity(columns, colorScale: scale)
    }
    #expect(heatmap.contains("09:00:00"))
    #expect(density == heatmap)
  }

  @Test("counts categories by their codes; other codes are gaps")
  func categories() throws {
    let chart = try Chart.whole(2, 1)
    try chart.space.x.setRange(min: 0, max: 2)
    let codes = [0.0, 1, 1, 2, 3, -1, 0.5, .nan, .infinity, 2]
    let columns = try DensityColumns(
      x: Column(codes.indices.map { $0 < 3 ? 0.5 : 1.5 }),
      y: Column(codes.map { _ in 0.0 }),
      aggregation: .category(Column(codes), names: ["a", "b", "c"])
    )
    let density = try chart.addDensity(columns)
    let found = try grid(density, try counted(chart))
    #expect(found.counts.array == [1, 2, 0, 0, 0, 2])
    #expect(found.totals.array == [3, 2])
    #expect(found.gaps == 5)
  }

  @Test("mixes the colours of categories by their numbers, and gets opaque with all of them")
  func mixture() throws {
    let chart = try Chart.whole(3, 1)
    try chart.space.x.setRange(min: 0, max: 3)
    let columns = try DensityColumns(
      x: Column([0.5, 1.5, 1.5, 1.5, 1.5]),
      y: Column([0.0, 0, 0, 0, 0]),
      aggregation: .category(Column([0, 0, 1, 1, 1]), names: ["a", "b"])
    )
    try chart.addDensity(columns)
    let cells = try #require(try chart.frame { $0 }.cells.first)
    let colors = cells.colors.array.map(Color.init(bytes:))
    let (a, b) = (chart.theme.cycleColor(0), chart.theme.cycleColor(1))
    func near(_ left: Float, _ right: Float) -> Bool { abs(left - right) < 0.004 }
    #expect(near(colors[0].red, a.red) && near(colors[0].blue, a.blue))
    #expect(near(colors[1].red, a.red / 4 + b.red * 3 / 4))
    #expect(near(colors[1].green, a.green / 4 + b.green * 3 / 4))
    #expect(near(colors[1].alpha, 1) && near(colors[0].alpha, 0.4))
    #expect(cells.colors.array[2] == 0)
  }

  @Test("has a range of its own in each frame while its scale is unset, and stores none")
  func automaticRange() throws {
    let own = try CustomScale(label: "own", domain: 0 ... .infinity) { (value: Double) -> Double in
      log(value)
    } inverse: { (number: Double) -> Double in
      exp(number)
    }
    let cases: [(Scale, Double, Double)] = [
      (.linear, 0, 1), (.log(), 1, 10), (.custom(own), 1, 10),
    ]
    for (scale, low, single) in cases {
      let chart = try Chart.whole(2, 1)
      try chart.space.x.setRange(min: 0, max: 2)
      let columns = try DensityColumns(x: Column([0.5, 1.5, 1.5]), y: Column([0.0, 0, 0]))
      let colors = ColorScale(projection: try Projection(scale: scale))
      try chart.addDensity(columns, colorScale: colors)
      #expect(try counted(chart).range(of: colors.projection).max == 2)
      #expect(try counted(chart).range(of: colors.projection).min == low)
      try chart.space.x.setRange(min: 0, max: 1)
      #expect(try counted(chart).range(of: colors.projection).max == single)
      try chart.frame { _ in }
      try chart.fit()
      _ = try colors.projection.range()
      #expect(colors.projection.follows)
      try colors.projection.setRange(min: 1, max: 7)
      #expect(try counted(chart).range(of: colors.projection).max == 7)
      // A fit would find nothing, so it goes back.
      try colors.projection.fit()
      #expect(colors.projection.follows)
    }
  }

  @Test("spreads colours by equal area, so that the colour bar tells how many cells have less")
  func equalArea() throws {
    let chart = try Chart.whole(4, 1)
    try chart.space.x.setRange(min: 0, max: 4)
    // 1, 2, 2 and 5 rows.
    let xs = [0.5, 1.5, 1.5, 2.5, 2.5, 3.5, 3.5, 3.5, 3.5, 3.5]
    let columns = try DensityColumns(x: Column(xs), y: Column(xs.map { _ in 0.0 }))
    let density = try chart.addDensity(columns, style: DensityStyle(spread: .equalArea))
    let scale = try #require(density.colorScale)
    let range = try counted(chart).range(of: scale.projection)
    let map = range.map(to: 0, 1)
    #expect([1, 2, 5].map(map.position(of:)) == [0, 2.0 / 3, 1])
    let cells = try #require(try chart.frame { $0 }.cells.first)
    let viridis = ColorMap.viridis
    let wanted = [0, 2.0 / 3, 2.0 / 3, 1].map { viridis.color(at: $0).bytes }
    #expect(cells.colors.array == wanted)
  }

  @Test("knows how many cells have which count: few exactly, many to a thousandth")
  func valueCounts() throws {
    let counts: [UInt32] = [0, 1, 1, 2047, 2048, 2049, 5_000_001, .max, 0]
    let buffer = GrowingBuffer<UInt32>()
    for count in counts { try buffer.append(count) }
    let values = try DensityGrid(totals: buffer).valueCounts
    #expect(values.counts.reduce(0, +) == 7)
    #expect(values.values.first == 1 && values.values.last == 4_294_967_295)
    for count in counts where count > 0 {
      #expect(values.values.contains { abs($0 - Double(count)) <= Double(count) / 1024 })
    }
    let some = ValueCounts(values: [1, 3, 9], counts: [1, 2, 3])
    let more = ValueCounts(values: [0, 3, 10], counts: [5, 5, 5])
    #expect(some.merged(more).values == [0, 1, 3, 9, 10])
    #expect(some.merged(more).counts == [5, 1, 7, 3, 5])
    #expect(some.clamped(2, 8).values == [2, 3, 8])
    #expect(some.clamped(4, 5).counts == [3, 3])
  }

  @Test("is drawn in the tier density, in exact frames too, and with the same cells")
  func tier() throws {
    let chart = try Chart.whole(50, 40)
    var random = SeededGenerator(seed: 1)
    let columns = try DensityColumns(
      x: Column(values(5000, &random)),
      y: Column(values(5000, &random))
    )
    try chart.addDensity(columns)
    let pictures = try [false, true].map { isExact in try chart.frame(isExact: isExact) { $0.text }
    }
    #expect(pictures[0] == pictures[1])
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .density && record.rows == 5000)
    #expect(record.gaps > 0)
  }

  @Test("draws nothing of no rows, of none in view, and of none with a value")
  func nothing() throws {
    let empty = try Column([Double]())
    let gaps = try Column([Double.nan, .nan])
    let far = try Column([500.0, 500])
    for (y, aggregation) in [
      (empty, DensityColumns.Aggregation.count), (empty, .mean(empty)), (gaps, .count),
      (far, .count), (far, .mean(gaps)), (gaps, .category(gaps, names: ["a"])),
    ] {
      let chart = try Chart.whole(20, 20)
      try chart.space.y.setRange(min: 0, max: 1)
      let columns = DensityColumns(x: nil, y: y, aggregation: aggregation)
      for spread in [DensityStyle.Spread.scale, .equalArea] {
        let density = try chart.addDensity(columns, style: DensityStyle(spread: spread))
        chart.add(try ColorBar(#require(density.colorScale)), to: .above)
      }
      #expect(try chart.frame { $0 }.cells.filter { $0.columns * $0.rows != 256 }.isEmpty)
      #expect(chart.frameRecord?.series.map(\.tier) == [.density, .density])
    }
  }

  @Test("counts all rows in one cell, and 2^31 + 1 of them through a view without a stride")
  func crowd() throws {
    let count = 1 << 31 + 1
    let value = UnsafeMutablePointer<Float>.allocate(capacity: 1)
    defer { value.deallocate() }
    value.pointee = 0.5
    let column = try Column(borrowing: value, type: .float32, count: count, stride: 0) {}
    let chart = try Chart.whole(3, 3)
    try chart.space.x.setRange(min: 0, max: 1)
    try chart.space.y.setRange(min: 0, max: 1)
    let density = try chart.addDensity(DensityColumns(x: column, y: column))
    let found = try grid(density, try counted(chart))
    #expect(found.totals.array == [0, 0, 0, 0, UInt32(count), 0, 0, 0, 0])
  }

  @Test("tells what is wrong with columns and styles, and keeps the old ones")
  func refusals() throws {
    let (three, two) = (try Column([1.0, 2, 3]), try Column([1.0, 2]))
    let chart = try Chart.whole(10, 10)
    let density = try chart.addDensity(DensityColumns(x: nil, y: three))
    let cases: [(DensityColumns, String)] = [
      (DensityColumns(x: two, y: three), "x has 2 values, y has 3"),
      (
        DensityColumns(x: nil, y: three, aggregation: .mean(two)),
        "values has 2 values, y has 3"
      ),
      (
        DensityColumns(x: nil, y: two, aggregation: .category(two, names: [])),
        "categories must be 1 to 256, got 0"
      ),
      (
        DensityColumns(
          x: nil,
          y: two,
          aggregation: .category(two, names: [String](repeating: "", count: 257))
        ),
        "categories must be 1 to 256, got 257"
      ),
      (
        DensityColumns(x: nil, y: two, aggregation: .category(two, names: ["a", "b", "a"])),
        "categories must differ, got \"a\" again at 2"
      ),
    ]
    for (columns, message) in cases {
      let made = #expect(throws: KeisenError.self) { try DensitySeries(columns, in: chart.space) }
      #expect(made?.message == message)
      #expect(throws: KeisenError.self) { try density.setColumns(columns) }
      #expect(density.columns.y === three)
    }
    for style in [
      DensityStyle(cellSize: -1), DensityStyle(cellSize: .nan), DensityStyle(alpha: 1.5),
    ] {
      #expect(throws: KeisenError.self) { try density.change(label: "new") { $0.style = style } }
      #expect(density.style == DensityStyle() && density.label.isEmpty)
    }
  }

  @Test("is in a legend with its colours, or with a line for each category")
  func legend() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    let y = try Column([1.0, 2])
    let density = try chart.addDensity(DensityColumns(x: nil, y: y), label: "trips")
    let frame = try counted(chart)
    #expect(try density.legendEntries(frame).map(\.label) == ["trips"])
    try density.setColumns(
      DensityColumns(x: nil, y: y, aggregation: .category(y, names: ["no", "one", "two"]))
    )
    #expect(try density.legendEntries(frame).map(\.label) == ["no", "one", "two"])
    chart.add(try Legend(), to: .above)
    #expect(try chart.frame { $0 }.labels.map(\.text).contains("one"))
  }

  @Test("is counted on the plot that is drawn, with room for its colour bar")
  func layout() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    var random = SeededGenerator(seed: 2)
    let places = (0..<40_000).map { _ in Double.random(in: -1...1, using: &random) }
    let columns = try DensityColumns(x: Column(places.map { $0 * $0 * $0 }), y: Column(places))
    for spread in [DensityStyle.Spread.scale, .equalArea] {
      let density = try chart.addDensity(columns, style: DensityStyle(spread: spread))
      chart.add(try ColorBar(#require(density.colorScale)), to: .above)
    }
    let list = try chart.frame { $0 }
    let plot = try #require(chart.frameRecord?.plot)
    let cells = list.cells.filter { $0.columns > 1 && $0.rows > 1 }
    #expect(cells.count == 2)
    for cells in cells {
      #expect(cells.columns == Int(plot.width) && cells.columnEdges[0] == plot.minX)
      #expect(cells.rows == Int(plot.height) && cells.rowEdges[0] == plot.minY)
    }
    // A hit lays out as a frame does, and the same picture has the same list.
    _ = try chart.hit(at: Point(x: 150, y: 100))
    #expect(try chart.frame { $0.text } == list.text)
  }

  @Test("is told as what it is")
  func alt() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addDensity(DensityColumns(x: nil, y: Column([1.0, 2])))
    #expect(chart.alt.hasPrefix("Density chart: x 0 to 1"))
  }
}

extension DensityGrid {
  /// A grid of counts alone, in a row.
  fileprivate init(totals: GrowingBuffer<UInt32>) throws {
    let plot = Rect(x: 0, y: 0, width: Double(totals.count), height: 1)
    let shape = DensityShape(plot, pixelRatio: 1, cellSize: 0, x: .unit, y: .unit)
    try self.init(shape, CellCounts(counts: totals, sums: nil))
  }
}

extension GrowingBuffer {
  fileprivate var array: [Element] { withExtendedLifetime(self) { Array(elements) } }
}

extension DisplayList {
  fileprivate var cells: [Cells] {
    commands.compactMap { if case .cells(let cells) = $0.primitive { cells } else { nil } }
  }
}
