import Glibc

/// A colour in CIE L*a*b*, D65, in which distances are about what people see.
package struct LabColor: Hashable, Sendable {
  package var l: Double
  package var a: Double
  package var b: Double

  package init(l: Double, a: Double, b: Double) { (self.l, self.a, self.b) = (l, a, b) }

  /// Makes the colour of linear red, green and blue, with the primaries of sRGB.
  package init(_ linear: SIMD3<Double>) {
    func dot(_ x: Double, _ y: Double, _ z: Double) -> Double { (linear * SIMD3(x, y, z)).sum() }
    func f(_ t: Double) -> Double {
      t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
    }
    let x = f(dot(0.4124564, 0.3575761, 0.1804375) / 0.95047)
    let y = f(dot(0.2126729, 0.7151522, 0.0721750))
    let z = f(dot(0.0193339, 0.1191920, 0.9503041) / 1.08883)
    self.init(l: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
  }

  /// Returns the difference CIEDE2000 of two colours.
  ///
  /// - SeeAlso: G. Sharma, W. Wu, E. Dalal, “The CIEDE2000 Color-Difference Formula”, Color
  ///   Research and Application 30, 2005, equations 2 to 22.
  package func difference(from other: LabColor) -> Double {
    func radians(_ degrees: Double) -> Double { degrees / 180 * .pi }
    func g(_ chroma: Double) -> Double {
      (pow(chroma, 7) / (pow(chroma, 7) + pow(25, 7))).squareRoot()
    }
    func hue(_ a: Double, _ b: Double) -> Double {
      guard a != 0 || b != 0 else { return 0 }
      let degrees = atan2(b, a) / .pi * 180
      return degrees < 0 ? degrees + 360 : degrees
    }
    let stretch = 1 + 0.5 * (1 - g((hypot(a, b) + hypot(other.a, other.b)) / 2))
    let (a1, a2) = (stretch * a, stretch * other.a)
    let (c1, c2) = (hypot(a1, b), hypot(a2, other.b))
    let (h1, h2) = (hue(a1, b), hue(a2, other.b))

    var dh = 0.0
    var h = h1 + h2
    if c1 * c2 != 0 {
      dh = h2 - h1
      if dh > 180 { dh -= 360 } else if dh < -180 { dh += 360 }
      if abs(h1 - h2) <= 180 {
        h /= 2
      } else {
        h = h < 360 ? (h + 360) / 2 : (h - 360) / 2
      }
    }
    let dL = other.l - l
    let dC = c2 - c1
    let dH = 2 * (c1 * c2).squareRoot() * sin(radians(dh / 2))
    let offset = pow((l + other.l) / 2 - 50, 2)
    let c = (c1 + c2) / 2
    let t =
      1 - 0.17 * cos(radians(h - 30)) + 0.24 * cos(radians(2 * h)) + 0.32 * cos(radians(3 * h + 6))
      - 0.20 * cos(radians(4 * h - 63))
    let sL = 1 + 0.015 * offset / (20 + offset).squareRoot()
    let sC = 1 + 0.045 * c
    let sH = 1 + 0.015 * c * t
    let turn = -sin(radians(60 * exp(-pow((h - 275) / 25, 2)))) * 2 * g(c)
    let (x, y, z) = (dL / sL, dC / sC, dH / sH)
    return max(0, x * x + y * y + z * z + turn * y * z).squareRoot()
  }
}
