// Draws points, those outside of a lasso dimmed, and tells which are within: brush out.png

import Foundation
import Keisen

// Where a hand went on the picture, in points.
let lasso = [(220, 90), (470, 120), (520, 220), (360, 180), (240, 290)].map {
  Point(x: Double($0.0), y: Double($0.1))
}

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: brush out.png")
  exit(2)
}
let size = Size(width: 640, height: 360)
let chart = try Chart(size: size, title: "What the hand went around")
let values = (0..<60).map { Double($0 * 37 % 61) }
let points = try chart.addPoints(
  PointColumns(x: nil, y: try Column(values)),
  style: PointStyle(size: 12)
)
let rows = try chart.select(within: lasso)[0].rows
print((["rows:"] + rows.rows.map(String.init)).joined(separator: " "))
try points.setSelection(try Selection(rows))
try chart.write(to: arguments[1], renderer: Renderers.make(.init(.cpu)))
