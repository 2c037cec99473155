import KeisenPrimitives

/// Where two pictures differ most, and by how much.
public struct ImageDifference: CustomStringConvertible, Sendable {
  /// The greatest difference of a channel, in 255ths, with alpha multiplied in.
  ///
  /// So the colour of what is nearly clear counts as little as it is seen.
  public var value = 0.0
  /// Column of the pixel.
  public var x = 0
  /// Row of the pixel.
  public var y = 0
  /// The two pixels.
  public var pixels = (SIMD4<UInt8>.zero, SIMD4<UInt8>.zero)

  /// For messages.
  public var description: String {
    "\(value) at (\(x), \(y)): \(pixels.0) and \(pixels.1)"
  }
}

extension Image {
  /// Whether all bytes are those of another picture.
  public func hasSameBytes(as other: Image) -> Bool {
    withExtendedLifetime((self, other)) { pixels.elementsEqual(other.pixels) }
  }

  /// Returns the greatest difference from a picture of the same size, or nil where the sizes
  /// differ.
  public func difference(from other: Image) -> ImageDifference? {
    guard width == other.width, height == other.height else { return nil }
    var result = ImageDifference()
    for y in 0..<height {
      for x in 0..<width {
        guard let mine = self[x, y], let theirs = other[x, y], mine != theirs else { continue }
        let change = mine.multiplied - theirs.multiplied
        let value = (0..<4).reduce(0) { max($0, abs(change[$1])) }
        if value > result.value {
          result = ImageDifference(value: value, x: x, y: y, pixels: (mine, theirs))
        }
      }
    }
    return result
  }
}

extension SIMD4<UInt8> {
  /// The channels with alpha multiplied in, in 0...255.
  fileprivate var multiplied: SIMD4<Double> {
    let alpha = Double(w)
    return SIMD4<Double>(
      Double(x) * alpha / 255,
      Double(y) * alpha / 255,
      Double(z) * alpha / 255,
      alpha
    )
  }
}
