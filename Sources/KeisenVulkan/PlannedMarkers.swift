import KeisenDrawing
import KeisenPrimitives

/// Markers as the shaders take them.
struct PlannedMarkers {
  /// Where they stand, how large and what colour they are.
  let markers: Markers
  /// What is the same for all, save where in a block they lie.
  let draw: MarkerDraw
  /// Whether the clip has round corners.
  let isRounded: Bool

  /// Makes a plan; nil where nothing of them can be seen whatever their places are.
  init?(_ markers: Markers, _ clip: ClipShape, ratio: Double, size: SIMD2<Float>) {
    var draw = MarkerDraw(clip: clip.rect, clipRadii: clip.radii, size: size, scale: Float(ratio))
    if case .one(let color) = markers.fill {
      draw.color = color.premultiplied
    } else {
      draw.parts |= 2
      draw.words += 2
    }
    if case .one(let diameter) = markers.size {
      guard diameter > 0 else { return nil }
      draw.diameter = MarkerDraw.diameter(diameter * ratio)
    } else {
      draw.parts |= 1
      draw.words += 1
    }
    draw.setBorder(markers.border, ratio: ratio)
    guard markers.count > 0, !draw.isClear else { return nil }
    self.markers = markers
    self.draw = draw
    isRounded = clip.isRounded
  }

  /// Bytes of a marker in a block.
  var stride: Int { Int(draw.words) * 4 }

  /// Copies some markers to memory that may be slow to read.
  func copy(_ range: Range<Int>, to bytes: UnsafeMutableRawBufferPointer) {
    defer { withExtendedLifetime(markers) {} }
    let positions = markers.positions.vertices
    if draw.parts == 0 {
      bytes.copyMemory(
        from: UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: positions[range]))
      )
      return
    }
    var sizes: UnsafeBufferPointer<Float>?
    var colors: UnsafeBufferPointer<MarkerColor>?
    if case .each(let each) = markers.size { sizes = each.elements }
    if case .each(let each) = markers.fill { colors = each.elements }
    var offset = 0
    for index in range {
      bytes.storeBytes(of: positions[index], toByteOffset: offset, as: SIMD2<Float>.self)
      offset += 8
      if let sizes {
        bytes.storeBytes(of: sizes[index], toByteOffset: offset, as: Float.self)
        offset += 4
      }
      if let colors {
        bytes.storeBytes(of: colors[index], toByteOffset: offset, as: MarkerColor.self)
        offset += 8
      }
    }
  }
}
