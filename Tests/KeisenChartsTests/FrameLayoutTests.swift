import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenCharts

@Suite("FrameLayout")
struct FrameLayoutTests {
  /// Left, top, right and bottom of a run's ink, roughly: its advance and its capitals.
  private func box(_ run: GlyphRun) -> Rect {
    let height = run.text.font.metrics(size: run.text.size).capHeight
    if run.angle == 0 {
      return Rect(x: run.origin.x, y: run.origin.y - height, width: run.text.width, height: height)
    }
    return Rect(
      x: run.origin.x - height,
      y: run.origin.y - run.text.width,
      width: height,
      height: run.text.width
    )
  }

  private static let ranges: [SIMD2<Double>] = [
    SIMD2(0, 1), SIMD2(1, 0), SIMD2(-1e-9, 1e-9), SIMD2(123_456.7, 123_456.8), SIMD2(5, 5),
    SIMD2(-1e18, 3e18), SIMD2(0, 1e300), SIMD2(1999.5, 2024.25), SIMD2(-0.07, 0),
    SIMD2(1e15, 1e15 + 1),
  ]

  @Test("keeps labels inside of the picture and apart, at any size and range")
  func labels() throws {
    for width in [80.0, 120, 200, 333, 640, 1280, 2560] {
      for height in [60.0, 100, 200, 480, 720, 1440] {
        for (index, x) in Self.ranges.enumerated() {
          let y = Self.ranges[(index * 3 + 1) % Self.ranges.count]
          let chart = try Chart(size: Size(width: width, height: height))
          try chart.space.x.setRange(min: x.x, max: x.y)
          try chart.space.y.setRange(min: y.x, max: y.y)
          let list = try chart.frame(pixelRatio: [1, 1.25, 1.5, 2, 3][index % 5]) { $0 }
          check(list, "\(width) x \(height), x \(x), y \(y)")
        }
      }
    }
  }

  @Test("keeps the labels of four axes inside of the picture and apart")
  func fourAxes() throws {
    for width in [120.0, 200, 400, 1280] {
      for x in Self.ranges {
        let chart = try Chart(size: Size(width: width, height: 300))
        chart.add(try Axis(.top, of: chart.space, title: "top"), to: .above)
        chart.add(try Axis(.right, of: chart.space), to: .above)
        try chart.space.x.setRange(min: x.x, max: x.y)
        try chart.space.y.setRange(min: -20, max: 2e5)
        check(try chart.frame { $0 }, "\(width), x \(x)")
      }
    }
  }

  private func check(_ list: DisplayList, _ what: String) {
    let boxes = list.glyphRuns.map { (box($0), $0.text.source) }
    for (box, text) in boxes {
      #expect(
        box.minX >= 0 && box.maxX <= list.size.width && box.minY >= 0
          && box.maxY <= list.size.height,
        "\(text) at \(box) in \(what)"
      )
    }
    for (index, first) in boxes.enumerated() {
      for second in boxes[..<index] {
        let common = first.0.intersection(second.0)
        #expect(common.isEmpty, "\(first) and \(second) in \(what)")
      }
    }
  }

  @Test("puts the plot on whole device pixels", arguments: [0.7, 1, 1.25, 1.5, 2, 3])
  func snapping(ratio: Double) throws {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let size = Size(
        width: Double.random(in: 150...900, using: &random),
        height: Double.random(in: 100...900, using: &random)
      )
      let chart = try Chart(size: size)
      if Bool.random(using: &random) {
        try chart.setPadding(.fixed(Insets(Double.random(in: 0...30, using: &random))))
      }
      try chart.frame(pixelRatio: ratio) { _ in }
      let plot = try #require(chart.frameRecord?.plot)
      for side in [plot.minX, plot.maxX, plot.minY, plot.maxY] {
        let pixels = side * ratio
        #expect(abs(pixels - pixels.rounded()) < 1e-9, "\(side) at \(ratio) of \(size)")
      }
    }
  }

  @Test("fills a bare chart with its plot")
  func bare() throws {
    let chart = try Chart.whole(33, 44)
    try chart.frame { _ in }
    #expect(chart.frameRecord?.plot == Rect(x: 0, y: 0, width: 33, height: 44))
  }

  @Test("gives a second axis on a side a band of its own")
  func bands() throws {
    let chart = try Chart(size: Size(width: 400, height: 300))
    let second = try Axis(.left, of: chart.space, title: "second")
    try chart.setYTitle("first")
    chart.add(second, to: .above)
    let boxes = try chart.frame { $0 }.glyphRuns.map { (box($0), $0.text.source) }
    let first = try #require(boxes.first { $0.1 == "first" }?.0)
    for (box, text) in boxes where box.maxX < first.minX {
      #expect(box.maxX < first.minX - 10, "\(text)")
    }
    #expect(boxes.filter { $0.0.maxX < first.minX }.count > 3)
  }

  /// A chart of axes of any kind, by lot.
  private func randomChart(_ random: inout SeededGenerator) throws -> Chart {
    func chance(_ part: Double) -> Bool { Double.random(in: 0..<1, using: &random) < part }
    let size = Size(
      width: Double.random(in: 50...700, using: &random),
      height: Double.random(in: 30...500, using: &random)
    )
    let chart = try Chart(bare: size)
    for projection in [chart.space.x, chart.space.y] {
      let range = Self.ranges.randomElement(using: &random) ?? SIMD2(0, 1)
      try projection.setRange(min: range.x, max: range.y)
    }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let side = Side.allCases.randomElement(using: &random) ?? .bottom
      var style = Axis.Style(
        tickLength: Double.random(in: 0...12, using: &random),
        tickStart: Double.random(in: -1...1, using: &random),
        tickEnd: Double.random(in: -1...1, using: &random),
        minor: [.automatic, .none, .shown].randomElement(using: &random) ?? .none,
        labelSize: Double.random(in: 5...20, using: &random),
        labelAngle: chance(0.3) ? Double.random(in: -180...180, using: &random) : nil
      )
      if chance(0.2) { style.place = .fraction(Double.random(in: 0...1, using: &random)) }
      if chance(0.2) { style.place = .value(DataValue(Double.random(in: -2...2, using: &random))) }
      if chance(0.2) { style.conversion = Axis.Style.Conversion(factor: -2.54, offset: 3) }
      let title = chance(0.5) ? "A title that is longer than some of the axes" : ""
      let axis = try Axis(side, of: chart.space, title: title, style: style)
      if chance(0.3) {
        let count = Int.random(in: 0...30, using: &random)
        try axis.setTicks(
          (0..<count).map { DataValue(Double($0) / 10) },
          labels: (0..<count).map { String(repeating: "name \($0) ", count: 1 + $0 % 5) }
        )
      }
      chart.add(axis, to: .above)
    }
    return chart
  }

  @Test("is done when to lay out again changes nothing, for charts drawn by lot")
  func fixedPoint() throws {
    var random = SeededGenerator(seed: 5)
    for index in 0..<400 {
      let chart = try randomChart(&random)
      let ratio = [1, 1.5, 2][index % 3]
      let state = chart.state.withLock { $0 }
      var ranges = FrameRanges()
      for projection in [chart.space.x, chart.space.y] { try ranges.take(projection) }
      var frame = FrameContext(
        size: state.size,
        pixelRatio: ratio,
        theme: .light,
        ranges: ranges
      )
      let whole = frame.plot
      var layout = try FrameLayout(state, in: &frame)
      let wanted = whole.inset(by: try layout.stack(state.below + state.above, in: frame))
      guard !frame.plot.isEmpty else { continue }
      let slack = 0.51 / ratio
      #expect(
        frame.plot.minX >= wanted.minX - slack && frame.plot.maxX <= wanted.maxX + slack
          && frame.plot.minY >= wanted.minY - slack && frame.plot.maxY <= wanted.maxY + slack,
        "chart \(index): \(frame.plot) where \(wanted) is wanted"
      )
    }
  }

  @Test("lets no two labels overlap and none leave the picture, for charts drawn by lot")
  func apart() throws {
    var random = SeededGenerator(seed: 6)
    for index in 0..<400 {
      let chart = try randomChart(&random)
      if index % 4 == 0 {
        let insets = Insets(Double.random(in: 0...40, using: &random))
        try chart.setPadding(.fixed(insets))
      }
      try chart.frame { _ in }
      let record = try #require(chart.frameRecord)
      let ticks = record.labels.filter { $0.role == .tick }
      let boxes = ticks.map {
        LabelBox(
          center: $0.center,
          width: $0.width,
          height: $0.height,
          turn: Turn(degrees: $0.angle)
        )
      }
      for (number, box) in boxes.enumerated() {
        let bounds = box.bounds
        #expect(
          bounds.minX > -1e-3 && bounds.minY > -1e-3 && bounds.maxX < chart.size.width + 1e-3
            && bounds.maxY < chart.size.height + 1e-3,
          "\(ticks[number].text) at \(bounds) of chart \(index), \(chart.size)"
        )
        for other in boxes[..<number] where box.intersects(other) {
          Issue.record("\(ticks[number]) overlaps another one in chart \(index)")
        }
      }
    }
  }
}
