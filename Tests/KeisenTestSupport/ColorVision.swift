import Glibc
import KeisenPrimitives

/// How people see colours: as most do, or without one kind of cones.
///
/// - SeeAlso: G. Machado, M. Oliveira, L. Fernandes, “A Physiologically-based Model for Simulation
///   of Color Vision Deficiency”, IEEE Transactions on Visualization and Computer Graphics 15,
///   2009, table 1, severity 1.0.
package enum ColorVision: CaseIterable, Sendable {
  case normal
  case protanopia
  case deuteranopia
  case tritanopia

  /// The deficiencies.
  package static let deficiencies = [protanopia, deuteranopia, tritanopia]

  /// What a colour without transparency looks like.
  package func seen(_ color: Color) -> LabColor {
    let linear = color.linear
    var seen = SIMD3<Double>()
    for (index, row) in rows.enumerated() { seen[index] = min(1, max(0, (row * linear).sum())) }
    return LabColor(seen)
  }

  /// Returns the smallest difference CIEDE2000 of two of the colours.
  package func smallestDifference(_ colors: [Color]) -> Double {
    let seen = colors.map(seen)
    var smallest = Double.infinity
    for (index, first) in seen.enumerated() {
      for second in seen[..<index] { smallest = min(smallest, first.difference(from: second)) }
    }
    return smallest
  }

  private var rows: [SIMD3<Double>] {
    switch self {
    case .normal: [SIMD3(1, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)]
    case .protanopia:
      [
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998),
      ]
    case .deuteranopia:
      [
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881),
      ]
    case .tritanopia:
      [
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900),
      ]
    }
  }
}

extension Color {
  /// Red, green and blue in proportion to light.
  package var linear: SIMD3<Double> {
    func linear(_ value: Float) -> Double {
      let value = Double(value)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return SIMD3(linear(red), linear(green), linear(blue))
  }

  /// Returns the contrast of two colours, 1...21, as the Web Content Accessibility Guidelines 2.2
  /// define it.
  package func contrast(to other: Color) -> Double {
    func luminance(_ color: Color) -> Double {
      (color.linear * SIMD3(0.2126, 0.7152, 0.0722)).sum()
    }
    let (one, two) = (luminance(self) + 0.05, luminance(other) + 0.05)
    return max(one, two) / min(one, two)
  }
}
