import Glibc
import KeisenDrawing
import KeisenPrimitives

extension GlyphRun {
  /// Which way the line runs: its direction and that of the rise from it, y down.
  var axes: (along: SIMD2<Double>, up: SIMD2<Double>) {
    let (cosine, sine): (Double, Double)
    switch quarterTurns {
    case 0: (cosine, sine) = (1, 0)
    case 1: (cosine, sine) = (0, 1)
    case 2: (cosine, sine) = (-1, 0)
    case 3: (cosine, sine) = (0, -1)
    default: (cosine, sine) = (cos(angle / 180 * .pi), sin(angle / 180 * .pi))
    }
    return (SIMD2(cosine, -sine), SIMD2(-sine, -cosine))
  }

  /// Where the line starts: its baseline on a whole row or column of device pixels where it lies
  /// along these, as in a picture of pixels.
  func start(pixelRatio: Double) -> SIMD2<Double> {
    func whole(_ position: Double) -> Double {
      let pixels = (position * pixelRatio).rounded()
      return pixels.isFinite ? pixels / pixelRatio : position
    }
    return switch quarterTurns {
    case 0, 2: SIMD2(origin.x, whole(origin.y))
    case 1, 3: SIMD2(whole(origin.x), origin.y)
    default: SIMD2(origin.x, origin.y)
    }
  }

  /// The turn in quarters from 0 to 3, nil for any other.
  private var quarterTurns: Int? {
    let quarters = (angle / 90).truncatingRemainder(dividingBy: 4)
    guard quarters == quarters.rounded() else { return nil }
    return (Int(quarters) + 4) % 4
  }
}
