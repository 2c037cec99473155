import Keisen

/// Construction jobs with what a reader should see: a span, a rule, an arrow and words.
enum Annotated: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let months = table["month"].map(Timestamp.init)
    let jobs = table.numbers("construction").map { $0 / 1000 }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("A decade of building")
    try chart.setSubtitle("Construction jobs in the United States, millions")

    let style = LineStyle(width: 2.5, color: Color(rgb: 0xd95f02))
    try chart.addLine(x: Column(months), y: Column(jobs), style: style)
    try chart.space.y.setRange(min: 5, max: 8.25)

    let recession = try Span(
      .x,
      from: Timestamp("2007-12-01").value,
      to: Timestamp("2009-06-01").value,
      in: chart.space,
      label: "Recession",
      style: Span.Style(color: Color("#80808024"), labelPlace: .bottom)
    )
    chart.add(recession, to: .below)

    guard let most = jobs.max(), let least = jobs.min(),
      let top = jobs.firstIndex(of: most), let foot = jobs.firstIndex(of: least)
    else { return chart }
    let topMonth = try chart.space.x.format(months[top].value, TickFormat(.date, pattern: "%B %Y"))
    let rule = try Rule(
      .y,
      at: DataValue(most),
      in: chart.space,
      label: topMonth,
      style: Rule.Style(dash: [4, 3])
    )
    chart.add(rule, to: .above)
    let month = Position.Coordinate.data(months[foot].value)
    let arrow = try Arrow(
      from: Position(x: month, y: .data(DataValue(most))),
      to: Position(x: month, y: .data(DataValue(least))),
      in: chart.space,
      style: Arrow.Style(color: Color(rgb: 0x7570b3), endGap: 4)
    )
    chart.add(arrow, to: .above)
    let lost = try chart.space.y.format(DataValue(most - least), TickFormat(.fixed, decimals: 1))
    let words = try TextAnnotation(
      "\(lost) million\njobs fewer",
      at: Position(
        x: month,
        y: .data(DataValue((most + least) / 2)),
        offset: Point(x: 8, y: 0)
      ),
      in: chart.space,
      style: TextAnnotation.Style(text: NoteStyle(isBold: true), anchor: Point(x: 0, y: 0.5))
    )
    chart.add(words, to: .above)
    return chart
  }
}
