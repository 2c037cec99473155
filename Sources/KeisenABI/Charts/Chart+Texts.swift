import CKeisen
import Keisen

/// Writes a text of a chart into a caller's buffer.
private func get(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>,
  _ text: (Chart) -> String
) -> keisen_status {
  status(of: try write(text(try borrow(chart, as: .chart)), capacity, to: buffer, length))
}

@c @implementation
public func keisen_chart_set_title(_ chart: Handle, _ text: CString) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setTitle(try optionalString(text, "title")))
}

@c @implementation
public func keisen_chart_get_title(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.title }
}

@c @implementation
public func keisen_chart_set_subtitle(_ chart: Handle, _ text: CString) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setSubtitle(try optionalString(text, "subtitle")))
}

@c @implementation
public func keisen_chart_get_subtitle(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.subtitle }
}

@c @implementation
public func keisen_chart_set_caption(_ chart: Handle, _ text: CString) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setCaption(try optionalString(text, "caption")))
}

@c @implementation
public func keisen_chart_get_caption(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.caption }
}

@c @implementation
public func keisen_chart_set_markup(_ chart: Handle, _ markup: Bool) -> keisen_status {
  with(chart, as: .chart) { $0.hasMarkup = markup }
}

@c @implementation
public func keisen_chart_get_markup(_ chart: Handle, _ markup: Out<Bool>) -> keisen_status {
  get(chart, as: .chart, markup, "markup") { $0.hasMarkup }
}

@c @implementation
public func keisen_chart_set_x_title(_ chart: Handle, _ text: CString) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setXTitle(try optionalString(text, "x title")))
}

@c @implementation
public func keisen_chart_get_x_title(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.xTitle ?? "" }
}

@c @implementation
public func keisen_chart_set_y_title(_ chart: Handle, _ text: CString) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setYTitle(try optionalString(text, "y title")))
}

@c @implementation
public func keisen_chart_get_y_title(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.yTitle ?? "" }
}

@c @implementation
public func keisen_chart_set_alt(_ chart: Handle, _ text: CString) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    chart.alt = try optionalString(text, "alt")
  }
}

@c @implementation
public func keisen_chart_get_alt(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  get(chart, capacity, buffer, length) { $0.alt }
}
