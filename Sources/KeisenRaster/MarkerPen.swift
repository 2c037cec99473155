import KeisenDrawing

/// The lengths of one marker's shape as its loops need them, in device pixels.
struct MarkerPen: BitwiseCopyable {
  /// From the centre to the edges, and half the thickness of lean shapes.
  var outer: SIMD2<Float>
  /// The same of what is inside of the border.
  var inner: SIMD2<Float>
  /// How much there is of what is inside: 0 where all is border.
  var innerOpacity: Float
  /// How much there is of the colours.
  var opacity: Float
  /// The farthest that anything is from the centre to any side, antialiasing included.
  var extent: Float

  /// A marker that is nothing.
  static let nothing = MarkerPen()

  private init() {
    (outer, inner) = (.zero, .zero)
    (innerOpacity, opacity, extent) = (0, 0, -1)
  }

  /// Makes the pen of a marker; that of nothing for a diameter that is NaN or not above 0.
  ///
  /// - Parameters:
  ///   - shape: What it looks like.
  ///   - diameter: In pixels.
  ///   - border: Width of the border, in pixels; 0 for none.
  @inline(__always)
  init(_ shape: MarkerShape, diameter: Double, border: Double) {
    self.init()
    guard diameter > 0 else { return }
    let lengths = MarkerLengths(shape, diameter: diameter)
    outer = SIMD2(Float(lengths.reach), Float(lengths.half))
    opacity = Float(lengths.opacity)
    extent = Float(lengths.extent(of: shape))
    guard border > 0 else {
      inner = outer
      innerOpacity = 1
      return
    }
    let inside = lengths.inside(border: border, of: shape)
    inner = SIMD2(Float(inside.reach), Float(inside.half))
    innerOpacity = Float(inside.opacity)
  }
}
