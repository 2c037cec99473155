import Glibc

/// What a scale does to absolute values before they are spread evenly.
///
/// Increasing where it is defined, and NaN elsewhere.
package struct ScaleTransform: Hashable, Sendable {
  /// Which function.
  package enum Function: Hashable, Sendable {
    /// ln v; values that are not positive have no logarithm here.
    case log
    /// sign(v) ln(1 + |v| / threshold).
    case symlog(threshold: Double)
    /// sign(v) √|v|.
    case squareRoot
    /// What a scale of the caller's makes of v, its sign turned where that falls.
    case custom(CustomScale, isFalling: Bool)
  }

  /// The function.
  package let function: Function
  /// What relative values stand on.
  package let origin: Double

  /// Makes a transform of values relative to an origin.
  package init(_ function: Function, origin: Int64 = 0) {
    self.function = function
    self.origin = Double(origin)
  }

  /// Returns the function of origin + value.
  ///
  /// An infinity gives the infinity on its side, save that a logarithm has none below; a function
  /// of the caller's has none.
  package func transformed(_ value: Double) -> Double {
    let value = origin + value
    switch function {
    case .log: return Self.logarithm(value)
    case .symlog(let threshold): return Self.symmetricLogarithm(value, threshold)
    case .squareRoot: return Self.signedRoot(value)
    case .custom(let scale, let isFalling):
      let result = scale.forward(value)
      return isFalling ? -result : result
    }
  }

  /// Returns the value whose function is `transformed`; an infinity where it is beyond the doubles.
  package func value(of transformed: Double) -> Double {
    switch function {
    case .log: return exp(transformed) - origin
    case .symlog(let threshold):
      return copysign(Self.symmetricPower(abs(transformed), threshold), transformed) - origin
    case .squareRoot: return transformed * abs(transformed) - origin
    case .custom(let scale, let isFalling):
      return scale.inverse(isFalling ? -transformed : transformed) - origin
    }
  }

  /// Writes the values whose functions are `transformed` to `values`, which may be the same memory.
  func values(
    of transformed: UnsafeBufferPointer<Double>,
    into values: UnsafeMutablePointer<Double>
  ) {
    guard case .custom(let scale, let isFalling) = function else {
      for index in transformed.indices { values[index] = value(of: transformed[index]) }
      return
    }
    for index in transformed.indices {
      values[index] = isFalling ? -transformed[index] : transformed[index]
    }
    scale.inverse(UnsafeBufferPointer(start: values, count: transformed.count), into: values)
    for index in transformed.indices { values[index] -= origin }
  }

  /// Writes the functions of `values` to `results`, which may be the same memory.
  func transform(
    _ values: UnsafeBufferPointer<Double>,
    into results: UnsafeMutablePointer<Double>
  ) {
    switch function {
    case .log:
      for index in values.indices { results[index] = Self.logarithm(origin + values[index]) }
    case .symlog(let threshold):
      for index in values.indices {
        results[index] = Self.symmetricLogarithm(origin + values[index], threshold)
      }
    case .squareRoot:
      for index in values.indices { results[index] = Self.signedRoot(origin + values[index]) }
    case .custom(let scale, let isFalling):
      scale.forward(values, origin: origin, into: results)
      guard isFalling else { return }
      for index in values.indices { results[index] = -results[index] }
    }
  }

  @inline(__always)
  private static func logarithm(_ value: Double) -> Double {
    value > 0 ? Glibc.log(value) : .nan
  }

  @inline(__always)
  private static func symmetricLogarithm(_ value: Double, _ threshold: Double) -> Double {
    let ratio = abs(value) / threshold
    // A ratio beyond the doubles is one of finite numbers still; the 1 no longer counts there.
    let result =
      ratio.isFinite || value.isInfinite
      ? log1p(ratio) : Glibc.log(abs(value)) - Glibc.log(threshold)
    return copysign(result, value)
  }

  @inline(__always)
  private static func symmetricPower(_ transformed: Double, _ threshold: Double) -> Double {
    let ratio = expm1(transformed)
    return ratio.isFinite ? ratio * threshold : exp(transformed + Glibc.log(threshold))
  }

  @inline(__always)
  private static func signedRoot(_ value: Double) -> Double {
    copysign(abs(value).squareRoot(), value)
  }
}
