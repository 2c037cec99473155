import Glibc
import KeisenPrimitives

/// A turn counter-clockwise as seen on screen, where y points down.
package struct Turn: Hashable, Sendable {
  private let cosine: Double
  private let sine: Double

  /// Makes a turn; multiples of 90 degrees are exact.
  package init(degrees: Double) {
    let quarter = (degrees / 90).truncatingRemainder(dividingBy: 4)
    switch quarter < 0 ? quarter + 4 : quarter {
    case 0: (cosine, sine) = (1, 0)
    case 1: (cosine, sine) = (0, 1)
    case 2: (cosine, sine) = (-1, 0)
    case 3: (cosine, sine) = (0, -1)
    default:
      let radians = degrees / 180 * Double.pi
      (cosine, sine) = (cos(radians), sin(radians))
    }
  }

  /// Returns where a vector points after the turn.
  package func applied(toX x: Double, y: Double) -> Point {
    Point(x: cosine * x + sine * y, y: cosine * y - sine * x)
  }
}
