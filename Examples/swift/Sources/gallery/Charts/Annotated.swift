import Keisen

/// Construction jobs with what a reader should see: a span, a rule, an arrow and words.
enum Annotated: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let months = try table.times("month")
    let jobs = table.numbers("construction").map { $0 / 1000 }
    let chart = try Chart(
      size: size,
      title: "A decade of building",
      subtitle: "Construction jobs in the United States, millions",
      theme: theme
    )

    let style = LineStyle(width: 2.5, color: Color(rgb: 0xd95f02))
    try chart.addLine(x: Column(months), y: Column(jobs), style: style)
    try chart.space.y.setRange(min: 5, max: 8.25)

    try chart.addSpan(
      .x,
      from: Timestamp("2007-12-01"),
      to: Timestamp("2009-06-01"),
      label: "Recession",
      style: Span.Style(color: Color("#80808024"), labelPlace: .bottom)
    )

    guard let maximum = jobs.max(), let minimum = jobs.min(),
      let top = jobs.firstIndex(of: maximum), let foot = jobs.firstIndex(of: minimum)
    else { return chart }
    let pattern = TickFormat(.date, pattern: "%B %Y")
    let topMonth = try chart.space.x.format(DataValue(months[top]), pattern)
    try chart.addRule(.y, at: maximum, label: topMonth, style: Rule.Style(dash: [4, 3]))
    try chart.addArrow(
      from: Position(x: months[foot], y: maximum),
      to: Position(x: months[foot], y: minimum),
      style: Arrow.Style(color: Color(rgb: 0x7570b3), endGap: 4)
    )
    let lost = try chart.space.y.format(
      DataValue(maximum - minimum),
      TickFormat(.fixed, decimals: 1)
    )
    try chart.addText(
      "\(lost) million\njobs fewer",
      at: Position(x: months[foot], y: (maximum + minimum) / 2, offset: Point(x: 8, y: 0)),
      style: TextAnnotation.Style(text: TextBoxStyle(isBold: true), anchor: Point(x: 0, y: 0.5))
    )
    return chart
  }
}
