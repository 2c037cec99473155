import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// The rows of a line by the name that each has the colour of: a line for each name.
struct LineGroups: Sendable {
  /// What it hangs on: the columns as they are.
  struct Key: Hashable, Sendable {
    fileprivate let columns: [ObjectIdentifier]
    fileprivate let change: Change

    init(_ columns: [Column]) {
      self.columns = columns.map { ObjectIdentifier($0) }
      change = columns.map(\.latestChange).max() ?? .none
    }
  }

  /// The rows of one name.
  struct Group: Sendable {
    /// Its place among the names.
    let name: Int
    /// Where they are, in order.
    let runs: [Range<Int>]
    /// Their values of the horizontal dimension.
    let x: Column
    /// Their values of the vertical dimension.
    let y: Column

    /// Returns the number among all of the rows of the line.
    func row(_ index: Int) -> Int {
      var rest = index
      for run in runs {
        if rest < run.count { return run.lowerBound + rest }
        rest -= run.count
      }
      return index
    }
  }

  /// By name; those of names without rows are not there.
  let groups: [Group]
  /// Rows without a name.
  let gaps: Int

  /// Takes the rows of columns apart.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*).
  init(x: Column?, y: Column, names: Column) throws(KeisenError) {
    let (ys, codes) = (y.snapshot(), names.snapshot())
    let xs = x?.snapshot()
    let rows = (xs?.rows.clamped(to: ys.rows) ?? ys.rows).clamped(to: codes.rows)
    var runs: [Int: [Range<Int>]] = [:]
    var gaps = 0
    for row in rows {
      var value = Double.nan
      codes.read(row..<row + 1, relativeTo: 0, into: &value)
      guard let name = Int(exactly: value.rounded(.down)), name >= 0 else {
        gaps += 1
        continue
      }
      runs[name, default: []].append(row: row)
    }
    self.gaps = gaps
    var groups: [Group] = []
    for (name, runs) in runs.sorted(by: { $0.key < $1.key }) {
      let x =
        if let xs { try xs.copy(of: runs) } else { try Column(runs.flatMap { $0.map(Int64.init) }) }
      groups.append(Group(name: name, runs: runs, x: x, y: try ys.copy(of: runs)))
    }
    self.groups = groups
  }
}

extension LineMark {
  /// A line of the rows of one name.
  struct NamedLine {
    let name: String
    let mark: LineMark
    let group: LineGroups.Group
  }

  /// Returns a line for each name that rows have the colour of, and how many rows have none; nil
  /// where colours are not those of names, or rows are not joined one after another.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) where a column has changed since the last time.
  func namedLines(
    _ frame: FrameContext
  ) throws(KeisenError) -> (lines: [NamedLine], gaps: Int)? {
    guard let values = variant.values, variant.order == nil, !variant.isSeparated, let colorScale,
      let names = frame.namedColors(of: colorScale)
    else { return nil }
    let key = LineGroups.Key([x, y, values].compactMap(\.self))
    let found = try groups.value(of: key) { () throws(KeisenError) in
      try LineGroups(x: x, y: y, names: values)
    }
    var variant = variant
    variant.values = nil
    var lines: [NamedLine] = []
    for group in found.groups where names.indices.contains(group.name) {
      var style = style
      style.color = names[group.name].color
      let mark = LineMark(x: group.x, y: group.y, style: style, variant: variant)
      lines.append(NamedLine(name: names[group.name].name, mark: mark, group: group))
    }
    return (lines, found.gaps)
  }

  /// Draws a line for each name.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func encode(
    _ named: (lines: [NamedLine], gaps: Int),
    in space: Space,
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) -> SeriesRecord {
    var record = SeriesRecord(rows: named.gaps, gaps: named.gaps)
    for line in named.lines {
      var none: LineEnvelope.Kept?
      let own = try line.mark.encode(in: space, frame, keeping: &none, into: &list)
      record.rows += own.rows
      record.gaps += own.gaps
      record.dropped += own.dropped
      if own.tier != .direct { record.tier = own.tier }
      record.boundPixels = max(record.boundPixels, own.boundPixels)
      record.boundChannel = max(record.boundChannel, own.boundChannel)
      record.gapsAreApproximated = record.gapsAreApproximated || own.gapsAreApproximated
    }
    return record
  }

  /// Returns the row of the nearest line, of several the one on top.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func hit(
    _ lines: [NamedLine],
    _ query: HitQuery,
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> MarkHit? {
    var best: MarkHit?
    for line in lines {
      guard var hit = try line.mark.hit(query, in: space, frame),
        hit.distance <= best?.distance ?? .infinity
      else { continue }
      hit.row = line.group.row(hit.row)
      if x == nil { hit.x = DataValue(position: nil, at: hit.row) }
      hit.value = DataValue(variant.values, at: hit.row)
      best = hit
    }
    return best
  }

  /// Returns a line in a legend for each name, or one of the label.
  public func legendEntries(
    label: String,
    _ frame: FrameContext
  ) throws(KeisenError) -> [LegendEntry] {
    if let named = try namedLines(frame) {
      var entries: [LegendEntry] = []
      for line in named.lines { entries += try line.mark.legendEntries(label: line.name, frame) }
      return entries
    }
    guard !label.isEmpty, let swatch = try swatch(frame) else { return [] }
    return [LegendEntry(label: label, swatch: swatch)]
  }
}
