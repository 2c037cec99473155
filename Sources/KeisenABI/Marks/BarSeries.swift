import CKeisen
import Keisen

extension keisen_bar_columns: MarkColumnsStruct {
  func mark(changing old: BarMark?) throws(KeisenError) -> BarMark {
    BarMark(
      position: try borrowOptional(position, as: .column),
      end: try borrowOptional(end, as: .column),
      width: try borrowOptional(width, as: .column),
      value: try requireColumn(value, "value"),
      base: try borrowOptional(base, as: .column),
      names: name_count == 0 ? nil : CategoryScale(try readNames(names, name_count)),
      orientation: try orientation.chosen(),
      styleIndex: try borrowOptional(style_index, as: .column),
      styles: try chosenStyles(),
      color: try borrowOptional(color, as: .column),
      colorScale: try borrowOptional(color_scale, as: .colorScale) ?? old?.colorScale,
      style: old?.style ?? BarStyle()
    )
  }

  private func chosenStyles() throws(KeisenError) -> [BarRowStyle] {
    let count = try count(style_count, "style_count")
    guard count <= 1_000_000 else {
      throw KeisenError(.invalidArgument, "style_count must be at most 1000000, got \(count)")
    }
    guard count == 0 || styles != nil else {
      throw KeisenError(.invalidArgument, "styles is NULL, style_count is \(count)")
    }
    return UnsafeBufferPointer(start: styles, count: count).map(\.chosen)
  }
}

extension keisen_orientation {
  /// The orientation.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  func chosen() throws(KeisenError) -> BarMark.Orientation {
    let number = self.number
    guard let orientation = BarMark.Orientation(rawValue: number) else {
      throw KeisenError(.invalidArgument, "orientation \(number) is unknown")
    }
    return orientation
  }
}

extension keisen_width_unit {
  /// The unit.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  func chosen() throws(KeisenError) -> BarStyle.WidthUnit {
    let number = self.number
    guard let unit = BarStyle.WidthUnit(rawValue: number) else {
      throw KeisenError(.invalidArgument, "width unit \(number) is unknown")
    }
    return unit
  }
}

extension keisen_bar_row_style {
  fileprivate var chosen: BarRowStyle {
    BarRowStyle(
      color: color.chosen,
      width: bar_width < 0 ? nil : bar_width,
      borderWidth: border_width < 0 ? nil : border_width,
      borderColor: border_color.chosen,
      radii: radii.tip_left < 0 ? nil : BarRadii(radii)
    )
  }
}

extension BarRadii {
  /// Reads radii.
  fileprivate init(_ radii: keisen_bar_radii) {
    self.init(
      tipLeft: radii.tip_left,
      tipRight: radii.tip_right,
      rootLeft: radii.root_left,
      rootRight: radii.root_right
    )
  }
}

extension keisen_bar_options: MarkOptionsStruct {
  typealias Kind = BarMark

  func appearances() throws(KeisenError) -> (style: BarStyle, label: String) {
    let style = BarStyle(
      width: bar_width,
      widthUnit: try width_unit.chosen(),
      snapsEdges: snaps_edges,
      offset: offset,
      baseline: baseline,
      angle: angle,
      anchor: anchor,
      color: color.chosen,
      alpha: alpha,
      borderWidth: border_width,
      borderColor: border_color.chosen,
      radii: BarRadii(radii),
      connectorWidth: connector_width,
      connectorColor: connector_color.chosen,
      labels: try ValueLabelStyle(value_labels, value_format, value_size, value_color)
    )
    return (style, try optionalString(label, "label"))
  }
}
