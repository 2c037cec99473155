import KeisenFrames

extension Chart.State {
  /// Whether code runs while the chart is laid out and drawn that must be on the thread that draws.
  var callsBack: Bool {
    series.contains(where: \.callsBack) || (below + above).contains(where: \.callsBack)
  }
}
