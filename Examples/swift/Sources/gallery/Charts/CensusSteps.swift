import Keisen

/// Jobs in government by month: each month's number holds until the next one's.
enum CensusSteps: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("us-employment")
    let months = try table.times("month")
    let millions = table.numbers("government").map { $0 / 1000 }
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("For a summer, counting the nation was a job")
    try chart.setSubtitle("Jobs in government in the United States, millions")
    let (x, y) = (try Column(months), try Column(millions))
    let jobs = try LineSeries(
      x: x,
      y: y,
      in: chart.space,
      style: LineStyle(width: 1.5),
      variant: LineVariant(interpolation: .stepAfter)
    )
    chart.add(jobs)
    let style = AreaStyle(alpha: 0.2, baseline: 21.7, interpolation: .stepAfter)
    try chart.add(AreaMark(x: x, y: y, linkedLine: jobs, style: style))
    let peak = millions.indices.max { millions[$0] < millions[$1] } ?? 0
    let words = try TextAnnotation(
      "Census of 2010",
      at: Position(
        x: .data(DataValue(months[peak])),
        y: .data(DataValue(millions[peak])),
        offset: Point(x: 0, y: -12)
      ),
      in: chart.space
    )
    chart.add(words, to: .above)
    try chart.space.y.setRange(min: 21.7, max: 23.1)
    return chart
  }
}
