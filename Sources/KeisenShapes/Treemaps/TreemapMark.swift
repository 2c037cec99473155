import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

/// Rectangles whose areas are to each other as their values are, side by side and within those of
/// their parents.
///
/// They fill the plot, as near to squares as can be (Bruls, Huizing and van Wijk, 2000), the
/// greatest first, from the left and from the top. A row that is a parent has the sum of its
/// children, whatever its own value is. Rows whose value is missing or not above 0 have none, nor
/// those that are their own ancestors. Axes and grids hide where a chart has nothing else.
///
/// Rows of less than a device pixel are drawn together, as many as have one, in the mean of their
/// colours; the frame record's tier is then `summary`. Rows are sorted and laid once for columns
/// and a plot, and thousands of small rectangles kept as an image, so that a frame in which these
/// stay costs what the large ones cost.
public struct TreemapMark: ColoredMark {
  /// The values, of which those above 0 count.
  public var values: Column
  /// The row of each row's parent; nil where none has one.
  ///
  /// A number that is no row, or none, is for what has no parent.
  public var parents: Column?
  /// What gives each row its colour, by the colour scale; nil takes one for each row without a
  /// parent.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// How they look.
  public var style: TreemapStyle
  /// Where they were laid last.
  private let layouts = TreemapLayouts()

  /// Makes a treemap.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - parents: As many numbers of rows; nil for none.
  ///   - color: As many values of colours; nil takes those of the cycle.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  ///   - style: How they look, and their names.
  public init(
    values: Column,
    parents: Column? = nil,
    color: Column? = nil,
    colorScale: ColorScale? = nil,
    style: TreemapStyle = TreemapStyle()
  ) {
    (self.values, self.parents, self.color, self.style) = (values, parents, color, style)
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// What messages call it.
  public static var kindName: String { "treemap" }
  /// As C calls it.
  public static var typeName: String { "treemap" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Treemap", "Treemap", japanese: "ツリーマップ", "ツリーマップ")
  }

  /// An animation moves the values.
  public static var movingColumns: [MovableColumn<Self>] { [MovableColumn("values", \.values)] }

  package func inColor(_ color: Color) -> TreemapMark {
    var mark = self
    (mark.color, mark.style.color) = (nil, color)
    return mark
  }

  /// Its columns.
  public var columns: [MarkColumn] {
    var columns = [MarkColumn("values", values)]
    if let parents { columns.append(MarkColumn("parents", parents)) }
    if let color { columns.append(MarkColumn("color", color, of: colorScale)) }
    return columns
  }

  /// Wants none.
  public func showsGrid(in dimension: Dimension) -> Bool { false }

  /// Wants none.
  public func showsAxis(in dimension: Dimension) -> Bool { false }

  /// Returns the greatest rows without children, at most five, with their values.
  public func words(in language: Language) -> String? {
    let isJapanese = language == .japanese
    guard let tree = try? TreemapTree(values, parents), let all = try? tree.leaves() else {
      return nil
    }
    guard all.count > 0 else { return isJapanese ? "値なし" : "no values" }
    let leaves = (0..<min(5, all.count)).map { place in
      let row = all.rows[place]
      let number = TickFormat().texts(of: [DecimalNumber(shortest: tree.sum(of: row))]).first ?? ""
      let name =
        row < style.labels.count ? style.labels[row] : isJapanese ? "行\(row)" : "row \(row)"
      return "\(name) \(number)"
    }
    let rest = all.count - leaves.count
    guard !isJapanese else {
      return leaves.joined(separator: "、") + (rest > 0 ? "、ほか\(rest)個" : "")
    }
    return leaves.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// Draws a small rectangle.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    frame.swatch(swatchColor(style.color, frame).opacity(Float(style.alpha)))
  }

  /// Returns where the rows lie on a plot.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func layout(_ frame: FrameContext) throws(KeisenError) -> TreemapLayout {
    try layouts.layout(values, parents, room(frame))
  }

  /// Returns the image of the small rows of a layout; nil where there is none.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func specks(
    _ layout: TreemapLayout,
    _ colors: TreemapColors,
    _ frame: FrameContext
  ) throws(KeisenError) -> TreemapSpecks? {
    guard !layout.specks.isEmpty else { return nil }
    let appearance = TreemapLayouts.Appearance(
      palette: colors.palette.map(\.bytes),
      color: color.map(ObjectIdentifier.init),
      change: color?.latestChange,
      range: colorScale.map { frame.range(of: $0.projection) }
    )
    return try layouts.specks(values, parents, room(frame), appearance) { () throws(KeisenError) in
      try TreemapSpecks(layout, pixelRatio: frame.pixelRatio, color: colors.color(of:group:))
    }
  }

  private func room(_ frame: FrameContext) -> TreemapLayout.Room {
    TreemapLayout.Room(
      plot: frame.plot,
      pixelRatio: frame.pixelRatio,
      snapsToPixels: frame.snapsToPixels,
      padding: style.padding,
      header: style.labelSize * frame.theme.textScale * TreemapLayout.headerHeight
    )
  }
}

/// How a treemap looks.
public struct TreemapStyle: Hashable, Sendable {
  /// The name of each row; rows beyond them have none.
  public var labels: [String]
  /// Whether the value of a row stands below its name.
  public var showsValues: Bool
  /// How values are written.
  public var valueFormat: TickFormat
  /// Size of the names, in points, in 0...1,000; 0 for none.
  public var labelSize: Double
  /// Width of the gap between neighbours, in points.
  public var gap: Double
  /// Width of the rim of a parent around its children, in points.
  public var padding: Double
  /// The colour of all rows; nil takes the next of the theme's cycle for each row without a parent,
  /// and one for all where there are more of these than the cycle has colours and no parents.
  public var color: Color?
  /// What the alpha of fills is multiplied by, in 0...1.
  public var alpha: Double

  /// Makes a style.
  public init(
    labels: [String] = [],
    showsValues: Bool = true,
    valueFormat: TickFormat = TickFormat(),
    labelSize: Double = 12,
    gap: Double = 1,
    padding: Double = 3,
    color: Color? = nil,
    alpha: Double = 1
  ) {
    (self.labels, self.showsValues, self.valueFormat) = (labels, showsValues, valueFormat)
    (self.labelSize, self.gap, self.padding) = (labelSize, gap, padding)
    (self.color, self.alpha) = (color, alpha)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    try valueFormat.validate()
    try requireTextSize(labelSize, "label size")
    try requireLength(gap, "gap")
    try requireLength(padding, "padding")
    try requireFraction(alpha, "alpha")
  }
}

extension TreemapStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [.init(.size, \.labelSize, 0...1000), .init(.alpha, \.alpha)]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color)]
  }
}

/// Rectangles whose areas are to each other as their values are.
public typealias TreemapSeries = MarkSeries<TreemapMark>

extension TreemapMark {
  /// It is a part of a whole.
  public func hitKind(ofRow row: Int) -> HitKind {
    .part(style.labels.indices.contains(row) ? style.labels[row] : "", isColored: true)
  }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    DescribedSeries(series, .parts, fields.named(style.labels), position: "name", value: "values")
  }
}
