// Draws CO2 at Mauna Loa and its growth, with crosshairs at one week: crosshair co2.csv out.png

import Foundation
import Keisen

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  print("usage: crosshair co2.csv out.png")
  exit(2)
}

/// The date as a number of years: 1958-07-02 is 1958 + 182 / 365.
func yearNumber(_ date: Substring) -> Double {
  let parts = date.split(separator: "-").compactMap { Int($0) }
  let (year, month, day) = (parts[0], parts[1], parts[2])
  let isLeap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0
  let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334][month - 1]
  let dayOfYear = before + (isLeap && month > 2 ? 1 : 0) + day
  return Double(year) + Double(dayOfYear - 1) / (isLeap ? 366 : 365)
}

let rows = try String(contentsOfFile: arguments[1], encoding: .utf8)
  .split(separator: "\n").dropFirst()
  .map { $0.split(separator: ",", omittingEmptySubsequences: false) }
let years = try Column(rows.map { yearNumber($0[0]) })
let values = rows.map { Double($0[1]) ?? .nan }  // Weeks without a value are gaps.
let growth = values.indices.map { $0 >= 52 ? values[$0] - values[$0 - 52] : .nan }

// Two charts with one horizontal projection.
let x = Projection()
func chart(_ xTitle: String, _ yTitle: String) throws -> Chart {
  try Chart(
    size: Size(width: 640, height: 400),
    xTitle: xTitle,
    yTitle: yTitle,
    space: Space(x: x, y: Projection())
  )
}
let upper = try chart("", "CO₂ (ppm)")
let lower = try chart("year", "in a year (ppm)")
try upper.addLine(x: years, y: Column(values), label: "Mauna Loa")
try lower.addLine(x: years, y: Column(growth), label: "growth")
let figure = try Figure(size: Size(width: 720, height: 480), rows: 2, columns: 1)
try figure.add(upper, row: 0, column: 0)
try figure.add(lower, row: 1, column: 0)

// Where a mouse would be: the week nearest to it.
guard let week = try figure.hit(at: Point(x: 470, y: 100), within: .infinity, mode: .x) else {
  print("no week there")
  exit(1)
}
for chart in [upper, lower] {
  let crosshair = try chart.addCrosshair(style: Crosshair.Style(snap: .x, dash: [4, 3]))
  let tooltip = try chart.addTooltip(style: Tooltip.Style(mode: .x))
  try crosshair.move(toX: week.hit.x, y: nil)
  try tooltip.move(toX: week.hit.x, y: nil)
}
try figure.write(to: arguments[2], renderer: Renderers.make(.init(.cpu)))
