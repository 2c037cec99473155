import CKeisen
import Keisen

extension keisen_heatmap_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> HeatmapStyle {
    let number = interpolation.number
    guard let interpolation = CellInterpolation(rawValue: number) else {
      throw KeisenError(.invalidArgument, "interpolation \(number) is unknown")
    }
    return HeatmapStyle(
      interpolation: interpolation,
      alpha: alpha,
      labels: try ValueLabelStyle(
        value_labels ? KEISEN_VALUE_LABELS_CENTER : KEISEN_VALUE_LABELS_NONE,
        value_format,
        value_size,
        value_color
      )
    )
  }

  /// How the values follow each other.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate func matrixOrder() throws(KeisenError) -> HeatmapSeries.Order {
    let number = order.number
    guard let order = HeatmapSeries.Order(rawValue: number) else {
      throw KeisenError(.invalidArgument, "matrix order \(number) is unknown")
    }
    return order
  }
}

@c @implementation
public func keisen_series_create_heatmap(
  _ space: Handle, _ values: Handle, _ columns: Int, _ x_edges: Handle, _ y_edges: Handle,
  _ color_scale: Handle, _ options: In<keisen_heatmap_options>, _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    return try makeHeatmap(space, values, columns, x_edges, y_edges, color_scale, options)
  }
}

@c @implementation
public func keisen_chart_add_heatmap(
  _ chart: Handle, _ values: Handle, _ columns: Int, _ x_edges: Handle, _ y_edges: Handle,
  _ color_scale: Handle, _ options: In<keisen_heatmap_options>, _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeHeatmap(
      space,
      values,
      columns,
      x_edges,
      y_edges,
      color_scale,
      options
    )
  }
}

private func makeHeatmap(
  _ space: Space, _ values: Handle, _ columns: Int, _ x_edges: Handle, _ y_edges: Handle,
  _ color_scale: Handle, _ options: In<keisen_heatmap_options>
) throws(KeisenError) -> HeatmapSeries {
  let values = try borrow(values, as: .column, "values")
  let x = try borrowOptional(x_edges, as: .column)
  let y = try borrowOptional(y_edges, as: .column)
  let scale = try borrowOptional(color_scale, as: .colorScale)
  let options = try read(options)
  return try HeatmapSeries(
    values: values,
    columns: try count(columns, "columns"),
    order: try options.matrixOrder(),
    x: try edges(
      x,
      (options.x_from, options.x_to),
      try readNames(options.column_names, Int(options.column_name_count)),
      "x"
    ),
    y: try edges(
      y,
      (options.y_from, options.y_to),
      try readNames(options.row_names, Int(options.row_name_count)),
      "y"
    ),
    in: space,
    colorScale: scale ?? ColorScale(),
    style: try options.style(),
    label: try optionalString(options.label, "label")
  )
}

/// Returns edges as given, in an extent, around names, or at the integers.
///
/// - Throws: `KeisenError` with code `.invalidArgument` where there are names and something else.
private func edges(
  _ column: Column?, _ extent: (from: Double, to: Double), _ names: [String], _ dimension: String
) throws(KeisenError) -> CellEdges {
  let hasExtent = extent.from != 0 || extent.to != 0
  guard names.isEmpty || column == nil && !hasExtent else {
    throw .invalidArgument("cells along \(dimension) have either names or edges, got both")
  }
  if !names.isEmpty { return .names(CategoryScale(names)) }
  if let column { return .values(column) }
  return hasExtent ? .range(from: extent.from, to: extent.to) : .integers
}

@c @implementation
public func keisen_series_set_heatmap_values(_ series: Handle, _ values: Handle) -> keisen_status {
  status { () throws(KeisenError) in
    let values = try borrow(values, as: .column, "values")
    try borrow(series, as: HeatmapSeries.self).setValues(values)
  }
}

@c @implementation
public func keisen_series_set_heatmap_options(
  _ series: Handle, _ options: In<keisen_heatmap_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let heatmap = try borrow(series, as: HeatmapSeries.self)
    let options = try read(options)
    let style = try options.style()
    try heatmap.change(label: try optionalString(options.label, "label")) { $0.style = style }
  }
}

@c @implementation
public func keisen_series_get_color_scale(
  _ series: Handle, _ color_scale: Out<Handle>
) -> keisen_status {
  create(color_scale, as: .colorScale) { () throws(KeisenError) in
    guard let scale = try borrow(series, as: .series).colorScale else {
      throw KeisenError(.invalidArgument, "series has no color scale")
    }
    return scale
  }
}
