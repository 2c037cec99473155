import Glibc
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

@Suite("HeatmapSeries")
struct HeatmapSeriesTests {
  @Test("draws a cell from 0 on a log scale to the plot's end, and finds it there")
  func logBeginning() throws {
    for (edges, isReversed) in [
      ([0.0, 1, 10], false), ([10.0, 1, 0], false), ([0.0, 1, 10], true),
    ] {
      let chart = try Chart(bare: Size(width: 60, height: 50))
      try chart.space.x.setScale(.log())
      try chart.space.x.setRange(min: isReversed ? 10 : 0.1, max: isReversed ? 0.1 : 10)
      try chart.space.y.setRange(min: 0, max: 1)
      try chart.addHeatmap(
        values: Column([1.0, 2]),
        columns: 2,
        x: .values(Column(edges)),
        y: .range(from: 0, to: 1)
      )
      let list = try chart.frame { $0 }
      let cells = list.commands.lazy.compactMap { command in
        if case .cells(let cells) = command.primitive { cells } else { nil }
      }.first
      let places = try #require(cells).columnEdges
      #expect(places.count == 3 && abs(places[1] - 30) < 1e-9)
      #expect(places[0] <= 0 && places[2] >= 60)
      #expect(chart.frameRecord?.series.first?.rows == 2)
      #expect(chart.frameRecord?.series.first?.openEnded == 1)
      let isFirst = edges[0] == 0
      for (x, wanted) in [
        (5.0, isFirst != isReversed ? 0 : 1), (55, isFirst != isReversed ? 1 : 0),
      ] {
        let hit = try #require(try chart.hit(at: Point(x: x, y: 25)))
        #expect(hit.column == wanted && hit.distance == 0)
      }
      try chart.space.x.fit()
      let range = try chart.space.x.range()
      #expect(min(range.min, range.max) < 1)
      try chart.space.x.setRange(min: 1, max: 10)
      try chart.frame { _ in }
      #expect(chart.frameRecord?.series.first?.openEnded == 0)
    }
  }

  @Test("counts the cells of a row and of a column that begin at 0 once")
  func logCorner() throws {
    let chart = try Chart(bare: Size(width: 60, height: 50))
    try chart.addHeatmap(
      values: Column((0..<12).map(Double.init)),
      columns: 4,
      x: .integers,
      y: .range(from: 0, to: 3)
    )
    for projection in [chart.space.x, chart.space.y] {
      try projection.setScale(.log())
      try projection.fit()
    }
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.first?.openEnded == 6)
    // From 1, 2, ... the next cell is as wide as that from 1 to 2.
    let range = try chart.space.x.range()
    #expect(abs(range.min - pow(4, -0.3)) < 1e-9 && abs(range.max - 4) < 1e-9)
  }

  /// A matrix drawn by randomMarks, and its picture.
  private struct Sample {
    var values: [Double]
    var rows: Int
    var columns: Int
    var x: [Double]
    var y: [Double]
    var cells: Cells
    var record: SeriesRecord
    var frame: (x: ScaleMap, y: ScaleMap)
    var lookup: ColorLookup
  }

  private func sample(
    _ seed: UInt64,
    interpolation: CellInterpolation = .nearest,
    isLog: Bool = false
  ) throws -> Sample? {
    var random = SeededGenerator(seed: seed)
    let rows = Int.random(in: 1...(seed % 2 == 0 ? 12 : 150), using: &random)
    let columns = Int.random(in: 1...(seed % 3 == 0 ? 12 : 200), using: &random)
    var values = (0..<rows * columns).map { _ in Double.random(in: -1...9, using: &random) }
    if seed % 4 == 0 {
      for _ in 0..<max(1, values.count / 5) {
        let hole = [Double.nan, .infinity, -.infinity][Int.random(in: 0...2, using: &random)]
        values[Int.random(in: 0..<values.count, using: &random)] = hole
      }
    }
    func edges(_ count: Int) -> [Double] {
      var edges = [0.5]
      for _ in 0..<count {
        edges.append(edges[edges.count - 1] + Double.random(in: 0.1...2, using: &random))
      }
      return Bool.random(using: &random) ? edges : edges.reversed()
    }
    let (x, y) = (edges(columns), edges(rows))
    let isByColumns = seed % 5 == 0
    var stored = values
    if isByColumns {
      for row in 0..<rows {
        for column in 0..<columns { stored[column * rows + row] = values[row * columns + column] }
      }
    }
    let chart = try Chart(bare: Size(width: 60, height: 50))
    let scale = ColorScale(
      projection: try Projection(min: 0.1, max: 8, scale: isLog ? .log() : .linear),
      style: ColorScale.Style(missing: Color(rgb: 0xff00ff))
    )
    try chart.addHeatmap(
      values: try Column(stored),
      columns: columns,
      order: isByColumns ? .columns : .rows,
      x: .values(try Column(x)),
      y: .values(try Column(y)),
      colorScale: scale,
      style: HeatmapStyle(interpolation: interpolation)
    )
    if seed % 7 == 0 { try chart.space.x.setRange(min: max(x[0], x[columns]) / 2, max: 0.7) }
    if seed % 6 == 0 { try chart.space.x.setScale(.log()) }
    try chart.setPadding(.fixed(Insets(0)))
    let list = try chart.frame { $0 }
    let record = try #require(chart.frameRecord?.series.first)
    for command in list.commands {
      guard case .cells(let cells) = command.primitive else { continue }
      let (rangeX, rangeY) = (try chart.space.x.range(), try chart.space.y.range())
      return Sample(
        values: values,
        rows: rows,
        columns: columns,
        x: x,
        y: y,
        cells: cells,
        record: record,
        frame: (rangeX.map(to: 0, 60), rangeY.map(to: 50, 0)),
        lookup: ColorLookup(scale.style, in: try scale.projection.range())
      )
    }
    return nil
  }

  @Test(
    "gives each cell the colour of the mean of what lies in it",
    arguments: 0..<80 as Range<UInt64>
  )
  func means(seed: UInt64) throws {
    try compare(seed, isLog: false)
  }

  @Test("leaves out what has no place on a log scale", arguments: 0..<20 as Range<UInt64>)
  func logarithmic(seed: UInt64) throws {
    try compare(seed, isLog: true)
  }

  private func compare(_ seed: UInt64, isLog: Bool) throws {
    guard let sample = try sample(seed, isLog: isLog) else { return }
    let cells = sample.cells
    let missing = Color(rgb: 0xff00ff).premultiplied
    var failures = 0
    let x = sample.x.map(sample.frame.x.position(of:))
    let y = sample.y.map(sample.frame.y.position(of:))
    func overlap(_ a: Double, _ b: Double, _ low: Double, _ high: Double) -> Double {
      max(0, min(max(a, b), high) - max(min(a, b), low))
    }
    for row in 0..<cells.rows {
      let heights = (0..<sample.rows).map {
        overlap(y[$0], y[$0 + 1], cells.rowEdges[row], cells.rowEdges[row + 1])
      }
      for column in 0..<cells.columns {
        var (sum, share, total) = (0.0, 0.0, 0.0)
        for (index, height) in heights.enumerated() where height > 0 {
          for place in 0..<sample.columns {
            let width = overlap(
              x[place],
              x[place + 1],
              cells.columnEdges[column],
              cells.columnEdges[column + 1]
            )
            let value = sample.values[index * sample.columns + place]
            total += width * height
            guard width > 0, value.isFinite, !isLog || value > 0 else { continue }
            sum += value * width * height
            share += width * height
          }
        }
        // A rim narrower than rounding tells nothing.
        guard total > 1e-7 else { continue }
        let got = Color(bytes: cells.colors.elements[row * cells.columns + column]).premultiplied
        let mean = sum / share
        let part = Float(share / total)
        let near = [mean, mean + 1e-7, mean - 1e-7].contains { value in
          let color =
            share > 0 ? Color(bytes: sample.lookup.bytes(of: value)).premultiplied : missing
          let wanted = color * part + missing * (1 - part)
          return abs((got - wanted).x) < 0.01 && abs((got - wanted).y) < 0.01
            && abs((got - wanted).z) < 0.01
        }
        if !near { failures += 1 }
      }
    }
    #expect(failures == 0, "\(failures) of \(cells.rows * cells.columns)")
  }

  @Test(
    "draws the same of any type of number, wherever they stand in memory",
    arguments: [HeatmapSeries.Order.rows, .columns],
    [20, 57, 200, 600]
  )
  func types(order: HeatmapSeries.Order, lines: Int) throws {
    var random = SeededGenerator(seed: UInt64(lines))
    let values = (0..<lines * 90).map { _ in Int32.random(in: 0...99, using: &random) }
    let doubles = values.map(Double.init)
    let strided = doubles.flatMap { [$0, .nan] }
    let growing = Column(growing: .float64)
    let ring = try Column(ring: .float64, capacity: doubles.count)
    try append([Double](repeating: 7, count: 2500), to: ring)
    for first in stride(from: 0, to: doubles.count, by: 1000) {
      let part = Array(doubles[first..<min(first + 1000, doubles.count)])
      try append(part, to: growing)
      try append(part, to: ring)
    }
    let pictures = try strided.withUnsafeBytes { strided in
      try [
        Column(doubles), Column(values), Column(values.map(Float.init)), growing, ring,
        Column(
          borrowing: strided.baseAddress,
          type: .float64,
          count: doubles.count,
          stride: 16
        ) {},
      ].map { values in
        let chart = try Chart(bare: Size(width: 60, height: 50))
        let columns = order == .rows ? 90 : lines
        try chart.addHeatmap(values: values, columns: columns, order: order)
        let list = try chart.frame { $0 }
        return list.commands.compactMap { command -> [UInt32]? in
          guard case .cells(let cells) = command.primitive else { return nil }
          return Array(cells.colors.elements)
        }
      }
    }
    #expect(pictures[0].count == 1)
    #expect(pictures.allSatisfy { $0 == pictures[0] })
  }

  private func append(_ values: [Double], to column: Column) throws {
    try values.withUnsafeBytes {
      try column.append($0.baseAddress, type: .float64, count: values.count)
    }
  }

  @Test("counts cells and gaps in view")
  func record() throws {
    let chart = try Chart(bare: Size(width: 40, height: 40))
    let values = [1, .nan, -2, 4, .infinity, 6]
    try chart.addHeatmap(values: try Column(values), columns: 3)
    _ = try chart.frame { $0 }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 6 && record.gaps == 2 && record.dropped == 0)
    #expect(try chart.space.x.range() == ProjectionRange(min: 0, max: 3))
  }

  @Test("draws at each pixel's middle what lies between cells when it is linear")
  func linear() throws {
    let chart = try Chart(bare: Size(width: 40, height: 10))
    let scale = ColorScale(projection: try Projection(min: 0, max: 1), style: .init(map: .greys))
    try chart.addHeatmap(
      values: try Column([0.0, 1.0]),
      columns: 2,
      colorScale: scale,
      style: HeatmapStyle(interpolation: .linear)
    )
    try chart.setPadding(.fixed(Insets(0)))
    let list = try chart.frame { $0 }
    guard case .cells(let cells)? = list.commands.first?.primitive else { return }
    #expect(cells.columns == 40)
    for column in 0..<40 {
      let value = min(1, max(0, (Double(column) + 0.5 - 10) / 20))
      #expect(cells.colors.elements[column] == scale.style.steadyMap.color(at: value).bytes)
    }
  }

  @Test("refuses what is no matrix, and edges that are none")
  func refusals() throws {
    let space = Space(x: Projection(), y: Projection())
    let values = try Column([1.0, 2, 3, 4])
    func make(_ columns: Int, x: CellEdges = .integers, alpha: Double = 1) throws -> HeatmapSeries {
      try HeatmapSeries(
        values: values,
        columns: columns,
        x: x,
        in: space,
        style: HeatmapStyle(alpha: alpha)
      )
    }
    for columns in [0, -1, 3, .max, .min] {
      #expect(throws: KeisenError.self) { try make(columns) }
    }
    for alpha in [-0.1, 1.1, .nan] {
      #expect(throws: KeisenError.self) { try make(2, alpha: alpha) }
    }
    for edges in [[1.0, 2], [1, 3, 2], [1, 1, 2], [1, .nan, 2], [1, 2, .infinity]] {
      let column = try Column(edges)
      #expect(throws: KeisenError.self) { try make(2, x: .values(column)) }
    }
    let extents: [(Double, Double, String)] = [
      (1e-9, 1e-9, "x extent must not be empty, got (1e-09, 1e-09)"),
      (.nan, 1, "x extent must be finite, got (nan, 1.0)"),
      (0, .infinity, "x extent must be finite, got (0.0, inf)"),
      (-1.7e308, 1.7e308, "length of the x extent (-1.7e+308, 1.7e+308) overflows"),
    ]
    for (from, to, message) in extents {
      #expect(throws: KeisenError(.invalidArgument, message)) {
        try make(2, x: .range(from: from, to: to))
      }
    }
    let heatmap = try make(2)
    #expect(throws: KeisenError.self) { try heatmap.setValues(try Column([1.0])) }
    #expect(heatmap.values === values)
  }

  @Test("is in a legend with the colours of its scale where it has a label")
  func legend() throws {
    let chart = try Chart(size: Size(width: 200, height: 100))
    let heatmap = try chart.addHeatmap(values: try Column([1.0, 2]), columns: 2)
    chart.add(try Legend(), to: .above)
    func names() throws -> [String] {
      try chart.frame { $0 }.labels.filter { $0.role == .legend }.map(\.text)
    }
    #expect(try names().isEmpty && heatmap.label.isEmpty)
    heatmap.label = "level"
    #expect(try names() == ["level"])
    let frame = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 2).0
    let entry = try #require(try heatmap.legendEntries(frame).first)
    var list = DisplayList(size: Size(width: 40, height: 40), pixelRatio: 2)
    try entry.swatch(Rect(x: 0.2, y: 0.3, width: 20, height: 10), &list)
    let cells = try #require(
      list.commands.compactMap { if case .cells(let cells) = $0.primitive { cells } else { nil } }
        .first
    )
    #expect(cells.colors.count == ColorMap.count)
    #expect(cells.columnEdges.first == 0 && cells.rowEdges.first == 0.5)
    try heatmap.change(label: "other") { $0.style = HeatmapStyle(alpha: 0.5) }
    #expect(try names() == ["other"] && heatmap.style.alpha == 0.5)
    #expect(throws: KeisenError.self) {
      try heatmap.change(label: "none") { $0.style = HeatmapStyle(alpha: 2) }
    }
    #expect(heatmap.label == "other")
    let x = try Column([1.0, 2])
    #expect(try chart.addHistogram(x: x, y: x, label: "rows").label == "rows")
  }

  @Test("of nothing, of one value and of huge ones is drawn without a fault")
  func odd() throws {
    for values in [[], [1], [.nan], [1e308, -1e308], [.greatestFiniteMagnitude], [5e-324, 0]]
      as [[Double]]
    {
      let chart = try Chart(size: Size(width: 200, height: 100))
      try chart.addHeatmap(values: try Column(values), columns: max(values.count, 0))
      do { _ = try chart.frame { $0 } } catch { #expect(error.code == .invalidArgument) }
    }
  }
}
