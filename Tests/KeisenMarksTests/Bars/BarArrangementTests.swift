import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Arrangements of bars")
struct BarArrangementTests {
  @Test("side by side share a band, which they fill but for their gaps")
  func grouped() throws {
    let slots = try BarArrangement.grouped(4, band: 0.8)
    for (slot, wanted) in zip(slots, [-0.3, -0.1, 0.1, 0.3]) {
      #expect(abs(slot.offset - wanted) < 1e-15 && slot.width == 0.2)
    }
    #expect(try BarArrangement.grouped(1, band: 10, gap: 0.5).map(\.width) == [5])
    #expect(try BarArrangement.grouped(0).isEmpty)
    #expect(throws: KeisenError(.invalidArgument, "gap of grouped bars must be in 0..<1, got 1.0"))
    {
      try BarArrangement.grouped(2, gap: 1)
    }
    #expect(throws: KeisenError.self) { try BarArrangement.grouped(2, band: -1) }
  }

  @Test("side by side touch between device pixels", arguments: [1, 1.5, 2.0])
  func seams(pixelRatio: Double) throws {
    let chart = try Chart.whole(331, 100)
    let model = BarMark(value: try Column([1.0, 1, 1]), names: CategoryScale(["a", "b", "c"]))
    let sets = [[1.0, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1], [1, 1, 1]]
    for mark in try BarMark.grouped(sets, like: model) {
      chart.add(try BarSeries(mark, in: chart.space))
    }
    let rects = try chart.frame(pixelRatio: pixelRatio) { $0.rectangles.map(\.rect) }
    for group in 0..<3 {
      for set in 0..<4 {
        let (one, next) = (rects[set * 3 + group], rects[(set + 1) * 3 + group])
        #expect(abs(one.maxX - next.minX) < 1e-9)
      }
    }
  }

  @Test("on one another begin at exactly the number at which the one before ends")
  func stacked() throws {
    let stack = try BarArrangement.stacked([[1, -2, .nan], [0.1, -0.2, 4], [3, 5, -1]])
    #expect(stack.bases == [[0, 0, 0], [1, -2, 0], [1.1, 0, 0]])
    #expect(stack.tips[0][0] == 1 && stack.tips[0][1] == -2 && stack.tips[0][2].isNaN)
    #expect(stack.tips[1] == [1.1, -2.2, 4])
    #expect(stack.tips[2] == [4.1, 5, -1])
    #expect(try BarArrangement.stacked([[1]], baseline: 5).tips == [[6]])
    #expect(try BarArrangement.stacked([]).bases.isEmpty)
    #expect(
      throws: KeisenError(.invalidArgument, "stacked series must be equally long, got 1 and 2 rows")
    ) {
      try BarArrangement.stacked([[1], [1, 2]])
    }
  }

  @Test("on one another are rounded where the stack ends alone")
  func roundedStacks() throws {
    let radii = BarRadii(tip: 4, root: 2)
    var model = BarMark(value: try Column([0.0]), style: BarStyle(baseline: 1, radii: radii))
    let sets = [[3.0, -1, .nan, 2], [2, 4, 5, 0], [0, -3, 1, .infinity]]
    func appearances() throws -> [[BarRadii?]] {
      try BarMark.stacked(sets, like: model).map { mark in
        let rows = try #require(mark.styleIndex).snapshot()
        return rows.rows.map { row in
          mark.styles[Int(rows.extent(of: row..<row + 1).numbers?.lowerBound ?? 9)].radii
        }
      }
    }
    let (tip, root, none) = (BarRadii(tip: 4), BarRadii(tip: 0, root: 2), BarRadii())
    let found = try appearances()
    #expect(found[0][0] == root && found[1][0] == tip)
    #expect(found[0][1] == root && found[1][1] == radii && found[2][1] == tip)
    #expect(found[1][2] == root && found[2][2] == tip)
    #expect(found[0][3] == radii)
    // Between two others a bar has none.
    let middle = try BarMark.stacked([[1], [1], [1]], like: model)[1]
    #expect(middle.styles.first?.radii == none && middle.styleIndex?.extent().numbers == 0...0)
    model.style.radii = BarRadii()
    #expect(try BarMark.stacked(sets, like: model).allSatisfy { $0.styleIndex == nil })
    // A sample in a legend is one bar.
    let frame = try Chart.begin(Chart.whole(100, 100).state.withLock { $0 }, pixelRatio: 1).0
    var list = DisplayList(size: Size(width: 20, height: 20), pixelRatio: 1)
    let entry = try #require(try middle.legendEntries(label: "a", frame).first)
    try entry.swatch(Rect(x: 0, y: 0, width: 20, height: 10), &list)
    #expect(list.rectangles.count == 1)
  }

  @Test("as parts of the sum have magnitudes that add up to the total, of zeros zeros")
  func normalised() throws {
    let stack = try BarArrangement.stacked([[1, 0, -1, .nan], [3, 0, 3, 2]], total: 100)
    #expect(stack.tips[0][0..<3] == [25, 0, -25] && stack.tips[0][3].isNaN)
    #expect(stack.tips[1] == [100, 0, 75, 100])
    // Sums that overflow.
    let large = try BarArrangement.stacked([[1e308], [1e308]], total: 1)
    #expect(large.bases == [[0], [0.5]] && large.tips == [[0.5], [1]])
    #expect(
      try BarArrangement.stacked([[Double.leastNonzeroMagnitude], [0]], total: 1).tips == [
        [1], [1],
      ]
    )
    var random = SeededGenerator(seed: 3)
    let sets = (0..<5).map { _ in
      (0..<50).map { _ in Double.random(in: -9...9, using: &random) }
    }
    let all = try BarArrangement.stacked(sets, baseline: 2, total: 7)
    for row in 0..<50 {
      let lengths = (0..<5).map { all.tips[$0][row] - all.bases[$0][row] }
      #expect(abs(lengths.reduce(0) { $0 + abs($1) } - 7) < 1e-13)
      let sum = sets.reduce(0) { $0 + abs($1[row]) }
      #expect(abs(lengths[2] - 7 * sets[2][row] / sum) < 1e-14)
    }
    for total in [0, -1, Double.nan, .infinity] {
      #expect(throws: KeisenError.self) { try BarArrangement.stacked([[1]], total: total) }
    }
  }

  @Test("of a waterfall go from total to total, with lines from tip to tip")
  func waterfall() throws {
    let mark = try BarMark(
      changes: [5, -2, .nan, 3, 0],
      totals: [4],
      names: ["a", "b", "c", "d", "e"]
    )
    func read(_ column: Column?) throws -> [Double] {
      var values = [Double](repeating: 0, count: 5)
      try #require(column).snapshot().read(0..<5, relativeTo: 0, into: &values)
      return values
    }
    #expect(try read(mark.base) == [0, 5, 3, 3, 0])
    let tips = try read(mark.value)
    #expect(tips[0] == 5 && tips[1] == 3 && tips[2].isNaN && tips[3] == 6 && tips[4] == 6)
    #expect(try read(mark.styleIndex) == [0, 1, 0, 0, 2])
    let chart = try Chart.whole(500, 100)
    chart.add(try BarSeries(mark, in: chart.space))
    try chart.space.y.setRange(min: 0, max: 10)
    let rects = try chart.frame { $0.rectangles.map(\.rect) }
    // Four bars, and lines between the first two and the last two.
    #expect(rects.count == 6)
    #expect(rects[4] == Rect(x: 90, y: 50, width: 20, height: 1))
    #expect(rects[5] == Rect(x: 390, y: 40, width: 20, height: 1))
    // A total may begin it.
    let begun = try BarArrangement.waterfall([5, 2, 9], totals: [0, 2], baseline: 1)
    #expect(begun.bases == [1, 6, 1] && begun.tips == [6, 8, 8])
    #expect(throws: KeisenError(.invalidArgument, "total 7 is none of 1 rows")) {
      try BarMark(changes: [1], totals: [7])
    }
  }
}
