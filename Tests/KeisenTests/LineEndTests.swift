import Glibc
import Keisen
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

/// Caps hold however many rows a line has: what is drawn near its ends are its ends, not joins.
@Suite("Ends of lines")
struct LineEndTests {
  private let cpu: any Renderer

  init() throws {
    cpu = try Renderers.make(RendererOptions(.cpu))
  }

  /// The ink of each pixel, in whole pixels, of a black line over white on 400 x 200 points.
  private func ink(
    _ xs: [Double],
    _ ys: [Double],
    _ style: LineStyle,
    ratio: Double = 1,
    variant: LineVariant? = nil
  ) throws -> [[Double]] {
    let chart = try Chart(bare: Size(width: 400, height: 200))
    try chart.setPadding(.fixed(Insets(0)))
    try chart.space.x.setRange(min: 0, max: 400)
    try chart.space.y.setRange(min: 200, max: 0)
    var style = style
    style.color = .black
    let line =
      try variant.map {
        try LineSeries(x: Column(xs), y: Column(ys), in: chart.space, style: style, variant: $0)
      } ?? LineSeries(x: Column(xs), y: Column(ys), in: chart.space, style: style)
    chart.add(line)
    let image = try chart.render(pixelRatio: ratio, renderer: cpu)
    return (0..<image.height).map { y in
      (0..<image.width).map { x in 1 - Double(image[x, y]?.x ?? 0) / 255 }
    }
  }

  private func straight(_ count: Int) -> (x: [Double], y: [Double]) {
    let parts = (0..<count).map { Double($0) / Double(count - 1) }
    return (parts.map { 40 + 320 * $0 }, parts.map { 50 + 93.7 * $0 })
  }

  @Test(
    "dashes as long as their gaps cover one half, of two rows and of many",
    arguments: [2, 100, 1000, 100_000],
    [
      LineStyle(width: 8, dash: [1, 1], cap: .butt), LineStyle(width: 3, dash: [1, 1], cap: .butt),
    ]
  )
  func dashes(count: Int, style: LineStyle) throws {
    let (x, y) = straight(count)
    func sum(_ style: LineStyle) throws -> Double {
      try ink(x, y, style, ratio: 2).joined().reduce(0, +)
    }
    var solid = style
    solid.dash = []
    let length = (320.0 * 320 + 93.7 * 93.7).squareRoot()
    let rest = length.truncatingRemainder(dividingBy: 2 * style.width)
    let marks = (length - rest) / 2 + min(rest, style.width)
    let part = try sum(style) / sum(solid)
    #expect(abs(part - marks / length) < 0.006, "\(part)")
  }

  @Test(
    "are where the last row is, of rows however dense",
    arguments: [2, 10, 1000, 100_000],
    [Stroke.Join.round, .bevel, .mitre]
  )
  func butt(count: Int, join: Stroke.Join) throws {
    let x = (0..<count).map { 100 + 200 * Double($0) / Double(count - 1) }
    let style = LineStyle(width: 20, join: join, cap: .butt)
    let level = try ink(x, x.map { _ in 100 }, style)
    for row in 90..<110 {
      #expect(level[row][99] == 0 && level[row][100] == 1)
      #expect(level[row][299] == 1 && level[row][300] == 0)
    }
    #expect(level.joined().reduce(0, +) == 4000)
    // A slope: nothing is beyond the end's edge by more than a pixel is wide, and nothing is
    // missing before it.
    let (xs, ys) = straight(count)
    let slope = try ink(xs, ys, style)
    let length = (320.0 * 320 + 93.7 * 93.7).squareRoot()
    let along = SIMD2(320, 93.7) / length
    for (row, line) in slope.enumerated() {
      for (column, ink) in line.enumerated() {
        let place = SIMD2(Double(column) + 0.5, Double(row) + 0.5) - SIMD2(40, 50)
        let t = (place * along).sum()
        let s = abs(place.x * along.y - place.y * along.x)
        if t < -0.55 || t > length + 0.55 || s > 10.55 { #expect(ink == 0) }
        if t > 0.55, t < length - 0.55, s < 9.45 { #expect(ink == 1) }
      }
    }
  }

  @Test("of square caps are half a width farther out", arguments: [2, 1000, 100_000])
  func square(count: Int) throws {
    let x = (0..<count).map { 100 + 200 * Double($0) / Double(count - 1) }
    let level = try ink(x, x.map { _ in 100 }, LineStyle(width: 20, cap: .square))
    #expect(level[100][89] == 0 && level[100][90] == 1)
    #expect(level[91][309] == 1 && level[100][310] == 0)
    #expect(level.joined().reduce(0, +) == 4400)
  }

  @Test(
    "of arcs, steps and curves stand across them, however dense their rows are",
    arguments: [LineInterpolation.linear, .monotone, .stepAfter]
  )
  func arcs(interpolation: LineInterpolation) throws {
    // Steps of 200 rows have corners within a width of the ends, whose round joins stand out, as
    // they do in SVG.
    for count in interpolation == .stepAfter ? [20_000] : [200, 20_000] {
      // A quarter of a circle that begins and ends level or upright.
      let angles = (0..<count).map { Double($0) / Double(count - 1) * Double.pi / 2 }
      let x = angles.map { 100 + 80 * sin($0) }
      let y = angles.map { 180 - 80 * cos($0) }
      let inked = try ink(
        x,
        y,
        LineStyle(width: 20, cap: .butt),
        variant: LineVariant(interpolation: interpolation)
      )
      let before = inked.reduce(0) { $0 + $1[..<99].reduce(0, +) }
      #expect(before == 0, "\(count)")
      // A step ends upright too: its last part is.
      #expect(inked[181...].joined().reduce(0, +) == 0, "\(count)")
      #expect(inked[100][101] > 0.9 && inked[178][180] > 0.9)
    }
  }
}
