import KeisenData
import KeisenPrimitives
import KeisenScales

extension BarMark {
  /// The colours of a waterfall.
  public struct WaterfallColors: Hashable, Sendable {
    /// Of bars that go up, and of those that go nowhere.
    public var up: Color
    /// Of bars that go down.
    public var down: Color
    /// Of totals.
    public var total: Color

    /// Makes colours; the standard ones are told apart by people who see no red or no green too.
    public init(
      up: Color = Color(rgb: 0x2a9d8f),
      down: Color = Color(rgb: 0xd1495b),
      total: Color = Color(rgb: 0x5c677d)
    ) {
      (self.up, self.down, self.total) = (up, down, total)
    }
  }

  /// Makes the bars of a waterfall: each goes from the running total to this with its change, a
  /// total from the baseline.
  ///
  /// A change that is NaN or infinite has no bar and leaves the running total as it is.
  ///
  /// - Parameters:
  ///   - changes: What is added to the running total; at totals it counts for nothing, but at row
  ///     0.
  ///   - totals: Rows, from 0, at which the running total itself stands.
  ///   - names: As many names, or nil for row numbers.
  ///   - orientation: Which way the bars go.
  ///   - colors: Colours of the three kinds of bars.
  ///   - style: How they look else; its baseline is where the running total begins. Lines go from
  ///     tip to tip where it says how wide.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a total is none of the rows;
  ///   `.outOfMemory`.
  public init(
    changes: [Double],
    totals: [Int] = [],
    names: [String]? = nil,
    orientation: Orientation = .vertical,
    colors: WaterfallColors = WaterfallColors(),
    style: BarStyle = BarStyle(connectorWidth: 1)
  ) throws(KeisenError) {
    let waterfall = try BarArrangement.waterfall(
      changes,
      totals: totals,
      baseline: style.baseline
    )
    self.init(
      value: try Column(waterfall.tips),
      base: try Column(waterfall.bases),
      names: names.map { CategoryScale($0) },
      orientation: orientation,
      styleIndex: try Column(waterfall.kinds.map { UInt8(truncatingIfNeeded: $0.rawValue) }),
      styles: [colors.up, colors.down, colors.total].map { BarRowStyle(color: $0) },
      style: style
    )
  }
}

extension BarArrangement {
  /// What a bar of a waterfall is.
  public enum WaterfallKind: Int32, Hashable, Sendable, CaseIterable {
    /// A change upwards, or none.
    case up = 0
    /// A change downwards.
    case down = 1
    /// A running total.
    case total = 2
  }

  /// Where the bars of a waterfall begin and end.
  public struct Waterfall: Hashable, Sendable {
    /// Where they begin.
    public var bases: [Double] = []
    /// Where they end; NaN for a gap.
    public var tips: [Double] = []
    /// What they are.
    public var kinds: [WaterfallKind] = []
  }

  /// Returns where the bars of a waterfall begin and end: each goes from the running total to this
  /// with its change, a total from the baseline.
  ///
  /// - Parameters:
  ///   - changes: What is added to the running total; one that is NaN or infinite has no bar and
  ///     leaves it as it is.
  ///   - totals: Rows, from 0, at which the running total itself stands, where changes count for
  ///     nothing; save that the running total may begin with row 0 and its change.
  ///   - baseline: Where the running total begins.
  /// - Returns: A bar for each change.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a total is none of the rows.
  public static func waterfall(
    _ changes: [Double],
    totals: [Int] = [],
    baseline: Double = 0
  ) throws(KeisenError) -> Waterfall {
    for total in totals where !changes.indices.contains(total) {
      throw .invalidArgument("total \(total) is none of \(changes.count) rows")
    }
    let totals = Set(totals)
    var waterfall = Waterfall()
    var running = baseline
    for (row, change) in changes.enumerated() {
      if totals.contains(row) {
        if row == 0, change.isFinite { running += change }
        waterfall.bases.append(baseline)
        waterfall.tips.append(running)
        waterfall.kinds.append(.total)
        continue
      }
      waterfall.bases.append(running)
      if change.isFinite { running += change }
      waterfall.tips.append(change.isFinite ? running : .nan)
      waterfall.kinds.append(change < 0 ? .down : .up)
    }
    return waterfall
  }
}
