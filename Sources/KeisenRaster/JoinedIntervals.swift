import KeisenDrawing

/// The intervals near a column of pixels where each stands in a column of its own and touches the
/// next: in points.
struct JoinedIntervals {
  /// Intervals near a column of pixels at most.
  static let maximum = 128

  /// The nearest one, with its neighbours on both sides.
  let nearest: UnsafePointer<SIMD2<Float>>
  /// How many there are to the left and to the right of it.
  private let before: Int
  private let behind: Int
  /// How far to the left of the position the nearest one stands, in device pixels; negative to the
  /// right of it.
  let offset: Double
  /// From one to the next.
  let step: Double
  private let reach: Double

  @inline(__always)
  init(
    nearest: UnsafePointer<SIMD2<Float>>,
    before: Int,
    behind: Int,
    offset: Double,
    _ places: EnvelopePlaces
  ) {
    self.nearest = nearest
    (self.before, self.behind, self.offset) = (before, behind, offset)
    (step, reach) = (places.step, places.reach)
  }

  /// Whether no more than `maximum` are near any column of pixels.
  static func areFew(_ places: EnvelopePlaces) -> Bool {
    2 * places.reach < Double(maximum - 2) * places.step
  }

  /// How many to the left and to the right of the nearest one stand within a distance.
  @inline(__always)
  func count(within distance: Double) -> (left: Int, right: Int) {
    (
      min(before, Self.limited((distance - offset) / step)),
      min(behind, Self.limited((distance + offset) / step))
    )
  }

  @inline(__always)
  private static func limited(_ count: Double) -> Int {
    count > 0 ? Int(count < Double(maximum) ? count : Double(maximum)) : 0
  }
}
