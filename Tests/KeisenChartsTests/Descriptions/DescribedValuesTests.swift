import KeisenJSON
import KeisenPrimitives
import Testing

@testable import KeisenCharts

@Suite("Described values")
struct DescribedValuesTests {
  /// What a chart tells of its background.
  private func background(_ change: (inout Color) -> Void) throws -> JSON? {
    var color = Color(rgb: 0xff8000)
    change(&color)
    let chart = try Chart(bare: Size(width: 9, height: 9))
    chart.background = color
    return try reported(chart)["background"]
  }

  @Test("a colour is its bytes, or its components where bytes can't tell them")
  func colors() throws {
    #expect(try background { _ in } == .string("#ff8000"))
    #expect(try background { $0.alpha = 0 } == .string("#ff800000"))
    let half = try background { $0.red = 0.3 }
    #expect(half?["red"] == .number(0.3) && half?["alpha"] == .number(1))
  }

  @Test(
    "a component that is no part of a colour is told as it is",
    arguments: [2, -1, 1e30] as [Float]
  )
  func outside(component: Float) throws {
    let reported = try background { $0.green = component }
    #expect(reported?["green"] == .number(Double(component.description) ?? 0))
    #expect(reported?["blue"] == .number(0))
  }

  @Test("a component that is no number is told as text")
  func notFinite() throws {
    #expect(try background { $0.blue = .nan }?["blue"] == .string("NaN"))
    #expect(try background { $0.alpha = .infinity }?["alpha"] == .string("Infinity"))
  }
}
