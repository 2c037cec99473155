import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenVector

@Suite struct StrokeCutTests {
  @Test(arguments: 0..<160 as Range<UInt64>)
  func `What is cut covers what the whole covers, with its joins and caps`(seed: UInt64) throws {
    var random = FarPaths(seed: 1_000 + seed)
    let outline = try random.lines(upTo: [1e2, 1e4, 1e6, 1e8][Int(seed % 4)])
    try expect(outline, isCutAs: outline, stroke(&random), random.clip(), within: 3)
  }

  @Test(arguments: 0..<9 as Range<UInt64>)
  func `Curves are cut where they are`(seed: UInt64) throws {
    var random = FarPaths(seed: 2_000 + seed)
    let (curves, lines) = try random.curves(upTo: [1e4, 1e6, 1e7][Int(seed % 3)])
    var round = stroke(&random)
    (round.join, round.cap) = (.round, .round)
    try expect(curves, isCutAs: lines, round, random.clip(), within: 12)
  }

  private func stroke(_ random: inout FarPaths) -> Stroke {
    Stroke(
      width: random.chance(0.3) ? random.number(30...300) : random.number(1...12),
      color: Color(rgb: 0, alpha: 0.5),
      join: [.round, .bevel, .mitre][Int(random.number(0...2.99))],
      cap: [.round, .butt, .square][Int(random.number(0...2.99))],
      mitreLimit: random.number(1...10)
    )
  }

  /// Cuts an outline and compares both pictures.
  private func expect(
    _ outline: PathOutline,
    isCutAs whole: PathOutline,
    _ stroke: Stroke,
    _ clip: Clip?,
    within maximum: Double
  ) throws {
    guard let part = SeenPart(of: FarPaths.size, clip) else { return }
    let cut = StrokeCut(part, stroke)
    outline.add(to: cut)
    cut.finish()
    let (lines, dots) = (BuiltOutline(), BuiltOutline())
    cut.add(to: lines)
    cut.addDots(to: dots)
    #expect(cut.hasNoLines == (lines.outline.verbs.count == 0))
    #expect(cut.hasNoDots == (dots.outline.verbs.count == 0))
    let expected = try FarPaths.picture([Path(whole, .stroke(stroke))], clip)
    let drawn = try FarPaths.picture(
      [Path(lines.outline, .stroke(stroke)), Path(dots.outline, .stroke(stroke))],
      clip
    )
    let difference = try #require(drawn.difference(from: expected))
    #expect(difference.value <= maximum, "\(stroke): \(difference)")
  }

  @Test func `A closed contour that is all near stays closed`() throws {
    let cut = try cut { path in
      path.addPolygon([[10, 10], [50, 10], [50, 50]])
    }
    #expect(steps(cut) == "M10 10h40v40z")
  }

  @Test func `A closed contour is joined where it closes, though a part of it is left out`() throws
  {
    let cut = try cut { path in
      path.addPolygon([[10, 10], [50, 10], [50, 1e6], [10, 1e6]])
    }
    // It ends where coordinates do: a margin and what the stroke covers beyond what is kept around
    // the picture.
    let far = FarPaths.size.height + 1 + Stroke(width: 2).reach + SeenPart.reach
    let length = VectorNumber.text(far - 10)
    #expect(steps(cut) == "M10 \(VectorNumber.text(far))v-\(length)h40v\(length)")
  }

  @Test func `Contours of one place are dots, whatever draws them`() throws {
    let cut = try cut { path in
      path.move(to: [10, 10])
      path.move(to: [20, 10])
      path.line(to: [20, 10])
      path.close()
      path.move(to: [30, 10])
      path.line(to: [31, 10])
      path.move(to: [1e6, 10])
    }
    #expect(steps(cut) == "M30 10h1")
    let dots = DocumentBuffer()
    let path = SVGPath(dots)
    cut.addDots(to: path)
    path.finish()
    #expect(contents(of: dots) == "M10 10h0m10 0h0")
  }

  private func cut(_ body: (StrokeCut) -> Void) throws -> StrokeCut {
    let cut = StrokeCut(try #require(SeenPart(of: FarPaths.size, nil)), Stroke(width: 2))
    body(cut)
    cut.finish()
    return cut
  }

  private func steps(_ cut: StrokeCut) -> String {
    let buffer = DocumentBuffer()
    let path = SVGPath(buffer)
    cut.add(to: path)
    path.finish()
    return contents(of: buffer)
  }
}
