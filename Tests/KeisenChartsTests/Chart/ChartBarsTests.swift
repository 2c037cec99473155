import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Bars that a chart makes")
struct ChartBarsTests {
  private func chart() throws -> Chart { try Chart(size: Size(width: 300, height: 200)) }

  @Test("stand on one another, each in its colour")
  func stack() throws {
    let chart = try chart()
    let bars = try chart.addBarStack(
      [("sun", [3, 4]), ("rain", [5, .nan]), ("snow", [-1, 1])],
      names: ["a", "b"],
      colors: [.black, .white]
    )
    #expect(bars.map(\.label) == ["sun", "rain", "snow"])
    #expect(bars.map { $0.style.color } == [.black, .white, .black])
    #expect(try bars[1].extent(in: .y).numbers == 3...8)
    #expect(try bars[2].extent(in: .y).numbers == -1...5)
    #expect(bars[0].categories(in: .x)?.names == ["a", "b"])
    #expect(chart.series.count == 3)
  }

  @Test("add up to a total, level, where they are told to stand")
  func total() throws {
    let bars = try chart().addBarStack(
      [("a", [1, 3]), ("b", [3, 1])],
      position: Column([10, 20]),
      total: 100,
      orientation: .horizontal
    )
    #expect(try bars[1].extent(in: .x).numbers == 25...100)
    #expect(bars[0].mark.position?.count == 2 && bars[0].style.color == nil)
  }

  @Test("stand side by side in the width of all")
  func groups() throws {
    let bars = try chart().addBarGroups(
      [("a", [1, 2]), ("b", [3, 4])],
      gap: 0.5,
      style: BarStyle(width: 0.8)
    )
    #expect(bars.map(\.style.width) == [0.2, 0.2])
    #expect(abs(bars[0].style.offset + 0.2) < 1e-12 && abs(bars[1].style.offset - 0.2) < 1e-12)
  }

  @Test("go from one running total to the next")
  func waterfall() throws {
    let chart = try chart()
    let bars = try chart.addWaterfall([5, 4, -3, 0], totals: [3], label: "year")
    #expect(try bars.extent(in: .y).numbers == 0...9)
    #expect(bars.label == "year" && bars.style.connectorWidth == 1)
  }

  @Test("count values")
  func histogram() throws {
    let values = try Column([1, 2, 2, 3, 3, 3, .nan])
    let bars = try chart().addHistogram(of: values, rule: .edges([0.5, 1.5, 2.5, 3.5]), label: "n")
    #expect(try bars.extent(in: .y).numbers == 0...3 && bars.mark.value.count == 3)
    #expect(try bars.extent(in: .x).numbers == 0.5...3.5)
  }

  @Test("are not there at all where something is wrong, and none of no sets")
  func wrong() throws {
    let chart = try chart()
    let uneven = [("a", [1.0, 2]), ("b", [1.0])]
    #expect(throws: KeisenError.self) { try chart.addBarStack(uneven) }
    #expect(throws: KeisenError.self) { try chart.addBarStack([("a", [1])], total: .nan) }
    #expect(throws: KeisenError.self) { try chart.addBarGroups(uneven, names: ["x", "y"]) }
    #expect(throws: KeisenError.self) { try chart.addBarGroups([("a", [1])], gap: 1) }
    #expect(throws: KeisenError.self) {
      try chart.addBarStack([("a", [1])], position: Column([1]), names: ["x"])
    }
    #expect(throws: KeisenError.self) { try chart.addWaterfall([1], totals: [1]) }
    #expect(throws: KeisenError.self) {
      try chart.addHistogram(of: Column([1, 2]), weights: Column([1]))
    }
    #expect(try chart.addBarStack([]).isEmpty && chart.addBarGroups([]).isEmpty)
    #expect(chart.series.isEmpty)
  }
}
