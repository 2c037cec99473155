import KeisenPrimitives
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenDrawing

@Suite("DisplayList.text")
struct DisplayListTextTests {
  private func text(_ draw: (inout DisplayList) throws -> Void) rethrows -> [Substring] {
    var list = DisplayList(size: Size(width: 320, height: 200.25), pixelRatio: 1.5)
    try draw(&list)
    #expect(list.text.hasSuffix("\n"))
    return list.text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
  }

  private func polyline(_ runs: [[SIMD2<Float>]], _ stroke: Stroke = Stroke()) throws -> Primitive {
    let vertices = VertexBuffer()
    var starts = [0]
    for run in runs {
      for vertex in run { try vertices.append(vertex) }
      starts.append(vertices.count)
    }
    return .polyline(Polyline(vertices: vertices, runStarts: starts, stroke: stroke))
  }

  @Test("says what the picture is")
  func picture() {
    #expect(text { _ in } == ["picture 320 x 200.25 at 1.5, #ffffff"])
    let list = DisplayList(size: .zero, pixelRatio: 1, background: Color(rgb: 0x102030, alpha: 0.5))
    #expect(list.text == "picture 0 x 0 at 1, #10203080\n")
  }

  @Test("shows a rectangle's outline, fill and border")
  func rectangles() {
    let rect = Rect(x: 1, y: 2.5, width: 30, height: 40)
    let gradient = Gradient(
      start: Point(x: 0, y: 1),
      end: Point(x: 2, y: 3),
      startColor: .black,
      endColor: .clear
    )
    let lines = text { list in
      list.draw(.rectangle(Rectangle(rect: rect)))
      list.draw(
        .rectangle(
          Rectangle(
            rect: rect,
            radii: CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4),
            fill: .gradient(gradient),
            border: Rectangle.Border(width: 2, color: .white)
          )
        )
      )
    }
    #expect(
      lines.dropFirst() == [
        "rectangle 1 2.5 30 40",
        "rectangle 1 2.5 30 40, radii 1 2 3 4, gradient #000000 at (0, 1) to #00000000 at (2, 3), "
          + "border 2 #ffffff",
      ]
    )
  }

  @Test("shows clips once and names them")
  func clips() {
    let clip = Clip(rect: Rect(x: 0, y: 0, width: 9, height: 9), radii: CornerRadii(2))
    let box = Primitive.rectangle(Rectangle(rect: .zero, fill: .color(.black)))
    let lines = text { list in
      for clip in [clip, nil, clip] {
        list.clip(to: clip)
        list.draw(box)
      }
    }
    #expect(
      lines.dropFirst() == [
        "clip 0: 0 0 9 9, radii 2 2 2 2",
        "rectangle in clip 0, 0 0 0 0, fill #000000",
        "rectangle 0 0 0 0, fill #000000",
        "rectangle in clip 0, 0 0 0 0, fill #000000",
      ]
    )
  }

  @Test("shows all vertices of a short polyline, with bars between its runs")
  func shortPolyline() throws {
    let stroke = Stroke(width: 2, color: .black, join: .mitre, cap: .square, mitreLimit: 4)
    let lines = try text { list in
      list.draw(try polyline([[SIMD2(1, 2), SIMD2(3, 4)], [SIMD2(5, 6)]], stroke))
    }
    #expect(
      lines.dropFirst() == [
        "polyline 2 #000000, mitre 4 join, square cap: (1, 2) (3, 4) | (5, 6)"
      ]
    )
  }

  @Test("tells long polylines apart by one vertex or one run")
  func longPolyline() throws {
    let run = (0..<40).map { SIMD2(Float($0), Float($0 % 7)) }
    var moved = run
    moved[20].y += 0.001
    var still = run
    still[20].y += 0.0001
    let runs = [[run], [moved], [still], [Array(run[..<20]), Array(run[20...])]]
    let lines = try text { list in
      for runs in runs { list.draw(try polyline(runs)) }
    }
    #expect(Set(lines.dropFirst()).count == 3)
    #expect(lines[1] == lines[3])
    #expect(lines[1].hasPrefix("polyline 1.5 #000000, round join, round cap: 1 run, 40 vertices "))
    #expect(lines[1].contains("40 vertices in (0, 0) to (39, 6), hash "))
    #expect(lines[1].hasSuffix(": (0, 0) (1, 1) (2, 2) ... (37, 2) (38, 3) (39, 4)"))
    #expect(lines[4].contains("2 runs, 40 vertices"))
  }

  @Test("survives vertices that are no numbers")
  func wildVertices() throws {
    let lines = try text { list in
      list.draw(try polyline([(0..<20).map { SIMD2(Float($0), .infinity) } + [SIMD2(.nan, 1)]]))
    }
    #expect(lines[1].contains("21 vertices"))
  }

  @Test("shows the text that was shaped")
  func glyphRuns() {
    let ppm = Font.regular.shape("ppm", size: 10)
    let unknown = Font.semibold.shape("\u{F0000}", size: 8)
    let lines = text { list in
      list.draw(
        .glyphRun(GlyphRun(text: ppm, origin: Point(x: 1, y: 2), angle: 90, color: .black))
      )
      list.draw(.glyphRun(GlyphRun(text: unknown, origin: .zero, color: .white)))
    }
    #expect(lines[1].hasPrefix("text \"ppm\" regular 10 #000000 at (1, 2) turned 90, "))
    #expect(lines[1].hasSuffix(" wide"))
    #expect(lines[2].hasPrefix("text \"\u{F0000}\" semibold 8 #ffffff at (0, 0), "))
    #expect(lines[2].hasSuffix(" wide, 1 missing"))
  }

  @Test(
    "rounds numbers to three decimals and drops what says nothing",
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0006, "-0.001"),
      (1.5, "1.5"), (1.9996, "2"), (-12.34567, "-12.346"), (100, "100"), (0.01, "0.01"),
      (1e11 + 0.5, "100000000000.5"), (1e12 + 0.5, "1000000000000.5"), (1e16, "1e+16"),
      (-3e300, "-3e+300"),
      (.infinity, "inf"), (.nan, "nan"),
    ] as [(Double, String)]
  )
  func rounding(number: Double, text: String) {
    #expect(rounded(number) == text)
  }

  @Test("rounds random numbers to the nearest thousandth")
  func randomRounding() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let number = Double.random(in: -1000...1000, using: &random)
      let text = rounded(number)
      #expect(abs(try #require(Double(text)) - number) <= 0.000_500_000_1)
      #expect(!text.contains(".") || text.last != "0")
    }
  }
}
