import Glibc
import Keisen
import KeisenTestSupport
import Testing

/// A line of many rows in colours by value.
private struct ColorRows: CustomTestStringConvertible, Sendable {
  let testDescription: String
  var variant = LineVariant()
  var scale = ColorScale.Style()
  var range: (min: Double, max: Double)? = nil
  let rows: @Sendable (Int, inout SeededGenerator) -> SIMD3<Double>

  private static let count = 9_000

  func chart(_ style: LineStyle) throws -> Chart {
    var random = SeededGenerator(seed: 53)
    let rows = (0..<Self.count).map { self.rows($0, &random) }
    let chart = try Chart(bare: Size(width: 301, height: 151))
    try chart.setDirectRows(0)
    try chart.space.x.setRange(min: 0, max: 301)
    try chart.space.y.setRange(min: 0, max: 151)
    var variant = variant
    variant.values = try Column(rows.map(\.z))
    let colors = ColorScale(style: scale)
    if let range { try colors.projection.setRange(min: range.min, max: range.max) }
    try chart.addLine(
      x: Column(rows.map(\.x)),
      y: Column(rows.map(\.y)),
      style: style,
      variant: variant,
      colorScale: colors
    )
    return chart
  }
}

extension ColorRows {
  private static func along(_ row: Int) -> Double { Double(row) / Double(count) * 301 }

  private static func noise(
    _ name: String,
    _ variant: LineVariant = LineVariant()
  ) -> ColorRows {
    ColorRows(testDescription: name, variant: variant) { row, random in
      SIMD3(along(row), .random(in: 0...151, using: &random), .random(in: 0...1, using: &random))
    }
  }

  static let all: [ColorRows] = [
    ColorRows(testDescription: "noise in colours of itself") { row, random in
      let y = Double.random(in: 0...151, using: &random)
      return SIMD3(along(row), y, y)
    },
    noise("noise in colours of noise"),
    noise("noise, each segment in one colour", LineVariant(areValuesBlended: false)),
    noise("separate segments", LineVariant(isSeparated: true)),
    noise("steps", LineVariant(interpolation: .stepMiddle)),
    noise("steps after rows", LineVariant(interpolation: .stepAfter)),
    ColorRows(testDescription: "an orbit") { row, _ in
      let turn = Double(row) / 700
      return SIMD3(150 + 140 * cos(turn * 1.01), 75 + 80 * sin(turn), sin(turn / 3))
    },
    ColorRows(testDescription: "gaps, dots and missing values", scale: .init(missing: .black)) {
      row,
      random in
      let isGap = row % 3 == 1
      return SIMD3(
        .random(in: -20...320, using: &random),
        isGap ? .nan : .random(in: -20...170, using: &random),
        row % 7 == 2 ? .nan : row % 11 == 3 ? .infinity : .random(in: 0...1, using: &random)
      )
    },
    ColorRows(
      testDescription: "colours beyond the ends of the map",
      scale: .init(below: Color(rgb: 0xff0000), above: Color(rgb: 0x0000ff)),
      range: (min: 0.6, max: 0.3)
    ) { row, random in
      SIMD3(along(row), 75 + 60 * sin(Double(row) / 40), .random(in: -1e3...1e3, using: &random))
    },
    ColorRows(testDescription: "rows that are far away") { row, random in
      let far = row.isMultiple(of: 5) ? 1e12 : 1
      return SIMD3(
        .random(in: -100...400, using: &random) * far,
        .random(in: -100...300, using: &random) * far,
        .random(in: 0...1, using: &random) * far
      )
    },
    ColorRows(testDescription: "one colour", range: (min: 0, max: 1)) { row, random in
      SIMD3(along(row), .random(in: 0...151, using: &random), 0.5)
    },
  ]
}

@Suite("Lines of many rows in colours")
struct ColorCoverageTests {
  /// Compares what is painted on pixels with what is drawn segment by segment.
  private func compare(
    _ rows: ColorRows,
    _ style: LineStyle,
    pixelRatio: Double,
    on renderer: any Renderer
  ) throws {
    let chart = try rows.chart(style)
    let exact = Picture(
      try chart.render(pixelRatio: pixelRatio, isExact: true, renderer: renderer)
    )
    let direct = try #require(chart.frameRecord?.series.first)
    let fast = Picture(try chart.render(pixelRatio: pixelRatio, renderer: renderer))
    let record = try #require(chart.frameRecord?.series.first)
    #expect(direct.tier == .direct && record.tier == .coverage)
    #expect(record.rows == direct.rows && record.gaps == direct.gaps)
    #expect(record.boundChannel == 17 && record.boundPixels == 0)
    let maximum = exact.maxDifference(from: fast)
    #expect(Double(maximum) <= record.boundChannel, "\(style.width) at \(pixelRatio)")
  }

  @Test("no channel errs by more than is told", arguments: ColorRows.all)
  fileprivate func bound(rows: ColorRows) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for (width, ratio) in [(1, 1), (1.5, 1), (1, 1.37), (3, 2)] {
      try compare(rows, LineStyle(width: width), pixelRatio: ratio, on: cpu)
    }
  }

  @Test(
    "no channel errs by more than is told on Vulkan",
    .enabled(if: VulkanTests.areExpected),
    arguments: ColorRows.all.prefix(3)
  )
  fileprivate func boundOnVulkan(rows: ColorRows) throws {
    let vulkan = try Renderers.make(RendererOptions(.vulkan))
    try compare(rows, LineStyle(width: 1.5), pixelRatio: 1, on: vulkan)
  }

  @Test("translucent and thin ones, curves and those with other caps are drawn row by row")
  func direct() throws {
    let rows = try #require(ColorRows.all.first)
    let cpu = try Renderers.make(RendererOptions(.cpu))
    var curve = rows
    curve.variant.interpolation = .monotone
    for (rows, style) in [
      (rows, LineStyle(width: 0.5)), (rows, LineStyle(width: 2, alpha: 0.5)),
      (rows, LineStyle(width: 2, cap: .butt)), (curve, LineStyle(width: 2)),
    ] {
      let chart = try rows.chart(style)
      _ = try chart.render(renderer: cpu)
      #expect(chart.frameRecord?.series.first?.tier == .direct)
    }
  }
}
