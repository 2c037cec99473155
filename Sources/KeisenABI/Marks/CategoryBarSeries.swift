import CKeisen
import Keisen

extension keisen_category_bar_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> CategoryBarStyle {
    CategoryBarStyle(
      baseline: baseline,
      headroom: headroom,
      barWidth: bar_width,
      color: color.chosen,
      colors: try readColors(colors, color_count),
      alpha: alpha,
      highlight: try chosenHighlight(),
      borderWidth: border_width,
      borderColor: border_color.chosen,
      cornerRadius: corner_radius,
      baselineWidth: baseline_width,
      baselineColor: baseline_color.chosen,
      showsValueLabels: value_labels,
      valueFormat: try TickFormat(try read(value_format)),
      valueSize: value_size,
      valueColor: value_color.chosen
    )
  }

  private func chosenHighlight() throws(KeisenError) -> CategoryBarStyle.Highlight {
    switch highlight {
    case KEISEN_BAR_HIGHLIGHT_NONE: .none
    case KEISEN_BAR_HIGHLIGHT_MAXIMUM: highlight_color.chosen.map { .color($0) } ?? .automatic
    default:
      throw KeisenError(.invalidArgument, "bar highlight \(highlight.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_series_create_category_bars(
  _ space: Handle, _ names: In<CString>, _ name_count: Int, _ values: Handle,
  _ options: In<keisen_category_bar_options>, _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try makeBars(try borrow(space, as: .space), names, name_count, values, options)
  }
}

@c @implementation
public func keisen_chart_add_category_bars(
  _ chart: Handle, _ names: In<CString>, _ name_count: Int, _ values: Handle,
  _ options: In<keisen_category_bar_options>, _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeBars(space, names, name_count, values, options)
  }
}

@c @implementation
public func keisen_series_set_category_bar_data(
  _ series: Handle, _ names: In<CString>, _ name_count: Int, _ values: Handle
) -> keisen_status {
  status { () throws(KeisenError) in
    let values = try borrow(values, as: .column, "values")
    try borrow(series, as: CategoryBarSeries.self).setData(
      names: try readNames(names, name_count),
      values: values
    )
  }
}

@c @implementation
public func keisen_series_get_category_bar_count(
  _ series: Handle, _ count: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let bars = try borrow(series, as: CategoryBarSeries.self)
    try require(count, "count").pointee = bars.names.count
  }
}

@c @implementation
public func keisen_series_get_category_bar_name(
  _ series: Handle, _ index: Int, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let bars = try borrow(series, as: CategoryBarSeries.self)
    try write(try element(index, of: bars.names, "bars"), capacity, to: buffer, length)
  }
}

@c @implementation
public func keisen_series_get_category_bar_page_count(
  _ series: Handle, _ bars_per_page: Int, _ count: Out<Int>
) -> keisen_status {
  status { () throws(KeisenError) in
    let bars = try borrow(series, as: CategoryBarSeries.self)
    let count = try require(count, "count")
    count.pointee = try bars.pageCount(ofAtMost: bars_per_page)
  }
}

@c @implementation
public func keisen_series_get_category_bar_page(
  _ series: Handle, _ bars_per_page: Int, _ index: Int, _ min: Out<Double>, _ max: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let bars = try borrow(series, as: CategoryBarSeries.self)
    let (min, max) = (try require(min, "min"), try require(max, "max"))
    let page = try bars.page(index, ofAtMost: bars_per_page)
    min.pointee = page.min
    max.pointee = page.max
  }
}

@c @implementation
public func keisen_series_set_category_bar_options(
  _ series: Handle, _ options: In<keisen_category_bar_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let bars = try borrow(series, as: CategoryBarSeries.self)
    let options = try read(options)
    let style = try options.style()
    try bars.change(label: try optionalString(options.label, "label")) { $0.style = style }
  }
}

private func makeBars(
  _ space: Space, _ names: In<CString>, _ nameCount: Int, _ values: Handle,
  _ options: In<keisen_category_bar_options>
) throws(KeisenError) -> CategoryBarSeries {
  let options = try read(options)
  return try CategoryBarSeries(
    names: try readNames(names, nameCount),
    values: try borrow(values, as: .column, "values"),
    in: space,
    style: try options.style(),
    label: try optionalString(options.label, "label")
  )
}
