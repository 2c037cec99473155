import KeisenChartsTestSupport
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenRanges

@Suite("Window restriction")
struct WindowRestrictionTests {
  private let length: ScaledWindowLength
  private let position: AnchoredWindowPosition
  private let window: WindowRestriction

  init() throws {
    length = try ScaledWindowLength(unitsPerPoint: 0.4, min: 0.1, max: 4)
    position = try AnchoredWindowPosition(anchor: 0.5, initial: 0.5)
    window = WindowRestriction(viewport: .points(50), length: length, position: position)
  }

  @Test("leaves a range that is empty or infinite, and any where the plot has no length")
  func left() throws {
    #expect(try window.ofNothing() == nothing)
    #expect(try window.of(-.infinity, .infinity) == everything)
    #expect(try window.of(0, .infinity) == [0, .infinity])
    for points in [0, -5, .nan, .infinity] {
      let none = WindowRestriction(viewport: .points(points), length: length, position: position)
      #expect(try none.of(0, 100) == [0, 100])
    }
    let gone = WindowRestriction(
      viewport: .plot(of: try Chart(size: Size(width: 9, height: 9)), .x),
      length: length,
      position: position
    )
    #expect(try gone.of(0, 100) == [0, 100])
    #expect(position.value == nil)
  }

  @Test("takes the length of a chart's plot")
  func plot() throws {
    let chart = try Chart.whole(50, 100)
    for (dimension, expected) in [(Dimension.x, 20.0), (.y, 40)] {
      let window = WindowRestriction(
        viewport: .plot(of: chart, dimension),
        length: length,
        position: position
      )
      let found = try window.of(0, 100)
      #expect(found[1] - found[0] == expected)
    }
  }

  @Test("keeps the value at the anchor in its place when window and range change")
  func anchored() throws {
    #expect(try window.of(0, 100) == [40, 60])
    #expect(position.value == DataValue(50))
    #expect(try window.of(0, 1_000) == [40, 60])
    try length.zoom(by: 2)
    #expect(try window.of(0, 1_000) == [45, 55])
    #expect(try window.of(-100, 60) == [45, 55])
  }

  @Test("is pushed by the range and comes back, unless it was moved meanwhile")
  func pushed() throws {
    #expect(try window.of(0, 100) == [40, 60])
    #expect(try window.of(0, 55) == [35, 55])
    #expect(position.value == DataValue(45))
    #expect(try window.of(0, 100) == [40, 60])
    #expect(try window.of(0, 55) == [35, 55])
    try position.pan(by: -5)
    #expect(try window.of(0, 55) == [30, 50])
    #expect(try window.of(0, 100) == [30, 50])
  }

  @Test("moves by data and by points, and stops hard at the ends")
  func pans() throws {
    #expect(try !position.pan(by: 5))
    #expect(try window.of(0, 100) == [40, 60])
    try position.pan(by: 5)
    #expect(position.value == DataValue(55))
    #expect(try window.of(0, 100) == [45, 65])
    try position.pan(byPoints: 12.5, of: length)
    #expect(try window.of(0, 100) == [40, 60])
    try position.pan(by: 1_000)
    #expect(try window.of(0, 100) == [80, 100])
    try position.pan(by: -1)
    #expect(try window.of(0, 100) == [79, 99])
    position.reset()
    #expect(position.value == nil)
    #expect(try window.of(0, 100) == [40, 60])
  }

  @Test("holds a range whole that is shorter than the window")
  func longer() throws {
    #expect(try window.of(45, 55) == [40, 60])
    try position.pan(by: 3)
    #expect(try window.of(45, 55) == [43, 63])
    try position.pan(by: 100)
    #expect(try window.of(45, 55) == [45, 65])
    try position.pan(by: -100)
    #expect(try window.of(45, 55) == [35, 55])
    #expect(try window.of(30, 50) == [30, 50])
    try position.pan(by: 100)
    #expect(try window.of(30, 50) == [30, 50])
    #expect(try window.of(50, 50) == [30, 50])
  }

  @Test("gives the same question the same answer, to the last bit")
  func stable() throws {
    for step in 1...200 {
      let third = try AnchoredWindowPosition(anchor: 1 / 3.0, initial: Double(step) / 200)
      let window = WindowRestriction(viewport: .points(37), length: length, position: third)
      let first = try window.of(0.1, 99.7)
      #expect(try window.of(0.1, 99.7) == first)
      #expect(try window.of(0.1, 99.7) == first)
    }
  }

  @Test("zooms between its limits, and not at all where they are one")
  func zooms() throws {
    #expect(try length.zoom(by: 2))
    #expect(length.unitsPerPoint == 0.2)
    #expect(try length.zoom(by: 100))
    #expect(length.unitsPerPoint == 0.1)
    #expect(try !length.zoom(by: 100))
    #expect(try length.zoom(by: Double.leastNonzeroMagnitude))
    #expect(length.unitsPerPoint == 4)
    #expect(length.reset())
    #expect(length.unitsPerPoint == 0.4)
    #expect(!length.reset())
    let fixed = try ScaledWindowLength(unitsPerPoint: 3, min: 2, max: 2)
    #expect(fixed.initial == 2)
    #expect(try !fixed.zoom(by: 3))
    for factor in [0, -1, .nan, .infinity] {
      #expect(throws: KeisenError.self) { try length.zoom(by: factor) }
    }
  }

  @Test("counts days a point on a scale of nanoseconds")
  func times() throws {
    let day = DataValue(86_400, unit: .seconds)
    let days = try ScaledWindowLength(unitsPerPoint: day, min: day, max: day)
    let window = WindowRestriction(
      viewport: .points(7),
      length: days,
      position: try AnchoredWindowPosition(initial: 1)
    )
    let scale = Scale.time(TimeScale(unit: .nanoseconds))
    let week = 7 * 86_400e9
    let found = try window.of(0, 10 * week, on: scale, origin: 1_700_000_000_000_000_123)
    #expect(found == [9 * week, 10 * week])
    let position = try AnchoredWindowPosition()
    let plain = WindowRestriction(
      viewport: .points(7),
      length: try ScaledWindowLength(unitsPerPoint: 1, min: 1, max: 1),
      position: position
    )
    _ = try plain.of(0, 100)
    #expect(
      throws: KeisenError(.invalidArgument, "a length of 86400.0 seconds needs a time scale")
    ) { try position.pan(by: day) }
    #expect(throws: KeisenError.self) {
      try ScaledWindowLength(unitsPerPoint: day, min: 1, max: day)
    }
    #expect(throws: KeisenError.self) {
      try ScaledWindowLength(unitsPerPoint: 1, min: 2, max: DataValue(.nan))
    }
    #expect(throws: KeisenError.self) { try ScaledWindowLength(unitsPerPoint: 1, min: 0, max: 2) }
  }

  @Test("reports policies that give no length or position")
  func policies() throws {
    final class Bad: WindowLength, WindowPosition {
      let number: Double
      init(_ number: Double) { self.number = number }
      func length(viewport: Double, range: ProposedRange, in context: RangeContext) -> Double {
        number
      }
      func position(in range: ProposedRange, length: Double, in context: RangeContext) -> Double {
        number
      }
    }
    for number in [-1, .nan, .infinity] {
      let long = WindowRestriction(
        viewport: .points(50),
        length: Bad(number),
        position: position
      )
      #expect(throws: KeisenError.self) { try long.of(0, 100) }
      let far = WindowRestriction(viewport: .points(50), length: length, position: Bad(number))
      #expect(throws: KeisenError.self) { try far.of(0, 100) }
    }
    for number in [-0.1, 1.1, .nan] {
      #expect(throws: KeisenError.self) { try AnchoredWindowPosition(anchor: number) }
      #expect(throws: KeisenError.self) { try AnchoredWindowPosition(initial: number) }
    }
    #expect(throws: KeisenError.self) { try position.pan(by: DataValue(.nan)) }
    #expect(throws: KeisenError.self) { try position.pan(byPoints: .infinity, of: length) }
  }
}
