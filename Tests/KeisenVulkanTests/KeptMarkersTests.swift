import Glibc
import KeisenCharts
import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenMarks
import KeisenPrimitives
import KeisenRanges
import KeisenRaster
import KeisenReduction
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenVulkan

@Suite("Kept markers on Vulkan")
struct KeptMarkersTests {
  private static let count = 40_000

  /// Values by randomMarks, some of them none.
  private func values(_ range: ClosedRange<Double>, seed: UInt64) -> [Double] {
    var random = SeededGenerator(seed: seed)
    let nasty: [Double] = [.nan, .infinity, -.infinity, 0, -1e30, 1e30]
    return (0..<Self.count).map { _ in
      Double.random(in: 0...1, using: &random) < 0.01
        ? nasty[Int.random(in: 0..<nasty.count, using: &random)]
        : Double.random(in: range, using: &random)
    }
  }

  /// A chart whose plot is the picture.
  private func chart(_ size: Double = 200) throws -> Chart {
    try Chart(bare: Size(width: size, height: size))
  }

  /// What of a frame hangs on the data.
  private struct PointerState: Equatable {
    var rows, gaps, dropped: Int?
  }

  private func reported(_ chart: Chart) -> PointerState {
    let record = chart.frameRecord?.series.first
    return PointerState(rows: record?.rows, gaps: record?.gaps, dropped: record?.dropped)
  }

  /// Draws with and without kept columns, and expects the same.
  private func expectParity(
    _ chart: Chart,
    _ renderer: VulkanRenderer,
    pixelRatio: Double = 1,
    isKept: Bool = true,
    _ note: String = "",
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    var keptText = ""
    var drawsKept = false
    let kept = try chart.frame(pixelRatio: pixelRatio, renderer: KeepingRenderer(renderer)) {
      list throws(KeisenError) in
      keptText = list.text
      drawsKept = list.commands.contains {
        if case .keptMarkers = $0.primitive { true } else { false }
      }
      return try renderer.render(list)
    }
    let keptRecord = reported(chart)
    var text = ""
    let placed = try chart.frame(pixelRatio: pixelRatio) { list throws(KeisenError) in
      text = list.text
      return try RasterRenderer().render(list)
    }
    #expect(drawsKept == isKept, "\(note)", sourceLocation: location)
    #expect(reported(chart) == keptRecord, "\(note)", sourceLocation: location)
    let parity = PictureParity(kept, placed, background: .white)
    #expect(parity.holds && parity.values > 0, "\(note) \(parity)", sourceLocation: location)
    // Numbers are rounded to thousandths of a point: coordinates of some may fall to the other
    // side.
    #expect(keptText.count == text.count || !isKept, "\(note)", sourceLocation: location)
  }

  @Test("are those of the CPU on every scale, both ways, with rows that are none")
  func scales() throws {
    try validated { renderer in
      let xs = try Column(values(-50...1_000, seed: 1))
      let ys = try Column(values(0.01...5_000, seed: 2))
      for scale: Scale in [.linear, .log(), .symlog(threshold: 2), .squareRoot] {
        for isReversed in [false, true] {
          let chart = try chart()
          let (low, high) = scale == .log() ? (0.5, 900.0) : (-20, 900)
          try chart.space.y.setScale(scale)
          try chart.space.y.setRange(min: isReversed ? high : low, max: isReversed ? low : high)
          try chart.space.x.setRange(min: isReversed ? 700 : 100, max: isReversed ? 100 : 700)
          try chart.addPoints(PointColumns(x: xs, y: ys), style: PointStyle(size: 3, alpha: 0.6))
          try expectParity(chart, renderer, pixelRatio: 1.5, "\(scale), \(isReversed)")
        }
      }
    }
  }

  @Test("are those of the CPU with sizes, alphas and colours by column, and with borders")
  func columns() throws {
    try validated { renderer in
      let xs = try Column(values(0...1_000, seed: 3))
      let ys = try Column(values(0...1_000, seed: 4))
      let sizes = try Column(values(-1...6, seed: 5).map { Float($0) })
      let alphas = try Column(values(-0.1...1.2, seed: 6))
      let colors = try Column(values(0...100, seed: 7))
      for (size, alpha, color) in [
        (sizes, nil, nil), (nil, alphas, nil), (nil, nil, colors), (sizes, alphas, colors),
      ] {
        let chart = try chart()
        try chart.space.x.setRange(min: 0, max: 900)
        try chart.space.y.setRange(min: 100, max: 1_000)
        try chart.addPoints(
          PointColumns(x: xs, y: ys, size: size, color: color, alpha: alpha),
          style: PointStyle(marker: .diamond, size: 4, alpha: 0.7, borderWidth: 0.8)
        )
        try expectParity(chart, renderer)
      }
    }
  }

  @Test("add up where they are faint, by style, by column and by colour")
  func faint() throws {
    try validated { renderer in
      let y = try Column([Double](repeating: 0.5, count: 20_000))
      let alphas = try Column([Double](repeating: 0.004, count: 20_000))
      let values = try Column((0..<20_000).map { Double($0 % 2) })
      for (alpha, color) in [(nil, nil), (alphas, nil), (alphas, values), (nil, values)] {
        let chart = try chart(40)
        try chart.space.x.setRange(min: -1, max: 1)
        try chart.space.y.setRange(min: 0, max: 1)
        let columns = PointColumns(
          x: try Column([Double](repeating: 0.01, count: 20_000)),
          y: y,
          color: color,
          alpha: alpha
        )
        let style = PointStyle(
          size: 15,
          color: Color(rgb: 0x2060a0),
          alpha: alpha == nil ? 0.005 : 0.9
        )
        try chart.addPoints(columns, style: style)
        let kept = try chart.frame(renderer: KeepingRenderer(renderer)) {
          list throws(KeisenError) in
          try renderer.render(list)
        }
        let placed = try chart.frame { list throws(KeisenError) in
          try RasterRenderer().render(list)
        }
        let difference = try #require(kept.difference(from: placed))
        #expect(difference.value <= 1, "\(difference)")
      }
    }
  }

  @Test("are those of the CPU for nanoseconds, exact, for row numbers, and for rings")
  func integers() throws {
    try validated { renderer in
      var random = SeededGenerator(seed: 8)
      let start: Int64 = 1_700_000_000_000_000_000
      var at = start
      let times = (0..<Self.count).map { _ -> Int64 in
        at += Int64.random(in: 0...3, using: &random)
        return at
      }
      let time = try times.withUnsafeBufferPointer {
        try Column(copying: $0.baseAddress, type: .timestamp(.nanoseconds), count: $0.count)
      }
      let heights = values(0...10, seed: 9)
      for x in [time, nil] {
        let chart = try chart()
        try chart.space.y.setRange(min: 0, max: 10)
        try chart.addPoints(PointColumns(x: x, y: try Column(heights)))
        try expectParity(chart, renderer, "fitted")
        let range = try chart.space.x.range()
        // A thousandth in the middle: 40 rows, some tens of nanoseconds.
        let (middle, part) = ((range.min + range.max) / 2, (range.max - range.min) / 2_000)
        try chart.space.x.setRange(origin: range.origin, min: middle - part, max: middle + part)
        try expectParity(chart, renderer, "close")
      }
      let ring = try Column(ring: .float64, capacity: 30_000)
      for part in 0..<9 {
        try ring.append((0..<7_001).map { sin(Double($0 + part * 7_001) * 0.001) })
        let chart = try chart()
        try chart.space.y.setRange(min: -1, max: 1)
        try chart.addPoints(PointColumns(x: nil, y: ring))
        try expectParity(chart, renderer, isKept: part > 1, "ring \(part)")
      }
    }
  }

  @Test(
    "stay exact in a deep zoom, and are placed by the processor in a deeper one or between cuts"
  )
  func depth() throws {
    try validated { renderer in
      let step = 1e-9
      let xs = (0..<Self.count).map {
        1 + Double($0 - Self.count / 2) * step + ($0 % 1_000 == 7 ? 1 : 0)
      }
      let ys = (0..<Self.count).map { Double($0 % 97) }
      let chart = try chart()
      try chart.space.y.setRange(min: 0, max: 97)
      try chart.addPoints(PointColumns(x: Column(xs), y: Column(ys)), style: PointStyle(size: 5))
      for (width, isKept) in [
        (3.0, true), (1e-4, true), (2e-6, true), (1e-8, true), (1e-10, false),
      ] {
        try chart.space.x.setRange(min: 1 - 0.3 * width, max: 1 + 0.7 * width)
        try expectParity(chart, renderer, isKept: isKept, "\(width)")
      }
      for cuts in [TimeCuts(), TimeCuts(closedWeekdays: .weekend)] {
        let time = TimeScale(unit: .milliseconds, cuts: cuts)
        try chart.space.x.setScale(.time(time))
        try chart.space.x.setRange(min: -200_000, max: 400_000)
        // Seconds, of which a step is 1000 of the scale's.
        let seconds = try (0..<Self.count).map { Int64($0 - 500) }.withUnsafeBufferPointer {
          try Column(copying: $0.baseAddress, type: .timestamp(.seconds), count: $0.count)
        }
        try #require(chart.series.first as? PointSeries).setColumns(
          PointColumns(x: seconds, y: Column(ys))
        )
        try expectParity(chart, renderer, isKept: cuts.isEmpty, "cuts \(!cuts.isEmpty)")
      }
    }
  }

  @Test("send a column to the device once, then what was appended, and all of one that changed")
  func uploads() throws {
    try validated { renderer in
      func uploaded() throws -> Int {
        try renderer.engine().withFrames { frames throws(KeisenError) in frames.kept.uploadedBytes }
      }
      func draw(_ chart: Chart) throws -> Image {
        try chart.frame(renderer: KeepingRenderer(renderer)) { list throws(KeisenError) in
          try renderer.render(list)
        }
      }
      let x = Column(growing: .float64)
      let y = Column(growing: .float32)
      try x.append((0..<Self.count).map { Double($0) })
      try y.append((0..<Self.count).map { Float(sin(Double($0) * 0.01)) })
      let charts = [try chart(), try chart()]
      for chart in charts {
        try chart.space.x.setRange(min: 0, max: 20_000)
        try chart.space.y.setRange(min: -1, max: 1)
        try chart.addPoints(PointColumns(x: x, y: y))
      }
      let first = try draw(charts[0])
      #expect(try uploaded() == Self.count * 16)
      // Another chart, then a pan and a zoom.
      #expect(try draw(charts[1]).bytes == first.bytes)
      try charts[0].space.x.setRange(min: 3_000, max: 5_000)
      try charts[0].space.y.setRange(min: 0, max: 1)
      #expect(try draw(charts[0]).bytes != first.bytes)
      #expect(try uploaded() == Self.count * 16)

      // Across the room that chunks have at first, too.
      var rows = Self.count
      for batch in [10, 1_000, 30_000, 300_000] {
        let before = try uploaded()
        try x.append((rows..<rows + batch).map { Double($0) })
        try y.append((rows..<rows + batch).map { Float(sin(Double($0) * 0.01)) })
        rows += batch
        try charts[1].space.x.setRange(min: Double(rows - 2_000), max: Double(rows))
        try expectParity(charts[1], renderer, "\(batch) more")
        if batch <= 1_000 { #expect(try uploaded() - before == batch * 16) }
      }

      let before = try uploaded()
      try y.changed(first: 5, count: 1)
      _ = try draw(charts[0])
      #expect(try uploaded() - before == rows * 8)
      let kept = try renderer.engine().withFrames { frames throws(KeisenError) in frames.kept.count
      }
      #expect(kept == 2)
    }
  }

  @Test("leave the device when their columns are gone, and when others need the room")
  func memory() throws {
    try validated { renderer in
      func state() throws -> State { try self.state(renderer) }
      let first = try addedChart(20)
      try expectParity(first, renderer)
      do {
        let second = try addedChart(30)
        try expectParity(second, renderer)
        #expect(try state().count == 4)
      }
      try expectParity(first, renderer)
      #expect(try state().count == 2)

      // Room for two columns of 2^16 rows and a half.
      try renderer.engine().withFrames { frames throws(KeisenError) in
        frames.kept.budget = (1 << 16) * 8 * 5 / 2
      }
      let third = try addedChart(40)
      for chart in [third, first, third] {
        let before = try state().uploaded
        try expectParity(chart, renderer)
        #expect(try state().count == 2)
        #expect(try state().bytes == (1 << 16) * 8 * 2)
        #expect(try state().uploaded - before == Self.count * 16)
      }
      try renderer.engine().withFrames { frames throws(KeisenError) in frames.kept.budget = 1_000 }
      try expectParity(first, renderer, "no room")
      #expect(try state().bytes <= (1 << 16) * 8 * 2)
    }
  }

  /// Points in a plot of which all columns are new.
  private func addedChart(_ seed: UInt64) throws -> Chart {
    let chart = try chart(60)
    try chart.space.x.setRange(min: 0, max: 10)
    try chart.space.y.setRange(min: 0, max: 10)
    try chart.addPoints(
      PointColumns(x: Column(values(0...10, seed: seed)), y: Column(values(0...10, seed: seed + 1)))
    )
    return chart
  }

  /// What is on the device.
  private struct State: Equatable {
    var count, bytes, uploaded: Int
  }

  private func state(_ renderer: VulkanRenderer) throws -> State {
    try renderer.engine().withFrames { frames throws(KeisenError) in
      State(count: frames.kept.count, bytes: frames.kept.bytes, uploaded: frames.kept.uploadedBytes)
    }
  }

  /// Bytes of a column of `count` rows.
  private static let columnBytes = (1 << 16) * 8

  @Test("bring nothing, and send nothing away, where their columns have no room together")
  func budget() throws {
    try validated { renderer in
      let (first, second) = (try addedChart(60), try addedChart(70))
      try expectParity(first, renderer)
      let before = try state(renderer)
      #expect(before.bytes == 2 * Self.columnBytes)
      try renderer.engine().withFrames { frames throws(KeisenError) in
        frames.kept.budget = 2 * Self.columnBytes - 1
      }
      for _ in 0..<2 {
        try expectParity(second, renderer)
        #expect(try state(renderer) == before)
      }
      try renderer.engine().withFrames { frames throws(KeisenError) in
        frames.kept.budget = 2 * Self.columnBytes
      }
      try expectParity(second, renderer)
      #expect(try state(renderer).uploaded == before.uploaded + 2 * Self.count * 8)
    }
  }

  @Test("are not tried again once the device refused them, until some of its memory is free")
  func refusal() throws {
    try validated { renderer in
      func set(limit: Int?) throws {
        try renderer.engine().withFrames { frames throws(KeisenError) in
          frames.device.memoryLimit = limit.map { frames.device.memoryInUse + $0 } ?? .max
        }
      }
      let chart = try addedChart(80)
      // Upload blocks that placed markers have room in.
      try chart.frame { list throws(KeisenError) in _ = try renderer.render(list) }
      let empty = try state(renderer)
      // Room for x and not for y.
      try set(limit: Self.columnBytes * 3 / 2)
      for _ in 0..<2 {
        try expectParity(chart, renderer)
        #expect(try state(renderer) == empty)
      }
      try set(limit: nil)
      try expectParity(chart, renderer)
      #expect(try state(renderer) == empty)
      // Fewer bytes than were refused are another matter.
      do {
        let row = try self.chart(60)
        try row.space.x.setRange(min: 0, max: 40_000)
        try row.space.y.setRange(min: 0, max: 10)
        try row.addPoints(PointColumns(x: nil, y: Column(values(0...10, seed: 95))))
        try expectParity(row, renderer)
        #expect(try state(renderer).count == 1)
      }
      // Another size frees the pictures of the present one.
      _ = try renderer.render(DisplayList(size: Size(width: 1, height: 1), pixelRatio: 1))
      try expectParity(chart, renderer)
      #expect(try state(renderer).count == 2)
    }
  }

  @Test("leave no old colours on the device while a colour range moves")
  func forms() throws {
    try validated { renderer in
      let x = try Column(values(0...10, seed: 100))
      let y = try Column(values(0...10, seed: 101))
      let colors = try Column(values(0...100, seed: 102))
      let chart = try chart(60)
      try chart.space.x.setRange(min: 0, max: 10)
      try chart.space.y.setRange(min: 0, max: 10)
      let scales = [ColorScale(), ColorScale()]
      let columns = PointColumns(x: x, y: y, color: colors)
      try scales[0].projection.setRange(min: 0, max: 100)
      try chart.addPoints(columns, colorScale: scales[0], style: PointStyle(size: 3))
      for step in 0..<4 {
        try scales[0].projection.setRange(min: Double(step), max: 100)
        try expectParity(chart, renderer)
        #expect(try state(renderer).count == 3)
      }
      // Those that other points are drawn with stay.
      try scales[1].projection.setRange(min: 50, max: 60)
      try chart.addPoints(columns, colorScale: scales[1], style: PointStyle(size: 1))
      for step in 0..<3 {
        try scales[0].projection.setRange(min: 0, max: 70 + Double(step))
        let before = try state(renderer)
        try expectParity(chart, renderer)
        #expect(try state(renderer).count == 4)
        let sent = try state(renderer).uploaded - before.uploaded
        #expect(sent == Self.count * 8 * (step == 0 ? 2 : 1))
      }
      // The scale of x, too.
      try chart.space.x.setScale(.squareRoot)
      try expectParity(chart, renderer)
      #expect(try state(renderer).count == 4)
    }
  }

  @Test("are for devices with memory of their own")
  func kinds() throws {
    let renderer = try VulkanRenderer()
    #expect(renderer.keepsColumns == (renderer.device.kind != .cpu))
    #expect(!RasterRenderer().keepsColumns)
  }

  @Test("are shared by charts on several threads")
  func threads() throws {
    try validated { renderer in
      let x = try Column(values(0...10, seed: 50))
      let y = try Column(values(0...10, seed: 51))
      let charts = try (0..<4).map { _ in
        let chart = try chart(60)
        try chart.space.x.setRange(min: 0, max: 10)
        try chart.space.y.setRange(min: 0, max: 10)
        try chart.addPoints(PointColumns(x: x, y: y))
        return chart
      }
      let pictures = Locked([[UInt8]]())
      onThreads(charts.count) { index in
        for _ in 0..<5 {
          let image = try? charts[index].frame(renderer: KeepingRenderer(renderer)) {
            list throws(KeisenError) in
            try renderer.render(list)
          }
          pictures.withLock { $0.append(image?.bytes ?? []) }
        }
      }
      let all = pictures.withLock { $0 }
      #expect(all.count == 20 && Set(all).count == 1)
      let uploaded = try renderer.engine().withFrames { frames throws(KeisenError) in
        frames.kept.uploadedBytes
      }
      #expect(uploaded == Self.count * 16)
    }
  }
}
