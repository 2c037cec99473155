import Glibc

/// What the kernels of the examples do, row by row in doubles.
public enum ReferenceKernels {
  /// Exponential smoothing from the first value on.
  public static func smooth(_ values: [Float], alpha: Float) -> [Float] {
    var smoothed: [Float] = []
    smoothed.reserveCapacity(values.count)
    var value = Double(values.first ?? 0)
    for each in values {
      value += Double(alpha) * (Double(each) - value)
      smoothed.append(Float(value))
    }
    return smoothed
  }

  /// Rows in bins, in the kernel's own 32 bits.
  public static func histogram(
    _ values: [Float],
    low: Float,
    scale: Float,
    bins: Int
  ) -> [UInt32] {
    var counts = [UInt32](repeating: 0, count: bins)
    for value in values {
      let place = (value - low) * scale
      if place >= 0, place < Float(bins) { counts[Int(place)] += 1 }
    }
    return counts
  }

  /// The weights of 256 rows, after von Hann.
  public static var weights: [Float] {
    (0..<256).map { Float(0.5 - 0.5 * cos(2 * .pi * Double($0) / 256)) }
  }

  /// cos and -sin of 128 angles.
  public static var turns: [Float] {
    (0..<128).flatMap { index in
      let angle = 2 * Double.pi * Double(index) / 256
      return [Float(cos(angle)), Float(-sin(angle))]
    }
  }

  /// 2 over the sum of the weights.
  public static let scale: Float = 2 / weights.reduce(0, +)

  /// 128 amplitudes of each window of 256 rows, by the transform of Cooley and Tukey.
  public static func spectra(_ values: [Float], hop: Int) -> [Float] {
    let weights = weights.map(Double.init)
    let cosines = (0..<128).map { cos(2 * .pi * Double($0) / 256) }
    let sines = (0..<128).map { -sin(2 * .pi * Double($0) / 256) }
    let places = (0..<256).map { reversed($0) }
    let windows = values.count < 256 ? 0 : (values.count - 256) / hop + 1
    var result: [Float] = []
    result.reserveCapacity(windows * 128)
    var (real, imaginary) = ([Double](repeating: 0, count: 256), [Double](repeating: 0, count: 256))
    for window in 0..<windows {
      for row in 0..<256 {
        real[places[row]] = weights[row] * Double(values[window * hop + row])
        imaginary[row] = 0
      }
      transform(&real, &imaginary, cosines, sines)
      for part in 0..<128 {
        let square = real[part] * real[part] + imaginary[part] * imaginary[part]
        result.append(Float(Double(scale) * square.squareRoot()))
      }
    }
    return result
  }

  /// One amplitude by its definition.
  public static func amplitude(_ values: [Float], from start: Int, _ frequency: Int) -> Double {
    var sum = SIMD2(0.0, 0.0)
    for (index, weight) in weights.enumerated() {
      let angle = -2 * Double.pi * Double(index * frequency % 256) / 256
      let value = Double(weight) * Double(values[start + index])
      sum += SIMD2(cos(angle), sin(angle)) * value
    }
    return Double(scale) * (sum.x * sum.x + sum.y * sum.y).squareRoot()
  }

  /// The number whose eight bits stand the other way round.
  private static func reversed(_ number: Int) -> Int {
    (0..<8).reduce(0) { $0 << 1 | number >> $1 & 1 }
  }

  /// Transforms rows that stand in the order of their reversed bits.
  private static func transform(
    _ real: inout [Double],
    _ imaginary: inout [Double],
    _ cosines: [Double],
    _ sines: [Double]
  ) {
    var half = 1
    while half < 256 {
      for first in stride(from: 0, to: 256, by: 2 * half) {
        for place in 0..<half {
          let (low, high, turn) = (first + place, first + place + half, place * (128 / half))
          let x = cosines[turn] * real[high] - sines[turn] * imaginary[high]
          let y = cosines[turn] * imaginary[high] + sines[turn] * real[high]
          (real[high], imaginary[high]) = (real[low] - x, imaginary[low] - y)
          (real[low], imaginary[low]) = (real[low] + x, imaginary[low] + y)
        }
      }
      half *= 2
    }
  }

  /// A signal of so many rows: two tones, one that rises, and noise; without gaps.
  public static func signal(_ count: Int, seed: UInt64 = 1) -> [Float] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { row in
      let time = Double(row)
      let rising = sin(2 * .pi * time * (0.02 + 0.18 * time / Double(max(1, count))))
      let tone = sin(2 * .pi * 0.31 * time)
      return Float(rising + 0.5 * tone + 0.2 * Double.random(in: -1...1, using: &random))
    }
  }
}
