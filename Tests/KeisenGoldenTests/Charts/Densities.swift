import Glibc
import Keisen
import KeisenTestSupport

extension GoldenChart {
  /// Two clouds and a line of rows, counted per pixel on a log scale, with a colour bar.
  static let densityCount = GoldenChart("DensityCount") {
    let chart = try Chart(size: size)
    let (x, y, _) = clouds
    let scale = ColorScale(projection: try Projection(scale: .log()))
    try chart.addDensity(DensityColumns(x: Column(x), y: Column(y)), colorScale: scale)
    chart.add(try ColorBar(scale, title: "rows"), to: .above)
    return chart
  }

  /// The same, with colours of equal area, in cells of four points, on dark.
  static let densityEqualArea = GoldenChart("DensityEqualArea") {
    let chart = try Chart(size: size)
    try chart.setTheme(.dark)
    let (x, y, _) = clouds
    let scale = ColorScale(style: .init(map: .plasma))
    try chart.addDensity(
      DensityColumns(x: Column(x), y: Column(y)),
      colorScale: scale,
      style: DensityStyle(spread: .equalArea, cellSize: 4)
    )
    chart.add(try ColorBar(scale, title: "rows"), to: .above)
    return chart
  }

  /// The mean of a value per cell.
  static let densityMean = GoldenChart("DensityMean") {
    let chart = try Chart(size: size)
    let (x, y, _) = clouds
    let values = zip(x, y).map { sin($0) + $1 / 4 }
    let scale = ColorScale(style: .init(map: .coolwarm))
    let columns = try DensityColumns(
      x: Column(x),
      y: Column(y),
      aggregation: .mean(Column(values))
    )
    try chart.addDensity(columns, colorScale: scale, style: DensityStyle(cellSize: 3))
    chart.add(try ColorBar(scale, title: "mean"), to: .above)
    return chart
  }

  /// Three categories that mix where they meet, and their legend.
  static let densityCategories = GoldenChart("DensityCategories") {
    let chart = try Chart(size: size)
    let (x, y, kinds) = clouds
    let columns = try DensityColumns(
      x: Column(x),
      y: Column(y),
      aggregation: .category(Column(kinds), names: ["east", "west", "line"])
    )
    try chart.addDensity(columns, style: DensityStyle(spread: .equalArea, cellSize: 2))
    chart.add(try Legend(), to: .above)
    return chart
  }

  private static var clouds: (x: [Double], y: [Double], kinds: [UInt8]) {
    var random = SeededGenerator(seed: 11)
    // The sum of a few even numbers is near enough to a bell, and the same on every machine.
    func bell() -> Double {
      (0..<6).reduce(-3) { sum, _ in sum + Double.random(in: 0...1, using: &random) }
    }
    var (x, y): ([Double], [Double]) = ([], [])
    var kinds: [UInt8] = []
    for row in 0..<60_000 {
      let kind = UInt8(row % 8 == 7 ? 2 : row % 3 == 0 ? 1 : 0)
      let (across, up) = (bell(), bell())
      switch kind {
      case 0:
        x.append(2 + 2 * across)
        y.append(1 + up + across / 2)
      case 1:
        x.append(-3 + 1.5 * across)
        y.append(-1 + 1.5 * up)
      default:
        x.append(4 * across)
        y.append(1 - across + up / 20)
      }
      kinds.append(kind)
    }
    return (x, y, kinds)
  }
}
