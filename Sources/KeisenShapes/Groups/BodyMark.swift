import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenStatistics

/// A mark that tells of each group of rows by one body: a box, a violin.
public protocol BodyMark: GroupMark where Style: BodyStyle {}

/// How bodies of groups look.
public protocol BodyStyle: GroupStyle {
  /// The colour that fills bodies; nil takes the next one of the chart's colour cycle.
  var color: Color? { get set }
  /// What the alpha of the fill is multiplied by, in 0...1.
  var alpha: Double { get }
  /// The colour of lines; nil takes that of the body.
  var lineColor: Color? { get }
  /// Width of lines, in points.
  var lineWidth: Double { get }
}

extension BodyMark {
  /// Animations move the values.
  public static var movingColumns: [MovableColumn<Self>] {
    [MovableColumn("values", \.groups.values)]
  }

  /// Checks that there are no sizes.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func validateGroups() throws(KeisenError) {
    guard groups.size == nil else {
      throw .invalidArgument("\(Self.kindName) have no sizes of rows")
    }
  }

  /// Returns what the values are relative to where no range says so.
  var ownBase: NumberBase {
    NumberBase(origin: groups.values.extent().anchor, unit: groups.values.type.timeUnit)
  }

  /// Returns what was done, of rows of bodies and those of bodies without a place.
  func record(counted: Int, dropped: Int) -> SeriesRecord {
    let rows = groups.values.count
    return SeriesRecord(
      tier: .summary,
      rows: rows,
      gaps: max(0, rows - counted),
      dropped: dropped
    )
  }

  /// Returns the rows whose value, in the middle of their group, is in a part of the plot.
  ///
  /// - Complexity: O(*n*).
  public func rows(
    in region: PlotRegion,
    of space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> RowSet {
    let groups = try dodged(in: space, frame)?.groups ?? groups
    let places = GroupPlaces(style, in: space, frame)
    var found = RowSet()
    GroupRows(groups, places.values, places.positions).forEachBlock { block in
      for index in 0..<block.count {
        let point = places.point(
          places.center(of: block.positions[index]),
          places.exactPlace(of: block.values[index])
        )
        if region.contains(point) { found.append(block.first + index) }
      }
    }
    return found
  }

  /// Returns the mark with the bodies of one group side by side that have the colours of several
  /// names; nil where they stand at their positions.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func dodged(in space: Space, _ frame: FrameContext) throws(KeisenError) -> Self? {
    guard let scale = groups.colorScale, groups.color != nil,
      case .category(let names) = frame.range(of: scale.projection).scale
    else { return nil }
    var isCategory = false
    let positions = frame.range(of: space.projection(style.valueDimension.other))
    if case .category = positions.scale { isCategory = true }
    let step = isCategory ? 1 : groups.step()
    let columns = try groups.dodged(names.names.count, width: style.width, step: step)
    guard let columns else { return nil }
    var mark = self
    mark.groups = columns
    // Where there are no names the least way is that from body to body.
    let place = isCategory ? style.width / Double(names.names.count) : 1
    mark.style.width = place * Self.dodgedPart
    return mark
  }

  /// What a body that stands beside another one has of its place.
  private static var dodgedPart: Double { 0.92 }

  /// Returns a hit with the position that the row has, wherever its body stands.
  func own(_ hit: MarkHit) -> MarkHit {
    guard groups.color != nil else { return hit }
    var hit = hit
    let position = groups.positions.map { DataValue($0, at: hit.row) } ?? DataValue(0)
    if style.valueDimension == .y { hit.x = position } else { hit.y = position }
    return hit
  }

  /// Returns a line for each name that bodies have the colour of, or one of the label.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    let named = try frame.nameEntries(groups.color, groups.colorScale) {
      (name, color) throws(KeisenError) in
      var mark = self
      (mark.groups.color, mark.style.color) = (nil, color)
      return try mark.legendEntries(label: name, frame)
    }
    if let named { return named }
    guard !label.isEmpty, let swatch = try swatch(frame) else { return [] }
    return [LegendEntry(label: label, swatch: swatch)]
  }

  /// Draws a small box.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let color = groups.middleColor ?? frame.seriesColor(style.color)
    let line = style.lineColor ?? color
    let (fill, width) = (color.opacity(Float(style.alpha)), style.lineWidth)
    return { (rect, list) throws(KeisenError) in
      list.drawGroupSwatch(in: rect, fill: fill, line: line, width: width, frame)
    }
  }
}

extension BoxStatistics {
  /// The lower whisker, the lower quartile, the median, the upper quartile and the upper whisker.
  var fiveNumbers: [Double] { [lowerWhisker, lowerQuartile, median, upperQuartile, upperWhisker] }
}
