import CKeisen
import Keisen

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
    let unitsNumber = units.number
    guard let units = QuiverStyle.Units(rawValue: unitsNumber) else {
      throw KeisenError(.invalidArgument, "quiver units \(unitsNumber) are unknown")
    }
    let pivotNumber = pivot.number
    guard let pivot = QuiverStyle.Pivot(rawValue: pivotNumber) else {
      throw KeisenError(.invalidArgument, "quiver pivot \(pivotNumber) is unknown")
    }
    let style = QuiverStyle(
      scale: scale,
      units: units,
      pivot: pivot,
      width: width,
      color: color.chosen,
      alpha: alpha,
      keyUnit: try optionalString(key_unit, "key_unit")
    )
    return (style, try optionalString(label, "label"))
  }
}
