import CKeisen
import Keisen

extension Chart.Layer {
  /// Reads a layer.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ layer: keisen_layer) throws(KeisenError) {
    switch layer {
    case KEISEN_LAYER_BELOW: self = .below
    case KEISEN_LAYER_ABOVE: self = .above
    default: throw KeisenError(.invalidArgument, "layer \(layer.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_chart_add_series(_ chart: Handle, _ series: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).add(try borrow(series, as: .series)))
}

@c @implementation
public func keisen_chart_remove_series(_ chart: Handle, _ series: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).remove(try borrow(series, as: .series)))
}

@c @implementation
public func keisen_chart_get_series_count(_ chart: Handle, _ count: Out<Int>) -> keisen_status {
  get(chart, as: .chart, count, "count") { $0.series.count }
}

@c @implementation
public func keisen_chart_get_series(
  _ chart: Handle, _ index: Int, _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try element(index, of: try borrow(chart, as: .chart).series, "series")
  }
}

@c @implementation
public func keisen_chart_insert_attachment(
  _ chart: Handle, _ attachment: Handle, _ layer: keisen_layer, _ index: Int
) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    let attachment = try borrow(attachment, as: .attachment)
    let layer = try Chart.Layer(layer)
    if UInt(bitPattern: index) == .max {
      chart.add(attachment, to: layer)
    } else {
      try chart.insert(attachment, to: layer, at: try count(index, "index"))
    }
  }
}

@c @implementation
public func keisen_chart_add_attachment(
  _ chart: Handle, _ attachment: Handle, _ layer: keisen_layer
) -> keisen_status {
  keisen_chart_insert_attachment(chart, attachment, layer, Int(bitPattern: UInt.max))
}

@c @implementation
public func keisen_chart_remove_attachment(_ chart: Handle, _ attachment: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).remove(try borrow(attachment, as: .attachment)))
}

@c @implementation
public func keisen_chart_get_attachment_count(
  _ chart: Handle, _ layer: keisen_layer, _ count: Out<Int>
) -> keisen_status {
  get(chart, as: .chart, count, "count") { (chart) throws(KeisenError) in
    chart.attachments(try Chart.Layer(layer)).count
  }
}

@c @implementation
public func keisen_chart_get_attachment(
  _ chart: Handle, _ layer: keisen_layer, _ index: Int, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    return try element(index, of: chart.attachments(try Chart.Layer(layer)), "attachments")
  }
}
