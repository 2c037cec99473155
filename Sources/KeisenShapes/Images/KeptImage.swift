import KeisenPrimitives

/// An image as it is drawn smoothed: turned over and faded as it is to be.
public struct KeptImage: Sendable {
  /// What was done with it.
  struct Key: Hashable {
    var isMirrored: Bool
    var isUpsideDown: Bool
    var alpha: Double
  }

  /// What was done with it.
  let key: Key
  /// What it was made of.
  let source: Image
  /// What is drawn.
  let image: Image

  /// Turns and fades an image.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ source: Image, _ key: Key) throws(KeisenError) {
    (self.source, self.key) = (source, key)
    guard key.isMirrored || key.isUpsideDown || key.alpha < 1 else {
      image = source
      return
    }
    let (width, height) = (source.width, source.height)
    image = try Image(width: width, height: height, pixelRatio: source.pixelRatio)
    let target = image.target
    source.withUnsafeBytes { bytes in
      for row in 0..<height {
        let line = (key.isUpsideDown ? height - 1 - row : row) * source.bytesPerRow
        let out = target.row(row)
        for column in 0..<width {
          let from = key.isMirrored ? width - 1 - column : column
          let pixel = bytes.loadUnaligned(fromByteOffset: line + 4 * from, as: UInt32.self)
          out.storeBytes(
            of: Self.fading(pixel, key.alpha),
            toByteOffset: 4 * column,
            as: UInt32.self
          )
        }
      }
    }
  }

  /// Returns a pixel whose alpha is multiplied by a fraction.
  static func fading(_ pixel: UInt32, _ alpha: Double) -> UInt32 {
    guard alpha < 1 else { return pixel }
    return pixel & 0xFF_FFFF | UInt32((Double(pixel >> 24) * alpha).rounded()) << 24
  }
}

/// The columns, or the rows, of an image that are in view, in the order of the picture.
struct PixelEdges {
  /// Where they begin and end, ascending: one more than they are.
  let edges: [Double]
  /// Their numbers, ascending.
  let pixels: Range<Int>
  private let isReversed: Bool

  /// How many there are.
  var count: Int { pixels.count }

  /// Takes those that share a position with a part of the picture; nil where there is none.
  ///
  /// - Parameters:
  ///   - places: Where they begin and end, which goes one way; those without a place are not
  ///     finite.
  ///   - low: Where the part begins.
  ///   - high: Where it ends.
  init?(_ places: [Double], _ low: Double, _ high: Double) {
    guard places.count > 1 else { return nil }
    func isInView(_ index: Int) -> Bool {
      let (a, b) = (places[index], places[index + 1])
      return a.isFinite && b.isFinite && min(a, b) <= high && max(a, b) >= low
    }
    let all = places.indices.dropLast()
    guard let first = all.first(where: isInView), let last = all.last(where: isInView) else {
      return nil
    }
    pixels = first..<last + 1
    isReversed = places[first] > places[last + 1]
    let part = places[first...last + 1]
    // Far ones end where nothing shows.
    let (minimum, maximum) = (low - (high - low) - 100, high + (high - low) + 100)
    edges = (isReversed ? part.reversed() : Array(part)).map { max(minimum, min($0, maximum)) }
  }

  /// Returns the number of the one at a place of the picture's order.
  func pixel(_ index: Int) -> Int {
    isReversed ? pixels.upperBound - 1 - index : pixels.lowerBound + index
  }
}
