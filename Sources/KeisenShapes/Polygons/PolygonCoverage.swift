import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenReduction

/// Polygons of many rows as what they are on each pixel, later ones over earlier ones.
///
/// As where they are drawn one by one, opaque convex ones of one colour that follow one another are
/// one shape.
struct PolygonCoverage {
  /// A polygon that is drawn.
  private struct Shape {
    /// A box around it, in pixels of the plot.
    var low: SIMD2<Float>
    var high: SIMD2<Float>
    /// Its rings among those of its chunk.
    var rings: Range<Int32>
    /// Multiplied by alpha.
    var color: SIMD4<Float>
    /// Whether it may be one shape with the one before.
    var isJoined: Bool
    /// The number of the shape that it is, from 1.
    var layer: UInt32 = 0
  }

  /// Some polygons in turn, their corners in pixels of the plot.
  private struct Chunk {
    var shapes: [Shape] = []
    /// Where rings begin among the corners, and where the last one ends.
    var starts: [Int] = [0]
    var corners: [SIMD2<Float>] = []
  }

  /// Corners that one thread looks at, at a time.
  private static let chunkCorners = 1 << 15

  private let cells: ShapeCells
  private var chunks: [Chunk] = []
  private var layers: UInt32 = 0

  /// Finds what is to be drawn.
  ///
  /// - Parameters:
  ///   - all: The polygons.
  ///   - cells: The pixels of the plot.
  ///   - box: What is seen, and a margin, in points.
  ///   - fill: Returns the colour of a value; called by several threads.
  init(
    _ all: PolygonCorners,
    _ cells: ShapeCells,
    in box: PlaceBox,
    _ fill: (Double) -> Color
  ) {
    self.cells = cells
    let parts = Self.parts(of: all)
    chunks = [Chunk](repeating: Chunk(), count: parts.count)
    chunks.withUnsafeMutableBufferPointer { chunks in
      WorkerPool.shared.run(parts.count) { index in
        var chunk = Chunk()
        for polygon in parts[index] { Self.add(polygon, of: all, cells, in: box, fill, to: &chunk) }
        chunks[index] = chunk
      }
    }
    number()
  }

  /// Parts polygons into such with about as many corners.
  private static func parts(of all: PolygonCorners) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var first = 0
    while first < all.polygons.count {
      let corner = all.corners(of: all.polygons[first].ring).lowerBound
      var end = first + 1
      while end < all.polygons.count,
        all.corners(of: all.polygons[end].ring).lowerBound - corner < chunkCorners
      {
        end += 1
      }
      parts.append(first..<end)
      first = end
    }
    return parts
  }

  private static func add(
    _ polygon: Int,
    of all: PolygonCorners,
    _ cells: ShapeCells,
    in box: PlaceBox,
    _ fill: (Double) -> Color,
    to chunk: inout Chunk
  ) {
    let rings = all.rings(of: polygon)
    let corners =
      all.corners(of: rings.lowerBound)
      .lowerBound..<all.corners(of: rings.upperBound - 1).upperBound
    all.corners.withUnsafeBufferPointer { places in
      var bounds = PlaceBox.empty
      for corner in corners {
        bounds.low = pointwiseMin(bounds.low, places[corner])
        bounds.high = pointwiseMax(bounds.high, places[corner])
      }
      guard bounds.meets(box) else { return }
      let color = fill(all.polygons[polygon].value)
      let isWhole = box.holds(bounds)
      var shape = Shape(
        low: SIMD2(repeating: .infinity),
        high: SIMD2(repeating: -.infinity),
        rings: 0..<0,
        color: color.premultiplied,
        isJoined: color.alpha == 1 && isWhole && rings.count == 1
      )
      if shape.isJoined {
        let ring = UnsafeBufferPointer(rebasing: places[corners])
        shape.isJoined = PolygonRings.convexTurn(of: ring) != nil
      }
      let first = chunk.starts.count - 1
      func add(_ place: SIMD2<Double>) {
        let corner = cells.pixel(at: place)
        shape.low = pointwiseMin(shape.low, corner)
        shape.high = pointwiseMax(shape.high, corner)
        chunk.corners.append(corner)
      }
      for ring in rings where color.alpha > 0 {
        let range = all.corners(of: ring)
        if isWhole {
          for corner in range { add(places[corner]) }
        } else {
          for corner in box.cut(Array(places[range])) { add(corner) }
        }
        chunk.starts.append(chunk.corners.count)
      }
      shape.rings =
        Int32(truncatingIfNeeded: first)..<Int32(truncatingIfNeeded: chunk.starts.count - 1)
      chunk.shapes.append(shape)
    }
  }

  /// Numbers shapes, so that neighbours that are one have one number.
  private mutating func number() {
    var last: SIMD4<Float>?
    for chunk in chunks.indices {
      for index in chunks[chunk].shapes.indices {
        let shape = chunks[chunk].shapes[index]
        if !shape.isJoined || shape.color != last { layers &+= 1 }
        chunks[chunk].shapes[index].layer = layers
        last = shape.isJoined ? shape.color : nil
      }
    }
  }

  /// Draws them.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func draw(into list: inout DisplayList) throws(KeisenError) {
    guard let color = chunks.lazy.compactMap(\.shapes.first?.color).first else { return }
    guard layers == 1 else {
      try cells.draw(into: &list) { band in
        paint(on: band) { LayerPixel.Paint(color: $0.color, layer: $0.layer) }
      }
      return
    }
    guard color.w > 0 else { return }
    let straight = color / color.w
    try cells.draw(
      Color(red: straight.x, green: straight.y, blue: straight.z, alpha: color.w),
      into: &list
    ) { band in paint(on: band) { _ in } }
  }

  /// Paints all shapes on a band, the last one first.
  @inline(__always)
  private func paint<Pixel: ShapePixel>(
    on band: ShapeBand<Pixel>,
    _ paint: (Shape) -> Pixel.Paint
  ) {
    let (first, end) = (Float(band.rows.lowerBound), Float(band.rows.upperBound))
    for chunk in chunks.reversed() {
      chunk.corners.withUnsafeBufferPointer { corners in
        for shape in chunk.shapes.reversed() {
          guard shape.high.y > first, shape.low.y < end, band.begin(shape.low, shape.high) else {
            continue
          }
          for ring in shape.rings {
            let range = chunk.starts[Int(ring)]..<chunk.starts[Int(ring) + 1]
            band.add(UnsafeBufferPointer(rebasing: corners[range]))
          }
          band.paint(shape.isJoined ? .nonzero : .evenOdd, paint(shape))
        }
      }
    }
  }
}
