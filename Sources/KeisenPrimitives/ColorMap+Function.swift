extension ColorMap {
  /// Makes a map of a function, which is asked once for each of the 256 steps: for k/255, k from 0
  /// to 255, rising, so that its ends are the map's.
  ///
  /// The colour of any fraction is that of the function at most 1/256 of the way beside it, each
  /// component rounded to the nearest 1/255. A map that is read through its own `color(at:)` comes
  /// back as it is.
  ///
  /// - Parameter function: Returns the colour of a fraction in 0...1. It is called before this
  ///   returns, and not kept.
  /// - Throws: `KeisenError` with code `.callback` when the function throws, or a component is NaN
  ///   or not in 0...1.
  public init(function: (_ fraction: Double) throws -> Color) throws(KeisenError) {
    var samples: [SIMD4<Float>] = []
    for fraction in Self.fractions {
      let color = try KeisenError.calling("color map") { try function(fraction) }
      samples.append(SIMD4(color.red, color.green, color.blue, color.alpha))
    }
    try self.init(samples: samples)
  }

  /// The fractions that a function is asked for.
  package static let fractions = (0..<count).map { Double($0) / Double(count - 1) }

  /// Makes a map of what a function has returned for `fractions`: red, green, blue and alpha.
  ///
  /// - Throws: `KeisenError` with code `.callback` when a component is NaN or not in 0...1.
  package init(samples: [SIMD4<Float>]) throws(KeisenError) {
    precondition(samples.count == Self.count, "samples of a colour map")
    for (fraction, sample) in zip(Self.fractions, samples) {
      for index in 0..<4 where !(sample[index] >= 0 && sample[index] <= 1) {
        throw KeisenError(
          .callback,
          "color map must return components in 0...1, got \(sample[index]) at \(fraction)"
        )
      }
    }
    self.init(
      table: samples.map { Color(red: $0.x, green: $0.y, blue: $0.z, alpha: $0.w).bytes }
    )
  }
}
