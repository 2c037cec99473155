import KeisenDrawing
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// What a part may ask while a frame is encoded: where the plot is and what the ranges are.
///
/// A frame works on copies: what it holds does not change while it is drawn.
public struct FrameContext: Sendable {
  /// Size of the picture, in points.
  public let size: Size
  /// Device pixels per point.
  public let pixelRatio: Double
  /// The colours and the font of the chart.
  public let theme: Theme
  /// Time of the frame in seconds; 0 while something is only laid out.
  public package(set) var time = 0.0
  /// The plot rectangle in points, its sides on whole device pixels.
  public package(set) var plot: Rect
  /// The shape of the plot, to which series and grids are clipped.
  public package(set) var plotClip: Clip
  /// How far texts give way, so that the plot keeps its part of the picture.
  package var texts = TextRoom()
  /// The sides of a figure's plots, between which its titles and legends are aligned; nil for those
  /// of the plot.
  package var plotsOfFigure: (left: Double, right: Double)?
  /// The sides between which titles and legends above and below are aligned.
  package var alignedSpan: (left: Double, right: Double) { plotsOfFigure ?? (plot.minX, plot.maxX) }
  /// Width of the widest of the titles and subtitles of one alignment: all of these share its edge.
  package var titleWidths: [TitleAlignment: Double] = [:]
  /// Whether the ranges were decided for the plot that they make.
  package var isSettled = true
  /// Whether labels of ticks are left out, as they would leave no room for a plot.
  var omitsTickLabels = false
  /// The axes that show neither labels of ticks nor a title, as a neighbour in a figure shows them.
  package var bareAxes: Set<ObjectIdentifier> = []
  /// The least distances from the picture's sides to the plot: what neighbours in a figure need.
  package var minInsets = Insets.zero
  /// Whether it is the picture around a figure's charts, which ends at the sides where nothing lies
  /// beside the plot.
  package var isAroundCharts = false
  /// What legends show in place of the names of `series`; nil for these.
  package var legendEntries: [LegendEntry]?
  /// What fills the plot, over the picture's background; nil for nothing.
  package var plotFill: Fill?
  /// The distance from the plot to the part's own band on its side, in points.
  public package(set) var bandOffset = 0.0
  /// Place of the series among those of the chart, from 0 at the bottom.
  public package(set) var seriesIndex = 0
  /// The chart's series, from the bottom up.
  public package(set) var series: [any Series] = []
  /// The chart's attachments, those below the series first.
  package var attachments: [any Attachment] = []
  /// The language of what the chart says about itself.
  package var language = Language.english
  /// Whether titles may have markup.
  package var hasMarkup = true
  /// Which axes, grids and plot areas are drawn.
  package var furniture = PlotFurniture([])
  /// Rows in view up to which lines are drawn row by row, as the chart has it; `Int.max` in an
  /// exact frame.
  public package(set) var directRows = Int.max
  /// Shapes of one series up to which they are drawn one by one, whatever `directRows` is:
  /// documents keep as many.
  package var keptShapes = 0
  /// Whether edges and rules stand on device pixels; those of series in a document, which has none,
  /// stand where they are.
  package var snapsToPixels = true
  /// Rows in view of all lines together; 0 where all that they have are no more than `directRows`.
  package var rowsOfLines = 0
  /// Whether the renderer keeps columns, so that series best hand them over as they are.
  public package(set) var keepsColumns = false
  package var ranges: FrameRanges
  /// What counts the rows of densities; nil for the CPU.
  package var renderer: (any Renderer)?
  /// What densities have counted.
  package var densities = FrameDensities()
  /// The rows that it is made of, for what is told of it afterwards.
  package let pinnedRows = PinnedRows.current
  /// What areas that abut have found for each other.
  package let areas = FrameAreas()
  /// The colours of the theme's cycle that are used.
  package let cycleUse = CycleUse()
  /// The axes and their labels.
  package var axes = FrameAxes()
  /// Whether a legend looks for the place where it covers least.
  package var seeksPlace = false
  /// Boxes of texts within the plot that legends keep clear of: those of annotations and the labels
  /// of discs.
  package var textBoxes: [Rect] = []
  /// Lines along annotations that legends keep clear of.
  package var annotationOutlines: [[Point]] = []
  private var ticks: [TickKey: AxisTicks] = [:]

  private struct TickKey: Hashable {
    var projection: ObjectIdentifier
    var dimension: Dimension
  }

  package init(size: Size, pixelRatio: Double, theme: Theme, ranges: FrameRanges) {
    (self.size, self.pixelRatio, self.theme, self.ranges) = (size, pixelRatio, theme, ranges)
    plot = Rect(x: 0, y: 0, width: size.width, height: size.height)
    plotClip = Clip(rect: plot)
  }

  /// Returns the frame's copy of a projection's range.
  public func range(of projection: Projection) -> ProjectionRange {
    ranges[projection]
  }

  /// Returns the map from a projection's values, relative to its origin, to points across the plot;
  /// of a polar space to radians clockwise from 12 o'clock, and to points from the middle.
  package func map(_ dimension: Dimension, of space: Space) -> ScaleMap {
    if let polar = polar(space) { return dimension == .x ? polar.angles : polar.radii }
    let range = ranges[space.projection(dimension)]
    switch dimension {
    case .x: return range.map(to: plot.minX, plot.maxX)
    case .y: return range.map(to: plot.maxY, plot.minY)
    }
  }

  /// Returns the ticks that the first axis of a projection has chosen, or nil where it has none.
  package func ticks(of projection: Projection, _ dimension: Dimension) -> AxisTicks? {
    ticks[TickKey(projection: ObjectIdentifier(projection), dimension: dimension)]
  }

  /// Tells other parts which ticks an axis has; the first one to say so decides.
  package mutating func publish(
    _ ticks: AxisTicks,
    of projection: Projection,
    _ dimension: Dimension
  ) {
    let key = TickKey(projection: ObjectIdentifier(projection), dimension: dimension)
    if self.ticks[key] == nil { self.ticks[key] = ticks }
  }

  /// The series that is drawn; nil while something else is.
  package var drawnSeries: (any Series)? {
    series.indices.contains(seriesIndex) ? series[seriesIndex] : nil
  }

  /// The middle of the plot.
  package var plotCenter: SIMD2<Double> { SIMD2(plot.midX, plot.midY) }

  /// Whether the frame is of a document.
  package var isDocument: Bool { keptShapes > 0 }

  /// Returns the position of the nearest border between device pixels, or where these don't count
  /// the position itself.
  package func snapped(_ position: Double) -> Double {
    snapsToPixels ? (position * pixelRatio).rounded() / pixelRatio : position
  }

  /// Returns a length of whole device pixels, at least one for a length that is not 0; or where
  /// these don't count the length itself.
  package func snappedLength(_ length: Double) -> Double {
    guard snapsToPixels else { return max(0, length) }
    // Beyond that all lengths are whole.
    guard length < 0x1p52 else { return length }
    return length > 0 ? max(1, (length * pixelRatio).rounded()) / pixelRatio : 0
  }

  /// Returns where a rule of `width`, which `snappedLength` gave, begins, so that its middle is
  /// nearest to `position` and its edges stand on borders of device pixels.
  package func snappedRule(at position: Double, width: Double) -> Double {
    snapped(position - width / 2)
  }
}
