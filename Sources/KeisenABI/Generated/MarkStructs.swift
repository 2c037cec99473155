// Written by scripts/make-faces from include/keisen.

import CKeisen
import Keisen

extension keisen_stem_columns: MarkColumnsStruct {
  func mark(changing old: StemMark?) throws(KeisenError) -> StemMark {
    StemMark(
      position: try borrowOptional(position, as: .column),
      value: try requireColumn(value, "value"),
      size: try borrowOptional(size, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      orientation: try chosen(orientation, "orientation"),
      style: old?.style ?? StemStyle()
    )
  }
}

extension keisen_stem_options: MarkOptionsStruct {
  typealias Kind = StemMark

  func appearances() throws(KeisenError) -> (style: StemStyle, label: String) {
    let style = StemStyle(
      baseline: baseline,
      width: width,
      color: color.chosen,
      alpha: alpha,
      dash: try readDash(dash, dash_count),
      marker: try chosen(marker, "marker"),
      size: size,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      customMarker: try borrowOptional(custom_marker, as: .customMarker)
    )
    return (style, try optionalString(label, "label"))
  }
}

extension keisen_error_bar_columns: MarkColumnsStruct {
  func mark(changing old: ErrorBarMark?) throws(KeisenError) -> ErrorBarMark {
    ErrorBarMark(
      x: try borrowOptional(x, as: .column),
      y: try requireColumn(y, "y"),
      xLow: try borrowOptional(x_low, as: .column),
      xHigh: try borrowOptional(x_high, as: .column),
      yLow: try borrowOptional(y_low, as: .column),
      yHigh: try borrowOptional(y_high, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? ErrorBarStyle()
    )
  }
}

extension keisen_error_bar_options: MarkOptionsStruct {
  typealias Kind = ErrorBarMark

  func appearances() throws(KeisenError) -> (style: ErrorBarStyle, label: String) {
    let style = ErrorBarStyle(
      width: width,
      color: color.chosen,
      alpha: alpha,
      dash: try readDash(dash, dash_count),
      capLength: cap_length
    )
    return (style, try optionalString(label, "label"))
  }
}

extension keisen_candlestick_columns: MarkColumnsStruct {
  func mark(changing old: CandlestickMark?) throws(KeisenError) -> CandlestickMark {
    CandlestickMark(
      x: try borrowOptional(x, as: .column),
      open: try requireColumn(open, "open"),
      high: try requireColumn(high, "high"),
      low: try requireColumn(low, "low"),
      close: try requireColumn(close, "close"),
      style: old?.style ?? CandlestickStyle()
    )
  }
}

extension keisen_contour_columns: MarkColumnsStruct {
  func mark(changing old: ContourMark?) throws(KeisenError) -> ContourMark {
    ContourMark(
      x: try requireColumn(x, "x"),
      y: try requireColumn(y, "y"),
      values: try requireColumn(values, "values"),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? ContourStyle()
    )
  }
}

extension keisen_quiver_columns: MarkColumnsStruct {
  func mark(changing old: QuiverMark?) throws(KeisenError) -> QuiverMark {
    QuiverMark(
      x: try requireColumn(x, "x"),
      y: try requireColumn(y, "y"),
      u: try requireColumn(u, "u"),
      v: try requireColumn(v, "v"),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? QuiverStyle()
    )
  }
}

extension keisen_quiver_options: MarkOptionsStruct {
  typealias Kind = QuiverMark

  func appearances() throws(KeisenError) -> (style: QuiverStyle, label: String) {
    let style = QuiverStyle(
      scale: scale,
      units: try chosen(units, "quiver units"),
      pivot: try chosen(pivot, "quiver pivot"),
      width: width,
      color: color.chosen,
      alpha: alpha,
      keyUnit: try optionalString(key_unit, "key_unit")
    )
    return (style, try optionalString(label, "label"))
  }
}

extension keisen_polygon_columns: MarkColumnsStruct {
  func mark(changing old: PolygonMark?) throws(KeisenError) -> PolygonMark {
    PolygonMark(
      x: try requireColumn(x, "x"),
      y: try requireColumn(y, "y"),
      groups: try borrowOptional(groups, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? PolygonStyle()
    )
  }
}

extension keisen_polygon_options: MarkOptionsStruct {
  typealias Kind = PolygonMark

  func appearances() throws(KeisenError) -> (style: PolygonStyle, label: String) {
    let style = PolygonStyle(
      color: color.chosen,
      alpha: alpha,
      borderWidth: border_width,
      borderColor: border_color.chosen
    )
    return (style, try optionalString(label, "label"))
  }
}

extension keisen_sector_columns: MarkColumnsStruct {
  func mark(changing old: SectorMark?) throws(KeisenError) -> SectorMark {
    SectorMark(
      x: try borrowOptional(x, as: .column),
      y: try requireColumn(y, "y"),
      base: try borrowOptional(base, as: .column),
      widths: try borrowOptional(widths, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? SectorStyle()
    )
  }
}

extension keisen_sector_options: MarkOptionsStruct {
  typealias Kind = SectorMark

  func appearances() throws(KeisenError) -> (style: SectorStyle, label: String) {
    let style = SectorStyle(
      color: color.chosen,
      alpha: alpha,
      width: width,
      gap: gap
    )
    return (style, try optionalString(label, "label"))
  }
}

extension keisen_pie_columns: MarkColumnsStruct {
  func mark(changing old: PieMark?) throws(KeisenError) -> PieMark {
    PieMark(
      values: try requireColumn(values, "values"),
      names: try readNames(names, name_count),
      explode: try borrowOptional(explode, as: .column),
      outerRadii: try borrowOptional(outer_radii, as: .column),
      innerRadii: try borrowOptional(inner_radii, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? PieStyle()
    )
  }
}

extension keisen_pie_options: MarkOptionsStruct {
  typealias Kind = PieMark

  func appearances() throws(KeisenError) -> (style: PieStyle, label: String) {
    let style = PieStyle(
      radius: radius,
      innerRadius: inner_radius,
      gap: gap,
      startAngle: start_angle,
      isClockwise: clockwise,
      order: try chosen(order, "pie order"),
      colors: try readColors(colors, color_count),
      alpha: alpha,
      labelPlace: try chosen(label_place, "pie label place"),
      labelContent: try chosen(label_content, "pie label content"),
      labelThreshold: label_threshold,
      format: try TickFormat(try read(value_format)),
      labelSize: label_size,
      labelColor: label_color.chosen
    )
    return (style, try optionalString(label, "label"))
  }
}

extension keisen_treemap_columns: MarkColumnsStruct {
  func mark(changing old: TreemapMark?) throws(KeisenError) -> TreemapMark {
    TreemapMark(
      values: try requireColumn(values, "values"),
      parents: try borrowOptional(parents, as: .column),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? TreemapStyle()
    )
  }
}

extension keisen_treemap_options: MarkOptionsStruct {
  typealias Kind = TreemapMark

  func appearances() throws(KeisenError) -> (style: TreemapStyle, label: String) {
    let style = TreemapStyle(
      labels: try readNames(labels, label_count),
      showsValues: show_values,
      valueFormat: try TickFormat(try read(value_format)),
      labelSize: label_size,
      gap: gap,
      padding: padding,
      color: color.chosen,
      alpha: alpha
    )
    return (style, try optionalString(label, "label"))
  }
}

extension keisen_calendar_columns: MarkColumnsStruct {
  func mark(changing old: CalendarMark?) throws(KeisenError) -> CalendarMark {
    CalendarMark(
      days: try requireColumn(days, "days"),
      values: try requireColumn(values, "values"),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? CalendarStyle()
    )
  }
}

extension keisen_calendar_options: MarkOptionsStruct {
  typealias Kind = CalendarMark

  func appearances() throws(KeisenError) -> (style: CalendarStyle, label: String) {
    let style = CalendarStyle(
      firstWeekday: Int(first_weekday),
      gap: gap,
      labelSize: label_size,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      color: color.chosen,
      alpha: alpha
    )
    return (style, try optionalString(label, "label"))
  }
}
