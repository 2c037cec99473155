import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// The steps of a ring as an image: each pixel in the mean colour of what is in it.
///
/// A pixel is taken for as long along the ring as it is towards the rim, one each way; near the
/// middle, where that is far from a square, for several smaller ones. So a pixel at the middle,
/// where all steps meet, has the mean of them all.
package struct RingPixels {
  /// Pixels nearer to the middle than this are looked at in parts.
  private static let nearest = 3.0
  /// Parts of such a pixel each way.
  private static let parts = 8
  /// Rows of pixels that a thread makes at once.
  private static let bandRows = 16

  /// Pieces in device pixels, those of each step after those of the one before.
  private let pieces: [Piece]
  /// Where the pieces of each step begin, and where those of the last end.
  private let starts: [Int]
  private let steps: RingSteps
  private let pixelRatio: Double
  /// Radius of the farthest piece, in device pixels.
  private let reach: Double

  private struct Piece: BitwiseCopyable {
    var inner: Float
    var outer: Float
    var color: SIMD4<Float>
  }

  /// Takes the pieces of steps.
  package init(_ steps: RingSteps, pixelRatio: Double) {
    self.steps = steps
    self.pixelRatio = pixelRatio
    var pieces: [Piece] = []
    var starts = [0]
    var reach: Float = 0
    starts.reserveCapacity(steps.count + 1)
    for step in steps.pieces {
      for piece in step {
        // What begins in the middle goes on beyond it, so that the pixel there is whole.
        let inner = piece.inner > 0 ? Float(piece.inner * pixelRatio) : -Float(Self.nearest)
        let outer = Float(min(piece.outer * pixelRatio, 0x1p30))
        pieces.append(Piece(inner: inner, outer: outer, color: piece.color))
        reach = max(reach, outer)
      }
      starts.append(pieces.count)
    }
    (self.pieces, self.starts, self.reach) = (pieces, starts, Double(reach))
  }

  /// Returns the picture within a part of the picture's points; nil where that has no pixels with
  /// pieces.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func picture(in plot: Rect, of list: DisplayList) throws(KeisenError) -> PlacedImage? {
    guard !pieces.isEmpty, let size = list.pixelSize else { return nil }
    let center = steps.center * pixelRatio
    func pixels(_ low: Double, _ high: Double, _ middle: Double, _ maximum: Int) -> Range<Int>? {
      let first = max(0, (max(low * pixelRatio, middle - reach) - 0.5).rounded(.down))
      let last = min(Double(maximum), (min(high * pixelRatio, middle + reach) + 0.5).rounded(.up))
      return first < last ? Int(first)..<Int(last) : nil
    }
    guard let columns = pixels(plot.minX, plot.maxX, center.x, size.width),
      let rows = pixels(plot.minY, plot.maxY, center.y, size.height)
    else { return nil }
    let image = try Image(width: columns.count, height: rows.count, pixelRatio: pixelRatio)
    let bands = (rows.count + Self.bandRows - 1) / Self.bandRows
    WorkerPool.shared.run(bands) { band in
      for row in band * Self.bandRows..<min(rows.count, (band + 1) * Self.bandRows) {
        let target = image.target.base + row * image.bytesPerRow
        let y = Double(rows.lowerBound + row) + 0.5 - center.y
        for column in 0..<columns.count {
          let x = Double(columns.lowerBound + column) + 0.5 - center.x
          target.storeBytes(
            of: Self.bytes(color(at: SIMD2(x, y))),
            toByteOffset: 4 * column,
            as: UInt32.self
          )
        }
      }
    }
    return PlacedImage(
      image,
      in: Rect(
        left: Double(columns.lowerBound) / pixelRatio,
        top: Double(rows.lowerBound) / pixelRatio,
        right: Double(columns.upperBound) / pixelRatio,
        bottom: Double(rows.upperBound) / pixelRatio
      )
    )
  }

  /// Returns the mean colour of a pixel, multiplied by alpha, whose middle is some device pixels
  /// from that of the disc.
  private func color(at way: SIMD2<Double>) -> SIMD4<Float> {
    let radius = (way * way).sum().squareRoot()
    guard radius < reach + 1 else { return .zero }
    guard radius < Self.nearest else { return color(at: way, radius, side: 1) }
    var sum = SIMD4<Float>.zero
    let side = 1 / Double(Self.parts)
    for row in 0..<Self.parts {
      for column in 0..<Self.parts {
        let part = SIMD2(Double(column), Double(row)) * side + (side / 2 - 0.5)
        let way = way + part
        sum += color(at: way, (way * way).sum().squareRoot(), side: side)
      }
    }
    return sum * Float(side * side)
  }

  /// Returns the mean colour of what is as long along the ring as towards the rim, by its middle.
  private func color(at way: SIMD2<Double>, _ radius: Double, side: Double) -> SIMD4<Float> {
    let count = Double(steps.count)
    let middle = steps.position(of: Sector.angle(of: way))
    let half = min(count / 2, side / 2 / max(radius, side / 16) / Sector.turn * count)
    let (low, high) = (middle - half, middle + half)
    let first = Int(low.rounded(.down))
    let last = Int(high.rounded(.up)) - 1
    let (near, far) = (Float(radius - side / 2), Float(radius + side / 2))
    return pieces.withUnsafeBufferPointer { pieces in
      starts.withUnsafeBufferPointer { starts in
        var sum = SIMD4<Float>.zero
        var step = first < 0 ? first + starts.count - 1 : first
        for index in first...max(first, last) {
          var weight: Float = 1
          if index == first { weight -= Float(low - Double(first)) }
          if index == last { weight -= Float(Double(last + 1) - high) }
          for piece in starts[step]..<starts[step + 1] {
            let piece = pieces[piece]
            let height = min(piece.outer, far) - max(piece.inner, near)
            if height > 0 { sum += piece.color * (height * weight) }
          }
          step += 1
          if step == starts.count - 1 { step = 0 }
        }
        return sum * (1 / Float(side * 2 * half))
      }
    }
  }

  /// Returns red, green, blue and alpha of 8 bits as they lie in memory, straight, of a colour
  /// multiplied by alpha.
  private static func bytes(_ color: SIMD4<Float>) -> UInt32 {
    guard color.w >= 0.5 / 255 else { return 0 }
    var straight = color / color.w
    straight.w = color.w
    let limited = straight.clamped(
      lowerBound: .zero,
      upperBound: SIMD4(repeating: 1)
    )
    let bytes = SIMD4<UInt32>(limited * 255 + 0.5)
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}
