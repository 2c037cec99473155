import Keisen

extension GoldenChart {
  /// Bars both ways with a value that is missing, round tips and a border, on dark.
  static let barsBothWays = GoldenChart("BarsBothWays") {
    let chart = try Chart(size: size)
    try chart.setTheme(.dark)
    var style = CategoryBarStyle(highlight: .automatic, borderWidth: 1, cornerRadius: 4)
    style.valueFormat = TickFormat(.fixed, decimals: 1)
    try chart.addBars(
      names: ["north", "east", "south", "west", "centre", "rim"],
      values: Column([2.5, -1, .nan, 4, -3, 4]),
      style: style,
      label: "balance"
    )
    chart.add(try Legend(), to: .above)
    return chart
  }

  /// More bars than have room for level values and names.
  static let barsMany = GoldenChart("BarsMany") {
    let chart = try Chart(size: size)
    let names = (1...16).map { "station \($0)" }
    try chart.addBars(
      names: names,
      values: Column((1...16).map { Double(($0 * 37) % 17) * 12.5 }),
      style: CategoryBarStyle(highlight: .automatic)
    )
    return chart
  }
}
