import KeisenPrimitives
import KeisenRanges
import Testing

@Suite struct GestureConnectionTests {
  private func updater(_ min: Double, _ max: Double) throws -> RangeUpdater {
    let updater = RangeUpdater(target: try Projection(min: min, max: max))
    updater.addValue(DataValue(min))
    updater.addValue(DataValue(max))
    return updater
  }

  @Test("one call lets updaters follow, each along its dimension; disconnecting ends it")
  func connect() throws {
    let hand = try Hand { $0.hasInertia = false }
    let (x, y) = (try updater(0, 10), try updater(-1, 1))
    let connection = hand.interpreter.connect([(x, .x), (y, .y)])
    try hand.drag([(100, 100), (200, 150)])
    #expect(try x.target.range() == ProjectionRange(min: -2.5, max: 7.5))
    #expect(try y.target.range() == ProjectionRange(min: -0.5, max: 1.5))
    connection.disconnect()
    connection.disconnect()
    #expect(x.restrictions.isEmpty)
    try hand.drag([(100, 100), (200, 150)], from: 1)
    #expect(try x.target.range() == ProjectionRange(min: -2.5, max: 7.5))
  }

  @Test("along any angle")
  func angle() throws {
    let hand = try Hand { $0.hasInertia = false }
    let turned = try updater(0, 10)
    try hand.interpreter.connect([(turned, -Double.pi / 2)])
    try hand.drag([(100, 100), (100, 150)])
    #expect(try turned.target.range() == ProjectionRange(min: -2.5, max: 7.5))
    let error = #expect(throws: KeisenError.self) {
      try hand.interpreter.connect([(turned, 0), (turned, .nan)])
    }
    #expect(error?.code == .invalidArgument)
    #expect(turned.restrictions.count == 1)
  }

  @Test("a restriction that fails is told by the event, which counts all the same")
  func failing() throws {
    final class Failing: Restriction {
      static let typeName = "custom"
      func restrict(_ range: inout ProposedRange, in context: RangeContext) throws {
        throw KeisenError(.callback, "no")
      }
    }
    let hand = try Hand()
    let (x, y) = (try updater(0, 10), try updater(0, 10))
    x.append(Failing())
    hand.interpreter.connect([(x, .x), (y, .y)])
    let error = #expect(throws: KeisenError.self) { try hand.interpreter.type("ArrowUp", time: 0) }
    #expect(error?.code == .callback)
    #expect(try y.target.range() == ProjectionRange(min: 1, max: 11))
    #expect(try x.target.range() == ProjectionRange(min: 0, max: 10))
    #expect(hand.y.translation == -0.1)
  }

  @Test("neither keeps the other alive: an updater may go, and an interpreter after it")
  func lifetimes() throws {
    weak var interpreter: GestureInterpreter?
    weak var updater: RangeUpdater?
    do {
      let hand = try Hand()
      let own = try self.updater(0, 1)
      hand.interpreter.connect([(own, .x)])
      (interpreter, updater) = (hand.interpreter, own)
      try hand.interpreter.type("ArrowUp", time: 0)
    }
    #expect(interpreter == nil)
    #expect(updater == nil)
  }

  @Test(
    "of a connection whose updaters are gone nothing is left after the next event or connection"
  )
  func deadConnections() throws {
    let hand = try Hand()
    let numbers: [UInt64]
    weak var kept: AnyObject?
    do {
      let (one, other) = (try updater(0, 1), try updater(0, 1000))
      let window = WindowRestriction(
        viewport: .points(400),
        length: try ScaledWindowLength(
          unitsPerPoint: DataValue(0.5),
          min: DataValue(0.5),
          max: DataValue(0.5)
        ),
        position: try AnchoredWindowPosition()
      )
      other.append(window)
      kept = window
      numbers = [
        hand.interpreter.connect([(one, .x), (other, .y)]).number,
        try hand.interpreter.connect(window, of: other, along: .x).number,
      ]
    }
    #expect(kept != nil)
    let left = try updater(0, 10)
    let alive = hand.interpreter.connect([(left, .x)])
    #expect(kept == nil)
    for number in numbers { #expect(!hand.interpreter.disconnect(number)) }
    let half: GestureConnection
    do {
      half = hand.interpreter.connect([(left, .y), (try updater(0, 1), .x)])
    }
    try hand.interpreter.type("ArrowLeft", time: 0)
    #expect(try left.target.range() == ProjectionRange(min: -1, max: 9))
    #expect(hand.interpreter.disconnect(alive.number))
    #expect(hand.interpreter.disconnect(half.number))
  }

  @Test("on a reversed axis the content follows the pointer too")
  func reversed() throws {
    let hand = try Hand { $0.hasInertia = false }
    let x = try updater(0, 10)
    x.isReversed = true
    hand.interpreter.connect([(x, .x)])
    try hand.drag([(100, 100), (200, 100)])
    #expect(try x.target.range() == ProjectionRange(min: 12.5, max: 2.5))
  }

  @Test("a window is zoomed about the pointer and moved with it")
  func window() throws {
    let hand = try Hand { $0.hasInertia = false }
    let x = try updater(0, 1000)
    let window = WindowRestriction(
      viewport: .points(400),
      length: try ScaledWindowLength(
        unitsPerPoint: DataValue(0.5),
        min: DataValue(0.01),
        max: DataValue(2)
      ),
      position: try AnchoredWindowPosition()
    )
    x.append(window)
    try x.update()
    #expect(try x.target.range() == ProjectionRange(min: 400, max: 600))
    let connection = try hand.interpreter.connect(window, of: x, along: .x)
    try hand.drag([(100, 100), (200, 150)])
    #expect(try x.target.range() == ProjectionRange(min: 350, max: 550))
    // The value under the pointer, 500 at three quarters, stays there.
    try hand.interpreter.wheel(at: Point(x: 350, y: 120), dy: -346.5735902799726, time: 9)
    let zoomed = try x.target.range()
    #expect(abs(zoomed.min - 425) < 1e-9 && abs(zoomed.max - 525) < 1e-9)
    #expect(hand.interpreter.disconnect(connection.number))
    #expect(!hand.interpreter.disconnect(connection.number))
    try hand.drag([(100, 100), (200, 150)], from: 10)
    #expect(try x.target.range() == zoomed)
    let fixed = WindowRestriction(
      viewport: .points(400),
      length: FixedLength(),
      position: try AnchoredWindowPosition()
    )
    #expect(throws: KeisenError.self) { try hand.interpreter.connect(fixed, of: x, along: .x) }
  }

  private final class FixedLength: WindowLength {
    func length(viewport: Double, range: ProposedRange, in context: RangeContext) -> Double { 1 }
  }
}
