import CKeisen
import Keisen

extension TickFormat {
  /// Reads a format.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the style is unknown, the decimals
  ///   are not in -1...30, or a text is not UTF-8 or the pattern has an unknown directive.
  init(_ options: keisen_tick_format_options) throws(KeisenError) {
    guard options.decimals >= -1 else {
      throw KeisenError(
        .invalidArgument,
        "decimals must be in 0...30, or -1 for automatic, got \(options.decimals)"
      )
    }
    self.init(
      try Style(options.style),
      decimals: options.decimals < 0 ? nil : Int(options.decimals),
      pattern: try optionalString(options.pattern, "pattern"),
      prefix: try optionalString(options.prefix, "prefix"),
      suffix: try optionalString(options.suffix, "suffix")
    )
    try validate()
  }
}

extension TickFormat.Style {
  /// Reads a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  init(_ style: keisen_tick_format) throws(KeisenError) {
    switch style {
    case KEISEN_TICK_FORMAT_AUTOMATIC: self = .automatic
    case KEISEN_TICK_FORMAT_FIXED: self = .fixed
    case KEISEN_TICK_FORMAT_SCIENTIFIC: self = .scientific
    case KEISEN_TICK_FORMAT_SI: self = .si
    case KEISEN_TICK_FORMAT_PERCENT: self = .percent
    case KEISEN_TICK_FORMAT_THOUSANDS: self = .thousands
    case KEISEN_TICK_FORMAT_DATE: self = .date
    case KEISEN_TICK_FORMAT_DURATION: self = .duration
    default: throw KeisenError(.invalidArgument, "tick format \(style.number) is unknown")
    }
  }
}
