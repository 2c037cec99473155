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

@Suite("LineSeries")
struct LineSeriesTests {
  @Test("stands within 0.01 pixels in one microsecond of epoch nanoseconds")
  func nanoseconds() throws {
    var random = SeededGenerator(seed: 31)
    for origin: Int64 in [1_700_000_000_000_000_000, -1_700_000_000_000_000_001, .max - (1 << 51)] {
      for shift: Int64 in [0, 1, -77, 1 << 40, -(1 << 50)] {
        let xs = (0..<500).map { _ in origin + Int64.random(in: -100...1100, using: &random) }
        let ys = (0..<500).map { _ in Int64.random(in: 0...1000, using: &random) }
        let chart = try Chart.whole(1280, 720)
        // The same window as seen from other origins, as far as doubles hold it exactly.
        try chart.space.x.setRange(
          origin: origin - shift,
          min: Double(shift),
          max: Double(shift + 1000)
        )
        try chart.space.y.setRange(min: 0, max: 1000)
        // A lone row each, so that every row is a vertex or out of sight.
        try chart.addLine(
          x: Column(xs.flatMap { [$0, $0] }),
          y: Column(ys.flatMap { [Double($0), .nan] })
        )
        let dots = try chart.frame { $0 }.polylines.flatMap(\.runs).map { $0[0] }
        let seen = zip(xs, ys).filter { (0...1000).contains($0.0 - origin) }
        var next = dots[...]
        for (x, y) in seen {
          let wanted = SIMD2(
            Double(Int128(x - origin) * 1280) / 1000,
            720 - Double(Int128(y) * 720) / 1000
          )
          let found = next.firstIndex { dot in
            abs(Double(dot.x) - wanted.x) < 0.01 && abs(Double(dot.y) - wanted.y) < 0.01
          }
          #expect(found != nil, "\(x - origin), \(y) at \(shift)")
          if let found { next = next[(found + 1)...] }
        }
      }
    }
  }

  @Test("draws every element type alike")
  func types() throws {
    func runs(_ y: Column) throws -> [[SIMD2<Float>]] {
      let chart = try Chart.whole(100, 50)
      try chart.addLine(x: nil, y: y)
      return try chart.frame { $0 }.polylines.flatMap(\.runs)
    }
    let wanted = try runs(Column([3.0, 1, 4, 1, 5, 9]))
    #expect(wanted.count == 1 && wanted[0].count == 6)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [Float])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [Int8])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [Int16])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [Int32])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [Int64])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [UInt8])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [UInt16])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [UInt32])) == wanted)
    #expect(try runs(Column([3, 1, 4, 1, 5, 9] as [UInt64])) == wanted)
  }

  @Test("takes row numbers for x, from whichever origin")
  func rowNumbers() throws {
    let chart = try Chart.whole(100, 50)
    let line = try chart.addLine(x: nil, y: Column([0.0, 1, 0, 1, 0]))
    #expect(try line.extent(in: .x) == .integer(0, 4))
    try chart.space.x.fit(margins: false)
    let runs = try chart.frame { $0 }.polylines.flatMap(\.runs)
    #expect(runs[0].map(\.x) == [0, 25, 50, 75, 100])
    try chart.space.x.rebase(to: 1_000_000)
    #expect(try chart.frame { $0 }.polylines.flatMap(\.runs) == runs)
  }

  @Test("draws more rows than fit a block as one line")
  func blocks() throws {
    for count in [1023, 1024, 1025, 5000] {
      let chart = try Chart.whole(100, 50)
      try chart.addLine(x: nil, y: Column((0..<count).map { Double($0 % 3) }))
      let polylines = try chart.frame { $0 }.polylines
      #expect(polylines.map(\.vertices.count) == [count] && polylines[0].runCount == 1)
      #expect(chart.frameRecord?.series.first?.rows == count)
    }
  }

  @Test("draws the rows that both columns have, when they grow one after the other")
  func growing() throws {
    let chart = try Chart.whole(100, 50)
    let (x, y) = (Column(growing: .float64), Column(growing: .int32))
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    try chart.addLine(x: x, y: y)
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.map(\.rows) == [0])
    try x.append([0.0, 1, 2])
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.map(\.rows) == [0])
    try y.append([5, 6, 7, 8] as [Int32])
    let vertices = try chart.frame { $0 }.polylines.flatMap { $0.runs.joined() }
    #expect(vertices.map(\.x) == [0, 10, 20])
  }

  @Test("is interrupted by infinite values in an empty range too")
  func infinite() throws {
    for isAcross in [false, true] {
      let chart = try Chart.whole(100, 50)
      let values = try Column([1.0, .infinity, 1, 1, -.infinity])
      let rows = try Column([0.0, 1, 2, 3, 4])
      try chart.addLine(x: isAcross ? values : rows, y: isAcross ? rows : values)
      #expect(try chart.frame { $0 }.polylines.map(\.runCount) == [2])
      #expect(chart.frameRecord?.series.map(\.gaps) == [2])
    }
  }

  @Test("has no extent without rows")
  func empty() throws {
    let space = Space(x: Projection(), y: Projection())
    let line = try LineSeries(x: nil, y: Column([] as [Double]), in: space)
    #expect(try line.extent(in: .x) == .empty)
    #expect(try line.extent(in: .y) == .empty)
  }

  @Test("takes the next colour of the cycle where it has none")
  func colors() throws {
    let chart = try Chart.whole(100, 50)
    for _ in 0..<21 { try chart.addLine(x: nil, y: Column([0.0, 1])) }
    try chart.addLine(x: nil, y: Column([0.0, 1]), style: LineStyle(color: .white))
    let colors = try chart.frame { $0 }.polylines.map(\.stroke.color)
    #expect(colors.count == 22 && colors[20] == colors[0] && colors[21] == .white)
    #expect(Set(colors[..<20]).count == 20)
    #expect(chart.frameRecord?.repeatedColors == 1)
  }

  @Test("is not read without width or opacity")
  func invisible() throws {
    let chart = try Chart.whole(100, 50)
    for style in [LineStyle(width: 0), LineStyle(color: .clear)] {
      try chart.addLine(x: nil, y: Column([0.0, 1]), style: style)
    }
    #expect(try chart.frame { $0 }.commands.isEmpty)
    #expect(chart.frameRecord?.series.map(\.rows) == [0, 0])
  }

  @Test("keeps what it had when a change is refused")
  func refused() throws {
    let space = Space(x: Projection(), y: Projection())
    let y = try Column([1.0, 2])
    let line = try LineSeries(x: nil, y: y, in: space, style: LineStyle(width: 3), label: "a")
    #expect(throws: KeisenError.self) { try line.setStyle(LineStyle(width: .nan)) }
    #expect(throws: KeisenError.self) { try line.setColumns(x: try Column([1.0]), y: y) }
    #expect(line.style.width == 3 && line.columns.x == nil && line.columns.y === y)
    line.label = "b"
    #expect(line.label == "b")
  }

  @Test("lets go of old columns without holding its lock")
  func release() throws {
    let space = Space(x: Projection(), y: Projection())
    nonisolated(unsafe) let memory = UnsafeMutablePointer<Double>.allocate(capacity: 1)
    memory.pointee = 1
    nonisolated(unsafe) var line: LineSeries?
    nonisolated(unsafe) var label = ""
    var borrowed: Column? = try Column(
      borrowing: memory,
      type: .float64,
      count: 1,
      release: {
        // Would wait for ever if the lock were held.
        label = line?.label ?? "none"
        memory.deallocate()
      }
    )
    if let borrowed { line = try LineSeries(x: nil, y: borrowed, in: space, label: "label") }
    borrowed = nil
    try line?.setColumns(x: nil, y: Column([2.0]))
    #expect(label == "label")
  }
}
