// Draws a small chart for each year of CO2 at Mauna Loa, all in one call: batch co2.csv FOLDER

import Foundation
import Keisen

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  print("usage: batch co2.csv FOLDER")
  exit(2)
}

/// The day of the year, from 1.
func dayOfYear(_ year: Int, _ month: Int, _ day: Int) -> Double {
  let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
  return Double(before + (isLeap && month > 2 ? 1 : 0) + day)
}

var years: [Int: (days: [Double], values: [Double])] = [:]
for line in try String(contentsOfFile: arguments[1], encoding: .utf8).split(separator: "\n")
  .dropFirst()
{
  let fields = line.split(separator: ",", omittingEmptySubsequences: false)
  let date = fields[0].split(separator: "-").compactMap { Int($0) }
  years[date[0], default: ([], [])].days.append(dayOfYear(date[0], date[1], date[2]))
  years[date[0], default: ([], [])].values.append(Double(fields[1]) ?? .nan)
}

let numbers = years.keys.sorted()
let charts = try numbers.map { year in
  let chart = try Chart(
    size: Size(width: 320, height: 200),
    title: "CO₂ in \(year)",
    xTitle: "day",
    yTitle: "ppm"
  )
  try chart.space.x.setRange(min: 0, max: 366)
  let rows = years[year] ?? ([], [])
  try chart.addLine(x: Column(rows.days), y: Column(rows.values), style: LineStyle(width: 1.5))
  return chart
}

let results = try Chart.renderBatch(charts, renderer: Renderers.make(.init(.cpu)))
for (year, result) in zip(numbers, results) {
  // One that failed throws why; the others are there all the same.
  let file = try result.get().withUnsafeBytes { Data($0) }
  try file.write(to: URL(fileURLWithPath: arguments[2] + "/\(year).png"))
}
print("\(charts.count) charts")
