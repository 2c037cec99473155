/// A contour that is written once it is known whole.
struct CutContour {
  /// A line or a curve from where the one before ends.
  private enum Step {
    case line(SIMD2<Double>)
    case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

    var end: SIMD2<Double> {
      switch self {
      case .line(let end), .cubic(_, _, let end): end
      }
    }
  }

  /// Where it begins.
  let start: SIMD2<Double>
  /// Whether its end is joined with its beginning.
  var isClosed = false
  private var steps: [Step] = []

  /// Begins at a point.
  init(at start: SIMD2<Double>) {
    self.start = start
  }

  /// Where it ends.
  var end: SIMD2<Double> { steps.last?.end ?? start }

  /// An extent that it stays within.
  var extent: Extent {
    var extent = Extent(start)
    for step in steps {
      if case .cubic(let first, let second, _) = step {
        extent.add(first)
        extent.add(second)
      }
      extent.add(step.end)
    }
    return extent
  }

  /// Where its last line begins, nil where it ends with a curve or has no line.
  var lastLineStart: SIMD2<Double>? {
    guard case .line = steps.last else { return nil }
    return steps.dropLast().last?.end ?? start
  }

  /// Adds a straight line.
  mutating func line(to point: SIMD2<Double>) { steps.append(.line(point)) }

  /// Adds a curve.
  mutating func cubic(_ curve: CubicCurve) {
    steps.append(.cubic(curve.first, curve.second, curve.end))
  }

  /// Takes the last step away.
  mutating func removeLast() { _ = steps.popLast() }

  /// Adds all that another one does from where this one ends.
  mutating func append(_ other: CutContour) { steps += other.steps }

  /// Writes it.
  func add(to path: some PathTarget) {
    path.move(to: start)
    for step in steps {
      switch step {
      case .line(let end): path.line(to: end)
      case .cubic(let first, let second, let end): path.cubic(first, second, to: end)
      }
    }
    if isClosed { path.close() }
  }
}
