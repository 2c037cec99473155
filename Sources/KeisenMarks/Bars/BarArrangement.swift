import KeisenData
import KeisenPrimitives
import KeisenStatistics

/// Several sets of bars at the same positions, put side by side or onto one another.
///
/// Values of all sets are arrays of one length: one value for each position. Those that are NaN,
/// missing or infinite have no bar, and count as 0 for the others.
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

    /// The ends of a stack that a bar is at.
    struct Ends: OptionSet, Hashable {
      let rawValue: UInt8
      /// That of the last bar of its direction.
      static let outer = Ends(rawValue: 1)
      /// The baseline.
      static let root = Ends(rawValue: 2)
    }

    /// Returns for each set the ends of the stacks that its bars are at.
    func ends(from baseline: Double) -> [[Ends]] {
      let count = tips.first?.count ?? 0
      let (low, high) = tips.reduce(
        ([Double](repeating: baseline, count: count), [Double](repeating: baseline, count: count))
      ) { maximum, tips in
        // Of NaN neither holds.
        (
          zip(maximum.0, tips).map { $1 < $0 ? $1 : $0 },
          zip(maximum.1, tips).map { $1 > $0 ? $1 : $0 }
        )
      }
      return zip(bases, tips).map { bases, tips in
        tips.indices.map { row in
          let outermost = tips[row] < bases[row] ? low[row] : high[row]
          var ends: Ends = tips[row] == outermost ? .outer : []
          if bases[row] == baseline { ends.insert(.root) }
          return ends
        }
      }
    }
  }

  /// Returns where sets of bars stand side by side in a band around each position, from lesser
  /// positions to greater ones.
  ///
  /// - Parameters:
  ///   - count: Number of sets.
  ///   - band: Width that all of them have together, in any unit.
  ///   - gap: The part of each bar's place that stays free, half of it on either side; at least 0
  ///     and less than 1.
  /// - Returns: A slot for each set.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the band is not positive and finite,
  ///   or the gap is not allowed.
  public static func grouped(
    _ count: Int,
    band: Double = 0.8,
    gap: Double = 0
  ) throws(KeisenError) -> [Slot] {
    try (0..<max(0, count)).map { index throws(KeisenError) in
      try slot(index, of: count, band: band, gap: gap)
    }
  }

  /// Returns where one of several sets of bars stands in a band around each position.
  ///
  /// - Parameters:
  ///   - index: Number of the set, from 0.
  ///   - count: Number of sets.
  ///   - band: Width that all of them have together, in any unit.
  ///   - gap: The part of each bar's place that stays free, half of it on either side; at least 0
  ///     and less than 1.
  /// - Returns: Its place.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the band is not positive and finite,
  ///   or the gap is not allowed.
  public static func slot(
    _ index: Int,
    of count: Int,
    band: Double = 0.8,
    gap: Double = 0
  ) throws(KeisenError) -> Slot {
    try BarStyle.validate(width: band)
    guard gap >= 0, gap < 1 else {
      throw .invalidArgument("gap of grouped bars must be in 0..<1, got \(gap)")
    }
    let place = band / Double(max(1, count))
    return Slot(width: place * (1 - gap), offset: (Double(index) + 0.5) * place - band / 2)
  }

  /// Returns where bars stand on those of the sets before them.
  ///
  /// Positive values are added up from the baseline, and negative ones apart from these, downwards.
  /// So the bar of a set begins at exactly the number at which that of the set before it ends.
  ///
  /// - Parameters:
  ///   - sets: Values of each set.
  ///   - baseline: Where the first ones begin.
  ///   - total: What the magnitudes at each position are made to add up to: 1, or 100 for percent;
  ///     where all are 0 they stay 0. Nil leaves values as they are.
  /// - Returns: Bases and tips of each set.
  /// - Throws: `KeisenError` with code `.invalidArgument` when sets differ in length, or the total
  ///   is not positive and finite; `.outOfMemory`.
  public static func stacked(
    _ sets: [[Double]],
    baseline: Double = 0,
    total: Double? = nil
  ) throws(KeisenError) -> Stack {
    if let total {
      try requirePositive(total, "total of stacked bars")
    }
    let factor = total ?? 1
    let buffers = try sets.map { values throws(KeisenError) in
      let buffer = try RowBuffer<Double>(count: values.count, for: "values of stacked bars")
      buffer.withMutableValues { _ = $0.update(fromContentsOf: values) }
      return buffer
    }
    let stack = try RowBuffer.withValues(of: buffers) { values throws(KeisenError) in
      try KeisenStatistics.Stack(values, baseline: total == nil ? .diverging : .normalized)
    }
    func places(_ lines: [RowBuffer<Double>]) -> [[Double]] {
      lines.map { line in line.withValues { $0.map { baseline + $0 * factor } } }
    }
    var tips = places(stack.ends)
    for (set, values) in sets.enumerated() {
      for (index, value) in values.enumerated() where !value.isFinite { tips[set][index] = .nan }
    }
    return Stack(bases: places(stack.starts), tips: tips)
  }
}

extension BarMark {
  /// Returns sets of bars side by side at the positions of one mark, which has all else of them.
  ///
  /// - Parameters:
  ///   - sets: Values of each set.
  ///   - model: Positions or names, orientation and style; its width is that of the band. Its
  ///     values count for nothing.
  ///   - gap: The part of each bar's place that stays free.
  /// - Returns: A mark for each set.
  /// - Throws: `KeisenError` with code `.invalidArgument` as `BarArrangement.grouped` or when the
  ///   model has widths or ends of rows; `.outOfMemory`.
  public static func grouped(
    _ sets: [[Double]],
    like model: BarMark,
    gap: Double = 0
  ) throws(KeisenError) -> [BarMark] {
    guard model.width == nil, model.end == nil else {
      throw .invalidArgument("grouped bars have neither widths nor ends of rows")
    }
    var marks: [BarMark] = []
    for (index, values) in sets.enumerated() {
      let slot = try BarArrangement.slot(
        index,
        of: sets.count,
        band: model.style.width,
        gap: gap
      )
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
  /// Radii are those of the stacks' ends, not of where bars meet, unless rows have looks of their
  /// own.
  ///
  /// - Parameters:
  ///   - sets: Values of each set.
  ///   - model: Positions, ends or names, orientation and style, whose baseline is that of the
  ///     stacks. Its values count for nothing.
  ///   - total: What the magnitudes at each position are made to add up to; nil leaves values as
  ///     they are.
  /// - Returns: A mark for each set, the first at the baseline.
  /// - Throws: `KeisenError` with code `.invalidArgument` as `BarArrangement.stacked`;
  ///   `.outOfMemory`.
  public static func stacked(
    _ sets: [[Double]],
    like model: BarMark,
    total: Double? = nil
  ) throws(KeisenError) -> [BarMark] {
    let stack = try BarArrangement.stacked(sets, baseline: model.style.baseline, total: total)
    let radii = model.style.radii
    let ends =
      model.styleIndex == nil && radii != BarRadii()
      ? stack.ends(from: model.style.baseline) : nil
    var marks: [BarMark] = []
    for (set, (bases, tips)) in zip(stack.bases, stack.tips).enumerated() {
      var mark = model
      mark.value = try Column(tips)
      mark.base = try Column(bases)
      if let ends {
        mark.styleIndex = try Column(ends[set].map(\.rawValue))
        mark.styles = [
          BarRowStyle(radii: BarRadii()),
          BarRowStyle(radii: BarRadii(tipLeft: radii.tipLeft, tipRight: radii.tipRight)),
          BarRowStyle(radii: BarRadii(rootLeft: radii.rootLeft, rootRight: radii.rootRight)),
          BarRowStyle(radii: radii),
        ]
      }
      marks.append(mark)
    }
    return marks
  }
}
