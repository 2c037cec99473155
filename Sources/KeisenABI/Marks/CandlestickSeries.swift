import CKeisen
import Keisen

extension keisen_candlestick_options: MarkOptionsStruct {
  typealias Kind = CandlestickMark

  func appearances() throws(KeisenError) -> (style: CandlestickStyle, label: String) {
    let number = shape.number
    guard let shape = CandlestickStyle.Shape(rawValue: number) else {
      throw KeisenError(.invalidArgument, "candlestick shape \(shape.number) is unknown")
    }
    let standard = CandlestickStyle()
    let style = CandlestickStyle(
      shape: shape,
      width: bar_width,
      widthUnit: try width_unit.chosen(),
      lineWidth: width,
      risingColor: rising_color.chosen ?? standard.risingColor,
      fallingColor: falling_color.chosen ?? standard.fallingColor,
      unchangedColor: unchanged_color.chosen,
      alpha: alpha
    )
    return (style, try optionalString(label, "label"))
  }
}
