import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVector

@Suite struct FillCutTests {
  @Test(arguments: 0..<160 as Range<UInt64>)
  func `What is cut covers what the whole covers, by both rules`(seed: UInt64) throws {
    var random = FarPaths(seed: seed)
    let outline = try random.lines(upTo: [1e3, 1e5, 1e7, 1e9][Int(seed % 4)])
    try expect(outline, isCutAs: outline, random.clip(), within: 3)
  }

  @Test(arguments: 0..<9 as Range<UInt64>)
  func `Curves are cut where they are`(seed: UInt64) throws {
    var random = FarPaths(seed: seed)
    let (curves, lines) = try random.curves(upTo: [1e4, 1e6, 1e7][Int(seed % 3)])
    try expect(curves, isCutAs: lines, random.clip(), within: 12)
  }

  /// Cuts an outline and compares both pictures.
  private func expect(
    _ outline: PathOutline,
    isCutAs whole: PathOutline,
    _ clip: Clip?,
    within maximum: Double
  ) throws {
    guard let part = SeenPart(of: FarPaths.size, clip) else { return }
    let cut = FillCut(part)
    outline.add(to: cut)
    cut.finish()
    let built = BuiltOutline()
    cut.add(to: built)
    // Floats of the outline may be rounded outwards.
    #expect(part.grown(by: 0.01).keeps(built.outline.extent) || cut.isEmpty)
    for rule in [Path.Rule.nonzero, .evenOdd] {
      let paint = Path.Paint.fill(.color(.black), rule)
      let expected = try FarPaths.picture([Path(whole, paint)], clip)
      let drawn = try FarPaths.picture([Path(built.outline, paint)], clip)
      let difference = try #require(drawn.difference(from: expected))
      #expect(difference.value <= maximum, "\(rule): \(difference)")
      #expect(!cut.isEmpty || expected.withUnsafeBytes { $0.allSatisfy { $0 == 255 } })
    }
  }

  @Test func `What goes to and fro beside the picture is a few lines`() throws {
    let outline = PathOutline()
    try outline.move(to: Point(x: 10, y: 10))
    for step in 0..<10_000 {
      try outline.line(to: Point(x: 1e7 + 1e6 * Double(step % 7), y: Double(step)))
    }
    let cut = FillCut(try #require(SeenPart(of: FarPaths.size, nil)))
    outline.add(to: cut)
    cut.finish()
    let built = BuiltOutline()
    cut.add(to: built)
    #expect(built.outline.verbs.count < 10)
  }

  @Test func `What is around the picture fills it, what is beside it is nothing`() throws {
    for (low, isAround) in [(-1e7, true), (1e6, false)] {
      let cut = FillCut(try #require(SeenPart(of: FarPaths.size, nil)))
      cut.addRect(Rect(x: low, y: low, width: 1e9, height: 1e9))
      cut.finish()
      #expect(cut.isEmpty != isAround)
      let path = RecordedPath()
      cut.add(to: path)
      #expect((path.areas.first ?? 0 > 1e10) == isAround)
    }
  }

  @Test(arguments: [1e12, 1e18, 1e30, 1e36])
  func `However far a path goes, its numbers are near`(reach: Double) throws {
    let part = try #require(SeenPart(of: FarPaths.size, nil))
    for seed in 0..<100 as Range<UInt64> {
      var random = FarPaths(seed: seed)
      for outline in [try random.lines(upTo: reach), try random.curves(upTo: reach).curves] {
        let fill = FillCut(part)
        let stroke = StrokeCut(part, Stroke(width: random.number(0...50), join: .mitre))
        outline.add(to: fill)
        outline.add(to: stroke)
        fill.finish()
        stroke.finish()
        let built = BuiltOutline()
        fill.add(to: built)
        stroke.add(to: built)
        stroke.addDots(to: built)
        #expect(part.grown(by: 200).keeps(built.outline.extent) || built.outline.verbs.count == 0)
        #expect(built.outline.points.count < 20_000)
      }
    }
  }
}
