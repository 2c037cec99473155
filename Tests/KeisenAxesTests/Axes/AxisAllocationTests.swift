import CAllocations
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("Axes in the steady state")
struct AxisAllocationTests {
  /// What an axis shows.
  enum Kind: String, CaseIterable {
    case interval, automatic, minor, log, time, category

    /// The style of an axis.
    var style: Axis.Style {
      switch self {
      case .interval: Axis.Style(tickInterval: 1)
      case .minor: Axis.Style(minor: .shown)
      default: Axis.Style()
      }
    }

    /// A projection that has about as many labels as its axis has room for, or the number asked
    /// for.
    func projection(_ labels: Int) throws -> Projection {
      switch self {
      case .interval, .automatic, .minor: return try Projection(min: 0, max: Double(labels) - 1)
      case .log:
        let projection = try Projection(scale: .log())
        try projection.setRange(min: 1, max: labels < 10 ? 1e5 : 1e100)
        return projection
      case .time:
        let projection = try Projection(scale: .time(TimeScale(unit: .seconds)))
        try projection.setRange(origin: 1_709_240_400, min: 0, max: 86_400 * 3)
        return projection
      case .category:
        let names = (0..<labels).map { "name \($0)" }
        let projection = try Projection(scale: .category(CategoryScale(names)))
        try projection.setRange(min: -0.5, max: Double(labels) - 0.5)
        return projection
      }
    }
  }

  /// A chart of eight axes, two on each side, and the projections that they show.
  private func chart(
    _ kind: Kind,
    labels: Int
  ) throws -> (chart: Chart, projections: [Projection]) {
    // Where the axis chooses, the room decides how many labels there are.
    let side = labels < 10 && kind != .interval ? 500.0 : 2600
    let chart = try Chart(bare: Size(width: side, height: side))
    var projections: [Projection] = []
    for side in Side.allCases {
      for _ in 0..<2 {
        let projection = try kind.projection(labels)
        let space =
          side.dimension == .x
          ? Space(x: projection, y: chart.space.y) : Space(x: chart.space.x, y: projection)
        chart.add(try Axis(side, of: space, style: kind.style), to: .above)
        projections.append(projection)
      }
    }
    return (chart, projections)
  }

  /// The allocations of a frame in the steady state, as the median of many, and its labels.
  private func cost(
    _ kind: Kind,
    labels: Int,
    move: (Projection, Int) throws -> Void = { _, _ in }
  ) throws -> (allocations: Int, labels: Int) {
    let (chart, projections) = try chart(kind, labels: labels)
    var counts: [Int] = []
    for frame in 0..<36 {
      for projection in projections { try move(projection, frame) }
      let before = allocations_of_thread()
      try chart.frame { _ in }
      let after = allocations_of_thread()
      if frame >= 4 { counts.append(after - before) }
    }
    return (counts.sorted()[counts.count / 2], try #require(chart.frameRecord).labels.count)
  }

  private func each(
    _ few: (allocations: Int, labels: Int),
    _ many: (allocations: Int, labels: Int)
  ) -> Double {
    Double(many.allocations - few.allocations) / Double(many.labels - few.labels)
  }

  @Test("allocate as often for many labels as for few", arguments: Kind.allCases)
  func allocations(kind: Kind) throws {
    let few = try cost(kind, labels: 5)
    let many = try cost(kind, labels: 50)
    #expect(many.labels >= few.labels + 100, "\(few) \(many)")
    #expect(each(few, many) < 0.05, "\(few) \(many)")
  }

  @Test("allocate as often for many labels as for few where ranges move among a few")
  func moves() throws {
    func cost(_ labels: Int) throws -> (allocations: Int, labels: Int) {
      try self.cost(.interval, labels: labels) { projection, frame in
        let offset = Double(frame % 4) / 8
        try projection.setRange(min: offset - 0.5, max: Double(labels) - 0.5 + offset)
      }
    }
    let (few, many) = (try cost(5), try cost(50))
    #expect(few.labels >= 38 && many.labels >= 398)
    #expect(each(few, many) < 0.05, "\(few) \(many)")
  }

  // What is left are arrays that grow to the number of ticks. The bound has room for the tables
  // whose growth hangs on the seed of the process's hashes: on a log scale 1.8 was seen.
  @Test("allocate once or twice a label where a range is always new", arguments: Kind.allCases)
  func pans(kind: Kind) throws {
    func cost(_ labels: Int) throws -> (allocations: Int, labels: Int) {
      try self.cost(kind, labels: labels) { projection, frame in
        // A hundredth of the range further each time; on a log scale as much wider.
        let range = try projection.range()
        let step = (range.max - range.min) / 100
        if kind == .log {
          try projection.setRange(min: range.min, max: range.max * 1.01)
        } else {
          try projection.setRange(
            origin: range.origin,
            min: range.min + step,
            max: range.max + step
          )
        }
      }
    }
    let (few, many) = (try cost(5), try cost(50))
    // On a log scale several choices of digits are tried.
    #expect(each(few, many) < (kind == .log ? 2.5 : 1), "\(kind): \(few) \(many)")
  }
}
