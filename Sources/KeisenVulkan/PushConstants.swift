import KeisenDrawing
import KeisenPrimitives

/// What a draw call of segments tells its shaders: the twin of `Draw` in `stroke.glsl`.
struct SegmentDraw: BitwiseCopyable {
  /// Size of the picture, in pixels.
  var size: SIMD2<Float>
  /// Pixels per point.
  var scale: Float
  /// Half the width, in pixels.
  var halfWidth: Float
  /// Index of the first segment's start in the block, in vertices.
  var start: UInt32 = 0
  /// Index of the word in the block with the break bit of the vertex before.
  var breaks: UInt32 = 0
  /// Segments of the draw.
  var count: UInt32 = 0
  /// Join in bits 0...1, cap in 2...3, run begins at 4, run ends at 5, short segments have joins of
  /// any shape at 6.
  var style: UInt32
  /// Longest mitre, in line widths.
  var mitreLimit: Float
}

/// What a draw call of quads tells its shaders: the twin of `Draw` in `quad.glsl` and `bare.vert`.
struct QuadDraw: BitwiseCopyable {
  /// Size of the picture, in pixels.
  var size: SIMD2<Float>
  /// Index of the first item in the block, in vectors; of the first corner, in corners.
  var start: UInt32
}

/// What a draw call of markers tells its shaders: the twin of `Draw` in `marker.glsl`.
struct MarkerDraw: BitwiseCopyable {
  /// The colour, where all have one, alpha multiplied in.
  var color = SIMD4<Float>.zero
  /// The border's colour, alpha multiplied in.
  var borderColor = SIMD4<Float>.zero
  /// Left, top, right and bottom of the clip.
  var clip: SIMD4<Float>
  /// The clip's corners, clockwise from the top left.
  var clipRadii: SIMD4<Float>
  /// Size of the picture, in pixels.
  var size: SIMD2<Float>
  /// Pixels per point.
  var scale: Float
  /// The diameter in pixels, where all have one.
  var diameter: Float = 0
  /// Width of the border in pixels, 0 for none.
  var border: Float = 0
  /// Where the first marker of the draw starts in the block, in words.
  var start: UInt32 = 0
  /// Words of a marker.
  var words: UInt32 = 2
  /// 1: a marker has a size of its own; 2: a colour; 4 and 8: its x or y is its row.
  var parts: UInt32 = 0

  /// A diameter in pixels that shaders can compute with.
  static func diameter(_ pixels: Double) -> Float { Float(min(max(pixels, 0x1p-60), 0x1p40)) }

  /// Takes a border.
  mutating func setBorder(_ border: Markers.Border?, ratio: Double) {
    guard let border, border.width * ratio > 0 else { return }
    self.border = Float(min(border.width * ratio, 0x1p40))
    borderColor = border.color.premultiplied
  }

  /// Whether nothing can be seen.
  var isClear: Bool { parts & 2 == 0 && color.w == 0 && borderColor.w == 0 }
}

/// What a draw call of kept markers tells its shaders: the twin of `Draw` in `marker.glsl`, with
/// its last part.
struct KeptDraw: BitwiseCopyable {
  /// As of all markers; the start counts rows of a chunk.
  var markers: MarkerDraw
  /// Of x: the centre as two floats, pixels for a step of one, and the centre's position in pixels.
  var x: SIMD4<Float>
  /// Of y.
  var y: SIMD4<Float>
}
