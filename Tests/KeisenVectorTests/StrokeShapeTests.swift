import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVector

@Suite struct StrokeShapeTests {
  @Test(arguments: 0..<120 as Range<UInt64>)
  func `A shape covers what the stroke covers, with its joins and caps`(seed: UInt64) throws {
    var random = FarPaths(seed: 3_000 + seed)
    let farthest = [1e2, 1e4, 1e6][Int(seed % 3)]
    let outline = try random.lines(upTo: farthest)
    if seed % 5 == 0 { try outline.move(to: random.place(upTo: farthest)) }
    let stroke = Stroke(
      width: random.number(60...max(300, farthest)),
      color: .black,
      join: [.round, .bevel, .mitre][Int(random.number(0...2.99))],
      cap: [.round, .butt, .square][Int(random.number(0...2.99))],
      mitreLimit: random.number(1...10)
    )
    let clip = random.clip()
    guard let part = SeenPart(of: FarPaths.size, clip) else { return }
    let shape = StrokeShape(part, stroke)
    outline.add(to: shape)
    shape.finish()
    #expect(!shape.hasCurves)
    let built = BuiltOutline()
    shape.cut.add(to: built)
    let expected = try FarPaths.picture([Path(outline, .stroke(stroke))], clip)
    let fill = Path.Paint.fill(.color(.black), .nonzero)
    let drawn = try FarPaths.picture([Path(built.outline, fill)], clip)
    // Corners are worked out in another way: no pixel is far apart, and few are by much.
    var (far, worst) = (0, 0)
    for y in 0..<drawn.height {
      for x in 0..<drawn.width {
        let apart = abs(Int(drawn[x, y]?.x ?? 0) - Int(expected[x, y]?.x ?? 0))
        worst = max(worst, apart)
        if apart > 70 { far += 1 }
      }
    }
    #expect(worst <= 140 && far <= 6, "\(worst), \(far) of \(stroke)")
  }

  @Test func `A curve is reported`() throws {
    let shape = StrokeShape(try #require(SeenPart(of: FarPaths.size, nil)), Stroke(width: 1e5))
    shape.addCircle(.zero, radius: 5)
    shape.finish()
    #expect(shape.hasCurves)
  }
}
