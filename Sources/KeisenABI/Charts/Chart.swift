import CKeisen
import Keisen

@c @implementation
public func keisen_chart_create(
  _ width: Double, _ height: Double, _ chart: Out<Handle>
) -> keisen_status {
  create(chart, as: .chart, try Chart(size: Size(width: width, height: height)))
}

@c @implementation
public func keisen_chart_create_bare(
  _ width: Double, _ height: Double, _ chart: Out<Handle>
) -> keisen_status {
  create(chart, as: .chart, try Chart(bare: Size(width: width, height: height)))
}

@c @implementation
public func keisen_chart_create_with_space(
  _ width: Double, _ height: Double, _ space: Handle, _ bare: Bool, _ chart: Out<Handle>
) -> keisen_status {
  create(chart, as: .chart) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let size = Size(width: width, height: height)
    return try bare ? Chart(bare: size, space: space) : Chart(size: size, space: space)
  }
}

@c @implementation
public func keisen_chart_set_size(
  _ chart: Handle, _ width: Double, _ height: Double
) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setSize(Size(width: width, height: height)))
}

@c @implementation
public func keisen_chart_get_size(
  _ chart: Handle, _ width: Out<Double>, _ height: Out<Double>
) -> keisen_status {
  status { () throws(KeisenError) in
    let size = try borrow(chart, as: .chart).size
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    width.pointee = size.width
    height.pointee = size.height
  }
}

@c @implementation
public func keisen_chart_set_background(_ chart: Handle, _ color: keisen_color) -> keisen_status {
  with(chart, as: .chart) { $0.background = color.chosen }
}

@c @implementation
public func keisen_chart_get_background(
  _ chart: Handle, _ color: Out<keisen_color>
) -> keisen_status {
  get(chart, as: .chart, color, "color") { chart in
    chart.background.map { keisen_color($0) } ?? .automatic
  }
}

@c @implementation
public func keisen_chart_set_padding(_ chart: Handle, _ padding: keisen_insets) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setPadding(.fixed(Insets(padding))))
}

@c @implementation
public func keisen_chart_set_padding_automatic(_ chart: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setPadding(.automatic))
}

@c @implementation
public func keisen_chart_get_padding(
  _ chart: Handle, _ padding: Out<keisen_insets>
) -> keisen_status {
  get(chart, as: .chart, padding, "padding") { chart in
    switch chart.padding {
    case .automatic: .automatic
    case .fixed(let insets): keisen_insets(insets)
    }
  }
}

@c @implementation
public func keisen_chart_set_direct_rows(_ chart: Handle, _ rows: Int) -> keisen_status {
  status(of: try borrow(chart, as: .chart).setDirectRows(try count(rows, "rows")))
}

@c @implementation
public func keisen_chart_get_direct_rows(_ chart: Handle, _ rows: Out<Int>) -> keisen_status {
  get(chart, as: .chart, rows, "rows") { $0.directRows }
}

@c @implementation
public func keisen_chart_get_space(_ chart: Handle, _ space: Out<Handle>) -> keisen_status {
  create(space, as: .space, try borrow(chart, as: .chart).space)
}

@c @implementation
public func keisen_chart_get_plot(_ chart: Handle, _ plot: Out<keisen_rect>) -> keisen_status {
  get(chart, as: .chart, plot, "plot") { (chart) throws(KeisenError) in
    let rect = try chart.plot()
    return keisen_rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

@c @implementation
public func keisen_chart_fit(_ chart: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).fit())
}

@c @implementation
public func keisen_chart_fit_extents(_ chart: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).fit(margins: false))
}
