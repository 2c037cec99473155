import KeisenData

extension Extent {
  /// The least and the greatest number; nil where there is none.
  package var numbers: ClosedRange<Double>? { relative(to: 0).map { $0.min...$0.max } }
}
