import CKeisen
import Keisen

extension keisen_theme_options {
  /// The base with what was changed.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no theme.
  fileprivate func theme() throws(KeisenError) -> Theme {
    var theme = try Theme(base)
    theme.background = background.chosen ?? theme.background
    theme.plotArea = plot_area.chosen ?? theme.plotArea
    theme.grid = grid.chosen ?? theme.grid
    theme.axis = axis.chosen ?? theme.axis
    theme.label = label.chosen ?? theme.label
    theme.title = title.chosen ?? theme.title
    theme.highlight = highlight.chosen ?? theme.highlight
    theme.messages.normal = message_normal.chosen ?? theme.messages.normal
    theme.messages.ok = message_ok.chosen ?? theme.messages.ok
    theme.messages.caution = message_caution.chosen ?? theme.messages.caution
    theme.messages.error = message_error.chosen ?? theme.messages.error
    theme.messages.debug = message_debug.chosen ?? theme.messages.debug
    theme.messages.internalError = message_internal_error.chosen ?? theme.messages.internalError
    if text_size != 0 { theme.textSize = text_size }
    if font != nil { theme.font = try string(font, "font") }
    guard cycle_count <= 4096 else {
      throw KeisenError(.invalidArgument, "cycle_count must be at most 4096, got \(cycle_count)")
    }
    if cycle != nil {
      theme.cycle = UnsafeBufferPointer(start: cycle, count: Int(cycle_count)).map { Color($0) }
    } else if cycle_count > 0 {
      throw KeisenError(.invalidArgument, "cycle is NULL, cycle_count is \(cycle_count)")
    }
    return theme
  }
}

extension Theme {
  /// Reads a theme that there is.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ theme: keisen_theme) throws(KeisenError) {
    switch theme {
    case KEISEN_THEME_LIGHT: self = .light
    case KEISEN_THEME_DARK: self = .dark
    case KEISEN_THEME_PRINT: self = .print
    default: throw KeisenError(.invalidArgument, "theme \(theme.number) is unknown")
    }
  }
}

@c @implementation
public func keisen_chart_set_theme(
  _ chart: Handle, _ options: In<keisen_theme_options>
) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    try chart.setTheme(options == nil ? nil : try read(options).theme())
  }
}
