// The standard library has sums and differences of vectors of floating-point numbers, not the
// conformances.

extension SIMD where Scalar: BinaryFloatingPoint {
  /// Multiplies each component by a factor, rounded once.
  public mutating func scale(by factor: Double) {
    for index in indices { self[index] = Scalar(Double(self[index]) * factor) }
  }

  /// The sum of the squares of the components.
  public var magnitudeSquared: Double {
    indices.reduce(0) { $0 + Double(self[$1]) * Double(self[$1]) }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension SIMD2: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD2: VectorArithmetic where Scalar: BinaryFloatingPoint {}
// swift-format-ignore: AvoidRetroactiveConformances
extension SIMD3: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD3: VectorArithmetic where Scalar: BinaryFloatingPoint {}
// swift-format-ignore: AvoidRetroactiveConformances
extension SIMD4: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD4: VectorArithmetic where Scalar: BinaryFloatingPoint {}
// swift-format-ignore: AvoidRetroactiveConformances
extension SIMD8: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD8: VectorArithmetic where Scalar: BinaryFloatingPoint {}
// swift-format-ignore: AvoidRetroactiveConformances
extension SIMD16: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD16: VectorArithmetic where Scalar: BinaryFloatingPoint {}
// swift-format-ignore: AvoidRetroactiveConformances
extension SIMD32: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD32: VectorArithmetic where Scalar: BinaryFloatingPoint {}
// swift-format-ignore: AvoidRetroactiveConformances
extension SIMD64: @retroactive AdditiveArithmetic where Scalar: BinaryFloatingPoint {}
extension SIMD64: VectorArithmetic where Scalar: BinaryFloatingPoint {}
