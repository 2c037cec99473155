import KeisenData
import KeisenPrimitives

/// Several sets of bars at the same positions, put side by side or onto one another.
///
/// Values of all sets are arrays of one length: one value for each position. Those that are NaN, missing or infinite have no bar,
/// and count as 0 for the others.
public enum BarArrangement {
  /// Where one set of several stands at each position.
  public struct Slot: Hashable, Sendable {
    /// Width of each bar, in the unit of the band.
    public var width: Double
    /// How far it stands beside its position, in the unit of the band.
    public var offset: Double

    /// Makes a slot.
    public init(width: Double, offset: Double) { (self.width, self.offset) = (width, offset) }
  }

  /// Where bars begin and end that stand on one another.
  public struct Stack: Hashable, Sendable {
    /// For each set the values where its bars begin.
    public var bases: [[Double]]
    /// For each set the values where its bars have their tips; NaN for a gap.
    public var tips: [[Double]]
  }

  /// Returns where sets of bars stand side by side in a band around each position, from lesser positions to greater ones.
  ///
  /// - Parameters:
  ///   - count: Number of sets.
  ///   - band: Width that all of them have together, in any unit.
  ///   - gap: The part of each bar's place that stays free, half of it on either side; at least 0 and less than 1.
  /// - Returns: A slot for each set.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the band is not positive and finite, or the gap is not allowed.
  public static func grouped(
    _ count: Int,
    band: Double = 0.8,
    gap: Double = 0
  ) throws(KeisenError) -> [Slot] {
    try BarStyle.validate(width: band)
    guard gap >= 0, gap < 1 else {
      throw .invalidArgument("gap of grouped bars must be in 0..<1, got \(gap)")
    }
    let place = band / Double(max(1, count))
    return (0..<max(0, count)).map { index in
      Slot(width: place * (1 - gap), offset: (Double(index) + 0.5) * place - band / 2)
    }
  }

  /// Returns where bars stand on those of the sets before them.
  ///
  /// Positive values are added up from the baseline, and negative ones apart from these, downwards. So the bar of a set begins at
  /// exactly the number at which that of the set before it ends.
  ///
  /// - Parameters:
  ///   - sets: Values of each set.
  ///   - baseline: Where the first ones begin.
  /// - Returns: Bases and tips of each set.
  /// - Throws: `KeisenError` with code `.invalidArgument` when sets differ in length.
  public static func stacked(
    _ sets: [[Double]],
    baseline: Double = 0
  ) throws(KeisenError) -> Stack {
    let count = try count(of: sets)
    var up = [Double](repeating: baseline, count: count)
    var down = up
    var stack = Stack(bases: [], tips: [])
    for values in sets {
      var (bases, tips) = (up, up)
      for (index, value) in values.enumerated() {
        guard value.isFinite else {
          tips[index] = .nan
          continue
        }
        if value < 0 {
          bases[index] = down[index]
          down[index] += value
          tips[index] = down[index]
        } else {
          up[index] += value
          tips[index] = up[index]
        }
      }
      stack.bases.append(bases)
      stack.tips.append(tips)
    }
    return stack
  }

  /// Returns each value as a part of the sum of magnitudes at its position.
  ///
  /// So stacked bars have the length `total` together, negative ones below 0 with it. Where all values are 0, or there are none, the parts are 0.
  ///
  /// - Parameters:
  ///   - sets: Values of each set.
  ///   - total: What the magnitudes at a position add up to: 1, or 100 for percent.
  /// - Returns: As many sets; NaN for a gap.
  /// - Throws: `KeisenError` with code `.invalidArgument` when sets differ in length.
  public static func normalised(
    _ sets: [[Double]],
    total: Double = 1
  ) throws(KeisenError) -> [[Double]] {
    let count = try count(of: sets)
    // Halved as often as needed: the sum of finite numbers may overflow.
    var greatest = [Double](repeating: 0, count: count)
    for values in sets {
      for (index, value) in values.enumerated() where value.isFinite {
        greatest[index] = max(greatest[index], abs(value))
      }
    }
    var sums = [Double](repeating: 0, count: count)
    for values in sets {
      for (index, value) in values.enumerated() where value.isFinite && value != 0 {
        sums[index] += abs(value / greatest[index])
      }
    }
    return sets.map { values in
      values.enumerated().map { index, value in
        guard value.isFinite else { return .nan }
        return value == 0 ? 0 : value / greatest[index] / sums[index] * total
      }
    }
  }

  private static func count(of sets: [[Double]]) throws(KeisenError) -> Int {
    guard let first = sets.first?.count else { return 0 }
    for (index, values) in sets.enumerated() where values.count != first {
      throw .invalidArgument("set \(index) has \(values.count) values, set 0 has \(first)")
    }
    return first
  }
}

extension BarMark {
  /// Returns sets of bars side by side at the positions of one mark, which has all else of them.
  ///
  /// - Parameters:
  ///   - sets: Values of each set.
  ///   - model: Positions or names, orientation and style; its width is that of the band. Its values count for nothing.
  ///   - gap: The part of each bar's place that stays free.
  /// - Returns: A mark for each set.
  /// - Throws: `KeisenError` with code `.invalidArgument` as `BarArrangement.grouped` or when the model has widths or ends of rows; `.outOfMemory`.
  public static func grouped(
    _ sets: [[Double]],
    like model: BarMark,
    gap: Double = 0
  ) throws(KeisenError) -> [BarMark] {
    guard model.width == nil, model.end == nil else {
      throw .invalidArgument("grouped bars have neither widths nor ends of rows")
    }
    let slots = try BarArrangement.grouped(sets.count, band: model.style.width, gap: gap)
    var marks: [BarMark] = []
    for (values, slot) in zip(sets, slots) {
      var mark = model
      mark.value = try Column(values)
      mark.style.width = slot.width
      mark.style.snapsEdges = true
      mark.style.offset = model.style.offset + slot.offset
      marks.append(mark)
    }
    return marks
  }

  /// Returns sets of bars on one another at the positions of one mark, which has all else of them.
  ///
  /// - Parameters:
  ///   - sets: Values of each set.
  ///   - model: Positions, ends or names, orientation and style, whose baseline is that of the stacks. Its values count for nothing.
  ///   - total: What the magnitudes at each position are made to add up to; nil leaves values as they are.
  /// - Returns: A mark for each set, the first at the baseline.
  /// - Throws: `KeisenError` with code `.invalidArgument` when sets differ in length; `.outOfMemory`.
  public static func stacked(
    _ sets: [[Double]],
    like model: BarMark,
    total: Double? = nil
  ) throws(KeisenError) -> [BarMark] {
    let values = try total.map { total throws(KeisenError) in
      try BarArrangement.normalised(sets, total: total)
    }
    let stack = try BarArrangement.stacked(values ?? sets, baseline: model.style.baseline)
    var marks: [BarMark] = []
    for (bases, tips) in zip(stack.bases, stack.tips) {
      var mark = model
      mark.value = try Column(tips)
      mark.base = try Column(bases)
      marks.append(mark)
    }
    return marks
  }
}
