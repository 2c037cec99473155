import KeisenPrimitives
import KeisenTestSupport

@testable import KeisenPaint

/// A slow, obvious layer: every disc of a stroke is stamped pixel by pixel on a mask, and masked
/// pixels are blended once.
struct StampedLayer {
  let width: Int
  let height: Int
  var pixels: [SIMD4<UInt8>]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    pixels = Array(repeating: .zero, count: width * height)
  }

  /// Whether a pixel at a distance from the middle belongs to the disc, as the definition has it.
  static func covers(_ x: Int, _ y: Int, radius: Int) -> Bool {
    if radius == 0 { return x == 0 && y == 0 }
    return x * x + y * y - max(abs(x), abs(y)) < radius * radius
  }

  /// Bresenham's line with one error for both directions, pixel by pixel.
  static func line(_ start: (x: Int, y: Int), _ end: (x: Int, y: Int)) -> [(x: Int, y: Int)] {
    let (width, height) = (abs(end.x - start.x), -abs(end.y - start.y))
    let steps = (x: start.x < end.x ? 1 : -1, y: start.y < end.y ? 1 : -1)
    var error = width + height
    var (pixel, pixels) = (start, [start])
    while pixel != end {
      let twice = 2 * error
      if twice >= height {
        error += height
        pixel.x += steps.x
      }
      if twice <= width {
        error += width
        pixel.y += steps.y
      }
      pixels.append(pixel)
    }
    return pixels
  }

  /// The pixels that a stroke through some pixels covers.
  func mask(_ points: [(x: Int, y: Int)], radius: Int) -> [Bool] {
    var mask = Array(repeating: false, count: width * height)
    var centers = points.prefix(1).map { $0 }
    for (start, end) in zip(points, points.dropFirst()) {
      centers += Self.line(start, end).dropFirst()
    }
    for center in centers {
      for y in 0..<height where abs(y - center.y) <= radius {
        for x in 0..<width where Self.covers(x - center.x, y - center.y, radius: radius) {
          mask[y * width + x] = true
        }
      }
    }
    return mask
  }

  mutating func stroke(_ points: [(x: Int, y: Int)], radius: Int, _ ink: Ink) {
    for (place, isCovered) in mask(points, radius: radius).enumerated() where isCovered {
      pixels[place] = Self.blend(pixels[place], ink)
    }
  }

  /// The definition of ink in whole numbers, word for word.
  static func blend(_ pixel: SIMD4<UInt8>, _ ink: Ink) -> SIMD4<UInt8> {
    let opacity = Int(ink.color.w)
    let rest = Int(pixel.w) * (255 - opacity)
    var result = pixel
    if ink.isEraser {
      result.w = UInt8((rest + 127) / 255)
      return result.w == 0 ? .zero : result
    }
    let total = 255 * opacity + rest
    if total == 0 { return .zero }
    for channel in 0..<3 {
      let sum = 255 * opacity * Int(ink.color[channel]) + rest * Int(pixel[channel])
      result[channel] = UInt8((sum + total / 2) / total)
    }
    result.w = UInt8((total + 127) / 255)
    return result
  }
}

extension Image {
  /// The pixels row by row.
  var rgba: [SIMD4<UInt8>] {
    withUnsafeBytes { Array($0.bindMemory(to: SIMD4<UInt8>.self)) }
  }
}

extension Paint {
  /// Paints a stroke through points of the view.
  func stroke(_ points: [Point]) throws {
    try strokeBegin(at: points[0])
    for point in points.dropFirst() { try strokeMove(to: point) }
    try strokeEnd()
  }

  /// Paints a stroke through the middles of pixels.
  func stroke(through pixels: [(x: Int, y: Int)]) throws {
    try setViewSize(Size(width: Double(width), height: Double(height)))
    try stroke(pixels.map { Point(x: Double($0.x) + 0.5, y: Double($0.y) + 0.5) })
  }

  /// The pixels as they are.
  var rgba: [SIMD4<UInt8>] { get throws { try image().rgba } }
}
