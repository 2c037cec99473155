import CKeisen
import Keisen

extension keisen_area_columns: MarkColumnsStruct {
  func mark(changing old: AreaMark?) throws(KeisenError) -> AreaMark {
    AreaMark(
      x: try borrowOptional(x, as: .column),
      y: try requireColumn(y, "y"),
      y2: try borrowOptional(y2, as: .column),
      linkedLine: old?.linkedLine,
      style: old?.style ?? AreaStyle()
    )
  }
}

extension keisen_area_fill {
  /// KEISEN_AREA_FILL_INIT.
  fileprivate static var automatic: keisen_area_fill {
    keisen_area_fill(
      kind: KEISEN_AREA_FILL_AUTOMATIC,
      start_color: .automatic,
      end_color: .automatic,
      start: 0,
      end: 0
    )
  }

  /// The fill, or nil for the area's colour.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a kind that is none.
  fileprivate func fill() throws(KeisenError) -> AreaFill? {
    func gradient(_ unit: AreaGradient.Unit) -> AreaFill {
      .gradient(
        AreaGradient(
          start: start,
          end: end,
          startColor: Color(start_color),
          endColor: Color(end_color),
          unit: unit
        )
      )
    }
    switch kind {
    case KEISEN_AREA_FILL_AUTOMATIC: return nil
    case KEISEN_AREA_FILL_COLOR: return .color(Color(start_color))
    case KEISEN_AREA_FILL_DATA_GRADIENT: return gradient(.data)
    case KEISEN_AREA_FILL_PLOT_GRADIENT: return gradient(.plot)
    default: throw KeisenError(.invalidArgument, "area fill \(kind.number) is unknown")
    }
  }
}

extension keisen_area_options: MarkOptionsStruct {
  typealias Kind = AreaMark

  func appearances() throws(KeisenError) -> (style: AreaStyle, label: String) {
    let style = AreaStyle(
      color: color.chosen,
      alpha: alpha,
      above: try above.fill(),
      below: try below.fill(),
      baseline: baseline,
      interpolation: try interpolation.interpolation(alpha: curve_alpha),
      line: line == nil ? LineStyle(width: 0) : try read(line).style()
    )
    return (style, try optionalString(label, "label"))
  }

  func completion() throws(KeisenError) -> (inout AreaMark) -> Void {
    let line = linked_line == nil ? nil : try borrow(linked_line, as: LineSeries.self)
    return { $0.linkedLine = line }
  }
}
