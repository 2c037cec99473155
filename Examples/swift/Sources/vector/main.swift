// Writes a chart as SVG, for the web, and as PDF, for print: vector FOLDER

import Foundation
import Keisen

guard CommandLine.arguments.count == 2 else {
  print("usage: vector FOLDER")
  exit(2)
}
let folder = CommandLine.arguments[1]

let times = (0..<46).map { Double($0) / 10 }
let chart = try Chart(size: Size(width: 480, height: 300))
try chart.setTitle("Free fall")
try chart.setXTitle("time (s)")
try chart.setYTitle("height (m)")
try chart.addLine(x: Column(times), y: Column(times.map { 100 - 4.9 * ($0 * $0) }))
try chart.write(to: folder + "/vector.svg")
try chart.write(to: folder + "/vector.pdf")

// For a viewer that knows no embedded fonts letters are shapes.
try chart.write(to: folder + "/outlines.svg", fonts: .outlines)
