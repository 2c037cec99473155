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

@Suite("AreaMark")
struct AreaMarkTests {
  /// Rows with gaps, equal x, and places far out of the range.
  struct Rows {
    var x: [Double]
    var y: [Double]
    var y2: [Double]?

    init(_ count: Int, band: Bool, random: inout SeededGenerator) {
      var place = -5.0
      func value() -> Double {
        switch Int.random(in: 0..<30, using: &random) {
        case 0: .nan
        case 1: .infinity
        case 2: 1e200
        case 3: -1e9
        default: .random(in: -12...12, using: &random)
        }
      }
      x = (0..<count).map { _ in
        place +=
          Int.random(in: 0..<5, using: &random) == 0 ? 0 : .random(in: 0...1.2, using: &random)
        return place
      }
      y = (0..<count).map { _ in value() }
      y2 = band ? (0..<count).map { _ in value() } : nil
    }

    /// The heights of both lines at an x, or nil where they are interrupted.
    func heights(_ place: Double, _ interpolation: LineInterpolation) -> (Double, Double)? {
      for row in x.indices.dropLast() where x[row] < place && place < x[row + 1] {
        let ends: [Double] = [y[row], y[row + 1], y2?[row] ?? 0, y2?[row + 1] ?? 0]
        guard ends.allSatisfy(\.isFinite) else { return nil }
        var part = (place - x[row]) / (x[row + 1] - x[row])
        switch interpolation {
        case .stepBefore: part = 1
        case .stepMiddle: part = part < 0.5 ? 0 : 1
        case .stepAfter: part = 0
        default: break
        }
        return (
          ends[0] * (1 - part) + ends[1] * part,
          ends[2] * (1 - part) + ends[3] * part
        )
      }
      return nil
    }
  }

  static let red = Color(rgb: 0xff0000)
  static let blue = Color(rgb: 0x0000ff)

  /// A chart of 30 x 20 points whose range is 0...10 across and -10...10 up.
  private func chart() throws -> Chart {
    let chart = try Chart.whole(30, 20)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: -10, max: 10)
    return chart
  }

  private func paths(_ list: DisplayList) -> [(PathOutline, Path.Rule, Fill)] {
    list.commands.compactMap { command in
      guard case .path(let path) = command.primitive, case .fill(let fill, let rule) = path.paint
      else { return nil }
      return (path.outline, rule, fill)
    }
  }

  private func cells(_ list: DisplayList) -> [UInt32]? {
    list.commands.lazy.compactMap {
      if case .cells(let cells) = $0.primitive { Self.colors(of: cells) } else { nil }
    }
    .first
  }

  /// The colours of cells, whose buffer ends with them.
  private static func colors(of cells: Cells) -> [UInt32] {
    withExtendedLifetime(cells) { Array(cells.colors.elements) }
  }

  /// What a fill covers of each pixel of 30 x 20, by the paths of its colour.
  private func coverage(_ list: DisplayList, _ color: Color) -> [Double] {
    let all = paths(list).filter { $0.2 == .color(color) }.map { ReferencePath($0.0, $0.1, 1) }
    return (0..<600).map { index in
      let pixel = SIMD2(Double(index % 30) + 0.5, Double(index / 30) + 0.5)
      return all.reduce(0) { $0 + $1.coverage(pixel) }
    }
  }

  /// The same where it may be cells instead.
  private func shown(_ list: DisplayList, _ color: Color) -> [Double] {
    guard let cells = cells(list) else { return coverage(list, color) }
    let own = cells.map { cell in
      let isOwn = (cell & 255 > 0) == (color.red > 0) && (cell >> 16 & 255 > 0) == (color.blue > 0)
      return isOwn ? Double(cell >> 24) / 255 : 0
    }
    return own
  }

  /// The same by heights at many x, on one side alone.
  private func sampled(_ rows: Rows, _ interpolation: LineInterpolation, isAbove: Bool) -> [Double]
  {
    let samples = 24
    var covered = [Double](repeating: 0, count: 600)
    for sample in 0..<30 * samples {
      let x = (Double(sample) + 0.5) / Double(samples) / 3
      guard let (first, second) = rows.heights(x, interpolation), (first > second) == isAbove
      else { continue }
      let (top, bottom) = (10 - max(first, second), 10 - min(first, second))
      for row in 0..<20 {
        let part = min(bottom, Double(row) + 1) - max(top, Double(row))
        covered[row * 30 + sample / samples] += max(0, part) / Double(samples)
      }
    }
    return covered
  }

  @Test(
    "fills above and below exactly what lies between the lines, up to where they cross",
    arguments: [LineInterpolation.linear, .stepBefore, .stepMiddle, .stepAfter],
    [false, true]
  )
  func fills(interpolation: LineInterpolation, band: Bool) throws {
    for seed in 0..<2 {
      var random = SeededGenerator(seed: UInt64(seed))
      let rows = Rows(30, band: band, random: &random)
      let style = AreaStyle(
        alpha: 1,
        above: .color(Self.red),
        below: .color(Self.blue),
        interpolation: interpolation
      )
      let mark = AreaMark(
        x: try Column(rows.x),
        y: try Column(rows.y),
        y2: try rows.y2.map { try Column($0) },
        style: style
      )
      let above = sampled(rows, interpolation, isAbove: true)
      let below = sampled(rows, interpolation, isAbove: false)
      #expect(above.contains { $0 > 0 } && below.contains { $0 > 0 })
      let chart = try chart()
      chart.add(try AreaSeries(mark, in: chart.space))
      let list = try chart.frame { $0 }
      for (want, have) in [(above, coverage(list, Self.red)), (below, coverage(list, Self.blue))] {
        let maximum = zip(want, have).map { abs($0 - $1) }.max() ?? 1
        #expect(maximum < 0.09, "\(interpolation), \(band), \(seed)")
      }
      // The same from what is covered of each pixel.
      try chart.setDirectRows(0)
      let fast = try #require(cells(try chart.frame { $0 }))
      #expect(chart.frameRecord?.series.first?.tier == .coverage)
      let exact = zip(coverage(list, Self.red), coverage(list, Self.blue))
      for (index, (red, blue)) in exact.enumerated() {
        let bytes = fast[index]
        let alpha = Double(bytes >> 24)
        #expect(abs(alpha - min(1, red + blue) * 255) <= 4, "\(index)")
        #expect(abs(alpha * Double(bytes & 255) / 255 - red * 255) <= 4, "\(index)")
      }
    }
  }

  @Test("covers monotone curves as paths do, and draws many rows of others as paths")
  func curves() throws {
    var random = SeededGenerator(seed: 9)
    for interpolation in [LineInterpolation.monotone, .catmullRom(), .catmullRom(alpha: 1)] {
      var rows = Rows(60, band: true, random: &random)
      rows.x = rows.x.indices.map { Double($0) * 0.4 }
      let mark = AreaMark(
        x: try Column(rows.x),
        y: try Column(rows.y),
        y2: try rows.y2.map { try Column($0) },
        style: AreaStyle(color: Self.red, alpha: 1, interpolation: interpolation)
      )
      let chart = try chart()
      chart.add(try AreaSeries(mark, in: chart.space))
      let exact = coverage(try chart.frame { $0 }, Self.red)
      try chart.setDirectRows(0)
      guard interpolation == .monotone else {
        #expect(coverage(try chart.frame { $0 }, Self.red) == exact)
        continue
      }
      // Curves are halved where they are seen, and of a strip other parts are.
      let fast = try #require(cells(try chart.frame { $0 }))
      let maximum =
        zip(exact, fast)
        .map { abs(min(1, $0) * 255 - Double($1 >> 24)) }.max() ?? 256
      #expect(maximum <= 16, "\(interpolation): \(maximum)")
    }
  }

  @Test("covers the same on reversed and descending axes, and of row numbers")
  func directions() throws {
    var random = SeededGenerator(seed: 5)
    let y = (0..<400).map { _ in Double.random(in: -12...12, using: &random) }
    for isReversed in [false, true] {
      for kind in 0..<3 {
        let x = (0..<400).map { Double(kind == 2 ? 399 - $0 : $0) / 19 }
        let chart = try chart()
        if kind == 0 {
          try chart.space.x.setRange(min: 0, max: 190)
        }
        if isReversed {
          let end = kind == 0 ? 190.0 : 10
          try chart.space.x.setRange(min: end, max: 0)
          try chart.space.y.setRange(min: 10, max: -10)
        }
        let mark = AreaMark(
          x: kind == 0 ? nil : try Column(x),
          y: try Column(y),
          style: AreaStyle(color: Self.red, alpha: 1)
        )
        chart.add(try AreaSeries(mark, in: chart.space))
        let exact = coverage(try chart.frame { $0 }, Self.red)
        try chart.setDirectRows(100)
        let fast = try #require(cells(try chart.frame { $0 }))
        let maximum =
          zip(exact, fast)
          .map { abs(min(1, $0) * 255 - Double($1 >> 24)) }.max() ?? 256
        #expect(maximum <= 3, "\(isReversed), \(kind): \(maximum)")
      }
    }
  }

  @Test("reads no row out of view where x goes one way, and counts each gap once")
  func view() throws {
    var y = (0..<100_000).map { sin(Double($0) / 5000) }
    for row in stride(from: 7, to: 100_000, by: 100) { y[row] = .nan }
    let chart = try Chart.whole(300, 40)
    chart.add(try AreaSeries(AreaMark(x: nil, y: Column(y)), in: chart.space))
    try chart.space.y.setRange(min: -1, max: 1)
    try chart.setDirectRows(1000)
    for reversed in [false, true] {
      try chart.space.x.setRange(min: reversed ? 30_000 : 10_000, max: reversed ? 10_000 : 30_000)
      try chart.frame { _ in }
      let record = try #require(chart.frameRecord?.series.first)
      #expect(record.tier == .coverage)
      #expect((20_001...20_005).contains(record.rows))
      #expect(record.gaps == 200)
    }
    try chart.frame(isExact: true) { _ in }
    #expect(chart.frameRecord?.series.first?.tier == .direct)
  }

  @Test("abuts on the areas that share its columns, so that no edge shows through")
  func stack() throws {
    var random = SeededGenerator(seed: 77)
    for alpha in [1.0, 0.4] {
      let x = try Column((0..<50).map { Double($0) * 0.41 })
      let heights = (0..<3).map { _ in
        (0..<50).map { _ in Double.random(in: 0...5, using: &random) }
      }
      var sums = [[Double](repeating: -9, count: 50)]
      for height in heights { sums.append(zip(sums[sums.count - 1], height).map(+)) }
      let columns = try sums.map { try Column($0) }
      let chart = try chart()
      for order in [[0, 1, 2], [2, 0, 1]] {
        for series in chart.series { chart.remove(series) }
        for layer in order {
          let mark = AreaMark(
            x: x,
            y: columns[layer + 1],
            y2: columns[layer],
            style: AreaStyle(color: Self.red, alpha: alpha)
          )
          chart.add(try AreaSeries(mark, in: chart.space))
        }
        let list = try chart.frame { $0 }
        let layers = list.commands.compactMap { command -> [UInt32]? in
          if case .cells(let cells) = command.primitive { Self.colors(of: cells) } else { nil }
        }
        // The first one draws all.
        #expect(layers.count == 1)
        #expect(chart.frameRecord?.series.map(\.rows) == [26, 26, 26])
        // All of one colour: together they are one area.
        let whole = try self.chart()
        let one = AreaMark(
          x: x,
          y: columns[3],
          y2: columns[0],
          style: AreaStyle(color: Self.red, alpha: 1)
        )
        whole.add(try AreaSeries(one, in: whole.space))
        let want = coverage(try whole.frame { $0 }, Self.red)
        for index in 0..<600 {
          var seen = 1.0
          for layer in layers { seen *= 1 - Double(layer[index] >> 24) / 255 }
          #expect(
            abs((1 - seen) * 255 - want[index] * alpha * 255) <= 4,
            "\(alpha), \(order), \(index)"
          )
        }
      }
    }
  }

  @Test(
    "covers in a stack what each of its areas covers alone, over the ones before",
    arguments: [LineInterpolation.linear, .stepBefore, .stepMiddle, .stepAfter, .monotone]
  )
  func stackOfAny(interpolation: LineInterpolation) throws {
    for seed in 0..<16 {
      var random = SeededGenerator(seed: UInt64(seed))
      // Nasty ones have edges that cross, gaps and areas that lie over others.
      let isNasty = seed > 7
      let count = random.pick([1, 2, 60, 3000])
      let x = try Column((0..<count).map { Double($0) * 10 / Double(max(1, count - 1)) })
      // Beside the plot too, and farther than doubles add up.
      let lowest = random.pick([-9.0, -30, -1e17])
      var sums = [[Double](repeating: lowest, count: count)]
      for _ in 0..<4 {
        let height = (0..<count).map { _ in
          Double.random(in: (isNasty ? -3 : 0)...4, using: &random)
        }
        let last = sums[sums.count - 1]
        sums.append(zip(last, height).map { max($0, -9) + $1 })
      }
      if isNasty { sums[2] = RandomRows.withGaps(sums[2], &random) }
      let columns = try sums.map { try Column($0) }
      let colors = [0xff0000, 0x00c000, 0x0000ff, 0xc0c000].map { Color(rgb: $0) }
      let alpha = random.pick([1.0, 0.5])
      func chart(_ layers: [Int], isApart: Bool = false) throws -> Chart {
        let chart = try self.chart()
        try chart.setDirectRows(0)
        if seed % 2 == 1 { try chart.space.y.setRange(min: 10, max: -10) }
        for layer in layers {
          let style = AreaStyle(color: colors[layer], alpha: alpha, interpolation: interpolation)
          let mark = AreaMark(x: x, y: columns[layer + 1], y2: columns[layer], style: style)
          chart.add(try AreaSeries(mark, in: chart.space))
          if isApart { try chart.addPoints(PointColumns(x: nil, y: Column([Double]()))) }
        }
        return chart
      }
      func grids(_ chart: Chart) throws -> [[SIMD4<Double>]] {
        try chart.frame { list in
          list.commands.compactMap { command in
            guard case .cells(let cells) = command.primitive else { return nil }
            return Self.colors(of: cells).map { bytes in
              let alpha = Double(bytes >> 24) / 255
              return SIMD4(
                Double(bytes & 255) / 255 * alpha,
                Double(bytes >> 8 & 255) / 255 * alpha,
                Double(bytes >> 16 & 255) / 255 * alpha,
                alpha
              )
            }
          }
        }
      }
      let order = [0, 1, 2, 3].shuffled(using: &random)
      let together = try chart(order)
      let merged = try grids(together)
      // What may be drawn between them makes each area a grid of its own.
      let apart = try grids(try chart(order, isApart: true))
      #expect(merged.count == 1 && apart.count == 4)
      let alone = try order.map { try grids(try chart([$0]))[0] }
      for pixel in 0..<600 {
        var (over, sum) = (SIMD4<Double>.zero, SIMD4<Double>.zero)
        for layer in apart { over = layer[pixel] + over * (1 - layer[pixel].w) }
        for layer in alone { sum += layer[pixel] }
        let (a, b) = (over - merged[0][pixel], sum - merged[0][pixel])
        #expect(max(a.max(), -a.min()) <= 4.0 / 255, "\(seed), \(pixel)")
        // Nothing is drawn over the last one.
        let last = alone[3][pixel] - apart[3][pixel]
        #expect(max(last.max(), -last.min()) <= 2.5 / 255, "\(seed), \(pixel)")
        // Areas beside each other share a pixel by what each covers of it, as far as edges are two
        // at most.
        guard !isNasty, count < 3000 else { continue }
        #expect(max(b.max(), -b.min()) <= 16.0 / 255, "\(seed), \(pixel)")
      }
      // Gaps are counted for each, once.
      let record = try #require(together.frameRecord)
      for (place, layer) in order.enumerated() {
        let missing = (0..<count).filter {
          !sums[layer][$0].isFinite || !sums[layer + 1][$0].isFinite
        }
        #expect(record.series[place].gaps == missing.count)
        #expect(record.series[place].tier == .coverage)
      }
    }
  }

  @Test("hides what it lies over indeed, though they share a column")
  func overlap() throws {
    let x = try Column([0.0, 20])
    let (low, high) = (try Column([-5.0, -5]), try Column([5.0, 5]))
    let chart = try chart()
    // The second begins where the first ends, and goes back over it.
    let first = AreaMark(x: x, y: high, y2: low, style: AreaStyle(color: Self.red, alpha: 0.5))
    let second = AreaMark(
      x: x,
      y: low,
      y2: try Column([4.0, 4]),
      style: AreaStyle(color: Self.blue, alpha: 0.5)
    )
    chart.add(try AreaSeries(first, in: chart.space))
    chart.add(try AreaSeries(second, in: chart.space))
    let cells = try #require(cells(try chart.frame { $0 }))
    // The first half is half seen through the second one, all in one grid.
    #expect(abs(Int(cells[10 * 30 + 15] >> 24) - 191) <= 1)
  }

  @Test(
    "has the baseline among its extents, and the end of the range where a scale has no place for it"
  )
  func baseline() throws {
    let y = try Column([3.0, 5, .nan])
    func extent(_ style: AreaStyle, onlyPositive: Bool = false) throws -> Extent {
      try AreaMark(x: nil, y: y, style: style).extent(in: .y, onlyPositive: onlyPositive)
    }
    #expect(try extent(AreaStyle()) == .real(0, 5))
    #expect(try extent(AreaStyle(), onlyPositive: true) == .real(3, 5))
    #expect(try extent(AreaStyle(baseline: 9)) == .real(3, 9))
    #expect(try extent(AreaStyle(baseline: 1), onlyPositive: true) == .real(1, 5))
    #expect(try extent(AreaStyle(baseline: -.infinity)) == .real(3, 5))
    let band = AreaMark(x: nil, y: y, y2: try Column([4, 4, 4] as [Int32]))
    #expect(try band.extent(in: .y, onlyPositive: false) == .real(3, 5))
    #expect(try band.extent(in: .x, onlyPositive: false) == .integer(0, 2))
    for baseline: Double in [0, -.infinity, 1e-9] {
      let chart = try Chart.whole(30, 20)
      try chart.space.y.setScale(.log(base: 10))
      try chart.space.y.setRange(min: 1, max: 100)
      try chart.space.x.setRange(min: 0, max: 1)
      let style = AreaStyle(color: Self.red, alpha: 1, baseline: baseline)
      let mark = AreaMark(x: nil, y: try Column([10.0, 10]), style: style)
      chart.add(try AreaSeries(mark, in: chart.space))
      let covered = coverage(try chart.frame { $0 }, Self.red)
      #expect(covered[9 * 30 + 15] == 0 && covered[10 * 30 + 15] == 1 && covered[599] == 1)
    }
  }

  @Test("colours what is above in the data on a reversed axis too")
  func reversedSides() throws {
    for rows in [0, 100] {
      for isReversed in [false, true] {
        let chart = try chart()
        try chart.setDirectRows(rows)
        if isReversed { try chart.space.y.setRange(min: 10, max: -10) }
        let style = AreaStyle(alpha: 1, above: .color(Self.red), below: .color(Self.blue))
        let mark = AreaMark(
          x: try Column([0.0, 5, 5, 10]),
          y: try Column([10.0, 10, -10, -10]),
          style: style
        )
        chart.add(try AreaSeries(mark, in: chart.space))
        let list = try chart.frame { $0 }
        let (red, blue) = (shown(list, Self.red), shown(list, Self.blue))
        let (upper, lower) = (5 * 30 + 5, 15 * 30 + 5)
        #expect(red[isReversed ? lower : upper] == 1 && red[isReversed ? upper : lower] == 0)
        #expect(blue[(isReversed ? upper : lower) + 20] == 1)
        #expect(blue[(isReversed ? lower : upper) + 20] == 0)
      }
    }
  }

  @Test("shows a lone row in its column of pixels")
  func lone() throws {
    let cases: [([Double], [Double])] = [
      ([1, 3, 5], [.nan, 5, .nan]), ([0, 3, 10], [.nan, 5, .nan]), ([3], [5]), ([10], [5]),
      ([3, 4, 4], [5, .nan, .nan]),
    ]
    for (x, y) in cases {
      for rows in [0, 100] {
        for interpolation in [LineInterpolation.linear, .stepMiddle, .monotone] {
          let chart = try chart()
          try chart.setDirectRows(rows)
          let style = AreaStyle(color: Self.red, alpha: 1, interpolation: interpolation)
          let mark = AreaMark(x: try Column(x), y: try Column(y), style: style)
          chart.add(try AreaSeries(mark, in: chart.space))
          let covered = shown(try chart.frame { $0 }, Self.red)
          let column = x.contains(3) ? 9 : 29
          #expect(covered[7 * 30 + column] == 1, "\(x) \(y) \(rows) \(interpolation)")
          #expect(abs(covered.reduce(0, +) - 5) < 0.01)
        }
      }
    }
  }

  @Test("reaches to the end of the plot from what has no place on a log scale")
  func logStack() throws {
    for rows in [0, 100] {
      let chart = try chart()
      try chart.setDirectRows(rows)
      try chart.space.y.setRange(min: 0.1, max: 10)
      try chart.space.y.setScale(.log())
      let style = AreaStyle(color: Self.red, alpha: 1)
      let mark = AreaMark(
        x: nil,
        y: try Column([Double](repeating: 1, count: 10) + [10]),
        y2: try Column([Double](repeating: 0, count: 11)),
        style: style
      )
      chart.add(try AreaSeries(mark, in: chart.space))
      let covered = shown(try chart.frame { $0 }, Self.red)
      #expect(covered[9 * 30 + 15] == 0 && covered[10 * 30 + 15] == 1 && covered[599] == 1)
      #expect(chart.frameRecord?.series.first?.dropped == 0)
      try chart.space.y.fit()
      let range = try chart.space.y.range()
      #expect(range.min > 0 && range.min < 0.9)
      let fitted = shown(try chart.frame { $0 }, Self.red)
      #expect(fitted[17 * 30 + 15] == 0 && fitted[19 * 30 + 15] > 0.9)
    }
  }

  @Test("of no height on a log scale interrupts nothing and loses no row")
  func logEmpty() throws {
    for rows in [0, 100] {
      for hasSecond in [false, true] {
        let chart = try chart()
        try chart.setDirectRows(rows)
        try chart.space.y.setRange(min: 0.1, max: 10)
        try chart.space.y.setScale(.log())
        let zeros = [Double](repeating: 0, count: 3)
        let mark = AreaMark(
          x: try Column([0.0, 5, 10]),
          y: try Column([10.0, 0, 10]),
          y2: hasSecond ? try Column(zeros) : nil,
          style: AreaStyle(color: Self.red, alpha: 1)
        )
        chart.add(try AreaSeries(mark, in: chart.space))
        let covered = shown(try chart.frame { $0 }, Self.red)
        // Straight down to the plot's end in the middle.
        #expect(covered[5 * 30] > 0.9 && covered[19 * 30 + 7] == 1 && covered[5 * 30 + 14] == 0)
        #expect(chart.frameRecord?.series.first?.dropped == 0)
        #expect(chart.frameRecord?.series.first?.gaps == 0)
      }
    }
    // What is less than nothing has no place.
    let chart = try chart()
    try chart.space.y.setRange(min: 0.1, max: 10)
    try chart.space.y.setScale(.log())
    let mark = AreaMark(x: nil, y: try Column([1.0, -1, 1, .nan]))
    chart.add(try AreaSeries(mark, in: chart.space))
    try chart.frame { _ in }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.dropped == 1 && record.gaps == 1)
  }

  @Test("draws nothing of no rows or gaps alone, and no row is lost")
  func few() throws {
    for y: [Double] in [[], [.nan, .nan], [0, .nan, 0, .infinity]] {
      for rows in [0, 100] {
        let chart = try chart()
        try chart.setDirectRows(rows)
        chart.add(try AreaSeries(AreaMark(x: nil, y: Column(y)), in: chart.space))
        let list = try chart.frame { $0 }
        #expect(paths(list).isEmpty)
        #expect(cells(list)?.allSatisfy { $0 == 0 } != false)
        let record = try #require(chart.frameRecord?.series.first)
        #expect(record.rows == y.count && record.gaps == y.filter { !$0.isFinite }.count)
      }
    }
  }

  @Test("stands within 0.01 pixels in one microsecond of epoch nanoseconds")
  func nanoseconds() throws {
    let origin: Int64 = 1_700_000_000_000_000_000
    func outline(_ shift: Int64) throws -> [SIMD2<Float>] {
      let chart = try chart()
      try chart.space.x.setRange(origin: shift, min: 0, max: 1000)
      let x = try Column((0..<50).map { shift + Int64($0 * 20) })
      let y = try Column((0..<50).map { Double($0 % 7) - 3 })
      chart.add(try AreaSeries(AreaMark(x: x, y: y), in: chart.space))
      return try chart.frame { list in paths(list).flatMap { Array($0.0.points.vertices) } }
    }
    let near = try outline(0)
    #expect(near.count > 50)
    for (a, b) in zip(near, try outline(origin)) {
      #expect(abs(a.x - b.x) < 0.01 && abs(a.y - b.y) < 0.01)
    }
  }

  @Test("places gradients by values or by the plot, however far away they start")
  func gradients() throws {
    let chart = try chart()
    func colors(_ gradient: AreaGradient) throws -> (SIMD4<Float>, SIMD4<Float>) {
      let mark = AreaMark(
        x: nil,
        y: try Column([1.0]),
        style: AreaStyle(alpha: 1, above: .gradient(gradient))
      )
      var ranges = FrameRanges()
      try ranges.take(chart.space.x)
      try ranges.take(chart.space.y)
      let frame = FrameContext(
        size: Size(width: 60, height: 40),
        pixelRatio: 1,
        theme: .light,
        ranges: ranges
      )
      let paint = mark.paints(in: chart.space, frame).above
      return (paint.color(at: 10), paint.color(at: 30))
    }
    func gradient(_ start: Double, _ end: Double, _ unit: AreaGradient.Unit) -> AreaGradient {
      AreaGradient(start: start, end: end, startColor: .black, endColor: .white, unit: unit)
    }
    // From -10 at the bottom to 10 at the top: height 10 is 5, height 30 is -5.
    let cases: [(AreaGradient, Float, Float)] = [
      (gradient(-10, 10, .data), 0.75, 0.25), (gradient(0, 1, .plot), 0.75, 0.25),
      (gradient(10, -10, .data), 0.25, 0.75), (gradient(0, 5, .data), 1, 0),
      (gradient(-1000, 1000, .data), 0.5025, 0.4975), (gradient(0, 1e9, .data), 0, 0),
      (gradient(-1e300, -1e299, .data), 1, 1), (gradient(3, 3, .data), 1, 1),
    ]
    for (gradient, top, bottom) in cases {
      let found = try colors(gradient)
      #expect(abs(found.0.x - top) < 1e-3 && abs(found.1.x - bottom) < 1e-3, "\(gradient)")
    }
  }

  @Test("takes the colour of its line, which is drawn over it")
  func line() throws {
    let chart = try chart()
    let y = try Column([1.0, 5, -3])
    let line = try LineSeries(x: nil, y: y, in: chart.space, style: LineStyle(color: Self.blue))
    let mark = AreaMark(
      x: nil,
      y: y,
      linkedLine: line,
      style: AreaStyle(alpha: 0.5, line: LineStyle(width: 2))
    )
    chart.add(try AreaSeries(mark, in: chart.space))
    chart.add(line)
    func fill() throws -> (Fill?, [Color]) {
      try chart.frame { (paths($0).first?.2, $0.polylines.map(\.stroke.color)) }
    }
    #expect(try fill() == (.color(Self.blue.opacity(0.5)), [Self.blue, Self.blue]))
    try line.setStyle(LineStyle())
    // The line is the second series, so it has the second colour.
    let second = Theme.light.cycleColor(1)
    #expect(try fill() == (.color(second.opacity(0.5)), [second, second]))
  }

  @Test("tells what is not allowed in one line with the value in it")
  func errors() throws {
    let y = try Column([1.0, 2])
    func message(_ mark: AreaMark) throws -> String? {
      let space = try Chart.whole(9, 9).space
      do { _ = try AreaSeries(mark, in: space) } catch { return error.message }
      return nil
    }
    #expect(
      try message(AreaMark(x: nil, y: y, y2: Column([1.0]))) == "y2 has 1 values, y has 2"
    )
    func style(_ style: AreaStyle) throws -> String? {
      try message(AreaMark(x: nil, y: y, style: style))
    }
    #expect(try style(AreaStyle(alpha: 2)) == "alpha must be in 0...1, got 2.0")
    #expect(try style(AreaStyle(baseline: .nan)) == "baseline must be a number, got nan")
    #expect(
      try style(AreaStyle(interpolation: .catmullRom(alpha: -1)))
        == "alpha of Catmull-Rom must be in 0...1, got -1.0"
    )
    let gradient = AreaGradient(start: .nan, end: 1, startColor: .black, endColor: .white)
    #expect(
      try style(AreaStyle(above: .gradient(gradient)))
        == "start of the gradient above must be finite, got nan"
    )
    #expect(try style(AreaStyle()) == nil)
  }

  @Test("shows both fills and the line in a legend, and nothing without a label")
  func legend() throws {
    let chart = try chart()
    let style = AreaStyle(
      above: .color(Self.red),
      below: .color(Self.blue),
      line: LineStyle(width: 1)
    )
    let area = try AreaSeries(AreaMark(x: nil, y: Column([1.0, 2]), style: style), in: chart.space)
    let frame = FrameContext(
      size: Size(width: 60, height: 40),
      pixelRatio: 1,
      theme: .light,
      ranges: FrameRanges()
    )
    #expect(try area.legendEntries(frame).isEmpty)
    area.label = "change"
    let entries = try area.legendEntries(frame)
    #expect(entries.map(\.label) == ["change"])
    var list = DisplayList(size: Size(width: 60, height: 40), pixelRatio: 1)
    try entries[0].swatch(Rect(x: 0, y: 0, width: 20, height: 10), &list)
    #expect(list.commands.count == 3)
  }

  @Test("goes from row to row as the line does that it is linked to, unless its style says how")
  func linkedInterpolation() throws {
    let (x, y) = (try Column([0.0, 5, 10]), try Column([0.0, 8, 2]))
    func area(_ linked: LineInterpolation?, _ own: LineInterpolation) throws -> [SIMD2<Float>] {
      let chart = try Chart.whole(100, 100)
      try chart.space.x.setRange(min: 0, max: 10)
      try chart.space.y.setRange(min: 0, max: 10)
      let line = try linked.map { linked in
        try LineSeries(x: x, y: y, in: chart.space, variant: LineVariant(interpolation: linked))
      }
      try chart.add(
        AreaMark(x: x, y: y, linkedLine: line, style: AreaStyle(interpolation: own))
      )
      return try chart.frame { $0.drawnPaths.flatMap { Array($0.outline.points.vertices) } }
    }
    let steps = try area(nil, .stepAfter)
    #expect(try area(.stepAfter, .linear) == steps)
    #expect(try area(.monotone, .stepAfter) == steps)
    #expect(try area(.linear, .linear) != steps)
  }
}
