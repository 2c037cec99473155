import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts

@Suite("TickChoice")
struct TickChoiceTests {
  private func choose(
    _ min: Double,
    _ max: Double,
    origin: Int64 = 0,
    length: Double,
    wanted: Int = 0,
    labelSize: Double = 12
  ) throws -> (ticks: Ticks, labels: [String]) {
    let space = Space(x: Projection(), y: Projection())
    try space.x.setRange(origin: origin, min: min, max: max)
    var ranges = FrameRanges()
    try ranges.take(space.x)
    var frame = FrameContext(
      size: Size(width: length, height: 100),
      pixelRatio: 1,
      theme: .light,
      ranges: ranges
    )
    frame.plot = Rect(x: 0, y: 0, width: length, height: 100)
    let choice = TickChoice.choose(
      for: space,
      .x,
      wanted: wanted,
      labelSize: labelSize,
      in: frame
    )
    return (choice.ticks, choice.labels.map(\.source))
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

  @Test("takes as many as the caller wants, while labels have room")
  func wanted() throws {
    #expect(try choose(0, 10, length: 1000, wanted: 10).ticks.values.count == 11)
    #expect(try choose(0, 10, length: 1000, wanted: 1).ticks.values.count <= 3)
    #expect(try choose(0, 10, length: 100, wanted: .max).ticks.values.count <= 6)
  }

  @Test("leaves labels empty where even the fewest have no room, and keeps the ticks")
  func noRoom() throws {
    let origin: Int64 = 1_700_000_000_000_000_000
    let (ticks, labels) = try choose(0, 1000, origin: origin, length: 100)
    #expect(ticks.values == [0, 1000])
    #expect(labels == ["1,700,000,000,000,000,000", ""])
  }

  @Test("gives an empty range its one tick")
  func empty() throws {
    let (ticks, labels) = try choose(7, 7, length: 100)
    #expect(ticks.values == [7] && labels == ["7"])
  }

  @Test("survives labels of any size and axes of any length")
  func extremes() throws {
    for size in [0, 1e-300, 1e300, 1.7e308] {
      for length in [0, 1e-300, 1e9] {
        #expect(try choose(0, 1, length: length, labelSize: size).ticks.values.count <= 1001)
      }
    }
  }
}
