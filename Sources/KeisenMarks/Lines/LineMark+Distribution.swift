import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenStatistics

extension MarkSeries where Kind == LineMark {
  /// Makes the stair of an empirical distribution: the share of all values at or below each value.
  ///
  /// It is that of `matplotlib.pyplot.ecdf`, with equal values as one step. It is a line that steps
  /// after its rows, from 0 to 1, or from 1 to 0 where it is complementary, so it is reduced as
  /// lines are. Values that are NaN, missing or infinite, and those without a weight, do not count.
  /// The line is made of the values as they are now, and does not follow their column. Without
  /// values it has no rows.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - weights: As many weights, not negative; nil gives all the same.
  ///   - isComplementary: Whether it tells the share of greater values.
  ///   - space: The space to draw in.
  ///   - style: How it looks.
  ///   - label: Its name for people.
  ///   - variant: What else sets it apart, such as markers; it steps after its rows, which are
  ///     joined in their order, whatever this says.
  /// - Returns: The line.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the columns differ in length, a
  ///   weight is infinite or negative, or the style is not allowed; `.outOfMemory`.
  /// - Complexity: O(*n*).
  public static func distribution(
    of values: Column,
    weights: Column? = nil,
    isComplementary: Bool = false,
    in space: Space,
    style: LineStyle = LineStyle(),
    label: String = "",
    variant: LineVariant = LineVariant()
  ) throws(KeisenError) -> LineSeries {
    let snapshot = values.snapshot()
    let base = NumberBase(origin: values.extent().anchor, unit: values.type.timeUnit)
    if let weights, weights.count != snapshot.count {
      throw .invalidArgument("weights has \(weights.count) values, values has \(snapshot.count)")
    }
    let numbers = try snapshot.numbers(base)
    // Infinite values have no place on a line.
    numbers.withMutableValues { numbers in
      for row in numbers.indices where !numbers[row].isFinite { numbers[row] = .nan }
    }
    let shares = try weights?.snapshot().numbers(NumberBase())
    let found = try numbers.withValues { (numbers) throws(KeisenError) in
      guard let shares else {
        return try EmpiricalDistribution(of: numbers, isComplementary: isComplementary)
      }
      return try shares.withValues { (shares) throws(KeisenError) in
        try EmpiricalDistribution(of: numbers, weights: shares, isComplementary: isComplementary)
      }
    }
    var (places, levels) = ([Double](), [Double]())
    found.positions.withValues { positions in
      guard let first = positions.first else { return }
      places = [first] + positions
    }
    found.levels.withValues { if !$0.isEmpty { levels = [found.firstLevel] + $0 } }
    var variant = variant
    (variant.interpolation, variant.isSeparated, variant.order) = (.stepAfter, false, nil)
    return try LineSeries(
      x: try .numbers(places, base),
      y: try Column(levels),
      in: space,
      style: style,
      label: label,
      variant: variant
    )
  }
}

extension ColumnSnapshot {
  /// Returns all values relative to a base.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func numbers(_ base: NumberBase) throws(KeisenError) -> RowBuffer<Double> {
    let numbers = try RowBuffer<Double>(count: count, for: "a distribution")
    numbers.withMutableValues { numbers in
      guard let target = numbers.baseAddress, count > 0 else { return }
      read(rows, relativeTo: base.origin, in: base.unit, into: target)
    }
    return numbers
  }
}
