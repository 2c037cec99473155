import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Filled shapes of many rows as what they are on a plot's pixels, a cell each.
///
/// The picture is painted band by band, each by one thread, so that it is the same however many
/// there are.
package struct ShapeCells {
  /// By how much a channel of 255 differs from shapes drawn one by one: colours and alpha are
  /// rounded once more.
  package static let boundChannel = 2.0
  /// Pixels of a band, or a few rows where these are longer.
  private static let bandPixels = 1 << 16
  private static let minRows = 16
  /// Pixels that are worth it: 4 bytes of the cells in the display list each.
  private static let maxPixels = 1 << 26

  /// The pixels of the plot.
  let pixels: PlotPixels
  /// Device pixels per point.
  package let pixelRatio: Double

  /// Prepares to paint a plot; nil where it has no pixels, or too many.
  package init?(_ frame: FrameContext, in list: DisplayList) {
    guard let pixels = PlotPixels(frame, in: list), pixels.count <= Self.maxPixels else {
      return nil
    }
    self.pixels = pixels
    pixelRatio = frame.pixelRatio
  }

  /// Returns a position in pixels from the plot's first one, of one in points that is nearer than
  /// floats tell.
  @inline(__always)
  package func pixel(at place: SIMD2<Double>) -> SIMD2<Float> {
    SIMD2<Float>(place * pixelRatio - SIMD2(Double(pixels.left), Double(pixels.top)))
  }

  /// Paints shapes that share what they cover, in one colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - list: Where to draw the pixels.
  ///   - body: Paints all shapes on a band; called by several threads.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(
    _ color: Color,
    into list: inout DisplayList,
    _ body: (ShapeBand<UnionPixel>) -> Void
  ) throws(KeisenError) {
    let bytes = color.opacity(0).bytes
    let alpha = max(0, min(color.alpha, 1)) * 255
    try draw(into: &list, body) { pixel in
      let alpha = UInt32(pixel.coverage * alpha + 0.5)
      return alpha > 0 ? bytes | alpha << 24 : 0
    }
  }

  /// Paints shapes of several colours, the one in front first.
  ///
  /// - Parameters:
  ///   - list: Where to draw the pixels.
  ///   - body: Paints all shapes on a band; called by several threads.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(
    into list: inout DisplayList,
    _ body: (ShapeBand<LayerPixel>) -> Void
  ) throws(KeisenError) {
    try draw(into: &list, body) { $0.color.straightBytes }
  }

  /// Paints what is within an odd number of rings, in one colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - rings: The corners of each, in points.
  ///   - seen: What of them is seen, in points.
  ///   - list: Where to draw the pixels.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(
    _ color: Color,
    _ rings: [[SIMD2<Double>]],
    seen: Rect,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let box = PlaceBox(seen, grownBy: 2)
    var (low, high) = (SIMD2<Float>(repeating: .infinity), SIMD2<Float>(repeating: -.infinity))
    let pixels = rings.map { ring in
      let isWhole = ring.allSatisfy { box.distances(from: $0) == .zero }
      return (isWhole ? ring : box.cut(ring)).map { corner in
        let pixel = pixel(at: corner)
        (low, high) = (pointwiseMin(low, pixel), pointwiseMax(high, pixel))
        return pixel
      }
    }
    try draw(color, into: &list) { band in
      guard band.begin(low, high) else { return }
      for ring in pixels { ring.withUnsafeBufferPointer { band.add($0) } }
      band.paint(.evenOdd, ())
    }
  }

  private func draw<Pixel>(
    into list: inout DisplayList,
    _ body: (ShapeBand<Pixel>) -> Void,
    color: (Pixel) -> UInt32
  ) throws(KeisenError) {
    let (width, height) = (pixels.width, pixels.height)
    let bandRows = min(height, max(Self.minRows, Self.bandPixels / width))
    let count = (height + bandRows - 1) / bandRows
    var bands: [ShapeBand<Pixel>] = []
    for _ in 0..<min(WorkerPool.shared.width, count) {
      bands.append(try ShapeBand(width: width, maxRows: bandRows))
    }
    let colors = GrowingBuffer<UInt32>()
    let base = try colors.reserve(width * height)
    let next = Locked(0)
    WorkerPool.shared.run(bands.count) { index in
      let band = bands[index]
      while true {
        let number = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard number < count else { return }
        let first = number * bandRows
        band.begin(first..<min(first + bandRows, height))
        body(band)
        for row in band.rows {
          let line = band.pixels(ofRow: row - first)
          let target = base + row * width
          for column in 0..<width { target[column] = color(line[column]) }
        }
      }
    }
    colors.commit(width * height)
    list.draw(.cells(pixels.cells(colors, pixelRatio: pixelRatio)))
  }
}
