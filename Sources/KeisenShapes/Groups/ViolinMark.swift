import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenStatistics

/// A series of violins.
public typealias ViolinSeries = MarkSeries<ViolinMark>

/// A violin plot: of each group of rows the density of its values, as wide to either side as values
/// are many.
///
/// Densities are those of `scipy.stats.gaussian_kde`, at 256 places from the least value to the
/// greatest, beyond by the style's cut; more rows than make a difference are shared out to nodes a
/// 64th of a bandwidth apart, and the frame record tells the bound of what that may move an outline
/// by. They are densities of the values, not of their logarithms, on a log scale too. A group of
/// one row, or of equal ones, is a line across. Values are read when columns change, not in each
/// frame.
public struct ViolinMark: BodyMark {
  /// What is told about.
  public var groups: GroupColumns
  /// How they look.
  public var style: ViolinStyle
  private let kept = KeptResult<GroupKey<ViolinGroup.Choice>, [ViolinGroup]>()

  /// Makes violins.
  public init(_ groups: GroupColumns, style: ViolinStyle = ViolinStyle()) {
    (self.groups, self.style) = (groups, style)
  }

  /// What messages call it.
  public static var kindName: String { "violins" }
  /// As C calls it.
  public static var typeName: String { "violins" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Violin plot", "Violins", japanese: "バイオリン図", "バイオリン")
  }

  /// Checks the style, and that there are no sizes.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  public func validate() throws(KeisenError) {
    try validateGroups()
    try style.validate()
  }

  /// Returns the extent of positions, or of the values and of what violins go on beyond them.
  public func extent(in dimension: Dimension, onlyPositive: Bool) throws(KeisenError) -> Extent {
    let extent = groupExtent(in: dimension, onlyPositive: onlyPositive)
    guard dimension == style.valueDimension, style.cut > 0 else { return extent }
    let base = ownBase
    let ends = try violins(base, NumberBase()).flatMap { violin in
      [violin.places.first, violin.places.last].compactMap(\.self)
    }
    return extent.joined(with: .around(ends, base, onlyPositive: onlyPositive))
  }

  /// Returns the violins, by position.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func violins(
    _ values: NumberBase,
    _ positions: NumberBase
  ) throws(KeisenError) -> [ViolinGroup] {
    let choice = ViolinGroup.Choice(style)
    return try kept.value(of: GroupKey(groups, values, positions, choice)) {
      () throws(KeisenError) in
      try ViolinGroup.all(RowGroups(groups, values, positions), choice)
    }
  }
}

/// What a violin tells of one group.
struct ViolinGroup: PlacedGroup, Sendable {
  /// What a density hangs on beside its values.
  struct Choice: Hashable, Sendable {
    let bandwidth: KernelBandwidth
    let adjust: Double
    let cut: Double

    init(_ style: ViolinStyle) {
      (bandwidth, adjust, cut) = (style.bandwidth, style.adjust, style.cut)
    }
  }

  /// Where it stands, relative to the base of positions.
  let position: Double
  /// The first of its rows.
  let row: Int
  /// Number of its rows.
  let count: Int
  /// The least way from group to group.
  let step: Double
  /// Ascending, relative to the base of values.
  let places: [Double]
  /// The density at each.
  let densities: [Double]
  /// How far a density may be from the exact one.
  let errorBound: Double
  /// The lower whisker, the lower quartile, the median, the upper quartile and the upper whisker.
  let numbers: [Double]

  /// The greatest density.
  var peak: Double { densities.max() ?? 0 }

  /// Whether all of its values are equal.
  var isLine: Bool { places.first == places.last }

  /// Places at which densities are found.
  private static let placeCount = 256

  private init(
    _ group: RowGroups.Group,
    of groups: RowGroups,
    _ choice: Choice
  ) throws(KeisenError) {
    (position, row) = (group.position, groups.rows[group.places.lowerBound])
    (count, step) = (group.places.count, groups.step)
    let (grid, box) = try groups.withValues(of: group) { (values) throws(KeisenError) in
      let density = try KernelDensity(
        of: values,
        bandwidth: choice.bandwidth,
        adjust: choice.adjust
      )
      return (
        try density.grid(count: Self.placeCount, cut: choice.cut, of: values),
        try BoxStatistics(of: values)
      )
    }
    (places, densities, errorBound) = (grid.places, grid.densities, grid.errorBound)
    numbers = box.fiveNumbers
  }

  /// Returns what is told of each group.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  fileprivate static func all(
    _ groups: RowGroups,
    _ choice: Choice
  ) throws(KeisenError) -> [ViolinGroup] {
    try groups.map { (group) throws(KeisenError) in try ViolinGroup(group, of: groups, choice) }
  }

  /// Returns the density at a value, straight between two places; 0 beyond them.
  func density(at value: Double) -> Double {
    guard let last = places.last, value >= places[0], value <= last else { return 0 }
    let next = places.firstIndex { $0 >= value } ?? places.count - 1
    guard next > 0, places[next] > places[next - 1] else { return densities[next] }
    let part = (value - places[next - 1]) / (places[next] - places[next - 1])
    return densities[next - 1] * (1 - part) + densities[next] * part
  }
}
