import Keisen
import KeisenVulkan
import Testing

/// Charts of allowed but absurd numbers: renderers may draw anything, and must come back.
@Suite("Nasty charts")
struct NastyChartTests {
  private static let charts: [@Sendable () throws -> (Chart, ratio: Double)] = [
    {
      let chart = try Chart(size: Size(width: 1e-300, height: 1e-300))
      try chart.addLine(x: nil, y: Column([1.0, 2]))
      return (chart, 1e300)
    },
    {
      let chart = try Chart(bare: Size(width: 1e-300, height: 1e-300))
      try chart.addLine(x: nil, y: Column([1.0, 2]))
      return (chart, 1e300)
    },
    {
      let chart = try Chart(size: Size(width: 5e8, height: 5e8))
      try chart.addLine(x: nil, y: Column([1, 2, 1.5]), style: LineStyle(width: 1e8))
      return (chart, 1e-7)
    },
    {
      let chart = try Chart(size: Size(width: 300, height: 200))
      var color = Color.black
      color.red = .nan
      color.green = -.infinity
      color.blue = 1e30
      color.alpha = .nan
      chart.background = color
      color.alpha = 7
      try chart.addLine(x: nil, y: Column([1.0, 2]), style: LineStyle(width: 9, color: color))
      chart.add(try Axis(.top, of: chart.space, style: Axis.Style(color: color)), to: .above)
      return (chart, 1)
    },
    {
      let chart = try Chart(size: Size(width: 300, height: 200))
      for (width, limit) in [(1e300, 1e308), (1e-300, 1), (1e5, 1e5)] as [(Double, Double)] {
        for cap in [Stroke.Cap.round, .butt, .square] {
          for dash in [[], [1, 1], [1e300, 1e-300]] as [[Double]] {
            let style = LineStyle(
              width: width,
              color: Color(rgb: 0x0072b2, alpha: 0.5),
              dash: dash,
              join: .mitre,
              cap: cap,
              mitreLimit: limit
            )
            try chart.addLine(x: nil, y: Column([1, -1e308, 0.5e308, 7, 7]), style: style)
          }
        }
      }
      try chart.space.y.setRange(min: -1, max: 1e-300)
      return (chart, 1.5)
    },
    {
      let chart = try Chart(bare: Size(width: 300, height: 200))
      let style = PlotArea.Style(
        gradient: PlotArea.Style.Gradient(
          startColor: .black,
          endColor: .white,
          start: Point(x: 1e300, y: -1e300),
          end: Point(x: 1e300, y: 1e300)
        ),
        radii: CornerRadii(topLeft: 1e308, topRight: 1e-300, bottomRight: 0, bottomLeft: 1e308),
        borderWidth: 1e300
      )
      chart.add(try PlotArea(style: style), to: .below)
      let axis = Axis.Style(
        tickCount: .max,
        tickLength: 1e300,
        width: 1e300,
        labelSize: 800,
        titleSize: 1000
      )
      for side in Side.allCases {
        chart.add(try Axis(side, of: chart.space, title: "title", style: axis), to: .above)
      }
      try chart.setPadding(.fixed(Insets(40)))
      return (chart, 1)
    },
    {
      let chart = try Chart(size: Size(width: 300, height: 200))
      let space = chart.space
      try space.x.setRange(min: -1e308, max: 1e-300)
      for length in [1e-300, 1e-3, 9, 1e5, 1e300] {
        let note = TextBoxStyle(
          size: min(length, 1000),
          wrapWidth: length,
          angle: length,
          background: Color(rgb: 0xd55e00, alpha: 0.3),
          borderWidth: length,
          radius: length,
          insets: Insets(length)
        )
        let end = Position(x: 0, y: 0.5, offset: Point(x: length, y: -length))
        let text = TextAnnotation.Style(text: note, isClipped: true)
        let rule = Rule.Style(width: length, dash: [length, length], label: note)
        let span = Span.Style(borderWidth: length, label: note)
        let arrow = Arrow.Style(
          width: length,
          heads: .both,
          headLength: length,
          headWidth: length,
          isClipped: true
        )
        chart.add(try TextAnnotation("text", at: end, in: space, style: text), to: .above)
        for dimension in [Dimension.x, .y] {
          let value = DataValue(0)
          chart.add(try Rule(dimension, at: value, in: space, label: "a", style: rule), to: .above)
          chart.add(
            try Span(dimension, from: nil, to: value, in: space, label: "a", style: span),
            to: .below
          )
        }
        let start = Position(x: .picture(-length), y: .plot(length))
        chart.add(try Arrow(from: start, to: end, in: space, style: arrow), to: .above)
      }
      return (chart, 1.5)
    },
  ]

  private func draw(_ renderer: any Renderer) throws {
    for (index, make) in Self.charts.enumerated() {
      let (chart, ratio) = try make()
      let size = try chart.pixelSize(pixelRatio: ratio)
      do {
        let image = try chart.render(pixelRatio: ratio, renderer: renderer)
        #expect(image.width == size.width && image.height == size.height, "chart \(index)")
      } catch {
        Issue.record("chart \(index): \(error)")
      }
    }
  }

  @Test("come back from the CPU")
  func cpu() throws {
    try draw(Renderers.make(RendererOptions(.cpu)))
  }

  @Test(
    "come back from Vulkan, without a message of its validation",
    .enabled(if: VulkanTests.areExpected, "no Vulkan device")
  )
  func vulkan() throws {
    let renderer = try VulkanRenderer(validation: true)
    try draw(renderer)
    #expect(renderer.validationMessages == [])
  }
}
