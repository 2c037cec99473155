import KeisenPrimitives

/// How long the plots of charts are, for what turns points into data while ranges are decided.
///
/// A plot's size follows from the ranges, by the labels of its axes, and some ranges follow from the plot's size. So ranges are decided
/// and charts laid out in turns, until a layout has the plots that its ranges were decided with. Each time it begins with the
/// whole pictures, never with plots of an earlier frame.
final class FramePlots: Sendable {
  /// Times that ranges are decided, at most.
  static let maxPasses = 8

  private struct Entry {
    let chart: Chart
    var size: Size
    var isRead = false
  }

  private let entries: Locked<[ObjectIdentifier: Entry]>
  /// Whether a chart that was not given takes part when it is asked for.
  private let isOpen: Bool

  /// Makes the plots of a frame's charts.
  ///
  /// - Parameter charts: Each with the size of its picture. Any other chart is laid out by itself when it is asked for.
  init(_ charts: [(chart: Chart, size: Size)]) {
    var entries: [ObjectIdentifier: Entry] = [:]
    for (chart, size) in charts { entries[ObjectIdentifier(chart)] = Entry(chart: chart, size: size) }
    self.entries = Locked(entries)
    isOpen = false
  }

  /// Makes the plots for an update apart from any frame: those of the charts that it asks for.
  init() {
    entries = Locked([:])
    isOpen = true
  }

  /// Returns the size of a chart's plot.
  ///
  /// - Throws: As `Chart.plot()`, of a chart that takes no part.
  func size(of chart: Chart) throws(KeisenError) -> Size {
    let key = ObjectIdentifier(chart)
    let known = entries.withLock { entries -> Size? in
      if entries[key] == nil, isOpen { entries[key] = Entry(chart: chart, size: chart.size) }
      entries[key]?.isRead = true
      return entries[key]?.size
    }
    if let known { return known }
    let plot = try chart.plot()
    return Size(width: plot.width, height: plot.height)
  }

  /// The charts that were asked for.
  var readCharts: [Chart] {
    entries.withLock { $0.values.filter(\.isRead).map(\.chart) }
  }

  /// Takes the plots of a layout; returns whether those that were asked for are what they were.
  func settle(_ plots: [(chart: Chart, plot: Rect)]) -> Bool {
    entries.withLock { entries in
      var isSettled = true
      for (chart, plot) in plots {
        let size = Size(width: plot.width, height: plot.height)
        guard let entry = entries[ObjectIdentifier(chart)] else { continue }
        if entry.isRead, entry.size != size { isSettled = false }
        entries[ObjectIdentifier(chart)]?.size = size
      }
      return isSettled
    }
  }
}
