import CKeisen
import Keisen

extension keisen_line_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  func style() throws(KeisenError) -> LineStyle {
    var style = keisen_line_style.defaults
    (style.join, style.cap) = (join, cap)
    (style.dash_count, style.dash) = (dash_count, dash)
    (style.width, style.mitre_limit) = (width, mitre_limit)
    (style.color, style.alpha) = (color, alpha)
    return try style.style()
  }

  /// What sets the line apart, of some columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is none.
  func variant() throws(KeisenError) -> LineVariant {
    guard let shape = MarkerShape(rawValue: marker.rawValue) else {
      throw KeisenError(.invalidArgument, "marker \(marker.number) is unknown")
    }
    let marker = PointStyle(
      marker: shape,
      size: marker_size,
      color: marker_color.chosen,
      alpha: marker_alpha,
      borderWidth: marker_border_width,
      borderColor: marker_border_color.chosen,
      customMarker: try borrowOptional(custom_marker, as: .customMarker)
    )
    return LineVariant(
      interpolation: try interpolation.interpolation(alpha: curve_alpha),
      isSeparated: separated,
      styles: try readLineStyles(styles, style_count),
      areValuesBlended: blended,
      marker: marker_size == 0 ? nil : marker
    )
  }
}

/// The columns of a line: x, y, and those of its variant.
private struct LineColumns {
  let x: Column?
  let y: Column
  let order: Column?
  let style: Column?
  let color: Column?
  let colorScale: ColorScale?

  /// Reads a caller's struct.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` or `.invalidHandle`.
  init(_ columns: In<keisen_line_columns>) throws(KeisenError) {
    guard columns != nil else { throw KeisenError(.invalidArgument, "columns is NULL") }
    let columns = try read(columns)
    x = try borrowOptional(columns.x, as: .column)
    y = try requireColumn(columns.y, "y")
    order = try borrowOptional(columns.order, as: .column)
    style = try borrowOptional(columns.style, as: .column)
    color = try borrowOptional(columns.color, as: .column)
    colorScale = try borrowOptional(columns.color_scale, as: .colorScale)
  }

  /// Takes x and y alone.
  ///
  /// - Throws: `KeisenError` with code `.invalidHandle`.
  init(x: Handle, y: Handle) throws(KeisenError) {
    self.x = try borrowOptional(x, as: .column)
    self.y = try borrow(y, as: .column, "y")
    (order, style, color, colorScale) = (nil, nil, nil, nil)
  }

  /// Makes a line.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  func line(in space: Space, _ options: In<keisen_line_options>) throws(KeisenError) -> LineSeries {
    let options = try read(options)
    var variant = try options.variant()
    (variant.order, variant.styleIndices, variant.values) = (order, style, color)
    return try LineSeries(
      x: x,
      y: y,
      in: space,
      style: try options.style(),
      label: try optionalString(options.label, "label"),
      variant: variant,
      colorScale: colorScale
    )
  }
}

@c @implementation
public func keisen_series_create_line(
  _ space: Handle, _ x: Handle, _ y: Handle, _ options: In<keisen_line_options>,
  _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    return try LineColumns(x: x, y: y).line(in: space, options)
  }
}

@c @implementation
public func keisen_series_create_line_from_columns(
  _ space: Handle, _ columns: In<keisen_line_columns>, _ options: In<keisen_line_options>,
  _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    return try LineColumns(columns).line(in: space, options)
  }
}

@c @implementation
public func keisen_chart_add_line(
  _ chart: Handle, _ x: Handle, _ y: Handle, _ options: In<keisen_line_options>,
  _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try LineColumns(x: x, y: y).line(in: space, options)
  }
}

@c @implementation
public func keisen_chart_add_line_from_columns(
  _ chart: Handle, _ columns: In<keisen_line_columns>, _ options: In<keisen_line_options>,
  _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try LineColumns(columns).line(in: space, options)
  }
}

@c @implementation
public func keisen_series_set_line_columns(
  _ series: Handle, _ x: Handle, _ y: Handle
) -> keisen_status {
  status { () throws(KeisenError) in
    let line = try borrow(series, as: LineSeries.self)
    try line.setColumns(x: try borrowOptional(x, as: .column), y: try borrow(y, as: .column, "y"))
  }
}

@c @implementation
public func keisen_series_set_line_from_columns(
  _ series: Handle, _ columns: In<keisen_line_columns>
) -> keisen_status {
  status { () throws(KeisenError) in
    let line = try borrow(series, as: LineSeries.self)
    let columns = try LineColumns(columns)
    guard columns.colorScale == nil || columns.colorScale === line.colorScale else {
      throw KeisenError(.invalidArgument, "color_scale is another than that of the line")
    }
    try line.change { mark in
      (mark.x, mark.y) = (columns.x, columns.y)
      mark.variant.order = columns.order
      mark.variant.styleIndices = columns.style
      mark.variant.values = columns.color
    }
  }
}

@c @implementation
public func keisen_series_set_line_options(
  _ series: Handle, _ options: In<keisen_line_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let line = try borrow(series, as: LineSeries.self)
    let options = try read(options)
    let (style, variant) = (try options.style(), try options.variant())
    let label = try optionalString(options.label, "label")
    try line.change(label: label) { mark in
      let old = mark.variant
      (mark.style, mark.variant) = (style, variant)
      mark.variant.order = old.order
      mark.variant.styleIndices = old.styleIndices
      mark.variant.values = old.values
    }
  }
}
