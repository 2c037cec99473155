import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenDrawing
@testable import KeisenFrames

@Suite("Size of a theme's texts")
struct ThemeTextSizeTests {
  private func chart(textSize: Double, scale: Double) throws -> Chart {
    let chart = try Chart(size: Size(width: 900, height: 700))
    try chart.setTheme(Theme(textSize: textSize))
    let axes = chart.attachments(.above).compactMap { $0 as? Axis }
    for axis in axes {
      var style = axis.style
      style.labelSize *= scale
      style.titleSize *= scale
      try axis.setStyle(style)
    }
    chart.add(try Title("title", style: .init(size: 17 * scale)), to: .above)
    try chart.setXTitle("x")
    try chart.addLine(x: nil, y: Column([1.0, 3, 2]), label: "line")
    var legend = Legend.Style(place: .outsideRight)
    legend.labelSize *= scale
    chart.add(try Legend(title: "legend", style: legend), to: .above)
    let note = TextAnnotation.Style(text: TextBoxStyle(size: 12 * scale, background: .white))
    chart.add(
      try TextAnnotation("note", at: Position(x: .plot(0.5), y: .plot(0.5)), style: note),
      to: .above
    )
    return chart
  }

  @Test(
    "grows all texts, and the room about them, as larger sizes of each part do",
    arguments: [6, 9, 18, 24]
  )
  func growth(size: Double) throws {
    let themed = try chart(textSize: size, scale: 1).frame { $0 }
    let styled = try chart(textSize: 12, scale: size / 12).frame { $0 }
    #expect(themed.labels.count > 8)
    #expect(themed.labels == styled.labels)
    #expect(themed.text == styled.text)
  }

  @Test("is refused where it is not in 1...100; then the old theme stays")
  func refusals() throws {
    let chart = try Chart.whole(10, 10)
    for size in [0, 0.99, 100.01, -1, .nan, .infinity] {
      #expect(
        throws: KeisenError(.invalidArgument, "text size must be in 1...100 points, got \(size)")
      ) { try chart.setTheme(Theme(textSize: size)) }
    }
    #expect(chart.theme.textSize == 12)
  }
}
