import KeisenDrawing
import KeisenPrimitives

/// An envelope and the pixels where it is wanted.
struct PlannedEnvelope {
  /// Columns of pixels of a quad.
  static let quadColumns = 4

  let envelope: Envelope
  /// Where its columns stand.
  let places: EnvelopePlaces
  /// The columns of pixels that may be touched.
  let pixels: Range<Int>
  /// For each quad the first row and the one behind the last; the same where it is nothing.
  let rows: [SIMD2<Float>]
  /// Its clip.
  let clip: ClipShape
  /// The colour, with alpha multiplied in and faded where the line is thinner than a pixel.
  let color: SIMD4<Float>

  /// Nil where nothing can be seen.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init?(_ envelope: Envelope, ratio: Double, _ clip: ClipShape) throws(KeisenError) {
    guard let places = EnvelopePlaces(envelope, pixelRatio: ratio), envelope.color.alpha > 0 else {
      return nil
    }
    let box = PixelBox(
      touching: (
        places.middle(0) - places.reach, Double(clip.box.top),
        places.middle(places.count - 1) + places.reach, Double(clip.box.bottom)
      ),
      within: clip.box
    )
    guard !box.isEmpty else { return nil }
    let pixels = box.left..<box.right
    let heights = try envelope.heights(ofPixels: pixels, places)
    defer { withExtendedLifetime(heights) {} }
    rows = stride(from: 0, to: pixels.count, by: Self.quadColumns).map { first in
      let end = min(first + Self.quadColumns, pixels.count)
      let boxes = heights.elements[first..<end].map { height in
        PixelBox(
          touching: (Double(box.left), Double(height.low), Double(box.right), Double(height.high)),
          within: clip.box
        )
      }
      let rows = boxes.reduce(PixelBox.empty) { $0.union($1) }
      return SIMD2(Float(rows.top), Float(rows.bottom))
    }
    guard rows.contains(where: { $0.x < $0.y }) else { return nil }
    self.envelope = envelope
    self.places = places
    self.pixels = pixels
    self.clip = clip
    color = envelope.color.premultiplied * Float(places.opacity)
  }

  /// The columns of the envelope that may reach the pixels of some quads.
  func columns(of quads: Range<Int>) -> Range<Int> {
    let pixels = pixels(of: quads)
    return places.columns(
      from: Double(pixels.lowerBound),
      to: Double(pixels.upperBound),
      margin: places.reach
    )
  }

  /// The columns of pixels of some quads.
  func pixels(of quads: Range<Int>) -> Range<Int> {
    let first = pixels.lowerBound + quads.lowerBound * Self.quadColumns
    return first..<min(pixels.lowerBound + quads.upperBound * Self.quadColumns, pixels.upperBound)
  }

  /// What the shaders of all its draws are told.
  func draw(size: SIMD2<Float>) -> EnvelopeDraw {
    EnvelopeDraw(
      clip: clip.rect,
      clipRadii: clip.radii,
      color: color,
      size: size,
      // Within what a shader's arithmetic leaves finite; farther apart no two columns are in a
      // picture.
      step: Float(max(0x1p-100, min(places.step, 0x1p40))),
      reach: Float(places.reach)
    )
  }

  /// Bytes that it takes in upload blocks, about.
  var uploadSize: Int {
    rows.count * 8 + envelope.intervals.count * 8 + envelope.columnCount * 4 + 64
  }
}
