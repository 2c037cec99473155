import KeisenPrimitives
import KeisenTestSupport

@testable import KeisenImage

/// Pixels of a test's own, with bytes between the rows that nothing may read into a result.
final class TestPicture {
  enum Kind: CaseIterable {
    case flat
    case chart
    case gradient
    case rows
    case columns
    case pattern
    case noise
    case translucentNoise
    case grain
    case translucentGrain
    case lastPixelTranslucent
    case clear
  }

  let width: Int
  let height: Int
  let padding: Int
  private let bytes: UnsafeMutableRawBufferPointer

  init(_ kind: Kind, width: Int, height: Int, padding: Int = 0, seed: UInt64 = 1) {
    (self.width, self.height, self.padding) = (width, height, padding)
    bytes = .allocate(byteCount: (4 * width + padding) * height, alignment: 1)
    var random = SeededGenerator(seed: seed)
    for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
    let line = (0..<width).map { _ in Int.random(in: 0..<height, using: &random) }
    for y in 0..<height {
      for x in 0..<width {
        let noise = random.next()
        let color: SIMD4<UInt8> =
          switch kind {
          case .flat, .lastPixelTranslucent: SIMD4(250, 240, 230, 255)
          case .chart:
            abs(line[x] - y) < 3 ? SIMD4(UInt8(line[x] & 255), 90, 200, 255) : SIMD4(repeating: 255)
          case .gradient:
            SIMD4(UInt8(255 * x / width), UInt8(255 * y / height), UInt8((x + y) / 7 & 255), 255)
          case .rows: SIMD4(UInt8(y * 37 & 255), UInt8(y * 101 & 255), UInt8(y * 3 & 255), 255)
          case .columns: SIMD4(UInt8(x * 37 & 255), UInt8(x * 101 & 255), UInt8(x * 3 & 255), 255)
          case .pattern:
            // As good as random, and again after 32 pixels each way.
            SIMD4(
              truncatingIfNeeded: SIMD4(x % 32 &* 77, (y % 32 ^ x % 32) &* 53, y % 32 &* 191, 255)
            )
          case .noise: SIMD4(truncatingIfNeeded: SIMD4(noise, noise >> 8, noise >> 16, 255))
          case .translucentNoise:
            SIMD4(truncatingIfNeeded: SIMD4(noise, noise >> 8, noise >> 16, noise >> 24))
          case .grain, .translucentGrain:
            // A margin without any, and grains of a few steps.
            x < width / 9
              ? SIMD4(repeating: 255)
              : SIMD4(
                UInt8(100 + noise % 9),
                UInt8(90 + noise >> 8 % 7),
                UInt8(x * 100 / width + Int(noise >> 16 % 5)),
                kind == .grain ? 255 : UInt8(200 + noise >> 24 % 6)
              )
          case .clear: SIMD4(repeating: 0)
          }
        set(x, y, color)
      }
    }
    if kind == .lastPixelTranslucent { set(width - 1, height - 1, SIMD4(250, 240, 230, 254)) }
  }

  deinit {
    bytes.deallocate()
  }

  var buffer: PixelBuffer {
    guard let base = bytes.baseAddress else { preconditionFailure("no pixels") }
    return PixelBuffer(base: base, width: width, height: height, bytesPerRow: 4 * width + padding)
  }

  func encode(_ options: PNGEncoder.Options = .init()) throws(KeisenError) -> ByteBuffer {
    defer { withExtendedLifetime(self) {} }
    return try PNGEncoder.encode(buffer, options: options)
  }

  func set(_ x: Int, _ y: Int, _ color: SIMD4<UInt8>) {
    bytes.storeBytes(
      of: color,
      toByteOffset: y * (4 * width + padding) + 4 * x,
      as: SIMD4<UInt8>.self
    )
  }

  /// Red, green, blue and alpha of all pixels, row by row.
  var rgba: [UInt8] {
    (0..<height).flatMap { y in
      let start = y * (4 * width + padding)
      return bytes[start..<start + 4 * width]
    }
  }

  var isOpaque: Bool {
    let rgba = rgba
    return stride(from: 3, to: rgba.count, by: 4).allSatisfy { rgba[$0] == 255 }
  }

  /// What the file's zlib stream should hold, computed byte by byte; the filter of each row is Up
  /// unless given.
  func filtered(channels: Int, by filters: [PixelFilter]? = nil) -> [UInt8] {
    let rgba = rgba
    var result: [UInt8] = []
    for y in 0..<height {
      let filter = filters?[y] ?? .up
      result.append(filter.rawValue)
      for x in 0..<width {
        for channel in 0..<channels {
          let index = 4 * (y * width + x) + channel
          let other =
            switch filter {
            case .sub: x == 0 ? 0 : rgba[index - 4]
            case .up: y == 0 ? 0 : rgba[index - 4 * width]
            }
          result.append(rgba[index] &- other)
        }
      }
    }
    return result
  }
}
