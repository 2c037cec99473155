/// What a draw call of an envelope tells its shaders: the twin of `Draw` in `envelope.glsl`.
struct EnvelopeDraw: BitwiseCopyable {
  /// Left, top, right and bottom of the clip.
  var clip: SIMD4<Float>
  /// The clip's corners, clockwise from the top left.
  var clipRadii: SIMD4<Float>
  /// The colour, with alpha multiplied in.
  var color: SIMD4<Float>
  /// Size of the picture, in pixels.
  var size: SIMD2<Float>
  /// Position in x of the first column's middle, in pixels.
  var firstMiddle: Float = 0
  /// From one middle to the next, in pixels.
  var step: Float
  /// Half the width and the half pixel over which coverage fades.
  var reach: Float
  /// Index of the first quad's heights in the block, in pairs.
  var quads: UInt32 = 0
  /// Index of the first interval in the block, in pairs.
  var intervals: UInt32 = 0
  /// Index of the first column's first interval in the block, in words.
  var starts: UInt32 = 0
  /// Columns of the draw.
  var count: UInt32 = 0
  /// The columns of pixels from which the quads go, and to which.
  var left: UInt32 = 0
  var right: UInt32 = 0
}
