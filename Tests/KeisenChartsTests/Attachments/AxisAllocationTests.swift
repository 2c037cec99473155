import CAllocations
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts

@Suite("Axes in the steady state")
struct AxisAllocationTests {
  /// A chart of eight axes, two on each side, and the projections that they show.
  private func chart(labels: Int) throws -> (chart: Chart, projections: [Projection]) {
    let chart = try Chart(bare: Size(width: 2600, height: 2600))
    var projections: [Projection] = []
    for side in Side.allCases {
      for _ in 0..<2 {
        let projection = try Projection(min: 0, max: Double(labels) - 1)
        let space =
          side.dimension == .x
          ? Space(x: projection, y: chart.space.y) : Space(x: chart.space.x, y: projection)
        let axis = try Axis(side, of: space, style: Axis.Style(tickInterval: 1))
        chart.add(axis, to: .above)
        projections.append(projection)
      }
    }
    return (chart, projections)
  }

  /// The allocations of a frame once nothing is new, and its labels.
  private func cost(labels: Int, moves: Bool) throws -> (allocations: Int, labels: Int) {
    let (chart, projections) = try chart(labels: labels)
    var least = Int.max
    for frame in 0..<12 {
      if moves {
        let offset = Double(frame % 4) / 8
        for projection in projections {
          try projection.setRange(min: offset - 0.5, max: Double(labels) - 0.5 + offset)
        }
      }
      let before = allocations_of_thread()
      try chart.frame { _ in }
      let after = allocations_of_thread()
      if frame >= 4 { least = min(least, after - before) }
    }
    return (least, try #require(chart.frameRecord).labels.count)
  }

  @Test("allocate nothing per label, whether ranges stay or move", arguments: [false, true])
  func allocations(moves: Bool) throws {
    let few = try cost(labels: 5, moves: moves)
    let many = try cost(labels: 50, moves: moves)
    #expect(few.labels >= 38 && many.labels >= 398)
    let each = Double(many.allocations - few.allocations) / Double(many.labels - few.labels)
    #expect(each < 0.25, "\(few) \(many)")
  }
}
