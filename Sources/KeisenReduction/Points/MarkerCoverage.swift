import KeisenDrawing
import KeisenFrames
import KeisenPrimitives

/// Many markers of the caller's own as what they are on each pixel, later ones over earlier ones.
///
/// A marker is its place, its size and its colour, 48 bytes; those of about one size share the
/// corners of an outline that is good for it. As where they are drawn one by one, opaque convex
/// ones of one colour that follow one another are one shape.
struct MarkerCoverage {
  /// The corners of each contour for a diameter of 1, from the anchor, good for a size in pixels.
  private struct Outline {
    let contours: [[SIMD2<Double>]]
    let low: SIMD2<Double>
    let high: SIMD2<Double>
    let isConvex: Bool

    init(_ contours: [[SIMD2<Double>]]) {
      self.contours = contours
      var box = PlaceBox.empty
      for corner in contours.joined() {
        box.low = pointwiseMin(box.low, corner)
        box.high = pointwiseMax(box.high, corner)
      }
      (low, high) = (box.low, box.high)
      isConvex =
        contours.count == 1
        && contours[0].withUnsafeBufferPointer { PolygonRings.convexTurn(of: $0) } != nil
    }

    /// The box around it on a stamp's place.
    func box(_ stamp: Stamp) -> PlaceBox {
      PlaceBox(low: stamp.place + low * stamp.size, high: stamp.place + high * stamp.size)
    }
  }

  /// A marker that is drawn, in pixels of the plot.
  private struct Stamp: BitwiseCopyable {
    var place: SIMD2<Double>
    var size: Double
    /// Its outline among those that there are.
    var outline: Int32
    /// The number of the shape that it is, from 1.
    var layer: UInt32
    /// Multiplied by alpha.
    var color: SIMD4<Float>
  }

  private let cells: ShapeCells
  /// What is seen, and a margin, in pixels of the plot.
  private let seen: PlaceBox
  private var outlines: [Outline] = []
  private let stamps = GrowingBuffer<Stamp>()
  private var layers: UInt32 = 0

  /// Finds what is to be drawn.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ markers: Markers, as marker: CustomMarker, _ cells: ShapeCells) throws(KeisenError) {
    let ratio = cells.pixelRatio
    self.cells = cells
    seen = PlaceBox(
      low: SIMD2(repeating: -2),
      high: SIMD2(Double(cells.pixels.width), Double(cells.pixels.height)) + 2
    )
    let corner = SIMD2(Double(cells.pixels.left), Double(cells.pixels.top))
    var known: [Int: Int32] = [:]
    var last: SIMD4<Float>?
    for index in 0..<markers.count {
      guard let appearance = markers.appearance(of: index, pixelRatio: ratio) else { continue }
      let size = appearance.size * ratio
      // One that is farther than doubles tell is not seen.
      guard appearance.color.alpha > 0, size <= 0x1p100 else { continue }
      // One for each octave of sizes, good for its largest.
      let octave = Int.bitWidth - (Int(min(size, 0x1p14).rounded(.up)) - 1).leadingZeroBitCount
      let outline: Int32
      if let found = known[octave] {
        outline = found
      } else {
        outline = Int32(outlines.count)
        outlines.append(Outline(try marker.contours(pixels: Double(1 << octave))))
        known[octave] = outline
      }
      var stamp = Stamp(
        place: appearance.place * ratio - corner,
        size: size,
        outline: outline,
        layer: 0,
        color: appearance.color.premultiplied
      )
      let box = outlines[Int(outline)].box(stamp)
      guard box.meets(seen) else { continue }
      let isJoined =
        appearance.color.alpha == 1 && outlines[Int(outline)].isConvex && seen.holds(box)
      if !isJoined || stamp.color != last { layers &+= 1 }
      stamp.layer = layers
      last = isJoined ? stamp.color : nil
      try stamps.append(stamp)
    }
  }

  /// Draws them.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(into list: inout DisplayList) throws(KeisenError) {
    guard let color = stamps.elements.first?.color else { return }
    guard layers == 1 else {
      try cells.draw(into: &list) { band in
        paint(on: band) { LayerPixel.Paint(color: $0.color, layer: $0.layer) }
      }
      return
    }
    let straight = color / color.w
    try cells.draw(
      Color(red: straight.x, green: straight.y, blue: straight.z, alpha: color.w),
      into: &list
    ) { band in paint(on: band) { _ in } }
  }

  /// Paints all of them on a band, the last one first.
  @inline(__always)
  private func paint<Pixel: ShapePixel>(
    on band: ShapeBand<Pixel>,
    _ paint: (Stamp) -> Pixel.Paint
  ) {
    let (first, end) = (Double(band.rows.lowerBound), Double(band.rows.upperBound))
    var ring: [SIMD2<Float>] = []
    outlines.withUnsafeBufferPointer { outlines in
      for stamp in stamps.elements.reversed() {
        let number = Int(stamp.outline)
        let box = outlines[number].box(stamp)
        guard box.high.y > first, box.low.y < end,
          band.begin(SIMD2<Float>(box.low), SIMD2<Float>(box.high))
        else { continue }
        let isWhole = seen.holds(box)
        for contour in outlines[number].contours {
          ring.removeAll(keepingCapacity: true)
          if isWhole {
            for corner in contour { ring.append(SIMD2<Float>(stamp.place + corner * stamp.size)) }
          } else {
            for corner in seen.cut(contour.map { stamp.place + $0 * stamp.size }) {
              ring.append(SIMD2<Float>(corner))
            }
          }
          ring.withUnsafeBufferPointer { band.add($0) }
        }
        band.paint(.evenOdd, paint(stamp))
      }
    }
  }
}
