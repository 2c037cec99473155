import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("RowGroups")
struct RowGroupsTests {
  @Test(
    "gather rows by position in whatever order they come, without those that are gaps",
    arguments: 0..<7
  )
  func gathers(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 900)
    let count = [0, 1, 2, 50, 300, 1000, 9000][seed]
    // Zeros of both signs are one position, and many have equal hashes.
    let maximum = [3, 3, 3, 3, 3, 3, 2000][seed]
    let nasty = [Double.nan, .infinity, -.infinity]
    let positions = (0..<count).map { _ in
      Int.random(in: 0..<20, using: &random) == 0
        ? nasty[Int.random(in: 0..<3, using: &random)]
        : Double(Int.random(in: -maximum...maximum, using: &random))
          * (Bool.random(using: &random) ? 0.5 : -0.5)
    }
    let values = (0..<count).map { _ in
      Int.random(in: 0..<20, using: &random) == 0
        ? nasty[Int.random(in: 0..<3, using: &random)]
        : Double.random(in: -1...1, using: &random)
    }
    let columns = GroupColumns(values: try Column(values), positions: try Column(positions))
    let groups = try RowGroups(columns, NumberBase(), NumberBase())
    let rows = (0..<count).filter { values[$0].isFinite && positions[$0].isFinite }
    #expect(groups.count == count && groups.gaps == count - rows.count)
    let places = Set(rows.map { positions[$0] }).sorted()
    #expect(groups.groups.map(\.position) == places)
    for group in groups.groups {
      let wanted = rows.filter { positions[$0] == group.position }
      #expect(group.places.map { groups.rows[$0] } == wanted)
      #expect(group.places.map { groups.values[$0] } == wanted.map { values[$0] })
    }
    let steps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect(groups.step == steps.min() ?? 1)
    #expect(columns.step() == groups.step)
    #expect(columns.step() == groups.step, "as it was found before")
  }

  @Test("are told by several threads in their order, the first failure before others")
  func map() throws {
    let count = 100_000
    let positions = try Column((0..<count).map { Double($0 * 7 % 31) })
    let columns = GroupColumns(
      values: try Column([Double](repeating: 1, count: count)),
      positions: positions
    )
    let groups = try RowGroups(columns, NumberBase(), NumberBase())
    let found = try groups.map { (group) throws(KeisenError) in group.position }
    #expect(found == (0..<31).map(Double.init))
    #expect(throws: KeisenError(.invalidArgument, "5.0")) {
      try groups.map { (group) throws(KeisenError) in
        if group.position >= 5 { throw KeisenError.invalidArgument("\(group.position)") }
        return 0
      }
    }
  }

  @Test("are one group at 0 without positions, however far the origin is")
  func oneGroup() throws {
    let columns = GroupColumns(values: try Column([3.0, 1, .nan]))
    let groups = try RowGroups(columns, NumberBase(origin: 1), NumberBase(origin: 7))
    #expect(groups.groups.map(\.position) == [-7])
    #expect(groups.values.withValues { Array($0) } == [2, 0])
  }
}

@Suite("GroupMark")
struct GroupMarkTests {
  @Test("refuse what does not fit, in one line, and keep what they had")
  func refusals() throws {
    let (two, three) = (try Column([1.0, 2]), try Column([1.0, 2, 3]))
    let space = Space(x: Projection(), y: Projection())
    func message(_ make: () throws -> Void) -> String? {
      #expect(throws: KeisenError.self, performing: make)?.message
    }
    for (style, wanted) in [
      (BoxStyle(width: 0), "width must be positive and finite, got 0.0"),
      (BoxStyle(whiskers: .factor(-1)), "factor of whiskers must not be negative, got -1.0"),
      (
        BoxStyle(whiskers: .percentiles(60, 50)),
        "percentiles of whiskers must be ordered from 0 to 100, got (60.0, 50.0)"
      ),
      (BoxStyle(alpha: .nan), "alpha must be in 0...1, got nan"),
      (BoxStyle(capWidth: 2), "cap width must be in 0...1, got 2.0"),
    ] {
      let mark = BoxMark(GroupColumns(values: two), style: style)
      #expect(message { _ = try MarkSeries(mark, in: space) } == wanted)
    }
    for (style, wanted) in [
      (ViolinStyle(width: .infinity), "width must be positive and finite, got inf"),
      (
        ViolinStyle(bandwidth: .factor(0)), "bandwidth must be positive and finite, got 0.0"
      ),
      (ViolinStyle(cut: -1), "cut must be finite and not negative, got -1.0"),
      (
        ViolinStyle(adjust: .nan),
        "adjustment of the bandwidth must be positive and finite, got nan"
      ),
    ] {
      let mark = ViolinMark(GroupColumns(values: two), style: style)
      #expect(message { _ = try MarkSeries(mark, in: space) } == wanted)
    }
    let sized = GroupColumns(values: two, size: two)
    let (boxless, violinless) = (BoxMark(sized), ViolinMark(sized))
    #expect(message { _ = try MarkSeries(boxless, in: space) } == "boxes have no sizes of rows")
    #expect(
      message { _ = try MarkSeries(violinless, in: space) } == "violins have no sizes of rows"
    )
    let boxes = try MarkSeries(BoxMark(GroupColumns(values: two)), in: space)
    let longer = BoxMark(GroupColumns(values: two, positions: three))
    #expect(message { try boxes.setMark(longer) } == "positions has 3 values, values has 2")
    #expect(boxes.mark.groups.values === two)
  }

  @Test("tell extents of positions and values, and half a step on either side of the groups")
  func extents() throws {
    let columns = GroupColumns(
      values: try Column([1.0, 9, -4, .nan, 5]),
      positions: try Column([2.0, 2, 4, 4, .nan])
    )
    let mark = BoxMark(columns)
    #expect(try mark.extent(in: .x, onlyPositive: false) == .real(2, 4))
    #expect(try mark.extent(in: .y, onlyPositive: false) == .real(-4, 9))
    #expect(try mark.fitMargin(in: .x) == FitMargin(low: 1, high: 1))
    let level = BoxMark(columns, style: BoxStyle(valueDimension: .x))
    #expect(try level.extent(in: .y, onlyPositive: false) == .real(2, 4))
    #expect(try level.fitMargin(in: .y) == FitMargin(low: 1, high: 1))
    let range = try ProjectionRange(min: 3, max: 5)
    #expect(
      try mark.extent(in: .y, within: range, of: .x, onlyPositive: false) == .real(-4, -4)
    )
    let alone = BoxMark(GroupColumns(values: try Column([1.0, 2])))
    #expect(try alone.extent(in: .x, onlyPositive: false) == .integer(0, 0))
    #expect(try alone.extent(in: .x, onlyPositive: true).isEmpty)
    let empty = BoxMark(GroupColumns(values: try Column([Double]())))
    #expect(try empty.extent(in: .x, onlyPositive: false).isEmpty)
  }

  @Test("stand in the middle of the range where all values are equal")
  func equalValues() throws {
    for values in [[3.0], [3, 3, 3]] {
      let chart = try Chart.whole(100, 100)
      try chart.add(BoxMark(GroupColumns(values: try Column(values))))
      _ = try chart.frame { $0.size }
      let range = try chart.space.y.range()
      #expect(range.min == 3 && range.max == 3)
      let boxes = try chart.frame { list in list.polylines.flatMap(\.runs).flatMap(\.self).map(\.y)
      }
      #expect(boxes.allSatisfy { abs($0 - 50) < 2 })
    }
  }

  @Test("leave outliers that are not shown out of a fit, of times too")
  func extentsWithoutOutliers() throws {
    let values = [1.0, 2, 3, 4, 100]
    let style = BoxStyle(showsOutliers: false)
    let mark = BoxMark(GroupColumns(values: try Column(values)), style: style)
    #expect(try mark.extent(in: .y, onlyPositive: false) == .real(1, 4))
    let base: Int64 = 1 << 60
    let times = values.map { base + Int64($0) }
    let column = try times.withUnsafeBytes {
      try Column(copying: $0.baseAddress, type: .timestamp(.nanoseconds), count: times.count)
    }
    let late = BoxMark(GroupColumns(values: column), style: style)
    #expect(
      try late.extent(in: .y, onlyPositive: false)
        == Extent(min: .integer(base + 1), max: .integer(base + 4), unit: .nanoseconds)
    )
  }
}
