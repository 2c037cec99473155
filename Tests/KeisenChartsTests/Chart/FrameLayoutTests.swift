import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

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

  @Test("keeps labels inside of the picture and apart, at any size and range")
  func labels() throws {
    for width in [80.0, 120, 200, 333, 640, 1280, 2560] {
      for height in [60.0, 100, 200, 480, 720, 1440] {
        for (index, x) in Chart.nastyRanges.enumerated() {
          let y = Chart.nastyRanges[(index * 3 + 1) % Chart.nastyRanges.count]
          let chart = try Chart(size: Size(width: width, height: height))
          try chart.space.x.setRange(min: x.x, max: x.y)
          try chart.space.y.setRange(min: y.x, max: y.y)
          let list = try chart.frame(pixelRatio: [1, 1.25, 1.5, 2, 3][index % 5]) { $0 }
          check(list, "\(width) x \(height), x \(x), y \(y)")
        }
      }
    }
  }

  @Test("draws plot, title and the other axis without labels of ticks that leave no room")
  func noRoomForLabels() throws {
    let chart = try Chart(size: Size(width: 240, height: 170))
    try chart.setTitle("title")
    try chart.addLine(x: nil, y: Column([0.0, 1]))
    let axis = try #require(chart.axis(.left))
    try axis.change { $0.format = TickFormat(prefix: String(repeating: "m", count: 40)) }
    let list = try chart.frame { $0 }
    #expect(
      list.labels.map(\.text).sorted() == ["0.0", "0.2", "0.4", "0.6", "0.8", "1.0", "title"]
    )
    #expect(list.polylines.count >= 1)
    // As many ticks as an axis with labels has.
    let ticks = list.commands.count
    #expect(ticks < 60)
    // All labels of an axis are one part.
    #expect(list.omittedParts == 1)
    let plot = try #require(chart.frameRecord?.plot)
    #expect(plot.width > 150 && plot.height > 80)
    try axis.change { $0.format = TickFormat() }
    let whole = try chart.frame { $0 }
    #expect(whole.labels.count > 4)
    // Padding by hand stays as it is.
    try axis.change { $0.format = TickFormat(prefix: String(repeating: "m", count: 40)) }
    try chart.setPadding(.fixed(Insets(30)))
    _ = try chart.frame { $0 }
    #expect(chart.frameRecord?.plot == Rect(x: 30, y: 30, width: 180, height: 110))
  }

  @Test("keeps the labels of four axes inside of the picture and apart")
  func fourAxes() throws {
    for width in [120.0, 200, 400, 1280] {
      for x in Chart.nastyRanges {
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

  /// The plots of a default chart, as a range moves on by a part of itself from frame to frame.
  private func plots(
    _ scale: Scale,
    origin: Int64 = 0,
    _ range: (min: Double, max: Double),
    frames: Int = 500,
    width: Double = 640
  ) throws -> [Rect] {
    let chart = try Chart(size: Size(width: width, height: 360))
    try chart.space.x.setScale(scale)
    return try (0..<frames).map { frame in
      let shift = Double(frame) / 777 * (range.max - range.min)
      try chart.space.x.setRange(origin: origin, min: range.min + shift, max: range.max + shift)
      try chart.frame { _ in }
      return try #require(chart.frameRecord?.plot)
    }
  }

  @Test(
    "keeps the plot where it is while x is panned, over numbers",
    arguments: [200.0, 640, 1280]
  )
  func pannedNumbers(width: Double) throws {
    for range in [(0.0, 1), (30_000, 60_000), (-3, 8), (0.001, 0.0017), (1e9, 1e9 + 300)] {
      // For labels as wide as this nothing is kept that takes an eighth of the picture.
      if width < 640, range.0 == 1e9 { continue }
      let plots = try plots(.linear, range, width: width)
      #expect(Set(plots.map(\.minX)).count == 1, "\(range)")
      #expect(Set(plots.map(\.maxX)).count == 1, "\(range)")
    }
  }

  @Test("keeps the plot where it is while x is panned, over times")
  func pannedTimes() throws {
    let scale = Scale.time(TimeScale(unit: .nanoseconds))
    for seconds in [0.001, 10, 600, 7200, 86_400, 432_000, 3_456_000, 6e7] {
      let plots = try plots(scale, origin: 1_709_240_400_000_000_000, (0, seconds * 1e9))
      #expect(Set(plots.map(\.minX)).count == 1, "\(seconds)")
      #expect(Set(plots.map(\.maxX)).count == 1, "\(seconds)")
    }
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

  @Test("is done when to lay out again changes nothing, for charts drawn by lot")
  func fixedPoint() throws {
    var random = SeededGenerator(seed: 5)
    for index in 0..<400 {
      let chart = try Chart.ofAxes(using: &random)
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
      // Of what is too small for its axes alone, the room of these is cut.
      let kept = TextRoom.keptPart(of: state.size)
      guard wanted.width > kept * whole.width, wanted.height > kept * whole.height else { continue }
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
      let chart = try Chart.ofAxes(using: &random)
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
