import KeisenPrimitives
import Testing

@Suite struct ColorMapFunctionTests {
  private struct Broken: Error {}

  @Test("A map that is read through a function is the same map") func same() throws {
    for map: ColorMap in [.viridis, .twilight, .greys, .rdbu, .magma.reversed] {
      #expect(try ColorMap(function: { map.color(at: $0) }) == map)
      let steps: [Color] = ColorMap.fractions.map { map.color(at: $0) }
      #expect(try ColorMap(steps).table == map.table)
    }
  }

  @Test("Any fraction has the colour of the function at most 1/256 beside it, the ends are exact")
  func bound() throws {
    let map = try ColorMap { Color(red: Float($0), green: Float(1 - $0 * $0), blue: 0.5) }
    #expect(map.color(at: 0) == Color(rgb: 0x00ff80))
    #expect(map.color(at: 1) == Color(rgb: 0xff0080))
    let maximum: Double = 1.0 / 256 + 0.5 / 255 + 1e-6
    for index in 0...10_000 {
      let fraction = Double(index) / 10_000
      // The function's red is the fraction.
      let red = Double(map.color(at: fraction).red)
      let off: Double = abs(red - fraction)
      #expect(off <= maximum)
    }
  }

  @Test("The function is asked for 256 rising fractions, once") func asked() throws {
    var asked: [Double] = []
    _ = try ColorMap { fraction in
      asked.append(fraction)
      return .black
    }
    #expect(asked == ColorMap.fractions && asked.count == 256)
    #expect(asked.first == 0 && asked.last == 1)
    #expect(zip(asked, asked.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test("A function that throws or returns no colour is an error") func broken() {
    #expect(throws: KeisenError(.callback, "color map failed: Broken()")) {
      try ColorMap { _ in throw Broken() }
    }
    for nasty: Float in [.nan, .infinity, -0.25, 1.5] {
      #expect(
        throws: KeisenError(
          .callback,
          "color map must return components in 0...1, got \(nasty) at 1.0"
        )
      ) {
        try ColorMap { fraction in
          var color = Color.white
          if fraction == 1 { color.green = nasty }
          return color
        }
      }
    }
  }
}
