import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenPaint

@Suite("PaintHistory")
struct PaintHistoryTests {
  @Test("takes back and makes again every step, to the byte", arguments: 1...10)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
    let paint = try Paint(aspect: 1.5, height: 30)
    var states = [try paint.rgba]
    var now = 0
    for _ in 0..<120 {
      switch number(0...9) {
      case 0...4:
        let alpha = Float(number(0...255)) / 255
        try paint.setBrush(
          Brush(
            color: Color(rgb: UInt32(number(0...0xffffff)), alpha: alpha),
            diameter: Double(number(1...12)),
            isEraser: number(0...3) == 0
          )
        )
        try paint.stroke(through: (0..<number(1...4)).map { _ in (number(0...44), number(0...29)) })
        states = Array(states[...now]) + [try paint.rgba]
        now += 1
      case 5:
        try paint.clear()
        states = Array(states[...now]) + [try paint.rgba]
        now += 1
      case 6...7:
        #expect(try paint.undo() == (now > 0))
        now = max(0, now - 1)
      default:
        #expect(try paint.redo() == (now + 1 < states.count))
        now = min(states.count - 1, now + 1)
      }
      #expect(try paint.rgba == states[now])
      #expect(paint.undoCount == now)
      #expect(paint.redoCount == states.count - 1 - now)
    }
  }

  @Test("has nothing to take back after a stroke beside the layer, and still what to make again")
  func outside() throws {
    let paint = try Paint(aspect: 1, height: 10)
    try paint.stroke(through: [(5, 5)])
    try paint.undo()
    try paint.stroke(through: [(-50, -50), (-20, -20)])
    #expect(paint.undoCount == 0)
    #expect(try paint.redo())
    #expect(try !paint.redo())
    #expect(try paint.undo())
    #expect(try !paint.undo())
  }

  @Test("keeps no more bytes than its limit, the latest steps")
  func limit() throws {
    let paint = try Paint(aspect: 1, height: 100)
    try paint.setBrush(Brush(diameter: 1))
    try paint.setHistoryLimit(10 * 4_096)
    for x in 0..<50 { try paint.stroke(through: [(x, 3)]) }
    #expect(paint.undoCount == 10)
    while try paint.undo() {}
    #expect(try paint.image()[39, 3] == SIMD4(0, 0, 0, 255))
    #expect(try paint.image()[40, 3] == .zero)
    #expect(paint.redoCount == 10)
    try paint.setHistoryLimit(3 * 4_096)
    #expect(paint.redoCount == 3)
    for _ in 0..<3 { #expect(try paint.redo()) }
    #expect(try paint.image()[42, 3] == SIMD4(0, 0, 0, 255))
    // All of the layer has no room, so what was before it can't be had back either.
    try paint.clear()
    #expect(paint.undoCount == 0)
    #expect(try paint.rgba.allSatisfy { $0 == .zero })
    try paint.setHistoryLimit(0)
    try paint.stroke(through: [(1, 1)])
    #expect(try !paint.undo())
    let text = "history limit must not be negative, got -1"
    #expect(throws: KeisenError(.invalidArgument, text)) { try paint.setHistoryLimit(-1) }
  }
}
