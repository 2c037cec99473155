/// Operations on four pixels at once.
///
/// The standard library's `pointwiseMin`, `replacing(with:where:)` and `clamped` come to scalar
/// code on baseline x86-64 (Swift 6.3); comparisons written lane by lane come to one `minps` or
/// `maxps`.
extension SIMD4<Float> {
  /// The lesser of each pair; this value's lane where the other's is NaN.
  @inlinable @inline(__always)
  package func lesser(_ other: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      other.x < x ? other.x : x,
      other.y < y ? other.y : y,
      other.z < z ? other.z : z,
      other.w < w ? other.w : w
    )
  }

  /// The greater of each pair; this value's lane where the other's is NaN.
  @inlinable @inline(__always)
  package func greater(_ other: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      other.x > x ? other.x : x,
      other.y > y ? other.y : y,
      other.z > z ? other.z : z,
      other.w > w ? other.w : w
    )
  }

  /// Each value clamped to 0...1; NaN becomes 0.
  @inlinable @inline(__always)
  package var saturated: SIMD4<Float> {
    SIMD4(repeating: 1).lesser(SIMD4(repeating: 0).greater(self))
  }

  /// Each value without its sign.
  @inlinable @inline(__always)
  package var magnitudes: SIMD4<Float> {
    let bits = unsafeBitCast(self, to: SIMD4<UInt32>.self)
    let withoutSign: SIMD4<UInt32> = bits & SIMD4<UInt32>(repeating: 0x7fff_ffff)
    return unsafeBitCast(withoutSign, to: SIMD4<Float>.self)
  }

  /// The lanes of `then` where this value is less than `bound`, else those of `otherwise`.
  @inlinable @inline(__always)
  package func below(
    _ bound: SIMD4<Float>,
    then: SIMD4<Float>,
    otherwise: SIMD4<Float>
  ) -> SIMD4<Float> {
    SIMD4(
      x < bound.x ? then.x : otherwise.x,
      y < bound.y ? then.y : otherwise.y,
      z < bound.z ? then.z : otherwise.z,
      w < bound.w ? then.w : otherwise.w
    )
  }

  /// The centres of the four pixels of a group, relative to its tile.
  @inlinable @inline(__always)
  package static func centres(ofGroup group: Int) -> SIMD4<Float> {
    SIMD4(0.5, 1.5, 2.5, 3.5) + SIMD4(repeating: Float(group &* 4))
  }
}
