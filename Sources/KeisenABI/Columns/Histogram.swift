import CKeisen
import Keisen

extension keisen_histogram_options {
  /// How bins are chosen.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a rule that there is not.
  fileprivate func chosenRule() throws(KeisenError) -> BinRule {
    if edge_count != 0 {
      let count = try count(edge_count, "edge_count")
      guard count <= 1_000_001 else {
        throw KeisenError(.invalidArgument, "edge_count must be at most 1000001, got \(count)")
      }
      guard let edges else {
        throw KeisenError(.invalidArgument, "edges is NULL, edge_count is \(count)")
      }
      return .edges(Array(UnsafeBufferPointer(start: edges, count: count)))
    }
    if bin_width != 0 { return .width(bin_width) }
    if bin_count != 0 { return .count(Int(bin_count)) }
    guard rule != nil else { return .auto }
    let name = try string(rule, "rule")
    guard let rule = BinRule(name: name) else {
      throw BinRule.unknown(name, "rule")
    }
    return rule
  }

  /// Where bins begin and end, or nil for all values.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when an end is not finite or they are
  ///   reversed.
  fileprivate func chosenRange() throws(KeisenError) -> ClosedRange<Double>? {
    guard range_low != 0 || range_high != 0 else { return nil }
    guard range_low.isFinite, range_high.isFinite, range_low <= range_high else {
      throw KeisenError(
        .invalidArgument,
        "range must be finite and ordered, got (\(range_low), \(range_high))"
      )
    }
    return range_low...range_high
  }

  fileprivate func chosenStatistic() throws(KeisenError) -> HistogramStatistic {
    switch statistic {
    case KEISEN_HISTOGRAM_COUNT: .count
    case KEISEN_HISTOGRAM_PROBABILITY: .probability
    case KEISEN_HISTOGRAM_DENSITY: .density
    default:
      throw KeisenError(.invalidArgument, "histogram statistic \(statistic.number) is unknown")
    }
  }

  fileprivate func chosenDirection() throws(KeisenError) -> CumulativeDirection? {
    switch cumulation {
    case KEISEN_CUMULATION_NONE: nil
    case KEISEN_CUMULATION_ASCENDING: .ascending
    case KEISEN_CUMULATION_DESCENDING: .descending
    default: throw KeisenError(.invalidArgument, "cumulation \(cumulation.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_histogram_create(
  _ values: Handle, _ weights: Handle, _ options: In<keisen_histogram_options>,
  _ starts: Out<Handle>, _ ends: Out<Handle>, _ heights: Out<Handle>
) -> keisen_status {
  createColumns([(starts, "starts"), (ends, "ends"), (heights, "heights")]) {
    () throws(KeisenError) in
    let options = try read(options)
    let bins = try HistogramBins(
      of: try borrow(values, as: .column, "values"),
      weights: try borrowOptional(weights, as: .column),
      rule: try options.chosenRule(),
      range: try options.chosenRange(),
      statistic: try options.chosenStatistic(),
      cumulative: try options.chosenDirection()
    )
    return [bins.starts, bins.ends, bins.heights]
  }
}

@c @implementation
public func keisen_histogram_create_outline(
  _ starts: Handle, _ ends: Handle, _ heights: Handle, _ baseline: Double, _ positions: Out<Handle>,
  _ values: Out<Handle>
) -> keisen_status {
  createColumns([(positions, "positions"), (values, "values")]) { () throws(KeisenError) in
    try requireBaseline(baseline)
    let bins = try HistogramBins(
      starts: try borrow(starts, as: .column, "starts"),
      ends: try borrow(ends, as: .column, "ends"),
      heights: try borrow(heights, as: .column, "heights")
    )
    let outline = try bins.outline(baseline: baseline)
    return [outline.positions, outline.values]
  }
}

/// Writes handles for columns, as many as there are outputs, or none when one fails.
private func createColumns(
  _ outputs: [(pointer: Out<Handle>, name: String)], _ make: () throws(KeisenError) -> [Column]
) -> keisen_status {
  status { () throws(KeisenError) in
    for output in outputs { _ = try require(output.pointer, output.name) }
    let handles = try makeHandles(try make().map(HandleObject.column))
    for (output, handle) in zip(outputs, handles) { output.pointer?.pointee = handle }
  }
}
