/// A cubic Bézier curve by its four points.
struct CubicCurve {
  /// Where it begins.
  let start: SIMD2<Double>
  /// What it leaves its start for.
  let first: SIMD2<Double>
  /// What it comes to its end from.
  let second: SIMD2<Double>
  /// Where it ends.
  let end: SIMD2<Double>

  /// An extent that it stays within.
  var extent: Extent { Extent(start, first, second, end) }

  /// Its two halves, by the parameter.
  var halves: (CubicCurve, CubicCurve) {
    let (a, b, c) = ((start + first) / 2, (first + second) / 2, (second + end) / 2)
    let (d, e) = ((a + b) / 2, (b + c) / 2)
    let middle = (d + e) / 2
    return (
      CubicCurve(start: start, first: a, second: d, end: middle),
      CubicCurve(start: middle, first: e, second: c, end: end)
    )
  }

  /// Hands on the parts into which it is halved until each is out of sight or near.
  ///
  /// Parts get shorter by half with each step, so few of them lie between what is seen and what is
  /// kept.
  ///
  /// - Parameters:
  ///   - part: What can be seen.
  ///   - body: Takes each part in order, and whether it can be seen; then it is kept whole.
  func forEachPart(of part: SeenPart, _ body: (CubicCurve, _ isSeen: Bool) -> Void) {
    divide(part, steps: Self.maxSteps, body)
  }

  /// From the farthest floats to 1 point it takes 128.
  private static let maxSteps = 160

  private func divide(_ part: SeenPart, steps: Int, _ body: (CubicCurve, Bool) -> Void) {
    if part.misses(extent) || steps == 0 {
      body(self, false)
    } else if part.keeps(extent) {
      body(self, true)
    } else {
      let (before, after) = halves
      before.divide(part, steps: steps - 1, body)
      after.divide(part, steps: steps - 1, body)
    }
  }
}
