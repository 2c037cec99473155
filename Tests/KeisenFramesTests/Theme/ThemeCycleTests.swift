import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenFrames

@Suite("Colour cycles")
struct ThemeCycleTests {
  // M. Okabe and K. Ito, “Color Universal Design”, 2008.
  static let okabeIto = [
    0x000000, 0xe69f00, 0x56b4e9, 0x009e73, 0xf0e442, 0x0072b2, 0xd55e00, 0xcc79a7,
  ].map { Color(rgb: $0) }

  static let themes: [(name: String, theme: Theme)] = [
    ("light", .light), ("dark", .dark), ("print", .print),
  ]

  @Test("have 20 colours, of which no two are nearly the same", arguments: 0..<3)
  func count(index: Int) {
    let (name, theme) = Self.themes[index]
    #expect(theme.cycle.count == 20)
    for vision in ColorVision.allCases {
      let difference = vision.smallestDifference(theme.cycle)
      #expect(difference >= (vision == .normal ? 12.5 : 5.5), "\(name), \(vision): \(difference)")
    }
  }

  @Test(
    "begin with eight that are told apart at least as well as Okabe and Ito's",
    arguments: 0..<3
  )
  func differences(index: Int) {
    let (name, theme) = Self.themes[index]
    let cycle = Array(theme.cycle.prefix(Self.okabeIto.count))
    for vision in ColorVision.deficiencies {
      let ours = vision.smallestDifference(cycle)
      let theirs = vision.smallestDifference(Self.okabeIto)
      #expect(ours >= theirs, "\(name), \(vision): \(ours), \(theirs)")
    }
    #expect(ColorVision.normal.smallestDifference(cycle) >= 17, "\(name)")
  }

  @Test("begin with colours that are colours, on a screen")
  func order() {
    for theme in [Theme.light, .dark] {
      for color in theme.cycle.prefix(8) {
        let seen = ColorVision.normal.seen(color)
        #expect((seen.a * seen.a + seen.b * seen.b).squareRoot() > 20, "\(color)")
      }
    }
  }

  @Test("stand out from the plot's background")
  func contrast() {
    for theme in [Theme.light, .dark] {
      for color in theme.cycle { #expect(color.contrast(to: theme.plotArea) >= 3, "\(color)") }
    }
    for color in Theme.print.cycle { #expect(color.contrast(to: .white) >= 2, "\(color)") }
  }

  @Test("have a highlight that differs from their first colour and from the plot's background")
  func highlight() {
    for (name, theme) in Self.themes {
      #expect(theme.highlight.contrast(to: theme.plotArea) >= 3, "\(name)")
      for vision in ColorVision.allCases {
        let difference = vision.smallestDifference([theme.cycle[0], theme.highlight])
        #expect(difference >= 23, "\(name), \(vision): \(difference)")
      }
    }
  }

  @Test("differ in grey on paper")
  func grey() {
    let lightness = Theme.print.cycle.prefix(8).map { ColorVision.normal.seen($0).l }.sorted()
    for (one, next) in zip(lightness, lightness.dropFirst()) { #expect(next - one >= 9) }
  }

  @Test("come with words that are easy to read")
  func words() {
    for (name, theme) in Self.themes {
      for background in [theme.background, theme.plotArea] {
        #expect(theme.label.contrast(to: background) >= 7, "\(name)")
        #expect(theme.title.contrast(to: background) >= 7, "\(name)")
        #expect(theme.axis.contrast(to: background) >= 4.5, "\(name)")
      }
    }
  }
}

@Suite("CIEDE2000")
struct LabColorTests {
  /// Pairs and differences of Sharma, Wu and Dalal, 2005, table 1.
  static let pairs: [[Double]] = [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425],
    [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
    [50, 2.8361, -74.0200, 50, 0, -82.7485, 3.4412],
    [50, -1.3802, -84.2814, 50, 0, -82.7485, 1.0000],
    [50, -1.1848, -84.8006, 50, 0, -82.7485, 1.0000],
    [50, -0.9009, -85.5211, 50, 0, -82.7485, 1.0000],
    [50, 0, 0, 50, -1, 2, 2.3669],
    [50, -1, 2, 50, 0, 0, 2.3669],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0009, 7.1792],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0010, 7.1792],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0011, 7.2195],
    [50, 2.4900, -0.0010, 50, -2.4900, 0.0012, 7.2195],
    [50, -0.0010, 2.4900, 50, 0.0009, -2.4900, 4.8045],
    [50, -0.0010, 2.4900, 50, 0.0010, -2.4900, 4.8045],
    [50, -0.0010, 2.4900, 50, 0.0011, -2.4900, 4.7461],
    [50, 2.5000, 0, 50, 0, -2.5000, 4.3065],
    [50, 2.5000, 0, 73, 25, -18, 27.1492],
    [50, 2.5000, 0, 61, -5, 29, 22.8977],
    [50, 2.5000, 0, 56, -27, -3, 31.9030],
    [50, 2.5000, 0, 58, 24, 15, 19.4535],
    [50, 2.5000, 0, 50, 3.1736, 0.5854, 1.0000],
    [50, 2.5000, 0, 50, 3.2972, 0, 1.0000],
    [50, 2.5000, 0, 50, 1.8634, 0.5757, 1.0000],
    [50, 2.5000, 0, 50, 3.2592, 0.3350, 1.0000],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  @Test("is that of the published pairs, both ways", arguments: pairs)
  func published(pair: [Double]) {
    let one = LabColor(l: pair[0], a: pair[1], b: pair[2])
    let other = LabColor(l: pair[3], a: pair[4], b: pair[5])
    #expect(abs(one.difference(from: other) - pair[6]) < 0.5e-4)
    #expect(abs(other.difference(from: one) - pair[6]) < 0.5e-4)
  }

  @Test("counts from the lightness of sRGB")
  func srgb() {
    let white = ColorVision.normal.seen(.white)
    #expect(abs(white.l - 100) < 1e-3 && abs(white.a) < 0.02 && abs(white.b) < 0.02)
    #expect(ColorVision.normal.seen(.black).l == 0)
    #expect(abs(Color.white.contrast(to: .black) - 21) < 1e-6)
    // Greys are grey for everybody.
    for vision in ColorVision.allCases {
      let grey = vision.seen(Color(rgb: 0x808080))
      #expect(abs(grey.l - 53.585) < 0.01 && abs(grey.a) < 0.05 && abs(grey.b) < 0.05)
    }
  }
}
