import KeisenPrimitives

/// How long the plots of charts are, for what turns points into data while ranges are decided.
///
/// A plot's size follows from the ranges, by the labels of its axes, and some ranges follow from
/// the plot's size. So ranges are decided and charts laid out in turns, until a layout has the
/// plots that its ranges were decided with. Each time it begins with the whole pictures, never with
/// plots of an earlier frame.
///
/// Where something remembers a value from its first frame on, that frame is decided once more with
/// the memory that it leaves: otherwise the second frame, which has it, could settle elsewhere.
package final class FramePlots: Sendable {
  /// Times that ranges are decided, at most, with one memory.
  static let maxPasses = 8

  private struct Entry {
    let chart: any PlotSource
    let start: Size
    var size: Size
    var isRead = false

    /// The same with the size that a frame begins with.
    var atStart: Entry { Entry(chart: chart, start: start, size: start, isRead: isRead) }
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var pass = 1
    /// What is remembered first of this frame, by who remembers it; nil until the ranges have
    /// settled without.
    var memory: [ObjectIdentifier: DataValue]?
    /// What this pass would leave.
    var firsts: [ObjectIdentifier: DataValue] = [:]
  }

  private let state: Locked<State>
  /// Whether a chart that was not given takes part when it is asked for.
  private let isOpen: Bool

  /// Makes the plots of a frame's charts.
  ///
  /// - Parameter charts: Each with the size of its picture. Any other chart is laid out by itself
  ///   when it is asked for.
  package init(_ charts: [(chart: any PlotSource, size: Size)]) {
    var state = State()
    for (chart, size) in charts {
      state.entries[ObjectIdentifier(chart)] = Entry(chart: chart, start: size, size: size)
    }
    self.state = Locked(state)
    isOpen = false
  }

  /// Makes the plots for an update apart from any frame: those of the charts that it asks for.
  init() {
    state = Locked(State())
    isOpen = true
  }

  /// Returns the size of a chart's plot.
  ///
  /// - Throws: As `Chart.plot()`, of a chart that takes no part.
  func size(of chart: any PlotSource) throws(KeisenError) -> Size {
    let key = ObjectIdentifier(chart)
    let known = state.withLock { state -> Size? in
      if state.entries[key] == nil, isOpen {
        state.entries[key] = Entry(chart: chart, start: chart.size, size: chart.size)
      }
      state.entries[key]?.isRead = true
      return state.entries[key]?.size
    }
    if let known { return known }
    let plot = try chart.currentPlot()
    return Size(width: plot.width, height: plot.height)
  }

  /// The charts that were asked for.
  var readCharts: [any PlotSource] {
    state.withLock { $0.entries.values.filter(\.isRead).map(\.chart) }
  }

  /// Returns what somebody remembers who has no memory before this frame.
  ///
  /// - Parameters:
  ///   - owner: Who remembers it.
  ///   - first: What it would remember of this pass.
  /// - Returns: What it remembers; nil until the frame has settled without.
  func memory(of owner: AnyObject, first: DataValue) -> DataValue? {
    state.withLock { state in
      state.firsts[ObjectIdentifier(owner)] = first
      return state.memory?[ObjectIdentifier(owner)]
    }
  }

  /// Takes the plots of a layout.
  ///
  /// - Returns: Whether those that were asked for are what they were; nil where ranges are to be
  ///   decided once more.
  package func settle(_ plots: [(chart: any PlotSource, plot: Rect)]) -> Bool? {
    state.withLock { state in
      var isSettled = true
      for (chart, plot) in plots {
        let size = Size(width: plot.width, height: plot.height)
        guard let entry = state.entries[ObjectIdentifier(chart)] else { continue }
        if entry.isRead, entry.size != size { isSettled = false }
        state.entries[ObjectIdentifier(chart)]?.size = size
      }
      let firsts = state.firsts
      state.firsts = [:]
      guard isSettled || state.pass == Self.maxPasses else {
        state.pass += 1
        return nil
      }
      guard !firsts.isEmpty, state.memory == nil else { return isSettled }
      state.memory = firsts
      state.pass = 1
      state.entries = state.entries.mapValues { $0.atStart }
      return nil
    }
  }
}
