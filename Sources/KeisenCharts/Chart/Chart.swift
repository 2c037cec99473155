import KeisenAxes
import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// The container: padding, attachments below, series, attachments above, drawn in this order.
///
/// Inside each list a later element is drawn over an earlier one. Safe to use from several threads;
/// a frame works on copies.
public final class Chart: Sendable {
  /// How the distances from the picture's sides to the plot are found.
  public enum Padding: Hashable, Sendable {
    /// From the sizes of labels and titles, in every frame.
    case automatic
    /// Given, in points.
    case fixed(Insets)

    func validate() throws(KeisenError) {
      guard case .fixed(let insets) = self else { return }
      try requireLength(insets.top, "top padding")
      try requireLength(insets.left, "left padding")
      try requireLength(insets.bottom, "bottom padding")
      try requireLength(insets.right, "right padding")
    }
  }

  /// Which of a chart's two lists of attachments.
  public enum Layer: Hashable, Sendable {
    /// Drawn before the series.
    case below
    /// Drawn after the series.
    case above
  }

  package struct State {
    var size: Size
    /// nil for the user's own.
    var ownTheme: Theme?
    /// nil for the theme's.
    var background: Color?
    var padding = Padding.automatic
    /// What people read instead of the picture; empty for kind, title and ranges.
    var alt = ""
    /// The language of what the chart says about itself.
    var language = Language.english
    /// Whether titles may have markup.
    var hasMarkup = true
    var directRows = 20_000
    var series: [any Series] = []
    /// Which series are listed, so that a look-up costs the same for any number.
    var listed: Set<ObjectIdentifier> = []
    var below: [any Attachment] = []
    var above: [any Attachment] = []
    /// What decides ranges in every frame.
    var updaters: [RangeUpdater] = []
    /// What moves properties with the time of frames.
    var animators: [Animator] = []
    /// A user's code within frames.
    var hooks: [any Hook] = []
    /// The threads that are in a frame.
    var callers = Callers()
    var record: FrameRecord?
    /// That of the last frame.
    var pixelRatio = 1.0
    /// When the last frame began and was stored, where what it was drawn with is what there was
    /// then.
    var drawn: FrameSpan?

    /// The colours and the font that parts take where they are given none.
    var theme: Theme { ownTheme ?? UserPreferences.current.theme }
  }

  /// The space that the chart was made with.
  public let space: Space
  package let state: Watched<State>

  /// Makes a chart with one space and no attachment.
  ///
  /// - Parameters:
  ///   - size: Size of the picture, in points.
  ///   - space: The chart's own space; nil makes one with unset projections. Charts whose spaces
  ///     share a projection are linked.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive and finite.
  public init(bare size: Size, space: Space? = nil) throws(KeisenError) {
    try Self.validate(size)
    self.space = space ?? Space(x: Projection(), y: Projection())
    state = Watched(State(size: size))
  }

  /// Makes a chart that is ready for data.
  ///
  /// It has one space, with unset projections unless it is given, and, as attachments, a plot area
  /// and a grid below, a bottom and a left axis above. All of them are ordinary and may be removed.
  ///
  /// - Parameters:
  ///   - size: Size of the picture, in points.
  ///   - title: Text above the plot; empty for none.
  ///   - subtitle: Text between title and plot; empty for none.
  ///   - caption: Text below the plot; empty for none.
  ///   - xTitle: Title of the bottom axis; empty for none.
  ///   - yTitle: Title of the left axis; empty for none.
  ///   - theme: Colours and font of the parts; nil for the user's own.
  ///   - background: Colour before anything is drawn; nil for the theme's.
  ///   - space: The chart's own space; nil makes one. Charts whose spaces share a projection are
  ///     linked.
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive and finite,
  ///   `.unsupported` when the space is polar; as `setTheme(_:)`.
  public convenience init(
    size: Size,
    title: String = "",
    subtitle: String = "",
    caption: String = "",
    xTitle: String = "",
    yTitle: String = "",
    theme: Theme? = nil,
    background: Color? = nil,
    space: Space? = nil
  ) throws(KeisenError) {
    try self.init(bare: size, space: space)
    add(try PlotArea(), to: .below)
    add(try Grid(in: self.space), to: .below)
    add(try Axis(.bottom, of: self.space, title: xTitle), to: .above)
    add(try Axis(.left, of: self.space, title: yTitle), to: .above)
    // An empty one adds nothing.
    try setTitle(title)
    try setSubtitle(subtitle)
    try setCaption(caption)
    if let theme { try setTheme(theme) }
    if let background { self.background = background }
  }

  deinit {
    for series in series { series.detach() }
    for attachment in attachments(.below) + attachments(.above) { Self.detach(attachment) }
  }

  static func validate(_ size: Size) throws(KeisenError) {
    guard size.width.isFinite, size.width > 0 else {
      throw .invalidArgument("width must be positive and finite, got \(size.width)")
    }
    guard size.height.isFinite, size.height > 0 else {
      throw .invalidArgument("height must be positive and finite, got \(size.height)")
    }
  }

  /// Size of the picture, in points.
  public var size: Size { state.withLock { $0.size } }

  /// Changes the size of the picture.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a side is not positive and finite;
  ///   then the old size stays.
  public func setSize(_ size: Size) throws(KeisenError) {
    try Self.validate(size)
    state.change { $0.size = size }
  }

  /// The colours and the font that parts take where they are given none.
  ///
  /// The user's own (`Preferences.user()`), `Theme.light` where nothing is said, until another one
  /// is set.
  public var theme: Theme { state.withLock { $0.ownTheme } ?? UserPreferences.current.theme }

  /// Changes the colours and the font that parts take where they are given none.
  ///
  /// - Parameter theme: The theme; nil takes the user's own again.
  /// - Throws: `KeisenError` with code `.invalidArgument` when the theme has no colour for series,
  ///   no such font, or a size of texts that is not allowed, `.io` when the font's file can't be
  ///   read; then the old theme stays.
  public func setTheme(_ theme: Theme?) throws(KeisenError) {
    try theme?.validate()
    state.change { $0.ownTheme = theme }
  }

  /// Colour of the picture before anything is drawn; nil takes the theme's.
  public var background: Color? {
    get { state.withLock { $0.background } }
    set { state.change { $0.background = newValue } }
  }

  /// How the distances from the picture's sides to the plot are found.
  public var padding: Padding { state.withLock { $0.padding } }

  /// Changes how the distances from the picture's sides to the plot are found.
  ///
  /// Padding that leaves no room gives an empty plot, not an error.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a distance is negative or not
  ///   finite.
  public func setPadding(_ padding: Padding) throws(KeisenError) {
    try padding.validate()
    state.change { $0.padding = padding }
  }

  /// Rows in view up to which marks are drawn row by row: 20,000 unless changed.
  ///
  /// A line of more rows is drawn as the envelope of its rows (`SeriesRecord.Tier.envelope`), which
  /// costs what the picture's width needs, and so are category bars. Where the lines have more rows
  /// in view together, so is each of them that has more than two for each device pixel across the
  /// plot. A line whose x goes both ways or has gaps, a curve, one of separate segments and one in
  /// opaque colours by values is drawn as its coverage (`SeriesRecord.Tier.coverage`) where it has
  /// more rows by itself. Marks say when they are: most of more rows, polygons, boxes, candlesticks
  /// and wide bars of more than a quarter as many shapes. 0 takes envelope or coverage always where
  /// there is one, `Int.max` never does. An exact frame does not ask.
  public var directRows: Int { state.withLock { $0.directRows } }

  /// Changes the number of rows in view up to which marks are drawn row by row.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when it is negative; then the old number
  ///   stays.
  public func setDirectRows(_ rows: Int) throws(KeisenError) {
    guard rows >= 0 else {
      throw .invalidArgument("direct rows must not be negative, got \(rows)")
    }
    state.change { $0.directRows = rows }
  }

  /// What the last frame did, or nil before the first.
  public var frameRecord: FrameRecord? { state.withLock { $0.record } }

  /// Fits every projection under the chart's series, once, as `Projection.fit(margins:)` does.
  ///
  /// - Throws: As `Projection.fit(margins:)`. Projections before the failing one stay fitted.
  public func fit(margins: Bool = true) throws(KeisenError) {
    var done: Set<ObjectIdentifier> = []
    for series in series {
      for projection in series.projections
      where done.insert(ObjectIdentifier(projection)).inserted {
        try projection.fit(margins: margins)
      }
    }
  }
}
