import CKeisen
import Keisen

extension keisen_group_columns {
  /// The columns themselves.
  ///
  /// - Parameter old: What is replaced, whose colour scale is taken where none is given.
  /// - Returns: The columns.
  /// - Throws: `KeisenError` with code `.invalidArgument` or `.invalidHandle`.
  fileprivate func columns(replacing old: GroupColumns?) throws(KeisenError) -> GroupColumns {
    GroupColumns(
      values: try requireColumn(values, "values"),
      positions: try borrowOptional(positions, as: .column),
      size: try borrowOptional(size, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale
    )
  }
}

/// Makes a series of a mark of groups and writes a handle for it.
func createGroups<Options: MarkOptionsStruct>(
  _ space: Handle, _ columns: In<keisen_group_columns>, _ options: In<Options>,
  _ series: Out<Handle>
) -> keisen_status where Options.Kind: GroupMark {
  create(series, as: .series, try makeGroups(try borrow(space, as: .space), columns, options))
}

/// Makes a series of a mark of groups in a chart's own space and adds it; `series` may be NULL.
func addGroups<Options: MarkOptionsStruct>(
  _ chart: Handle, _ columns: In<keisen_group_columns>, _ options: In<Options>,
  _ series: Out<Handle>
) -> keisen_status where Options.Kind: GroupMark {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeGroups(space, columns, options)
  }
}

private func makeGroups<Options: MarkOptionsStruct>(
  _ space: Space, _ columns: In<keisen_group_columns>, _ options: In<Options>
) throws(KeisenError) -> MarkSeries<Options.Kind> where Options.Kind: GroupMark {
  let (style, label) = try read(options).appearances()
  let groups = try readGroups(columns).columns(replacing: nil)
  return try MarkSeries(Options.Kind(groups, style: style), in: space, label: label)
}

private func readGroups(
  _ columns: In<keisen_group_columns>
) throws(KeisenError) -> keisen_group_columns {
  guard columns != nil else { throw KeisenError(.invalidArgument, "columns is NULL") }
  return try read(columns)
}

@c @implementation
public func keisen_series_set_group_columns(
  _ series: Handle, _ columns: In<keisen_group_columns>
) -> keisen_status {
  with(series, as: .series) { (series) throws(KeisenError) in
    let columns = try readGroups(columns)
    guard let groups = series as? any GroupSeries else {
      throw KeisenError(.invalidArgument, "series is no boxes, violins or strip")
    }
    try groups.replaceColumns(by: columns)
  }
}

/// A series of groups, whatever is drawn of them.
private protocol GroupSeries: Series {
  /// Replaces all columns.
  func replaceColumns(by columns: keisen_group_columns) throws(KeisenError)
}

extension MarkSeries: GroupSeries where Kind: GroupMark {
  fileprivate func replaceColumns(by columns: keisen_group_columns) throws(KeisenError) {
    try change { (mark) throws(KeisenError) in
      mark = Kind(try columns.columns(replacing: mark.groups), style: mark.style)
    }
  }
}
