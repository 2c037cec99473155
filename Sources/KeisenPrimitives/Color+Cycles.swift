// Twenty colours each, found by simulated annealing with a fixed seed. The first eight are as near
// as can be, by CIEDE2000, to eight colours chosen by eye, so that the smallest distance between
// any two under protanopia, deuteranopia and tritanopia (Machado, Oliveira and Fernandes, 2009,
// severity 1) is at least that of Okabe and Ito's eight under each, which are 12.2, 11.6 and 10.9,
// and 17 without a deficiency. The other twelve are as far as can be from each other and from
// these, and in order: each is the one farthest from all before it. `ThemeCycleTests` holds the
// numbers.

extension Color {
  /// Colours of series on white: contrast 3.1 to 11 : 1.
  ///
  /// Blue, vermilion, green, gold, violet, brown, pink, sky, and twelve more.
  public static let lightCycle = [
    Color(rgb: 0x0f6fea), Color(rgb: 0xbf3c0c), Color(rgb: 0x158d5c), Color(rgb: 0xb98b0f),
    Color(rgb: 0x60409f), Color(rgb: 0x66402a), Color(rgb: 0xc24f8a), Color(rgb: 0x119dca),
    Color(rgb: 0x6e194a), Color(rgb: 0xeb094a), Color(rgb: 0x313ff7), Color(rgb: 0x9a3747),
    Color(rgb: 0x7888ff), Color(rgb: 0x8d9177), Color(rgb: 0xa741b2), Color(rgb: 0x556e30),
    Color(rgb: 0x704c56), Color(rgb: 0xd16dc6), Color(rgb: 0x947f9b), Color(rgb: 0x5c587b),
  ]

  /// Colours of series on the dark theme's plot area: contrast 5.1 to 15.5 : 1.
  ///
  /// Sky, orange, green, violet, yellow, brown, pale blue, pink, and twelve more.
  public static let darkCycle = [
    Color(rgb: 0x83adfe), Color(rgb: 0xff8c3e), Color(rgb: 0x8bd390), Color(rgb: 0x946fff),
    Color(rgb: 0xffdd47), Color(rgb: 0xa48363), Color(rgb: 0x7ce7ff), Color(rgb: 0xff43a7),
    Color(rgb: 0xd9f0dd), Color(rgb: 0x0f9995), Color(rgb: 0xc780bd), Color(rgb: 0x809113),
    Color(rgb: 0x0ad4be), Color(rgb: 0xa9fff6), Color(rgb: 0x80997a), Color(rgb: 0xf01de6),
    Color(rgb: 0xc6c267), Color(rgb: 0x2abf0e), Color(rgb: 0x15ffbf), Color(rgb: 0xf2565b),
  ]

  /// Colours of series on paper: contrast 2.1 to 21 : 1, the first eight at least 9 apart in
  /// lightness, CIE L*, so that they differ in grey.
  ///
  /// Black, blue, gold, sky, red, plum, copper, green, and twelve more.
  public static let printCycle = [
    Color(rgb: 0x000000), Color(rgb: 0x2253a1), Color(rgb: 0xc1940d), Color(rgb: 0x7fb9e5),
    Color(rgb: 0x86020e), Color(rgb: 0x421462), Color(rgb: 0xc16a4e), Color(rgb: 0x1a7869),
    Color(rgb: 0x8670a4), Color(rgb: 0x250cfb), Color(rgb: 0xc60066), Color(rgb: 0x4f2d38),
    Color(rgb: 0x819173), Color(rgb: 0xff6ca2), Color(rgb: 0x7d6d20), Color(rgb: 0x54544d),
    Color(rgb: 0x05af95), Color(rgb: 0xf99c5c), Color(rgb: 0xe84af9), Color(rgb: 0x145122),
  ]
}
