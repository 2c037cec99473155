import CKeisen
import Keisen

@c @implementation
public func keisen_series_create_grid_histogram(
  _ space: Handle, _ columns: In<keisen_cell_columns>, _ options: In<keisen_grid_histogram_options>,
  _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try makeGridHistogram(try borrow(space, as: .space), columns, options)
  }
}

@c @implementation
public func keisen_chart_add_grid_histogram(
  _ chart: Handle, _ columns: In<keisen_cell_columns>, _ options: In<keisen_grid_histogram_options>,
  _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeGridHistogram(space, columns, options)
  }
}

private func makeGridHistogram(
  _ space: Space, _ columns: In<keisen_cell_columns>, _ options: In<keisen_grid_histogram_options>
) throws(KeisenError) -> HeatmapSeries {
  guard columns != nil else { throw KeisenError(.invalidArgument, "columns is NULL") }
  let columns = try read(columns)
  let options = try read(options)
  return try HeatmapSeries.histogram(
    x: try requireColumn(columns.x, "x"),
    y: try requireColumn(columns.y, "y"),
    values: try borrowOptional(columns.values, as: .column),
    xBins: try bins(options.x_edges, options.x_count, options.x_rule, "x"),
    yBins: try bins(options.y_edges, options.y_count, options.y_rule, "y"),
    reduction: try CellReduction(options.reduction),
    minimumCount: Int(options.minimum_count),
    in: space,
    colorScale: try borrowOptional(columns.color_scale, as: .colorScale) ?? ColorScale(),
    style: HeatmapStyle(alpha: options.alpha),
    label: try optionalString(options.label, "label")
  )
}

/// Reads how a dimension is cut: at edges, else into a number of bins, else by a rule.
private func bins(
  _ edges: Handle, _ count: UInt32, _ rule: CString, _ dimension: String
) throws(KeisenError) -> BinRule {
  if let edges = try borrowOptional(edges, as: .column) { return .edges(edges.numbers()) }
  if count > 0 { return .count(Int(count)) }
  guard rule != nil else { return .auto }
  let name = try string(rule, "\(dimension)_rule")
  guard let rule = BinRule(name: name) else {
    throw BinRule.unknown(name, "\(dimension)_rule")
  }
  return rule
}

extension Column {
  /// Its values as doubles, of times in their unit.
  fileprivate func numbers() -> [Double] {
    let snapshot = snapshot()
    return [Double](unsafeUninitializedCapacity: snapshot.count) { target, count in
      if let base = target.baseAddress {
        snapshot.read(snapshot.rows, relativeTo: 0, in: nil, into: base)
      }
      count = snapshot.count
    }
  }
}
