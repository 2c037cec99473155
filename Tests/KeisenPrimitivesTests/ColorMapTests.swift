import KeisenPrimitives
import Testing

@Suite struct ColorMapTests {
  @Test("Named maps have the ends of the published tables") func ends() throws {
    #expect(ColorMap.viridis.color(at: 0) == Color(rgb: 0x440154))
    #expect(ColorMap.viridis.color(at: 1) == Color(rgb: 0xfde725))
    #expect(ColorMap.magma.color(at: 0) == Color(rgb: 0x000004))
    #expect(ColorMap.greys.color(at: 0) == .white)
    #expect(ColorMap.greys.color(at: 1) == .black)
    #expect(ColorMap.viridis.color(at: 0.5) == Color(rgb: 0x21918c))
  }

  @Test("A fraction f has the colour of step floor(256 f), and beyond the ends that of the end")
  func steps() {
    let map = ColorMap.turbo
    for step in 0..<256 {
      #expect(map.color(at: (Double(step) + 0.5) / 256) == Color(bytes: map.table[step]))
    }
    #expect(map.color(at: -.infinity) == map.color(at: 0))
    #expect(map.color(at: 1e300) == map.color(at: 1))
    #expect(map.color(at: .nan) == .clear)
  }

  @Test("A name in any case finds a map, with _r behind it reversed") func names() throws {
    #expect(try ColorMap("RdBu") == .rdbu)
    #expect(try ColorMap("viridis_r") == ColorMap.viridis.reversed)
    #expect(ColorMap.viridis.reversed.color(at: 0) == ColorMap.viridis.color(at: 1))
    #expect(ColorMap.viridis.reversed.reversed == .viridis)
    #expect(throws: KeisenError.self) { try ColorMap("jet") }
    #expect(throws: KeisenError.self) { try ColorMap("") }
  }

  @Test("Colours of one's own are mixed with alpha multiplied in") func custom() throws {
    let map = try ColorMap([.black, .white])
    #expect(map.color(at: 0) == .black && map.color(at: 1) == .white)
    #expect(map.color(at: 128.5 / 256) == Color(rgb: 0x808080))
    let fading = try ColorMap([Color(rgb: 0xff0000), .clear])
    #expect(fading.color(at: 0.5).red == 1)
    let tables = ColorMap.cividis.table.map { Color(bytes: $0) }
    #expect(try ColorMap(tables).table == ColorMap.cividis.table)
    #expect(throws: KeisenError.self) { try ColorMap([]) }
    #expect(throws: KeisenError.self) { try ColorMap([.black]) }
  }

  @Test("Maps know their names, those of one's own have none") func name() throws {
    for name in ["viridis", "magma", "twilight", "greys", "rdbu", "turbo_r", "coolwarm_r"] {
      #expect(try ColorMap(name).name == name)
    }
    #expect(try ColorMap([.black, Color(rgb: 0xff0000)]).name == nil)
  }
}
