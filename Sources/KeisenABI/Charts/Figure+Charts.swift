import CKeisen
import Keisen

@c @implementation
public func keisen_figure_add_chart(
  _ figure: Handle, _ chart: Handle, _ row: UInt32, _ column: UInt32, _ row_span: UInt32,
  _ column_span: UInt32
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    try figure.add(
      try borrow(chart, as: .chart),
      row: Int(row),
      column: Int(column),
      rowSpan: Int(row_span),
      columnSpan: Int(column_span)
    )
  }
}

@c @implementation
public func keisen_figure_add_inset(
  _ figure: Handle, _ chart: Handle, _ parent: Handle, _ place: keisen_rect,
  _ options: In<keisen_inset_options>
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let parent = try borrowOptional(parent, as: .chart)
    let options = try read(options)
    try figure.addInset(
      chart,
      in: parent,
      at: Rect(x: place.x, y: place.y, width: place.width, height: place.height),
      style: Figure.Inset.Style(
        background: options.background.chosen,
        borderWidth: options.border_width,
        borderColor: options.border_color.chosen,
        radius: options.radius,
        showsRegion: options.region,
        connectsRegion: options.connected,
        regionWidth: options.region_width,
        regionColor: options.region_color.chosen
      )
    )
  }
}

@c @implementation
public func keisen_figure_remove_chart(_ figure: Handle, _ chart: Handle) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    figure.remove(try borrow(chart, as: .chart))
  }
}

@c @implementation
public func keisen_figure_get_chart_count(_ figure: Handle, _ count: Out<Int>) -> keisen_status {
  get(figure, as: .figure, count, "count") { $0.charts.count }
}

@c @implementation
public func keisen_figure_get_chart(
  _ figure: Handle, _ index: Int, _ chart: Out<Handle>
) -> keisen_status {
  create(chart, as: .chart) { () throws(KeisenError) in
    try element(index, of: try borrow(figure, as: .figure).charts, "charts in the figure")
  }
}

@c @implementation
public func keisen_figure_get_chart_at(
  _ figure: Handle, _ row: UInt32, _ column: UInt32, _ chart: Out<Handle>
) -> keisen_status {
  createOptional(chart, as: .chart) { () throws(KeisenError) in
    try borrow(figure, as: .figure)[Int(row), Int(column)]
  }
}

@c @implementation
public func keisen_figure_get_place(
  _ figure: Handle, _ chart: Handle, _ place: Out<keisen_rect>, _ plot: Out<keisen_rect>
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    guard let found = try figure.place(of: try borrow(chart, as: .chart)) else {
      throw KeisenError(.invalidState, "chart is not in the figure")
    }
    place?.pointee = keisen_rect(found.place)
    plot?.pointee = keisen_rect(found.plot)
  }
}

@c @implementation
public func keisen_figure_hit(
  _ figure: Handle, _ x: Double, _ y: Double, _ options: In<keisen_hit_options>,
  _ hit: Out<keisen_hit>, _ chart: Out<Handle>
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    let (options, output) = (try read(options), try require(hit, "hit"))
    let mode = try HitQuery.Mode(options.mode)
    let found = try figure.hit(
      at: Point(x: x, y: y),
      within: options.within,
      mode: mode,
      of: try borrowOptional(options.series, as: .series),
      pixelRatio: options.pixel_ratio == 0 ? nil : options.pixel_ratio
    )
    let objects = chart == nil ? [] : found.map { [HandleObject.chart($0.chart)] } ?? []
    let handle = try makeHandles(objects).first ?? nil
    do throws(KeisenError) {
      try write(found?.hit, to: output)
    } catch {
      _ = release(handle, as: .chart)
      throw error
    }
    chart?.pointee = handle
  }
}
