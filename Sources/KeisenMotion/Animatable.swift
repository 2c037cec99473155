/// What can be animated: its data is a vector.
public protocol Animatable {
  /// The vector.
  associatedtype AnimatableData: VectorArithmetic

  /// What moves; setting it leaves all else as it is.
  var animatableData: AnimatableData { get set }
}

extension Animatable {
  /// Returns `from + (to - from) * t`, of the data; all else is that of `to`.
  ///
  /// At 0 and 1 it is rounded as the sums are; a motion gives its ends as they are.
  ///
  /// - Parameters:
  ///   - from: The value at 0.
  ///   - to: The value at 1.
  ///   - t: Any number; beyond 0...1 the line goes on.
  /// - Returns: `from + (to - from) * t`.
  public static func interpolate(_ from: Self, _ to: Self, _ t: Double) -> Self {
    var result = to
    var way = to.animatableData - from.animatableData
    way.scale(by: t)
    result.animatableData = from.animatableData + way
    return result
  }
}

extension Animatable where Self: VectorArithmetic {
  /// Itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Double: Animatable {}
extension Float: Animatable {}
extension EmptyAnimatableData: Animatable {
  /// Itself.
  public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}
extension AnimatableValues: Animatable {}
extension AnimatablePair: Animatable {}
extension SIMD2: Animatable where Scalar: BinaryFloatingPoint {}
extension SIMD3: Animatable where Scalar: BinaryFloatingPoint {}
extension SIMD4: Animatable where Scalar: BinaryFloatingPoint {}
extension SIMD8: Animatable where Scalar: BinaryFloatingPoint {}
extension SIMD16: Animatable where Scalar: BinaryFloatingPoint {}
extension SIMD32: Animatable where Scalar: BinaryFloatingPoint {}
extension SIMD64: Animatable where Scalar: BinaryFloatingPoint {}
