import KeisenPrimitives

// Eight colours each, found by simulated annealing with a fixed seed: as near as can be, by
// CIEDE2000, to eight colours chosen by eye, so that the smallest distance between any two under
// protanopia, deuteranopia and tritanopia (Machado, Oliveira and Fernandes, 2009, severity 1) is at
// least that of Okabe and Ito's eight under each, which are 12.2, 11.6 and 10.9, and 19 without a
// deficiency. Then put in order: after the first two, each is the one farthest from all before it;
// dark and light keep one order of hues. `ThemeCycleTests` holds the numbers.

extension Theme {
  /// Colours of series on white: contrast 3.1 to 12 : 1.
  ///
  /// Blue, vermilion, slate, green, violet, gold, pink, sky.
  public static let lightCycle = [
    Color(rgb: 0x1971ed), Color(rgb: 0xc03c0b), Color(rgb: 0x313742), Color(rgb: 0x1f8c67),
    Color(rgb: 0x5c44a6), Color(rgb: 0xb68a19), Color(rgb: 0xba4d87), Color(rgb: 0x119eca),
  ]

  /// Colours of series on the dark theme's plot area: contrast 5.3 to 13.8 : 1.
  ///
  /// The hues of `lightCycle`, in its order.
  public static let darkCycle = [
    Color(rgb: 0x8ab1ff), Color(rgb: 0xff7d26), Color(rgb: 0xe2e3e3), Color(rgb: 0x3ac68b),
    Color(rgb: 0x9774ff), Color(rgb: 0xf9d54e), Color(rgb: 0xe08ab9), Color(rgb: 0x8ae3fd),
  ]

  /// Colours of series on paper: contrast 2.1 to 21 : 1, and at least 9 apart in lightness, CIE L*,
  /// so that they differ in grey.
  ///
  /// Black, blue, gold, sky, red, plum, copper, green.
  public static let printCycle = [
    Color(rgb: 0x000000), Color(rgb: 0x2253a1), Color(rgb: 0xc1940d), Color(rgb: 0x7fb9e5),
    Color(rgb: 0x86020e), Color(rgb: 0x421462), Color(rgb: 0xc16a4e), Color(rgb: 0x1a7869),
  ]
}
