import CKeisen
import Keisen

extension keisen_density_columns: MarkColumnsStruct {
  func mark(changing old: DensityMark?) throws(KeisenError) -> DensityMark {
    let y = try requireColumn(y, "y")
    let data = DensityColumns(
      x: try borrowOptional(x, as: .column),
      y: y,
      aggregation: try chosenAggregation()
    )
    return try DensityMark(
      data,
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? DensityStyle()
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

extension keisen_density_options: MarkOptionsStruct {
  typealias Kind = DensityMark

  func appearances() throws(KeisenError) -> (style: DensityStyle, label: String) {
    let number = spread.number
    guard let spread = DensityStyle.Spread(rawValue: number) else {
      throw KeisenError(.invalidArgument, "density spread \(number) is unknown")
    }
    let style = DensityStyle(spread: spread, cellSize: cell_size, alpha: alpha)
    return (style, try optionalString(label, "label"))
  }
}
