import KeisenData
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenRanges

@Suite struct ColorScaleTests {
  @Test("Values take the colours of their places on the projection") func places() throws {
    let scale = ColorScale(projection: try Projection(min: 0, max: 256))
    let colors = try scale.colors(of: [0, 0.5, 1, 255.9, 256, -1, 257])
    let map = ColorMap.viridis
    let steps = [0, 0, 1, 255, 255, 0, 255]
    #expect(colors == steps.map { map.color(at: (Double($0) + 0.5) / 256) })
  }

  @Test("What is missing, below and above has colours of its own") func beyond() throws {
    let style = ColorScale.Style(
      map: .magma,
      missing: Color(rgb: 0x010203),
      below: Color(rgb: 0x111111),
      above: Color(rgb: 0x222222)
    )
    let scale = ColorScale(
      projection: try Projection(min: 1, max: 100, scale: .log()),
      style: style
    )
    let colors = try scale.colors(of: [.nan, .infinity, -.infinity, 0, -1, 0.5, 101, 1, 100])
    let missing = Color(rgb: 0x010203)
    #expect(colors[..<5] == [missing, missing, missing, missing, missing])
    #expect(colors[5...6] == [Color(rgb: 0x111111), Color(rgb: 0x222222)])
    #expect(colors[7...] == [ColorMap.magma.color(at: 0), ColorMap.magma.color(at: 1)])
  }

  @Test("Batches give what single values give") func batches() throws {
    var random = SeededGenerator(seed: 4)
    let style = ColorScale.Style(below: .black, above: .white)
    for scale in [Scale.linear, .log(), .symlog(), .squareRoot] {
      for reversed in [false, true] {
        let range = try ProjectionRange(
          min: reversed ? 9 : 0.1,
          max: reversed ? 0.1 : 9,
          scale: scale
        )
        let lookup = ColorLookup(style, in: range)
        var values = (0..<1000).map { _ in Double.random(in: -2...12, using: &random) }
        values += [.nan, .infinity, -.infinity, 0.1, 9, 0, -0.0, 1e308, -1e308]
        var colors = [UInt32](repeating: 0, count: values.count)
        var scratch = [Double](repeating: 0, count: values.count)
        values.withUnsafeBufferPointer { lookup.colors(of: $0, into: &colors, scratch: &scratch) }
        #expect(colors == values.map(lookup.bytes(of:)))
      }
    }
  }
}
