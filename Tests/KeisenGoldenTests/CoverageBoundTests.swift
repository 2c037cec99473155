import Glibc
import Keisen
import KeisenPrimitives
import KeisenTestSupport
import Testing

/// Rows whose x goes both ways, which their coverage must show as the exact picture does.
private struct OrbitRows: CustomStringConvertible, Sendable {
  var description: String
  var x: [Double]
  var y: [Double]
  var scale = Scale.linear
  /// The part of both extents that is shown, as fractions; nil for all.
  var part: ClosedRange<Double>?

  private init(
    _ name: String,
    _ count: Int = 6000,
    scale: Scale = .linear,
    part: ClosedRange<Double>? = nil,
    row: (Int) -> (Double, Double)
  ) {
    let rows = (0..<count).map(row)
    (description, x, y) = (name, rows.map(\.0), rows.map(\.1))
    (self.scale, self.part) = (scale, part)
  }

  /// Rows whose x goes one way, as those of steps mostly do.
  static let forward: [OrbitRows] = {
    var random = SeededGenerator(seed: 32)
    var place = 0.0
    var level = 0.0
    func even() -> Double { .random(in: -1...1, using: &random) }
    func next() -> Double {
      place += max(0, even())
      return place
    }
    return [
      OrbitRows("walk forward") { _ in
        level += even()
        return (next(), level)
      },
      OrbitRows("noise forward") { _ in (next(), even()) },
      OrbitRows("levels") { row in (Double(row), Double((row / 40) % 7)) },
      OrbitRows("few wide steps", 40) { row in (Double(row), even()) },
      OrbitRows("forward with gaps") { row in
        (next(), row % 9 == 0 ? .nan : row % 50 == 7 ? 1e300 : even())
      },
      OrbitRows("backward") { row in (Double(-row), even()) },
      OrbitRows("a part forward", part: 0.4...0.45) { _ in (next(), even()) },
    ]
  }()

  /// What is drawn often, and what may go wrong.
  static let all: [OrbitRows] = {
    var random = SeededGenerator(seed: 31)
    func even() -> Double { .random(in: -1...1, using: &random) }
    func noise(_ size: Double) -> Double { size * (even() + even() + even()) }
    func walk(_ step: Double) -> (Int) -> (Double, Double) {
      var place = SIMD2<Double>.zero
      return { _ in
        place += SIMD2(noise(step), noise(step))
        return (place.x, place.y)
      }
    }
    func spiral(_ row: Int) -> (Double, Double) {
      let turn = Double(row) / 300
      return (turn * cos(turn), turn * sin(turn))
    }
    func lissajous(_ row: Int, _ size: Double) -> (Double, Double) {
      let turn = Double(row) / 50
      return (sin(3 * turn) + noise(size), sin(4.01 * turn) + noise(size))
    }
    let walked = walk(1)
    let steps = walk(1e-3)
    let many = (0..<3000).map { _ in (even(), even()) }
    return [
      OrbitRows("spiral", row: spiral),
      OrbitRows("noisy Lissajous") { lissajous($0, 0.02) },
      OrbitRows("hardly noisy Lissajous", 60_000) { lissajous($0 / 20, 2e-4) },
      OrbitRows("walk", row: walk(1)),
      OrbitRows("walk and a far row", 20_000) { $0 == 9000 ? (30, 30) : steps($0) },
      OrbitRows("noise") { _ in (even(), even()) },
      OrbitRows("duplicates") { many[$0 / 4 % 700] },
      OrbitRows("gaps") { row in
        let (x, y) = walked(row)
        return (row % 7 == 0 ? .nan : x, row % 11 == 0 ? .nan : row % 131 == 0 ? .infinity : y)
      },
      OrbitRows("dots") { $0 % 2 == 0 ? (.nan, 0) : (even(), even()) },
      OrbitRows("far away") { row in
        row % 50 == 3
          ? (1e300, even()) : row % 50 == 4 ? (even(), -.greatestFiniteMagnitude) : spiral(row)
      },
      OrbitRows("one place", 40) { _ in (2, 3) },
      OrbitRows("one row", 2) { ($0 == 0 ? 2 : .nan, 3) },
      OrbitRows("forth and back", 9) { ([0, 1, 0.2, 1, 0, 1, 0.999, 1.0001, 0][$0], 0.3) },
      OrbitRows("logarithm", scale: .log(base: 10)) { row in
        (exp(3 * noise(0.5)), row % 17 == 0 ? -1 : exp(3 * noise(0.5)))
      },
      OrbitRows("zoomed in", part: 0.49...0.51) { lissajous($0, 0.02) },
      OrbitRows("far zoomed in", part: 0.4999...0.5001) { _ in (even(), even()) },
      OrbitRows("zoomed out", part: -20...20, row: walk(1)),
    ]
  }()

  /// Whether x goes one way without gaps.
  private var isMonotonic: Bool {
    let ways = zip(x, x.dropFirst()).map { $1 - $0 }
    return !ways.contains(where: \.isNaN)
      && (ways.allSatisfy { $0 >= 0 } || ways.allSatisfy { $0 <= 0 })
  }

  /// A chart of the rows whose lines are never direct.
  func chart(_ style: LineStyle, _ variant: LineVariant) throws -> Chart {
    // Sides that are not whole squares, nor whole groups of pixels.
    let chart = try Chart(bare: Size(width: 301, height: 151))
    try chart.addLine(
      x: Column(x),
      y: Column(y),
      style: style,
      variant: variant
    )
    try chart.space.x.setScale(scale)
    try chart.space.y.setScale(scale)
    try chart.setDirectRows(0)
    func bounds(_ values: [Double]) -> (Double, Double) {
      let near = values.filter { abs($0) < 1e6 }
      guard let minimum = near.min(), let maximum = near.max(), minimum < maximum else {
        return (0, 9)
      }
      guard let part else { return (max(minimum, scale == .linear ? minimum : 1e-3), maximum) }
      let length = maximum - minimum
      return (minimum + part.lowerBound * length, minimum + part.upperBound * length)
    }
    let (left, right) = bounds(x)
    let (bottom, top) = bounds(y)
    try chart.space.x.setRange(min: left, max: right)
    try chart.space.y.setRange(min: bottom, max: top)
    return chart
  }

  /// Compares the coverage with every row drawn by itself.
  func compare(
    _ style: LineStyle,
    _ variant: LineVariant = LineVariant(),
    pixelRatio: Double,
    on renderer: any Renderer
  ) throws {
    let chart = try chart(style, variant)
    let exact = Picture(
      try chart.render(pixelRatio: pixelRatio, isExact: true, renderer: renderer)
    )
    let direct = try #require(chart.frameRecord?.series.first)
    let fast = Picture(try chart.render(pixelRatio: pixelRatio, renderer: renderer))
    let record = try #require(chart.frameRecord?.series.first)
    let isLine = Set(x.filter { !$0.isNaN }).count > 1 || x.contains(where: \.isNaN)
    let isCurve =
      switch variant.interpolation {
      case .monotone, .catmullRom: true
      case .linear, .stepBefore, .stepMiddle, .stepAfter: false
      }
    if variant.isSeparated {
      #expect(record.tier == .coverage)
    } else if !isCurve {
      #expect(record.tier == (isLine && !isMonotonic ? .coverage : .envelope))
    }
    #expect(record.boundChannel == (isCurve ? 25 : 17))
    #expect(record.boundPixels == (isCurve ? 3.0 / 32 : 1.0 / 16))
    #expect(direct.tier == .direct && direct.gaps == record.gaps)
    #expect(direct.dropped == record.dropped)
    // Of rows whose x goes one way those in view alone are read; an exact frame of steps reads them
    // all.
    #expect(isMonotonic ? direct.rows >= record.rows : direct.rows == record.rows)
    let maximum = exact.maxDifference(from: fast)
    #expect(Double(maximum) <= record.boundChannel, "\(self), \(style.width) at \(pixelRatio)")
  }
}

@Suite("Coverage bound")
struct CoverageBoundTests {
  @Test(
    "no channel errs by more than is told, at any width, pixel ratio, opacity and scale",
    arguments: OrbitRows.all
  )
  fileprivate func bound(rows: OrbitRows) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for width in [0.4, 1, 1.5, 3, 40] {
      for ratio in [1, 1.37, 2] {
        let alpha: Float = width == 3 ? 0.4 : 1
        let style = LineStyle(width: width, color: .black.opacity(alpha))
        try rows.compare(style, pixelRatio: ratio, on: cpu)
      }
    }
  }

  @Test(
    "no channel errs by more than is told on Vulkan",
    .enabled(if: VulkanTests.areExpected),
    arguments: OrbitRows.all
  )
  fileprivate func boundOnVulkan(rows: OrbitRows) throws {
    let vulkan = try Renderers.make(RendererOptions(.vulkan))
    try rows.compare(LineStyle(width: 1, color: .black), pixelRatio: 1, on: vulkan)
    let translucent = LineStyle(width: 1.5, color: Color(rgb: 0x3060c0, alpha: 0.5))
    try rows.compare(translucent, pixelRatio: 2, on: vulkan)
  }

  @Test(
    "no channel of steps errs by more than is told",
    arguments: OrbitRows.forward + OrbitRows.all,
    [LineInterpolation.stepBefore, .stepMiddle, .stepAfter]
  )
  fileprivate func steps(rows: OrbitRows, interpolation: LineInterpolation) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for (width, ratio) in [(0.4, 1), (1, 1.37), (1.5, 2), (3, 1), (40, 1)] {
      let alpha: Float = width == 3 ? 0.4 : 1
      let style = LineStyle(width: width, color: .black.opacity(alpha))
      let variant = LineVariant(interpolation: interpolation)
      try rows.compare(style, variant, pixelRatio: ratio, on: cpu)
    }
  }

  @Test(
    "no channel of steps errs by more than is told on Vulkan",
    .enabled(if: VulkanTests.areExpected),
    arguments: OrbitRows.forward
  )
  fileprivate func stepsOnVulkan(rows: OrbitRows) throws {
    let vulkan = try Renderers.make(RendererOptions(.vulkan))
    let style = LineStyle(width: 1.5, color: Color(rgb: 0x3060c0, alpha: 0.5))
    let variant = LineVariant(interpolation: .stepAfter)
    try rows.compare(style, variant, pixelRatio: 2, on: vulkan)
  }

  @Test(
    "no channel of curves errs by more than is told, wherever they turn and however far they overshoot",
    arguments: OrbitRows.forward + OrbitRows.all,
    [
      LineInterpolation.monotone, .catmullRom(alpha: 0), .catmullRom(), .catmullRom(alpha: 0.7),
      .catmullRom(alpha: 1),
    ]
  )
  fileprivate func curves(rows: OrbitRows, interpolation: LineInterpolation) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    let isUsual = interpolation == .monotone || interpolation == .catmullRom()
    let widths = [(0.4, 1), (1.5, 2)] + (isUsual ? [(1, 1.37), (3, 1)] : [])
    for (width, ratio) in widths {
      let alpha: Float = width == 3 ? 0.4 : 1
      let style = LineStyle(width: width, color: .black.opacity(alpha))
      let variant = LineVariant(interpolation: interpolation)
      try rows.compare(style, variant, pixelRatio: ratio, on: cpu)
    }
  }

  @Test(
    "no channel of separate segments errs by more than is told, straight or in steps",
    arguments: OrbitRows.forward + OrbitRows.all,
    [LineInterpolation.linear, .stepMiddle]
  )
  fileprivate func separated(rows: OrbitRows, interpolation: LineInterpolation) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for (width, ratio) in [(0.4, 1), (1, 1.37), (1.5, 2), (3, 1), (40, 1)] {
      let alpha: Float = width == 3 ? 0.4 : 1
      let style = LineStyle(width: width, color: .black.opacity(alpha))
      let variant = LineVariant(interpolation: interpolation, isSeparated: true)
      try rows.compare(style, variant, pixelRatio: ratio, on: cpu)
    }
  }

  @Test(
    "no channel of curves and separate segments errs by more than is told on Vulkan",
    .enabled(if: VulkanTests.areExpected),
    arguments: OrbitRows.forward
  )
  fileprivate func curvesOnVulkan(rows: OrbitRows) throws {
    let vulkan = try Renderers.make(RendererOptions(.vulkan))
    let style = LineStyle(width: 1.5, color: Color(rgb: 0x3060c0, alpha: 0.5))
    for variant in [LineVariant(interpolation: .catmullRom()), LineVariant(isSeparated: true)] {
      try rows.compare(style, variant, pixelRatio: 2, on: vulkan)
    }
  }

  @Test(
    "a Catmull-Rom curve through rows that are near each other is drawn as its straight envelope"
  )
  func nearRows() throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for alpha in [0, 0.3, 0.5, 1] {
      for ratio in [1.0, 2] {
        // Rows that are 1/100 pixel or less apart, and corners among them.
        let y = (0..<60_000).map { row -> Double in
          let bump: Double = row % 5 == 2 || row % 7 == 3 ? 1e-4 : 0
          return sin(Double(row) / 9000) + bump
        }
        let chart = try Chart(bare: Size(width: 301, height: 151))
        try chart.addLine(
          x: nil,
          y: Column(y),
          style: LineStyle(width: 1.5, color: .black),
          variant: LineVariant(interpolation: .catmullRom(alpha: alpha))
        )
        let exact = Picture(try chart.render(pixelRatio: ratio, isExact: true, renderer: cpu))
        #expect(chart.frameRecord?.series.first?.tier == .direct)
        let fast = Picture(try chart.render(pixelRatio: ratio, renderer: cpu))
        let record = try #require(chart.frameRecord?.series.first)
        #expect(record.tier == .envelope)
        #expect(record.boundChannel == 25 && record.boundPixels == 3.0 / 32)
        #expect(Double(exact.maxDifference(from: fast)) <= record.boundChannel)
      }
    }
  }

  @Test(
    "no channel of monotone curves through close rows errs by more than is told",
    arguments: [1.0, 2],
    [false, true]
  )
  func closeCurves(pixelRatio: Double, hasX: Bool) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    var random = SeededGenerator(seed: 33)
    var level = 0.0
    let y = (0..<40_000).map { row -> Double in
      level += .random(in: -1...1, using: &random)
      return row % 3000 == 5 ? level + 90 : row % 7000 == 9 ? .nan : level
    }
    let x = hasX ? try Column((0..<40_000).map { -Double($0) * Double($0 + 90_000) }) : nil
    let chart = try Chart(bare: Size(width: 301, height: 151))
    try chart.addLine(
      x: x,
      y: Column(y),
      style: LineStyle(width: 1.5, color: .black),
      variant: LineVariant(interpolation: .monotone)
    )
    let exact = Picture(try chart.render(pixelRatio: pixelRatio, isExact: true, renderer: cpu))
    #expect(chart.frameRecord?.series.first?.tier == .direct)
    let fast = Picture(try chart.render(pixelRatio: pixelRatio, renderer: cpu))
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .envelope)
    #expect(record.boundChannel == 25 && record.boundPixels == 3.0 / 32)
    #expect(Double(exact.maxDifference(from: fast)) <= record.boundChannel)
    // A few rows in view are a curve again.
    try chart.space.x.setRange(min: hasX ? -9e6 : 100, max: hasX ? 0 : 200)
    _ = try chart.render(pixelRatio: pixelRatio, renderer: cpu)
    #expect(chart.frameRecord?.series.first?.tier == .direct)
  }

  @Test("no row that stands out is lost, wherever it stands")
  func spikes() throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for place in stride(from: 1, to: 80_000, by: 6007) {
      // A ring that is drawn over and over, and one row in its middle.
      var x = (0..<80_000).map { cos(Double($0) / 1000) }
      var y = (0..<80_000).map { sin(Double($0) / 1000) }
      (x[place], y[place]) = (0, 0)
      let chart = try Chart(bare: Size(width: 200, height: 200))
      try chart.addLine(x: Column(x), y: Column(y), style: LineStyle(width: 1, color: .black))
      let picture = Picture(try chart.render(renderer: cpu))
      #expect(chart.frameRecord?.series.first?.tier == .coverage)
      let middle = [99, 100].flatMap { row in
        [99, 100].map { picture.pixels[4 * (row * 200 + $0)] }
      }
      #expect((middle.min() ?? 255) < 200, "\(place)")
    }
  }

  @Test("a picture does not hang on what was drawn before, nor on who draws what")
  func same() throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    var random = SeededGenerator(seed: 5)
    let x = (0..<300_000).map { _ in Double.random(in: 0...1, using: &random) }
    let y = (0..<300_000).map { _ in Double.random(in: 0...1, using: &random) }
    let chart = try Chart(bare: Size(width: 300, height: 200))
    try chart.addLine(x: Column(x), y: Column(y), style: LineStyle(width: 1, color: .black))
    let first = Picture(try chart.render(renderer: cpu))
    for _ in 0..<4 {
      #expect(Picture(try chart.render(renderer: cpu)).pixels == first.pixels)
    }
  }
}
