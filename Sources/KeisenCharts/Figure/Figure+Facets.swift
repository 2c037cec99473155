import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

extension Figure {
  /// Makes a figure of one chart for each category, in rows from the left: small multiples.
  ///
  /// Charts share their projections, as told, so that they can be compared, and inner axes show
  /// ticks alone. Each has its category for a title.
  ///
  ///     let figure = try Figure(size: size, facetsBy: sectors, columns: 3) { (chart, sector, rows) throws(KeisenError) in
  ///       try chart.addLine(x: Column(copying: rows.map { years[$0] }), y: Column(copying: rows.map { jobs[$0] }))
  ///     }
  ///
  /// - Parameters:
  ///   - size: Size of the picture, in points.
  ///   - categories: The category of each row, in the rows' order; charts follow the first rows of
  ///     theirs.
  ///   - columns: Number of columns, at least 1; no more than there are categories are made.
  ///   - sharesX: Whether all charts have one projection for x.
  ///   - sharesY: Whether all charts have one projection for y.
  ///   - title: Text above the grid; empty for none.
  ///   - subtitle: Text between title and grid; empty for none.
  ///   - caption: Text below the grid; empty for none.
  ///   - xTitle: Title below all charts; empty for none.
  ///   - yTitle: Title to the left of all charts; empty for none.
  ///   - theme: Colours and font of the figure and of charts that have none; nil for the user's
  ///     own.
  ///   - draw: Adds what a chart shows: the chart, its category, and the numbers of its rows,
  ///     ascending.
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no category, the number of
  ///   columns or rows is not in 1...1000, or as `init`; whatever `draw` throws.
  public convenience init(
    size: Size,
    facetsBy categories: some Sequence<String>,
    columns: Int = 3,
    sharesX: Bool = true,
    sharesY: Bool = true,
    title: String = "",
    subtitle: String = "",
    caption: String = "",
    xTitle: String = "",
    yTitle: String = "",
    theme: Theme? = nil,
    draw: (Chart, String, [Int]) throws(KeisenError) -> Void
  ) throws(KeisenError) {
    let facets = Facets(categories)
    guard !facets.names.isEmpty else { throw .invalidArgument("categories must not be empty") }
    guard columns >= 1 else { throw .invalidArgument("columns must be positive, got \(columns)") }
    let columns = min(columns, facets.names.count)
    try self.init(
      size: size,
      rows: (facets.names.count - 1) / columns + 1,
      columns: columns,
      title: title,
      subtitle: subtitle,
      caption: caption,
      xTitle: xTitle,
      yTitle: yTitle,
      theme: theme
    )
    let (x, y) = (Projection(), Projection())
    for (index, name) in facets.names.enumerated() {
      let space = Space(x: sharesX ? x : Projection(), y: sharesY ? y : Projection())
      let chart = try Chart(size: size, space: space)
      // A category comes from data: its dollars are dollars.
      let style = Title.Style(size: Self.facetTitleSize, hasMarkup: false)
      chart.add(try Title(name, style: style), to: .above)
      try draw(chart, name, facets.rows[index])
      try add(chart, row: index / columns, column: index % columns)
    }
  }

  /// Size of the titles of facets, in points.
  private static let facetTitleSize = 13.0
}

/// Rows by their categories.
private struct Facets {
  /// In the order of their first rows.
  private(set) var names: [String] = []
  /// The rows of each, ascending.
  private(set) var rows: [[Int]] = []

  init(_ categories: some Sequence<String>) {
    var known: [String: Int] = [:]
    for (row, name) in categories.enumerated() {
      if let index = known[name] {
        rows[index].append(row)
      } else {
        known[name] = names.count
        names.append(name)
        rows.append([row])
      }
    }
  }
}
