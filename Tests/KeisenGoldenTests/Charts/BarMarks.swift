import Keisen

extension GoldenChart {
  /// Bars of every kind, error bars, stems and candlesticks.
  static let barMarks = [
    barsGrouped, barsStackedLevel, barsOfHistogram, barsOfWaterfall, barsAtAnAngle, errorBars,
    stems,
    candlesticks, priceBuckets,
  ]

  private static let names = CategoryScale(["spring", "summer", "autumn", "winter"])

  /// Three sets side by side, of both signs, with round tips and looks of rows.
  static let barsGrouped = GoldenChart("BarsGrouped") {
    let chart = try Chart(size: size)
    var model = BarMark(value: try Column([Double]()), names: names)
    model.style.radii = BarRadii(tip: 4, root: 1)
    let sets: [[Double]] = [[3, 5, -2, 4], [2, 6, 1, -3], [4, -1, .nan, 2]]
    for (index, mark) in try BarMark.grouped(sets, like: model, gap: 0.1).enumerated() {
      var mark = mark
      if index == 1 {
        mark.styleIndex = try Column([9.0, 0, 9, 0])
        mark.styles = [BarRowStyle(borderWidth: 2, borderColor: .black)]
      }
      try chart.add(mark, label: ["one", "two", "three"][index])
    }
    chart.add(try Legend(style: Legend.Style(place: .outsideRight)), to: .above)
    return chart
  }

  /// Parts of a hundred, level, with thin borders.
  static let barsStackedLevel = GoldenChart("BarsStackedLevel") {
    let chart = try Chart(size: size)
    let style = BarStyle(borderWidth: 0.5, radii: BarRadii(tip: 6, root: 2))
    let model = BarMark(
      value: try Column([Double]()),
      names: names,
      orientation: .horizontal,
      style: style
    )
    let sets: [[Double]] = [[3, 5, 2, 4], [2, 6, 1, 3], [4, 1, 0, 2]]
    for mark in try BarMark.stacked(sets, like: model, total: 100) { try chart.add(mark) }
    try chart.space.x.setRange(min: 0, max: 100)
    return chart
  }

  /// Bins of uneven widths as densities, and their outline.
  static let barsOfHistogram = GoldenChart("BarsOfHistogram") {
    let chart = try Chart(size: size)
    let values = (0..<400).map { index in
      let part = (Double(index) + 0.5) / 400
      return 6 * part * part * part + 2 * part
    }
    let bins = try HistogramBins(
      of: try Column(values),
      rule: .edges([0, 0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8]),
      statistic: .density
    )
    try chart.add(BarMark(bins, style: BarStyle(alpha: 0.5, borderWidth: 1)))
    let outline = try bins.outline()
    try chart.addLine(x: outline.positions, y: outline.values)
    return chart
  }

  /// Changes and totals, with lines from tip to tip.
  static let barsOfWaterfall = GoldenChart("BarsOfWaterfall") {
    let chart = try Chart(size: size)
    let mark = try BarMark(
      changes: [5, 3, -4, .nan, 2, 0, -7, 0],
      totals: [5, 7],
      names: ["start", "a", "b", "c", "d", "half", "e", "end"]
    )
    try chart.add(mark)
    return chart
  }

  /// Bars that lean to either side of the line that they stand on, coloured by values.
  static let barsAtAnAngle = GoldenChart("BarsAtAnAngle") {
    let chart = try Chart(size: size)
    let position = try Column((1...12).map(Double.init))
    let value = try Column([2.0, 5, 7, 1, 9, 4, 6, 8, 0, 11, 3, 10])
    let style = BarStyle(
      width: 9,
      widthUnit: .points,
      baseline: 6,
      angle: 25,
      anchor: 6.5,
      borderWidth: 1,
      radii: BarRadii(tipLeft: 4, tipRight: 4, rootRight: 2)
    )
    try chart.add(BarMark(position: position, value: value, color: value, style: style))
    try chart.space.x.setRange(min: 0, max: 13)
    try chart.space.y.setRange(min: -2, max: 14)
    return chart
  }

  /// Errors in both dimensions, one-sided, dashed, and over the end of a log scale.
  static let errorBars = GoldenChart("ErrorBars") {
    let chart = try Chart(size: size)
    try chart.space.y.setScale(.log())
    let x = try Column([1.0, 2, 3, 4, 5])
    let y = try Column([3.0, 8, 20, 60, 100])
    let mark = ErrorBarMark(
      x: x,
      y: y,
      xLow: try Column([0.8, 1.7, .nan, 3.9, 4.8]),
      xHigh: try Column([1.2, .nan, 3.4, 4.5, 5.1]),
      yLow: try Column([2.0, 0, 15, 50, .nan]),
      yHigh: try Column([5, 12, 30, .nan, 180.0])
    )
    try chart.add(mark, label: "both ways")
    let dashed = ErrorBarStyle(width: 2, dash: [2, 1], capLength: 10)
    try chart.add(
      ErrorBarMark(
        x: try Column([1.5, 3.5]),
        y: try Column([20.0, 5]),
        yLow: try Column([10.0, 2]),
        yHigh: try Column([60.0, 9]),
        style: dashed
      ),
      label: "dashed"
    )
    try chart.space.y.setRange(min: 1, max: 300)
    chart.add(try Legend(style: Legend.Style(place: .outsideTop)), to: .above)
    return chart
  }

  /// Stems both ways, with markers with borders.
  static let stems = GoldenChart("Stems") {
    let chart = try Chart(size: size)
    let value = try Column(
      (0..<16).map { index in
        let way = Double(index) - 7.5
        return way * way * way / 60 - way
      }
    )
    try chart.add(
      StemMark(value: value, style: StemStyle(width: 2, size: 8, borderWidth: 1)),
      label: "stems"
    )
    try chart.add(
      StemMark(
        position: try Column([-4.0, 0, 4]),
        value: try Column([3.0, 6, 10]),
        orientation: .horizontal,
        style: StemStyle(dash: [2, 2], marker: .square)
      )
    )
    return chart
  }

  private static func prices(_ count: Int) throws -> CandlestickMark {
    var (open, high, low, close): ([Double], [Double], [Double], [Double]) = ([], [], [], [])
    var price = 50.0
    for row in 0..<count {
      let step = Double((row * 37) % 11) - 5
      open.append(price)
      close.append(row % 7 == 3 ? price : price + step)
      price += step
      high.append(max(open[row], close[row]) + Double((row * 13) % 5))
      low.append(min(open[row], close[row]) - Double((row * 29) % 6))
    }
    return CandlestickMark(
      open: try Column(open),
      high: try Column(high),
      low: try Column(low),
      close: try Column(close)
    )
  }

  /// Candlesticks, hollow ones, and bars of opening and closing.
  static let candlesticks = GoldenChart("Candlesticks") {
    let chart = try Chart(size: size)
    for (index, shape) in CandlestickStyle.Shape.allCases.enumerated() {
      var mark = try prices(12)
      mark.x = try Column((0..<12).map { Double($0 + 13 * index) })
      mark.style.shape = shape
      try chart.add(mark)
    }
    return chart
  }

  /// More prices than there is room for, in buckets.
  static let priceBuckets = GoldenChart("PriceBuckets") {
    let chart = try Chart(size: size)
    try chart.add(try prices(600), label: "prices")
    chart.add(try Legend(style: Legend.Style(place: .outsideTop)), to: .above)
    return chart
  }
}
