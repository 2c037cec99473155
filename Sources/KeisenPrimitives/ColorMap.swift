/// Colours along a way from 0 to 1, in 256 steps of one length.
///
/// A fraction f has the colour of step floor(256 f), and 1 that of the last one. The named maps are
/// published tables; `ColorMap+Tables.swift` says whose.
public struct ColorMap: Hashable, Sendable {
  /// Number of steps.
  public static let count = 256
  /// The colours from the low end to the high one: `count` times red, green, blue and alpha of 8
  /// bits as they lie in memory, sRGB, straight alpha.
  package let table: [UInt32]
  /// The colours at equal distances that it was made of; none of a map that was not.
  public let colors: [Color]

  init(table: [UInt32], colors: [Color] = []) {
    precondition(table.count == Self.count, "steps of a colour map")
    (self.table, self.colors) = (table, colors)
  }

  /// Makes a map of colours at equal distances, the first at 0 and the last at 1, mixed between
  /// them with alpha multiplied in.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there are fewer than 2 colours or
  ///   more than 65,536.
  public init(_ colors: [Color]) throws(KeisenError) {
    guard (2...65_536).contains(colors.count) else {
      throw .invalidArgument("a color map takes 2 to 65536 colors, got \(colors.count)")
    }
    self.colors = colors
    table = (0..<Self.count).map { step in
      // One division, so that 256 colours are the steps themselves.
      let place = Double(step * (colors.count - 1)) / Double(Self.count - 1)
      let index = min(Int(place), colors.count - 2)
      return Self.mixed(colors[index], colors[index + 1], Float(place - Double(index))).bytes
    }
  }

  /// Finds a map by its name in any case: viridis, magma, inferno, plasma, cividis, turbo,
  /// twilight, greys, coolwarm or rdbu; with `_r` behind it is reversed.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for any other name.
  public init(_ name: String) throws(KeisenError) {
    let lower = name.lowercased()
    let isReversed = lower.hasSuffix("_r")
    let plain = isReversed ? String(lower.dropLast(2)) : lower
    guard let map = Self.named[plain] else {
      let near = NearName.of(plain, among: Self.named.keys).map { $0 + (isReversed ? "_r" : "") }
      throw .invalidArgument(
        "color map must be viridis, magma, inferno, plasma, cividis, turbo, twilight, greys, coolwarm or rdbu, "
          + "with _r for reversed, got \(String(reflecting: name))"
          + (near.map { "; did you mean \"\($0)\"?" } ?? "")
      )
    }
    self = isReversed ? map.reversed : map
  }

  /// The same colours from the high end to the low one.
  public var reversed: ColorMap { ColorMap(table: table.reversed(), colors: colors.reversed()) }

  /// Returns the colour of a fraction; what is below 0 has the first, what is above 1 the last, NaN
  /// none: it is clear.
  public func color(at fraction: Double) -> Color {
    guard !fraction.isNaN else { return .clear }
    return Color(
      bytes: table[Int(min(max(fraction * Double(Self.count), 0), Double(Self.count - 1)))]
    )
  }

  /// Returns the colour of one of some names: of colours at equal distances the next one, from the
  /// first again behind the last, else that of as many steps from end to end.
  package func color(ofName index: Int, of count: Int) -> Color {
    guard colors.isEmpty else { return colors[index % colors.count] }
    return color(at: count > 1 ? Double(index) / Double(count - 1) : 0.5)
  }

  private static func mixed(_ first: Color, _ second: Color, _ part: Float) -> Color {
    let sum = first.premultiplied * (1 - part) + second.premultiplied * part
    guard sum.w > 0 else { return .clear }
    return Color(red: sum.x / sum.w, green: sum.y / sum.w, blue: sum.z / sum.w, alpha: sum.w)
  }
}

extension ColorMap {
  /// Dark violet to yellow, of even steps to the eye, also without colour vision.
  public static let viridis = ColorMap(hex: viridisTable)
  /// Black over purple to pale yellow, of even steps to the eye.
  public static let magma = ColorMap(hex: magmaTable)
  /// Black over red to bright yellow, of even steps to the eye.
  public static let inferno = ColorMap(hex: infernoTable)
  /// Blue over pink to yellow, of even steps to the eye.
  public static let plasma = ColorMap(hex: plasmaTable)
  /// Blue to yellow, nearly the same for people without red or green cones.
  public static let cividis = ColorMap(hex: cividisTable)
  /// A rainbow without false borders; bright in the middle.
  public static let turbo = ColorMap(hex: turboTable)
  /// Cyclic: for angles and times of day, its ends are alike.
  public static let twilight = ColorMap(hex: twilightTable)
  /// White to black, in equal steps of sRGB.
  public static let greys = ColorMap(
    table: (0..<256).map { 0xff00_0000 | UInt32(255 - $0) * 0x01_0101 }
  )
  /// Blue over light grey to red: for values on both sides of a middle.
  public static let coolwarm = ColorMap(hex: coolwarmTable)
  /// Red over white to blue: for values on both sides of a middle.
  public static let rdbu = ColorMap(hex: rdbuTable)

  static let named: [String: ColorMap] = [
    "viridis": viridis, "magma": magma, "inferno": inferno, "plasma": plasma, "cividis": cividis,
    "turbo": turbo, "twilight": twilight, "greys": greys, "coolwarm": coolwarm, "rdbu": rdbu,
  ]

  /// Reads `count` opaque colours of six hexadecimal digits.
  private init(hex: String) {
    var value: UInt32 = 0
    var digits = 0
    var table: [UInt32] = []
    table.reserveCapacity(Self.count)
    for digit in hex.utf8 {
      value = value << 4 | UInt32(digit < 0x3a ? digit - 0x30 : digit - 0x57)
      digits += 1
      guard digits == 6 else { continue }
      table.append(0xff00_0000 | (value & 255) << 16 | (value & 0xff00) | value >> 16)
      (value, digits) = (0, 0)
    }
    self.init(table: table)
  }
}

extension Color {
  /// Red, green, blue and alpha of 8 bits as they lie in memory, each rounded to the nearest.
  package var bytes: UInt32 {
    let scaled = SIMD4(red, green, blue, alpha) * 255
    let bytes = SIMD4<UInt32>(scaled.rounded(.toNearestOrAwayFromZero))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }

  /// Makes a colour of 8 bits a component, as they lie in memory.
  package init(bytes: UInt32) {
    self.init(
      red: Float(bytes & 255) / 255,
      green: Float(bytes >> 8 & 255) / 255,
      blue: Float(bytes >> 16 & 255) / 255,
      alpha: Float(bytes >> 24) / 255
    )
  }
}
