// Draws the CO2 record of Mauna Loa: co2 co2.csv co2.png [pixel ratio]

import Foundation
import Keisen

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  print("usage: co2 co2.csv co2.png [pixel ratio]")
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
let x = try Column(rows.map { yearNumber($0[0]) })
let y = try Column(rows.map { Double($0[1]) ?? .nan })  // Weeks without a value are gaps.

let chart = try Chart(
  size: Size(width: 1280, height: 720),
  title: "Atmospheric CO₂ at Mauna Loa",
  xTitle: "year",
  yTitle: "CO₂ (ppm)"
)
try chart.space.y.setRange(min: 310, max: 375)
try chart.addLine(x: x, y: y, style: LineStyle(width: 1.5, color: Color("#1f77b4")))
let pixelRatio = arguments.count > 3 ? Double(arguments[3]) ?? 1 : 1
try chart.write(to: arguments[2], pixelRatio: pixelRatio, renderer: Renderers.make(.init(.cpu)))
