import CKeisen
import Keisen

extension DensitySeries: SeriesKind {
  static let kindName = "density"
}

extension keisen_density_columns {
  /// The columns themselves.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` or `.invalidHandle`.
  fileprivate func columns() throws(KeisenError) -> DensityColumns {
    guard let y else { throw KeisenError(.invalidArgument, "y is NULL") }
    return DensityColumns(
      x: try borrowOptional(x, as: .column),
      y: try borrow(y, as: .column),
      aggregation: try chosenAggregation()
    )
  }

  private func chosenAggregation() throws(KeisenError) -> DensityColumns.Aggregation {
    let isCount = aggregation == KEISEN_DENSITY_COUNT
    guard isCount || aggregation == KEISEN_DENSITY_MEAN || aggregation == KEISEN_DENSITY_CATEGORY
    else {
      throw KeisenError(.invalidArgument, "density aggregation \(aggregation.number) is unknown")
    }
    guard let values else {
      guard isCount else { throw KeisenError(.invalidArgument, "values is NULL") }
      return .count
    }
    guard !isCount else {
      throw KeisenError(.invalidArgument, "values is for means and categories, not for counts")
    }
    let column = try borrow(values, as: .column)
    guard aggregation == KEISEN_DENSITY_CATEGORY else { return .mean(column) }
    // Before so many are read.
    guard try count(name_count, "name_count") <= DensityColumns.maxCategories else {
      throw KeisenError(
        .invalidArgument,
        "categories must be 1 to \(DensityColumns.maxCategories), got \(name_count)"
      )
    }
    return .category(column, names: try readNames(names, name_count))
  }
}

extension keisen_density_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> DensityStyle {
    let number = spread.number
    guard let spread = DensityStyle.Spread(rawValue: number) else {
      throw KeisenError(.invalidArgument, "density spread \(number) is unknown")
    }
    return DensityStyle(spread: spread, cellSize: cell_size, alpha: alpha)
  }
}

@c @implementation
public func keisen_series_create_density(
  _ space: OpaquePointer?,
  _ columns: UnsafePointer<keisen_density_columns>?,
  _ options: UnsafePointer<keisen_density_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try makeDensity(try borrow(space, as: .space), columns, options)
  }
}

@c @implementation
public func keisen_chart_add_density(
  _ chart: OpaquePointer?,
  _ columns: UnsafePointer<keisen_density_columns>?,
  _ options: UnsafePointer<keisen_density_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeDensity(space, columns, options)
  }
}

@c @implementation
public func keisen_series_set_density_columns(
  _ series: OpaquePointer?,
  _ columns: UnsafePointer<keisen_density_columns>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let density = try borrow(series, as: DensitySeries.self)
    let (columns, scale) = try readColumns(columns)
    guard scale == nil || scale === density.colorScale else {
      throw KeisenError(.invalidArgument, "color_scale is another than that of the density")
    }
    try density.setColumns(columns)
  }
}

@c @implementation
public func keisen_series_set_density_options(
  _ series: OpaquePointer?,
  _ options: UnsafePointer<keisen_density_options>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let density = try borrow(series, as: DensitySeries.self)
    let options = try read(options)
    try density.set(
      style: try options.style(),
      label: try optionalString(options.label, "label")
    )
  }
}

private func makeDensity(
  _ space: Space,
  _ columns: UnsafePointer<keisen_density_columns>?,
  _ options: UnsafePointer<keisen_density_options>?
) throws(KeisenError) -> DensitySeries {
  let options = try read(options)
  let (columns, scale) = try readColumns(columns)
  return try DensitySeries(
    columns,
    in: space,
    colorScale: scale,
    style: try options.style(),
    label: try optionalString(options.label, "label")
  )
}

private func readColumns(
  _ columns: UnsafePointer<keisen_density_columns>?
) throws(KeisenError) -> (DensityColumns, ColorScale?) {
  guard columns != nil else { throw KeisenError(.invalidArgument, "columns is NULL") }
  let columns = try read(columns)
  return (try columns.columns(), try borrowOptional(columns.color_scale, as: .colorScale))
}
