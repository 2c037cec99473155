// Draws two charts over the same months as one picture, and tells it in words: figure out.png

import Foundation
import Keisen

// Seattle, means of the years 2012 to 2015.
let months = (1...12).map(Double.init)
let highs = [8.2, 9.9, 12.4, 15.0, 19.3, 22.4, 26.0, 26.1, 21.9, 16.4, 11.0, 8.2]
let lows = [2.7, 4.1, 4.9, 6.4, 9.6, 12.2, 14.2, 14.8, 12.4, 9.4, 4.7, 3.3]
let days = [16.5, 18.25, 18.25, 14.75, 8.5, 9.25, 2.75, 5.5, 8.75, 15.25, 17.75, 20.25]

guard CommandLine.arguments.count == 2 else {
  print("usage: figure out.png")
  exit(2)
}
let figure = try Figure(
  size: Size(width: 640, height: 400),
  rows: 2,
  title: "Seattle, month by month",
  xTitle: "month"
)
try figure.setRow(0, .weight(2))
// Charts whose spaces have one projection are linked; labels between them are left out.
let x = try Projection(min: 1, max: 12)
let above = try Chart(size: figure.size, yTitle: "°C", space: Space(x: x, y: Projection()))
try figure.add(above, row: 0, column: 0)
let below = try Chart(
  size: figure.size,
  yTitle: "days with rain",
  space: Space(x: x, y: Projection())
)
try figure.add(below, row: 1, column: 0)

let month = try Column(months)
let line = LineStyle(width: 2)
try above.addLine(x: month, y: Column(highs), style: line, label: "warmest")
try above.addLine(x: month, y: Column(lows), style: line, label: "coldest")
try below.add(StemMark(position: month, value: Column(days)))
try figure.addLegend()

try figure.write(to: CommandLine.arguments[1])
print(figure.alt)
figure.language = .japanese
print(figure.alt)
