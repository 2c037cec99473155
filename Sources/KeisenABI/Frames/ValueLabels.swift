import CKeisen
import Keisen

extension ValueLabelStyle {
  /// Reads where values stand as texts, and how these look.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is not allowed.
  init(
    _ place: keisen_value_labels,
    _ format: In<keisen_tick_format_options>,
    _ size: Double,
    _ color: keisen_color
  ) throws(KeisenError) {
    guard let chosen = Place(rawValue: place.number) else {
      throw KeisenError(.invalidArgument, "place of value labels \(place.number) is unknown")
    }
    self.init(
      place: chosen,
      format: try TickFormat(try read(format)),
      size: size,
      color: color.chosen
    )
  }
}
