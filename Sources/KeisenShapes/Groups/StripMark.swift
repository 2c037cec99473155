import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// A series of strips, or of swarms.
public typealias StripSeries = MarkSeries<StripMark>

/// A marker for each row, at its value along and near its group's position across: a strip where
/// markers are spread at random, a swarm where each has room of its own.
///
/// A row whose size is NaN, missing or infinite is a gap too. Later groups lie over earlier ones,
/// later rows over earlier ones of their group. Where markers stand is found anew when columns,
/// ranges or the plot change; a swarm hangs on the size of the plot, as markers have a size in
/// points.
public struct StripMark: GroupMark, StyledMark {
  /// What is shown.
  public var groups: GroupColumns
  /// How it looks.
  public var style: StripStyle
  /// Which rows are drawn; nil for all.
  var shown: BrushedRows?
  private let keptRows = KeptResult<GroupKey<Int>, RowGroups>()
  private let keptPlaces = KeptResult<StripPlaces.Key, StripPlaces>()

  /// Makes a strip or a swarm.
  public init(_ groups: GroupColumns, style: StripStyle = StripStyle()) {
    (self.groups, self.style) = (groups, style)
  }

  /// What messages call it.
  public static var kindName: String { "strip" }
  /// As C calls it.
  public static var typeName: String { "strip" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Strip plot", "Strips", japanese: "ストリッププロット", "点の列")
  }

  /// The same, or what a swarm is called.
  public var kindNames: SeriesNames {
    guard style.arrangement == .swarm else { return Self.kindNames }
    return SeriesNames("Swarm plot", "Swarms", japanese: "スウォームプロット", "点の群れ")
  }

  /// Animations move the values.
  public static var movingColumns: [MovableColumn<Self>] {
    [MovableColumn("values", \.groups.values)]
  }

  /// Returns where the markers stand in a frame.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func places(in space: Space, _ frame: FrameContext) throws(KeisenError) -> StripPlaces {
    let places = GroupPlaces(style, in: space, frame)
    let rowKey = GroupKey(groups, places.values, places.positions, 0)
    let key = StripPlaces.Key(rowKey, style, in: space, frame)
    return try keptPlaces.value(of: key) { () throws(KeisenError) in
      let rows = try keptRows.value(of: rowKey) { () throws(KeisenError) in
        try RowGroups(groups, places.values, places.positions)
      }
      return try StripPlaces(rows, style, places)
    }
  }
}
