import KeisenDrawing
import KeisenPrimitives

/// Red, green, blue and alpha in double, alpha multiplied in.
struct ReferenceColor {
  private var channels: SIMD4<Double>

  init(_ color: Color) {
    let alpha = Double(color.alpha)
    channels = SIMD4(
      Double(color.red) * alpha,
      Double(color.green) * alpha,
      Double(color.blue) * alpha,
      alpha
    )
  }

  /// The colour of a gradient at a pixel: mixed by how far the pixel is along it.
  init(_ gradient: Gradient, at pixel: SIMD2<Double>, _ ratio: Double) {
    let start = SIMD2(gradient.start.x, gradient.start.y) * ratio
    let vector = SIMD2(gradient.end.x, gradient.end.y) * ratio - start
    let square = (vector * vector).sum()
    self.init(gradient.endColor)
    guard square > 0, square.isFinite else { return }
    let passed = saturated(((pixel - start) * vector).sum() / square)
    channels = ReferenceColor(gradient.startColor).channels * (1 - passed) + channels * passed
  }

  /// The colour of one of many markers.
  init(color: MarkerColor) {
    let straight = SIMD4<Double>(color) / 65535
    channels = straight * straight.w
    channels.w = straight.w
  }

  /// The sum with the colour of another part of the pixel.
  func plus(_ other: ReferenceColor) -> ReferenceColor {
    var result = self
    result.channels += other.channels
    return result
  }

  /// As much of the colour as covers a pixel.
  func scaled(by coverage: Double) -> ReferenceColor {
    var result = self
    result.channels *= coverage
    return result
  }

  /// `dst = src * alpha + dst * (1 - alpha)`, alpha multiplied in.
  func blended(over below: ReferenceColor) -> ReferenceColor {
    var result = self
    result.channels += below.channels * (1 - channels.w)
    return result
  }

  /// Straight alpha at 8 bits a channel, red in the lowest byte; 0 where alpha rounds to 0.
  var bytes: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((saturated(value) * 255).rounded()) }
    let alpha = byte(channels.w)
    guard alpha > 0 else { return 0 }
    let straight = channels / channels.w
    return byte(straight.x) | byte(straight.y) << 8 | byte(straight.z) << 16 | alpha << 24
  }
}

extension ReferenceColor {
  /// What the cells give a pixel: of each its colour times the area that they share.
  init(_ cells: Cells, at pixel: SIMD2<Double>, _ ratio: Double) {
    var sum = SIMD4<Double>.zero
    for row in 0..<cells.rows {
      let height = Self.overlap(cells.rowEdges[row], cells.rowEdges[row + 1], pixel.y, ratio)
      for column in 0..<cells.columns where height > 0 {
        let edges = cells.columnEdges
        let area = height * Self.overlap(edges[column], edges[column + 1], pixel.x, ratio)
        let color = Color(bytes: cells.colors.elements[row * cells.columns + column])
        sum += ReferenceColor(color).channels * area
      }
    }
    channels = sum
  }

  /// How much of a pixel, about its centre, lies between two edges.
  private static func overlap(_ low: Double, _ high: Double, _ centre: Double, _ ratio: Double)
    -> Double
  {
    max(0, min(high * ratio, centre + 0.5) - max(low * ratio, centre - 0.5))
  }
}
