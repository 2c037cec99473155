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

// In a page for readers who may lack the font, the document brings it along.
let svg = try chart.svg(fonts: .embedded)
try svg.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: folder + "/embedded.svg")) }
