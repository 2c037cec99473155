import CKeisen
import Keisen

@c @implementation
public func keisen_series_create_distribution(
  _ space: OpaquePointer?,
  _ values: OpaquePointer?,
  _ weights: OpaquePointer?,
  _ complementary: Bool,
  _ options: UnsafePointer<keisen_line_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try makeDistribution(try borrow(space, as: .space), values, weights, complementary, options)
  }
}

@c @implementation
public func keisen_chart_add_distribution(
  _ chart: OpaquePointer?,
  _ values: OpaquePointer?,
  _ weights: OpaquePointer?,
  _ complementary: Bool,
  _ options: UnsafePointer<keisen_line_options>?,
  _ series: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeDistribution(space, values, weights, complementary, options)
  }
}

private func makeDistribution(
  _ space: Space,
  _ values: OpaquePointer?,
  _ weights: OpaquePointer?,
  _ isComplementary: Bool,
  _ options: UnsafePointer<keisen_line_options>?
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
