/// Finds contours of one place in a path.
final class DotFinder: PathTarget {
  /// Whether there was one.
  private(set) var hasFound = false
  private var start = SIMD2<Double>.zero
  private var (isOpen, isDot) = (false, false)

  func move(to point: SIMD2<Double>) {
    finish()
    begin(at: point)
  }

  func line(to point: SIMD2<Double>) {
    if !isOpen { begin(at: start) }
    if point != start { isDot = false }
  }

  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>) {
    if !isOpen { begin(at: start) }
    if first != start || second != start || point != start { isDot = false }
  }

  func close() { finish() }

  /// Ends the last contour.
  func finish() {
    hasFound = hasFound || (isOpen && isDot)
    isOpen = false
  }

  private func begin(at point: SIMD2<Double>) {
    start = point
    (isOpen, isDot) = (true, true)
  }
}
