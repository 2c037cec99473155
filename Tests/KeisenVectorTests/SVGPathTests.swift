import Testing

@testable import KeisenVector

@Suite struct SVGPathTests {
  @Test func `Steps are relative, and what is level or upright has one number`() {
    let path = written { path in
      path.move(to: [10, 20])
      path.line(to: [12.5, 20])
      path.line(to: [12.5, 19.5])
      path.line(to: [13, 21])
      path.line(to: [12, 22])
      path.cubic([12, 23], [11, 23], to: [10, 22])
      path.close()
      path.move(to: [0, 0])
      path.line(to: [-1, -1])
    }
    #expect(path == "M10 20h2.5v-.5l.5 1.5-1 1c0 1-1 1-2 0zm-10-20l-1-1")
  }

  @Test func `A contour of one point is a dot`() {
    let path = written { path in
      path.move(to: [1, 1])
      path.move(to: [2, 1])
      path.line(to: [2, 1])
      path.move(to: [3, 1])
    }
    #expect(path == "M1 1h0m1 0h0m1 0h0")
  }

  @Test func `No error adds up over many steps`() {
    let path = written { path in
      path.move(to: .zero)
      for step in 1...10_000 { path.line(to: [Double(step) / 3, 0]) }
    }
    let steps = path.split(separator: "h").dropFirst().map { Double($0) ?? .nan }
    #expect(steps.count == 10_000)
    #expect(abs(steps.reduce(0, +) - 3333.333) < 1e-6)
  }

  private func written(_ body: (SVGPath) -> Void) -> String {
    let buffer = DocumentBuffer()
    let path = SVGPath(buffer)
    body(path)
    path.finish()
    return contents(of: buffer)
  }
}
