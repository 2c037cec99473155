import CKeisen
import Keisen

/// Changes a text of a chart.
private func set(
  _ text: CString, _ name: String, of chart: Handle,
  _ change: (Chart, String) throws(KeisenError) -> Void
) -> keisen_status {
  status(try change(try borrow(chart, as: .chart), try optionalString(text, name)))
}

/// Writes a text of a chart into a caller's buffer.
private func get(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>,
  _ text: (Chart) -> String
) -> keisen_status {
  status(try write(text(try borrow(chart, as: .chart)), capacity, to: buffer, length))
}

@c @implementation
public func keisen_chart_set_title(_ chart: Handle, _ text: CString) -> keisen_status {
  set(text, "title", of: chart) { (chart, text) throws(KeisenError) in
    try chart.setTitle(text)
  }
}

@c @implementation
public func keisen_chart_get_title(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.title }
}

@c @implementation
public func keisen_chart_set_subtitle(_ chart: Handle, _ text: CString) -> keisen_status {
  set(text, "subtitle", of: chart) { (chart, text) throws(KeisenError) in
    try chart.setSubtitle(text)
  }
}

@c @implementation
public func keisen_chart_get_subtitle(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.subtitle }
}

@c @implementation
public func keisen_chart_set_caption(_ chart: Handle, _ text: CString) -> keisen_status {
  set(text, "caption", of: chart) { (chart, text) throws(KeisenError) in
    try chart.setCaption(text)
  }
}

@c @implementation
public func keisen_chart_get_caption(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.caption }
}

@c @implementation
public func keisen_chart_set_markup(_ chart: Handle, _ markup: Bool) -> keisen_status {
  status { () throws(KeisenError) in try borrow(chart, as: .chart).hasMarkup = markup }
}

@c @implementation
public func keisen_chart_get_markup(_ chart: Handle, _ markup: Out<Bool>) -> keisen_status {
  get(chart, as: .chart, markup, "markup") { $0.hasMarkup }
}

@c @implementation
public func keisen_chart_set_x_title(_ chart: Handle, _ text: CString) -> keisen_status {
  set(text, "x title", of: chart) { (chart, text) throws(KeisenError) in
    try chart.setXTitle(text)
  }
}

@c @implementation
public func keisen_chart_get_x_title(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.xTitle ?? "" }
}

@c @implementation
public func keisen_chart_set_y_title(_ chart: Handle, _ text: CString) -> keisen_status {
  set(text, "y title", of: chart) { (chart, text) throws(KeisenError) in
    try chart.setYTitle(text)
  }
}

@c @implementation
public func keisen_chart_get_y_title(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.yTitle ?? "" }
}

@c @implementation
public func keisen_chart_set_alt(_ chart: Handle, _ text: CString) -> keisen_status {
  set(text, "alt", of: chart) { (chart, text) throws(KeisenError) in
    chart.alt = text
  }
}

@c @implementation
public func keisen_chart_get_alt(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.alt }
}
