import Keisen
import KeisenPrimitives
import Testing

/// A drawing of one canvas, step by step, so that steps of several can be interleaved.
private struct Drawing {
  let width: Double
  let height: Double
  let isOpaque: Bool
  let shift: Double

  /// All that differ: sizes, backgrounds, pens, and what is drawn.
  static let all = [
    Drawing(width: 64, height: 40, isOpaque: true, shift: 0),
    Drawing(width: 50, height: 70, isOpaque: false, shift: 3.25),
    Drawing(width: 33, height: 33, isOpaque: true, shift: 7.5),
  ]

  static let steps = 9

  func begin(_ canvas: Canvas) throws {
    try canvas.addPens(2)
    try canvas.begin(width: width, height: height, isOpaque: isOpaque)
  }

  func draw(_ step: Int, on canvas: Canvas) throws {
    let (x, y) = (4 + shift, 3 + shift / 2)
    switch step {
    case 0: try canvas.setStroke(0, shift / 8, 0.3, 1 - shift / 8, 0.7)
    case 1: try canvas.setFill(0, 0.9, shift / 9, 0.2, 0.5)
    case 2: try canvas.rect(0, .both, width: 1 + shift / 4, Rect(x: x, y: y, width: 20, height: 14))
    case 3: try canvas.line(1, width: 1.5, from: Point(x: x, y: y), to: Point(x: 60, y: 50))
    case 4: try canvas.ellipse(0, .both, width: 1, Rect(x: x + 5, y: y + 5, width: 22, height: 18))
    case 5: try canvas.text(1, "\(Int(width))番", size: 9 + shift, at: Point(x: x, y: y + 12))
    case 6: try canvas.setStroke(1, 0, 0.5, 0, 1)
    case 7:
      let star = [0, 2, 4, 1, 3].map { Point(x: x + 7 * Double($0), y: y + Double($0 * $0)) }
      try canvas.polygon(1, .both, width: 0.8, star)
    default:
      try canvas.polyline(
        0,
        width: 3,
        [Point(x: 0, y: 30), Point(x: x, y: 9), Point(x: 40, y: 31)]
      )
    }
  }

  func end(_ canvas: Canvas) throws -> [UInt8] {
    try canvas.finish(pixelRatio: 1.5, renderer: RasterRenderer(threads: 1)).withUnsafeBytes {
      Array($0)
    }
  }

  /// Its picture when drawn alone.
  func alone() throws -> [UInt8] {
    let canvas = Canvas()
    try begin(canvas)
    for step in 0..<Self.steps { try draw(step, on: canvas) }
    return try end(canvas)
  }
}

@Suite("Canvases are independent")
struct CanvasIndependenceTests {
  private let a = Drawing.all[0]
  private let b = Drawing.all[1]
  private let c = Drawing.all[2]

  @Test("one after the other, on one canvas and on several")
  func sequence() throws {
    let wanted = try Drawing.all.map { try $0.alone() }
    #expect(Set(wanted).count == 3)
    let shared = Canvas()
    for (drawing, wanted) in zip(Drawing.all, wanted) {
      try drawing.begin(shared)
      for step in 0..<Drawing.steps { try drawing.draw(step, on: shared) }
      #expect(try drawing.end(shared) == wanted)
      try shared.clearPens()
    }
    #expect(try Drawing.all.map { try $0.alone() } == wanted)
  }

  @Test("with interleaved calls")
  func interleaved() throws {
    let (one, other) = (Canvas(), Canvas())
    try a.begin(one)
    try b.begin(other)
    for step in 0..<Drawing.steps {
      try a.draw(step, on: one)
      try b.draw(step, on: other)
    }
    #expect(try a.end(one) == a.alone())
    #expect(try b.end(other) == b.alone())
  }

  @Test("with interleaved calls and the ends swapped")
  func swapped() throws {
    let (one, other) = (Canvas(), Canvas())
    try a.begin(one)
    try b.begin(other)
    for step in 0..<Drawing.steps {
      try a.draw(step, on: one)
      try b.draw(step, on: other)
    }
    #expect(try b.end(other) == b.alone())
    #expect(try a.end(one) == a.alone())
  }

  @Test("properly nested")
  func nested() throws {
    let outer = Canvas()
    try a.begin(outer)
    for step in 0..<4 { try a.draw(step, on: outer) }
    #expect(try b.alone() == b.alone())
    for step in 4..<Drawing.steps { try a.draw(step, on: outer) }
    #expect(try a.end(outer) == a.alone())
  }

  @Test("three deep")
  func deep() throws {
    let wanted = try Drawing.all.map { try $0.alone() }
    let (outer, middle, inner) = (Canvas(), Canvas(), Canvas())
    try a.begin(outer)
    try a.draw(0, on: outer)
    try b.begin(middle)
    for step in 0..<5 { try b.draw(step, on: middle) }
    try a.draw(1, on: outer)
    try c.begin(inner)
    for step in 0..<Drawing.steps { try c.draw(step, on: inner) }
    try a.draw(2, on: outer)
    #expect(try c.end(inner) == wanted[2])
    for step in 5..<Drawing.steps { try b.draw(step, on: middle) }
    #expect(try b.end(middle) == wanted[1])
    for step in 3..<Drawing.steps { try a.draw(step, on: outer) }
    #expect(try a.end(outer) == wanted[0])
  }

  @Test("each on its own thread, thousands of times")
  func threads() throws {
    let wanted = try Drawing.all.map { try $0.alone() }
    let failures = Locked(0)
    let pool = WorkerPool.shared
    pool.run(3_000) { index in
      let drawing = Drawing.all[index % 3]
      let isRight = (try? drawing.alone() == wanted[index % 3]) ?? false
      if !isRight { failures.withLock { $0 += 1 } }
    }
    #expect(failures.withLock { $0 } == 0)
  }

  @Test("one canvas takes calls of several threads, each of them whole")
  func sharedCanvas() throws {
    let canvas = try Canvas(width: 40, height: 40)
    WorkerPool.shared.run(2_000) { index in
      let row = Double(index % 40)
      try? canvas.rect(0, .both, width: 0, Rect(x: row, y: 0, width: 1, height: 1))
      if index % 50 == 0 { _ = try? canvas.image(renderer: RasterRenderer(threads: 1)) }
    }
    let list = try canvas.list(pixelRatio: 1, for: "image")
    #expect(list.commands.count == 2_000)
  }
}
