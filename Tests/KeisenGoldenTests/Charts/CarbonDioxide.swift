import Keisen

extension GoldenChart {
  /// A real record with gaps, as the examples draw it.
  static let carbonDioxide = GoldenChart("CarbonDioxide") {
    let path = String(#filePath).split(separator: "/").dropLast(4).joined(separator: "/")
    let file = Reference.bytes(of: "/\(path)/Examples/data/co2.csv") ?? []
    var years: [Double] = []
    var values: [Float] = []
    for line in file.split(separator: UInt8(ascii: "\n")).dropFirst() {
      let fields = String(decoding: line, as: UTF8.self)
        .split(separator: ",", omittingEmptySubsequences: false)
      let date = fields[0].split(separator: "-").compactMap { Double($0) }
      years.append(date[0] + (date[1] - 1) / 12 + (date[2] - 1) / 365)
      values.append(Float(fields[1]) ?? .nan)
    }
    let chart = try Chart(size: size)
    try chart.setTitle("Atmospheric CO₂ at Mauna Loa")
    try chart.setXTitle("year")
    try chart.setYTitle("CO₂ (ppm)")
    try chart.addLine(x: Column(years), y: Column(values))
    return chart
  }
}
