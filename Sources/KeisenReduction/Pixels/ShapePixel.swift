import KeisenPrimitives

/// A pixel that shapes are painted on, from the one in front to the one behind all others.
package protocol ShapePixel: BitwiseCopyable {
  /// What a shape is painted in.
  associatedtype Paint

  /// What nothing was painted on.
  static var bare: Self { get }

  /// Whether nothing that is painted behind changes it by more than `closeness`.
  var isClosed: Bool { get }

  /// Paints on a part of it, 0...1.
  mutating func add(_ coverage: Float, _ paint: Paint)
}

extension ShapePixel {
  /// What a pixel that is closed may be wrong by, as 1 is all of it: less than half a step of 8
  /// bits.
  static var closeness: Float { 1.0 / 512 }
}

extension SIMD4<Float> {
  /// Red, green, blue and alpha of 8 bits, as they lie in memory, of a colour whose first three are
  /// multiplied by alpha.
  var straightBytes: UInt32 {
    guard w >= 0.5 / 255 else { return 0 }
    var straight = self * (1 / w)
    straight.w = w
    let bytes = SIMD4<UInt32>(truncatingIfNeeded: SIMD4<Int32>(straight.saturated * 255 + 0.5))
    return bytes.x | bytes.y << 8 | bytes.z << 16 | bytes.w << 24
  }
}

/// How much of a pixel shapes of one colour cover that share what they cover.
package struct UnionPixel: ShapePixel {
  /// The sum of what they cover, 1 at most.
  private(set) var coverage: Float

  package static let bare = UnionPixel(coverage: 0)

  package var isClosed: Bool { coverage > 1 - Self.closeness }

  @inline(__always)
  package mutating func add(_ coverage: Float, _ paint: Void) {
    let sum = self.coverage + coverage
    self.coverage = sum < 1 ? sum : 1
  }
}

/// The colour of a pixel under shapes of several colours.
package struct LayerPixel: ShapePixel {
  /// What a shape is painted in.
  package struct Paint {
    /// Red, green, blue and alpha, the first three multiplied by alpha.
    package var color: SIMD4<Float>
    /// Shapes in turn with one number share what they cover, as contours of one path do; above 0.
    package var layer: UInt32

    /// Takes its parts.
    package init(color: SIMD4<Float>, layer: UInt32) {
      (self.color, self.layer) = (color, layer)
    }
  }

  /// Multiplied by alpha.
  private(set) var color: SIMD4<Float>
  /// What was left open where its layer began.
  private var open: Float
  /// What its layer covers.
  private var coverage: Float
  private var layer: UInt32

  package static let bare = LayerPixel(color: .zero, open: 1, coverage: 0, layer: 0)

  package var isClosed: Bool { color.w > 1 - Self.closeness }

  @inline(__always)
  package mutating func add(_ coverage: Float, _ paint: Paint) {
    if layer != paint.layer {
      layer = paint.layer
      open = 1 - color.w
      self.coverage = 0
    }
    let sum = self.coverage + coverage
    let grown = sum < 1 ? sum : 1
    color += paint.color * ((grown - self.coverage) * open)
    self.coverage = grown
  }
}
