import CKeisen
import Keisen

@c @implementation
public func keisen_series_create_distribution(
  _ space: Handle, _ values: Handle, _ weights: Handle, _ complementary: Bool,
  _ options: In<keisen_line_options>, _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try makeDistribution(try borrow(space, as: .space), values, weights, complementary, options)
  }
}

@c @implementation
public func keisen_chart_add_distribution(
  _ chart: Handle, _ values: Handle, _ weights: Handle, _ complementary: Bool,
  _ options: In<keisen_line_options>, _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeDistribution(space, values, weights, complementary, options)
  }
}

private func makeDistribution(
  _ space: Space, _ values: Handle, _ weights: Handle, _ isComplementary: Bool,
  _ options: In<keisen_line_options>
) throws(KeisenError) -> LineSeries {
  let values = try borrow(values, as: .column, "values")
  let options = try read(options)
  return try LineSeries.distribution(
    of: values,
    weights: try borrowOptional(weights, as: .column),
    isComplementary: isComplementary,
    in: space,
    style: try options.style(),
    label: try optionalString(options.label, "label"),
    variant: try options.variant()
  )
}
