import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A grid of charts in one picture: cells with spans, insets, one legend, titles around all of it.
///
/// Each chart is drawn at the size of its cell, whatever its own size is. Plots in one column share
/// their left and right sides, plots in one row their top and bottom sides. Charts whose spaces
/// share a projection are linked, and where neighbours show the same one, the inner axis has
/// neither labels nor a title. Around the charts lies another one, `outer`, whose plot the grid
/// divides: its titles, legend, colour bars and notes are the figure's.
///
/// Safe to use from several threads; a frame works on copies.
public final class Figure: Sendable {
  struct State {
    var cells: [Cell] = []
    var insets: [Inset] = []
    var rows: [Track]
    var columns: [Track]
    var rowGap = 0.0
    var columnGap = 0.0
    var isAligned = true
    var showsInnerLabels = false
  }

  /// The most rows and the most columns.
  public static let maxTracks = 1000

  /// The chart around the grid: its size, theme, background, padding, titles, legend and notes are
  /// the figure's.
  ///
  /// What lies below its series is drawn before the charts, what lies above them after these. Its
  /// legends show the names of all charts. Charts that have no theme of their own take its theme.
  /// It has a bottom and a left axis that show nothing but a title, where they have one: for what
  /// all charts have in common. Its frame record is that of the figure: all texts, and the grid as
  /// plot. Drawn by itself it has no charts in it.
  public let outer: Chart
  let state: Watched<State>

  /// Makes a figure without charts.
  ///
  /// - Parameters:
  ///   - size: Size of the picture, in points.
  ///   - rows: Number of rows of the grid, 1...1000.
  ///   - columns: Number of columns of the grid, 1...1000.
  ///   - title: Text above the grid; empty for none.
  ///   - subtitle: Text between title and grid; empty for none.
  ///   - caption: Text below the grid; empty for none.
  ///   - xTitle: Title below all charts; empty for none.
  ///   - yTitle: Title to the left of all charts; empty for none.
  ///   - theme: Colours and font of the figure and of charts that have none; nil for the user's
  ///     own.
  ///   - background: Colour before anything is drawn; nil for the theme's.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive and finite,
  ///   or a number of tracks is not in 1...1000; as `Chart.setTheme(_:)`.
  public init(
    size: Size,
    rows: Int = 1,
    columns: Int = 1,
    title: String = "",
    subtitle: String = "",
    caption: String = "",
    xTitle: String = "",
    yTitle: String = "",
    theme: Theme? = nil,
    background: Color? = nil
  ) throws(KeisenError) {
    try Self.validate(rows, "rows")
    try Self.validate(columns, "columns")
    outer = try Chart(bare: size)
    state = Watched(
      State(
        rows: [Track](repeating: .weight(1), count: rows),
        columns: [Track](repeating: .weight(1), count: columns)
      )
    )
    var style = Axis.Style(tickLength: 0, minor: .none, width: 0, showsLabels: false, labelSize: 0)
    style.tickCount = 1
    outer.add(try Axis(.bottom, of: outer.space, title: xTitle, style: style), to: .above)
    outer.add(try Axis(.left, of: outer.space, title: yTitle, style: style), to: .above)
    // An empty one adds nothing.
    try outer.setTitle(title)
    try outer.setSubtitle(subtitle)
    try outer.setCaption(caption)
    if let theme { try outer.setTheme(theme) }
    if let background { outer.background = background }
  }

  private static func validate(_ tracks: Int, _ name: String) throws(KeisenError) {
    guard (1...maxTracks).contains(tracks) else {
      throw .invalidArgument("\(name) must be in 1...\(maxTracks), got \(tracks)")
    }
  }

  /// Number of rows of the grid.
  public var rowCount: Int { state.withLock { $0.rows.count } }

  /// Number of columns of the grid.
  public var columnCount: Int { state.withLock { $0.columns.count } }

  /// Size of the picture, in points: that of `outer`.
  public var size: Size { outer.size }

  /// Changes the size of the picture.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive and finite;
  ///   then the old size stays.
  public func setSize(_ size: Size) throws(KeisenError) { try outer.setSize(size) }

  /// Whether plots of one row or column share their sides; true unless changed.
  ///
  /// Weights divide what is left for plots then, so that plots of equal weight are equally large,
  /// to the pixel; else they divide the whole picture, and each chart lays itself out.
  public var isAligned: Bool {
    get { state.withLock { $0.isAligned } }
    set { state.change { $0.isAligned = newValue } }
  }

  /// Whether axes between charts show labels and titles where the next chart on their side shows
  /// the same projection on the same side; false unless changed.
  ///
  /// Ticks and lines are always there. Only charts in the grid count, and beside a chart with a
  /// span all of its neighbours do.
  public var showsInnerLabels: Bool {
    get { state.withLock { $0.showsInnerLabels } }
    set { state.change { $0.showsInnerLabels = newValue } }
  }

  /// Free room between rows, in points, beside the margins that charts have themselves: 0 unless
  /// changed.
  public var rowGap: Double { state.withLock { $0.rowGap } }

  /// Free room between columns, in points, beside the margins that charts have themselves: 0 unless
  /// changed.
  public var columnGap: Double { state.withLock { $0.columnGap } }

  /// Changes the free room between rows and between columns.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when one is negative or not finite; then
  ///   both stay.
  public func setGaps(rows: Double, columns: Double) throws(KeisenError) {
    try requireLength(rows, "row gap")
    try requireLength(columns, "column gap")
    state.change { ($0.rowGap, $0.columnGap) = (rows, columns) }
  }

  /// What the last frame did, or nil before the first: that of `outer`, whose plot is the grid and
  /// whose texts are all.
  ///
  /// What it did with a chart is that one's own record, positions relative to the top left corner
  /// of its place.
  public var frameRecord: FrameRecord? { outer.frameRecord }

  /// Makes a legend of the names of all charts and adds it to `outer`.
  ///
  /// Series of one name that look alike share a line.
  ///
  /// - Parameters:
  ///   - place: Where it lies; places within the plot are within the grid, over the charts.
  ///   - title: Text above the names; empty for none.
  ///   - style: How it looks; its place counts for nothing.
  /// - Returns: The legend.
  /// - Throws: As `Legend.init`; then nothing is added.
  @discardableResult
  public func addLegend(
    _ place: Legend.Place = .outsideRight,
    title: String = "",
    style: Legend.Style = Legend.Style()
  ) throws(KeisenError) -> Legend {
    try outer.addLegend(place, title: title, style: style)
  }
}
