import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenText

/// The names of a chart's series, each beside a sample of how it is drawn.
///
/// Of bars and lines whose rows have several looks the sample shows the first five beside each
/// other: those of a waterfall. Series without a label are left out. Names that are too long are
/// shortened; where there are more than the plot has room for, the last line says how many more
/// there are; both count as shortened texts in the frame record. A legend that has no room for one
/// name is left out, and counted there too.
public final class Legend: StyleKeeper {
  /// Where a legend lies.
  public enum Place: Int32, Hashable, Sendable, CaseIterable {
    /// Where it covers least of the data: one of the nine places within the plot.
    case best = 0
    /// Within the plot, in its top left corner; the next eight are within the plot too.
    case topLeft = 1
    /// At the middle of the top side.
    case top = 2
    /// In the top right corner.
    case topRight = 3
    /// At the middle of the left side.
    case left = 4
    /// In the middle.
    case center = 5
    /// At the middle of the right side.
    case right = 6
    /// In the bottom left corner.
    case bottomLeft = 7
    /// At the middle of the bottom side.
    case bottom = 8
    /// In the bottom right corner.
    case bottomRight = 9
    /// A list to the right of the plot and its axes, from the plot's top.
    case outsideRight = 10
    /// A list to the left of the plot and its axes, from the plot's top.
    case outsideLeft = 11
    /// Rows above the plot and its axes.
    case outsideTop = 12
    /// Rows below the plot and its axes.
    case outsideBottom = 13

    /// The side of the plot on which it lies, or nil within.
    var side: Side? {
      switch self {
      case .outsideRight: .right
      case .outsideLeft: .left
      case .outsideTop: .top
      case .outsideBottom: .bottom
      default: nil
      }
    }
  }

  /// How a legend looks.
  public struct Style: Hashable, Sendable {
    /// Where it lies.
    public var place: Place
    /// Number of columns; 0 makes one, or above and below the plot as many as fit.
    public var columns: Int
    /// Where it lies above or below the plot.
    public var alignment: TitleAlignment
    /// Whether the uppermost series comes first.
    public var isReversed: Bool
    /// Size of the names and of the title, in points.
    public var labelSize: Double
    /// Width of the samples, in points.
    public var swatchWidth: Double
    /// Free room within its border; nil for 8 points within the plot and none outside.
    public var insets: Insets?
    /// Fill; nil within the plot for a plot area that lets a little through, outside for none.
    public var background: Color?
    /// Full width of the border in points; 0 is none.
    public var borderWidth: Double
    /// Colour of the border; nil takes the theme's grid's.
    public var borderColor: Color?
    /// Radius of its corners, in points.
    public var radius: Double
    /// Colour of the names; nil takes the theme's.
    public var textColor: Color?
    /// Whether `$...$` is a formula in names and title and `\$` a dollar; by default they are shown
    /// as they are, as names come from data.
    public var hasMarkup: Bool

    /// Makes a style.
    public init(
      place: Place = .best,
      columns: Int = 0,
      alignment: TitleAlignment = .left,
      isReversed: Bool = false,
      labelSize: Double = 12,
      swatchWidth: Double = 20,
      insets: Insets? = nil,
      background: Color? = nil,
      borderWidth: Double = 0,
      borderColor: Color? = nil,
      radius: Double = 4,
      textColor: Color? = nil,
      hasMarkup: Bool = false
    ) {
      (self.place, self.columns, self.alignment) = (place, columns, alignment)
      (self.isReversed, self.labelSize, self.swatchWidth) = (isReversed, labelSize, swatchWidth)
      (self.insets, self.background, self.borderWidth) = (insets, background, borderWidth)
      (self.borderColor, self.radius, self.textColor) = (borderColor, radius, textColor)
      self.hasMarkup = hasMarkup
    }

    func validate() throws(KeisenError) {
      guard columns >= 0 else {
        throw .invalidArgument("columns must not be negative, got \(columns)")
      }
      try requireTextSize(labelSize, "label size")
      try requireLength(swatchWidth, "swatch width")
      try requireLength(borderWidth, "border width")
      try requireLength(radius, "radius")
      if let insets { try requireLengths(of: insets) }
    }
  }

  struct State: StyledState {
    var title: String
    var style: Style
  }

  /// As C calls it.
  public static var typeName: String { "legend" }

  let state: Watched<State>

  /// Makes a legend.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not allowed.
  public init(title: String = "", style: Style = Style()) throws(KeisenError) {
    try style.validate()
    state = Watched(State(title: title, style: style))
  }

  func check(_ style: Style) throws(KeisenError) { try style.validate() }

  /// The text above the names; empty for none.
  public var title: String {
    get { state.withLock { $0.title } }
    set { state.change { $0.title = newValue } }
  }

  /// Wants a band for itself when it lies outside.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand {
    let state = state.withLock { $0 }
    guard !frame.texts.omits(self, .legend), let side = state.style.place.side,
      let layout = try LegendLayout(state.style, title: state.title, in: frame)
    else { return LayoutDemand() }
    return LayoutDemand(
      side: side,
      thickness: side.dimension == .x ? layout.size.height : layout.size.width,
      rank: .legend,
      gap: frame.textSize(state.style.labelSize)
    )
  }

  /// Takes its box when it lies outside.
  public func footprint(_ frame: FrameContext) throws(KeisenError) -> Rect? {
    let state = state.withLock { $0 }
    guard state.style.place.side != nil, !frame.plot.isEmpty, !frame.texts.omits(self, .legend)
    else { return nil }
    return try LegendLayout(state.style, title: state.title, in: frame)?.footprint
  }

  /// Draws box, title, samples and names.
  public func encode(
    _ frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let state = state.withLock { $0 }
    guard !frame.plot.isEmpty, !frame.texts.omits(self, .legend),
      let layout = try LegendLayout(state.style, title: state.title, in: frame),
      let box = layout.box
    else {
      if try LegendLayout.isWanted(state.style, in: frame) { list.omitPart() }
      return
    }
    try layout.encode(at: Point(x: box.minX, y: box.minY), into: &list)
  }
}

extension Legend: YieldingAttachment {
  package var yieldingParts: [TextRoom.Part] {
    style.place.side == nil ? [] : [TextRoom.Part(self, .legend)]
  }
}
