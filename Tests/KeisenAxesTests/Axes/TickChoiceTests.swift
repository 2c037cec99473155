import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenAxes
@testable import KeisenRanges

@Suite("TickChoice")
struct TickChoiceTests {
  private func contents(
    _ range: ProjectionRange,
    length: Double,
    side: Side = .bottom,
    style: Axis.Style = Axis.Style(),
    given: GivenTicks? = nil,
    write: ((Tick) throws(KeisenError) -> String)? = nil
  ) throws -> AxisContents {
    let isUpright = side.dimension == .x
    let key = AxisContents.Key(
      range: range,
      start: isUpright ? 0 : length,
      end: isUpright ? length : 0,
      size: isUpright ? Size(width: length, height: 300) : Size(width: 300, height: length),
      font: ""
    )
    return try TickChoice(
      side,
      style: style,
      given: given,
      key: key,
      textStyle: TextStyle(size: style.labelSize),
      write: write
    ).contents()
  }

  private func choose(
    _ min: Double,
    _ max: Double,
    origin: Int64 = 0,
    length: Double,
    wanted: Int = 0,
    labelSize: Double = 12
  ) throws -> (ticks: Ticks, labels: [String]) {
    let contents = try contents(
      ProjectionRange(origin: origin, min: min, max: max),
      length: length,
      style: Axis.Style(tickCount: wanted, labelSize: labelSize)
    )
    return (contents.ticks, contents.shownTexts)
  }

  @Test("takes more ticks on a longer axis")
  func length() throws {
    var last = 0
    for length in [100.0, 200, 400, 800, 1600, 3200] {
      let count = try choose(0, 1000, length: length).ticks.values.count
      #expect(count >= last)
      last = count
    }
    #expect(last > 10)
  }

  @Test("has two ticks at least where their labels have room")
  func two() throws {
    for max in [1.0, 1.9, 2, 3.3, 4.9, 5, 7, 9.9] {
      for length in [100.0, 120, 150, 200] {
        #expect(try choose(1, 1 + max, length: length).ticks.values.count >= 2, "\(max) \(length)")
      }
    }
  }

  @Test("has three ticks rather than two where they keep half of their usual distance")
  func three() throws {
    let range = try ProjectionRange(min: -9.75, max: 11.2)
    #expect(try contents(range, length: 155, side: .left).values == [-5, 0, 5, 10])
    #expect(try contents(range, length: 60, side: .left).values == [0, 10])
    let style = Axis.Style(tickCount: 2)
    #expect(try contents(range, length: 155, side: .left, style: style).values == [0, 10])
    for max in stride(from: 1.0, to: 10, by: 0.5) {
      let values = try contents(ProjectionRange(min: 0, max: max), length: 160, side: .left).values
      #expect(values.count >= 3, "\(max)")
      let minimum = zip(values, values.dropFirst()).map { $1 - $0 }.min() ?? 0
      #expect(values.count > 3 || minimum * 160 / max >= 27, "\(max)")
    }
  }

  @Test("takes as many as the caller wants, while labels have room")
  func wanted() throws {
    #expect(try choose(0, 10, length: 1000, wanted: 10).ticks.values.count == 11)
    #expect(try choose(0, 10, length: 1000, wanted: 1).ticks.values.count <= 3)
    #expect(try choose(0, 10, length: 100, wanted: .max).ticks.values.count <= 6)
  }

  @Test("leaves labels out where even the fewest have no room, and keeps the ticks")
  func noRoom() throws {
    let origin: Int64 = 1_700_000_000_000_000_000
    let (ticks, labels) = try choose(0, 1000, origin: origin, length: 100)
    #expect(ticks.values == [0, 1000])
    #expect(labels == ["1,700,000,000,000,000,000"])
  }

  @Test("leaves out labels of days rather than to label one alone")
  func days() throws {
    let contents = try contents(
      ProjectionRange(
        origin: 1_709_010_000,
        min: 0,
        max: 716_400,
        scale: .time(TimeScale(unit: .seconds))
      ),
      length: 196
    )
    #expect(contents.values.count >= 2 && contents.shownTexts.count >= 2)
    #expect(contents.shownTexts.count < contents.values.count)
  }

  @Test("gives an empty range its one tick")
  func empty() throws {
    let (ticks, labels) = try choose(7, 7, length: 100)
    #expect(ticks.values == [7] && labels == ["7"])
  }

  @Test("survives labels of any size and axes of any length")
  func extremes() throws {
    for size in [0, 1e-300, 1000] {
      for length in [0, 1e-300, 1e9] {
        #expect(try choose(0, 1, length: length, labelSize: size).ticks.values.count <= 1001)
      }
    }
  }

  // MARK: Names

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Labels of a caller's at 0, 1, 2 and so on.
  private func names(_ names: [String], length: Double, side: Side = .bottom) throws -> AxisContents
  {
    try contents(
      ProjectionRange(min: -0.5, max: Double(names.count) - 0.5),
      length: length,
      side: side,
      given: GivenTicks(values: names.indices.map { DataValue(Double($0)) }, labels: names)
    )
  }

  @Test("turns names as far as they need, then leaves some out")
  func turns() throws {
    #expect(try names(Self.months, length: 1200).angle == 0)
    #expect(try names(Self.months, length: 400).angle == 45)
    #expect(try names(Self.months, length: 200).angle == 90)
    for length in [1200.0, 400, 200] {
      #expect(try names(Self.months, length: length).shownTexts == Self.months)
    }
    let few = try names(Self.months, length: 100).shownTexts
    #expect(few == ["January", "March", "May", "July", "September", "November"])
  }

  @Test("turns no names in vain, where two ticks nearly coincide")
  func coincidence() throws {
    let values = [0, 4, 4.001, 8].map { DataValue($0) }
    let contents = try contents(
      ProjectionRange(min: 0, max: 10),
      length: 500,
      given: GivenTicks(values: values, labels: ["a", "b", "c", "d"])
    )
    #expect(contents.angle == 0)
    #expect(contents.shownTexts == ["a", "c"])
  }

  @Test("breaks long names into lines")
  func wraps() throws {
    let long = (0..<3).map { "A name of many words, the \($0)th of three that are much alike" }
    let contents = try names(long, length: 600)
    #expect(contents.angle == 0)
    #expect(contents.labels.allSatisfy { $0.block.lines.count > 1 })
    #expect(contents.shownTexts == long)
  }

  @Test("cuts names of 500 letters to a third of the picture")
  func cuts() throws {
    let long = (0..<4).map { "\($0)" + String(repeating: "x", count: 500) }
    for side in Side.allCases {
      let contents = try names(long, length: 300, side: side)
      #expect(contents.shownTexts(side).count == 4)
      #expect(contents.shownTexts(side).allSatisfy { $0.hasSuffix("…") })
      #expect(contents.reach.depth <= 100.1 && contents.reach.depth > 50, "\(side)")
    }
  }

  @Test("looks at the beginning of names of ten million letters only")
  func hugeNames() throws {
    for unit in ["word ", "日", "\n"] {
      let name = String(repeating: unit, count: 10_000_000 / unit.utf8.count)
      let given = GivenTicks(values: [0, 1, 2].map { DataValue($0) }, labels: [name, "a b", name])
      for length in [60.0, 300, 2000] {
        let contents = try contents(ProjectionRange(min: -1, max: 3), length: length, given: given)
        #expect(contents.labels.allSatisfy { $0.block.source.utf8.count <= 4 * 4096 })
        #expect(contents.labels[1].block.source == "a b")
        #expect(contents.labels[0].block.source.last == "…")
      }
    }
  }

  @Test("survives ten thousand names")
  func many() throws {
    let many = (0..<10_000).map { "name \($0)" }
    for side in Side.allCases {
      let contents = try names(many, length: 400, side: side)
      #expect((5...40).contains(contents.shownTexts(side).count), "\(side)")
    }
  }

  // MARK: Ticks of the caller's

  @Test("vector 7: puts ticks at multiples of an interval from an anchor")
  func interval() throws {
    let style = Axis.Style(tickInterval: 10, minorCount: 2)
    let contents = try contents(
      ProjectionRange(min: 3, max: 27),
      length: 500,
      style: style
    )
    #expect(contents.values == [10, 20])
    #expect(contents.minorValues == [5, 15, 25])
    #expect(contents.shownTexts == ["10", "20"])
  }

  @Test(
    "vector 6: of 23 units and 5 ticks the step 1 becomes 6, and 5 becomes 10",
    arguments: [(1, [6, 12, 18, 24]), (5, [10, 20]), (30, [])] as [(Double, [Double])]
  )
  func countedInterval(step: Double, values: [Double]) throws {
    let style = Axis.Style(tickCount: 5, tickInterval: step)
    let range = try ProjectionRange(min: 1, max: 24)
    #expect(try contents(range, length: 500, style: style).values == values)
  }

  @Test("has never more ticks than a count that comes with an interval")
  func maxTicks() throws {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<500 {
      let min = Double.random(in: -100...100, using: &generator)
      let count = Int.random(in: 1...12, using: &generator)
      let style = Axis.Style(
        tickCount: count,
        tickInterval: Double.random(in: 0.01...50, using: &generator),
        tickAnchor: Double.random(in: -10...10, using: &generator)
      )
      let range = try ProjectionRange(
        min: min,
        max: min + Double.random(in: 0.1...200, using: &generator)
      )
      #expect(try contents(range, length: 2_000, style: style).values.count <= count)
    }
  }

  @Test("puts ticks where the caller wants them, in order, each once")
  func given() throws {
    for (min, max) in [(0.0, 4.0), (4, 0)] {
      let given = GivenTicks(
        values: [3, 1, 9, 1, -0.0, 2.5].map { DataValue($0) },
        labels: ["c", "a", "z", "again", "0", "b"]
      )
      let contents = try contents(
        ProjectionRange(min: min, max: max),
        length: 500,
        given: given
      )
      #expect(contents.values == (min < max ? [0, 1, 2.5, 3] : [3, 2.5, 1, 0]))
      #expect(contents.shownTexts == (min < max ? ["0", "a", "b", "c"] : ["c", "b", "a", "0"]))
    }
  }

  @Test("converts values to round ones of another unit")
  func conversion() throws {
    let style = Axis.Style(conversion: Axis.Style.Conversion(factor: 1.8, offset: 32))
    let contents = try contents(ProjectionRange(min: 0, max: 100), length: 300, style: style)
    #expect(contents.ticks.values == [50, 100, 150, 200])
    #expect(contents.shownTexts == ["50", "100", "150", "200"])
    for (value, shown) in zip(contents.values, contents.ticks.values) {
      #expect(abs(value * 1.8 + 32 - shown) < 1e-12)
    }
  }

  @Test("shows the text of a formatter, which sees every tick")
  func formatter() throws {
    var seen: [Tick] = []
    let contents = try contents(ProjectionRange(min: 0, max: 4), length: 300) {
      (tick) throws(KeisenError) in
      seen.append(tick)
      return "<\(tick.text)>"
    }
    #expect(contents.shownTexts == contents.ticks.values.map { "<\(Int($0))>" })
    #expect(seen.last?.index == contents.values.count - 1)
    #expect(seen.last?.count == contents.values.count)
    #expect(seen.last?.value == DataValue(4))
  }
}

extension AxisContents {
  /// The texts of the labels that have room.
  fileprivate func shownTexts(_ side: Side) -> [String] {
    var texts: [String] = []
    let row = LabelRow(side, angle: angle, size: 12, areNames: areNames, ends: (0, 0))
    row.arrange(labels, at: positions, pattern, contextStyle: TextStyle(size: 12)) {
      texts.append($0.block.source)
      return true
    }
    return texts
  }

  fileprivate var shownTexts: [String] { shownTexts(.bottom) }
}
