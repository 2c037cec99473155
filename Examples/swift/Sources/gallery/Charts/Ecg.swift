import Keisen

/// An electrocardiogram at 360 Hz, on paper of 40 and 200 milliseconds.
enum Ecg: GalleryChart {
  /// The colours of paper and ink.
  struct Paper {
    let plotArea, grid, minorGrid, ink: Color

    static let light = Paper(
      plotArea: Color(rgb: 0xfff8f6),
      grid: Color(rgb: 0xf2b8ad),
      minorGrid: Color(rgb: 0xfae3de),
      ink: Color(rgb: 0x1c1c28)
    )
    static let dark = Paper(
      plotArea: Color(rgb: 0x1b1416),
      grid: Color(rgb: 0x6b3a36),
      minorGrid: Color(rgb: 0x3a2423),
      ink: Color(rgb: 0xf4efe8)
    )
  }

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("ecg")
    let paper = theme == .light ? Paper.light : .dark
    let chart = try Chart(bare: size)
    var paperTheme = theme
    paperTheme.plotArea = paper.plotArea
    try chart.setTheme(paperTheme)

    let lines = Grid.Style(
      showsMinorX: true,
      showsMinorY: true,
      color: paper.grid,
      minorColor: paper.minorGrid
    )
    let seconds = Axis.Style(tickInterval: 0.2, minorCount: 5)
    let units = Axis.Style(tickInterval: 50, minorCount: 5)
    let space = chart.space
    chart.add(try PlotArea(), to: .below)
    chart.add(try Grid(in: space, style: lines), to: .below)
    chart.add(try Axis(.bottom, of: space, title: "Time (s)", style: seconds), to: .above)
    chart.add(
      try Axis(.left, of: space, title: "One lead, arbitrary units", style: units),
      to: .above
    )
    try chart.setTitle("Three beats of a heart")

    try chart.addLine(
      x: Column(table.numbers("sample").map { $0 / 360 }),
      y: Column(table.numbers("value")),
      style: LineStyle(color: paper.ink)
    )
    try space.x.setRange(min: 0, max: 2.8)
    try space.y.setRange(min: -150, max: 300)
    return chart
  }
}
