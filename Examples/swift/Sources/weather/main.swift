// Draws two months of weather with markers, ticks and words of its own: weather seattle-weather.csv
// out.png

import Foundation
import Keisen

let arguments = CommandLine.arguments
guard arguments.count > 2 else {
  print("usage: weather seattle-weather.csv out.png")
  exit(2)
}

/// Of the Bézier curve that is nearly a quarter of a circle.
let k = 0.5523

func drop() throws -> CustomMarker {
  let outline = PathOutline()
  try outline.move(to: Point(x: 0, y: -2))
  try outline.cubic(Point(x: 0.3, y: -1.2), Point(x: 1, y: -0.4), to: Point(x: 1, y: 0.3))
  try outline.cubic(Point(x: 1, y: 0.9), Point(x: k, y: 1.3), to: Point(x: 0, y: 1.3))
  try outline.cubic(Point(x: -k, y: 1.3), Point(x: -1, y: 0.9), to: Point(x: -1, y: 0.3))
  try outline.cubic(Point(x: -1, y: -0.4), Point(x: -0.3, y: -1.2), to: Point(x: 0, y: -2))
  try outline.close()
  return try CustomMarker(outline)
}

/// A disc and eight rays.
func sun() throws -> CustomMarker {
  let outline = PathOutline()
  try outline.move(to: Point(x: 1, y: 0))
  try outline.cubic(Point(x: 1, y: k), Point(x: k, y: 1), to: Point(x: 0, y: 1))
  try outline.cubic(Point(x: -k, y: 1), Point(x: -1, y: k), to: Point(x: -1, y: 0))
  try outline.cubic(Point(x: -1, y: -k), Point(x: -k, y: -1), to: Point(x: 0, y: -1))
  try outline.cubic(Point(x: k, y: -1), Point(x: 1, y: -k), to: Point(x: 1, y: 0))
  try outline.close()
  for ray in 0..<8 {
    func corner(_ turn: Double, _ radius: Double) -> Point {
      let angle = Double(ray) * .pi / 4 + turn
      return Point(x: radius * cos(angle), y: radius * sin(angle))
    }
    try outline.polygon([corner(-0.2, 1.3), corner(0, 2.1), corner(0.2, 1.3)])
  }
  return try CustomMarker(outline)
}

/// A star of six, a point on top.
func star() throws -> CustomMarker {
  let corners = (0..<12).map { corner -> Point in
    let radius = corner % 2 == 0 ? 1 : 0.3
    let angle = Double(corner) * .pi / 6
    return Point(x: radius * sin(angle), y: -radius * cos(angle))
  }
  return try CustomMarker(contours: [corners])
}

/// Three bars above each other.
func bars() throws -> CustomMarker {
  let contours = (0..<3).map { row -> [Point] in
    let (left, top) = (0.3 * Double(row % 2), Double(row) * 0.9)
    return [
      Point(x: left, y: top), Point(x: left + 3, y: top), Point(x: left + 3, y: top + 0.5),
      Point(x: left, y: top + 0.5),
    ]
  }
  return try CustomMarker(contours: contours)
}

let rows = try String(contentsOfFile: arguments[1], encoding: .utf8)
  .split(separator: "\n").dropFirst().prefix(60).map { $0.split(separator: ",") }
let highs = rows.map { Double($0[2]) ?? .nan }
let size = Size(width: 720, height: 400)
let chart = try Chart(
  size: size,
  title: "Seattle, the first weeks of 2012",
  yTitle: "highest of a day (°C)"
)
try chart.addLine(x: nil, y: Column(highs), style: LineStyle(width: 1, color: Color(rgb: 0xb3b3b3)))
for (kind, marker, color) in [
  ("sun", try sun(), 0xe69f00), ("rain", try drop(), 0x0072b2), ("snow", try star(), 0x56b4e9),
  ("fog", try bars(), 0x7f7f7f),
] as [(String, CustomMarker, UInt32)] {
  let days = rows.indices.filter { day in
    (rows[day][5] == "drizzle" ? "rain" : rows[day][5]) == kind
  }
  try chart.addPoints(
    PointColumns(x: Column(days.map { Double($0) }), y: Column(days.map { highs[$0] })),
    style: PointStyle(size: 11, color: Color(rgb: color), customMarker: marker),
    label: kind
  )
}
chart.add(try Legend(style: Legend.Style(place: .outsideRight)), to: .above)

chart.axis(.bottom)?.locator = { range in
  stride(from: 0, to: 60, by: 7)
    .filter { $0 >= range.min.offset && $0 <= range.max.offset }.map { DataValue($0) }
}
chart.axis(.bottom)?.formatter = { tick in
  String(format: "week %.0f", tick.value.offset / 7 + 1)
}
chart.axis(.left)?.labelHook = { label in
  if label.value.offset <= 0 { label.color = Color(red: 0, green: 0.45, blue: 0.7) }
}

// Where a mouse would be: on the coldest day.
let coldest = highs.indices.min { highs[$0] < highs[$1] } ?? 0
let tooltip = try chart.addTooltip()
tooltip.writer = { hits in
  String(
    format: "day %.0f of the year\nat most %.1f °C",
    hits[0].x.offset + 1,
    hits[0].y.offset
  )
}
try tooltip.move(toX: DataValue(Double(coldest)), y: DataValue(highs[coldest]))
try chart.write(to: arguments[2], renderer: Renderers.make(.init(.cpu)))
