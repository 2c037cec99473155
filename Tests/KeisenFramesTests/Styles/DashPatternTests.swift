import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("DashPattern")
struct DashPatternTests {
  @Test("lengthens gaps by the caps, so that the visible gap keeps its length")
  func caps() throws {
    let round = try #require(DashPattern(LineStyle(width: 4, dash: [1, 1])))
    #expect(round.entries == [4, 8])
    #expect(round.period == 12)
    #expect(abs(round.inkedFraction - 8.0 / 12) < 1e-15)
    let butt = try #require(DashPattern(LineStyle(width: 4, dash: [1, 1], cap: .butt)))
    #expect(butt.entries == [4, 4])
    #expect(butt.inkedFraction == 0.5)
  }

  @Test("is solid without a gap", arguments: [[], [1, 0], [2, 0, 0, 0]])
  func solid(_ dash: [Double]) {
    #expect(DashPattern(LineStyle(dash: dash)) == nil)
  }

  @Test("joins the marks around a gap of nothing, also around the pattern's end")
  func joined() throws {
    let inside = try #require(
      DashPattern(LineStyle(width: 2, dash: [1, 0, 2, 3], cap: .butt))
    )
    #expect(inside.entries == [6, 6])
    #expect(inside.offset == 0)
    let ending = try #require(
      DashPattern(LineStyle(width: 2, dash: [1, 3, 2, 0], cap: .butt))
    )
    #expect(ending.entries == [6, 6])
    #expect(ending.offset == 4)
  }

  @Test("draws the solid line's pixels where all gaps are nothing")
  func noSeams() throws {
    #expect(
      try ink(LineStyle(width: 8, dash: [1, 0], cap: .butt)) == ink(LineStyle(width: 8, cap: .butt))
    )
  }

  @Test("is as faint as its marks are sparse where it is too fine", arguments: [0.01, 0.05, 0.3])
  func fine(_ mark: Double) throws {
    let whole = try ink(LineStyle(width: 1, cap: .butt))
    let fine = try ink(LineStyle(width: 1, dash: [mark, 2 * mark], cap: .butt))
    #expect(abs(fine / whole - 1.0 / 3) < 0.01, "\(fine) of \(whole)")
  }

  /// Sum of what a horizontal black line takes from a white picture.
  private func ink(_ style: LineStyle) throws -> Double {
    let chart = try Chart(bare: Size(width: 60, height: 21))
    var style = style
    style.color = .black
    try chart.addLine(x: nil, y: Column([5.0, 5, 5]), style: style)
    try chart.space.x.setRange(min: -0.5, max: 2.5)
    let image = try chart.frame { (list) throws(KeisenError) in
      try ReferenceRenderer().render(list)
    }
    return image.withUnsafeBytes { $0.reduce(0.0) { $0 + Double(255 - $1) } }
  }
}
