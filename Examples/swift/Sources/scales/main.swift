// Draws hours of daylight on a scale and in colours of one's own: scales out.png

import Foundation
import Keisen

func radians(_ degrees: Double) -> Double { degrees * (.pi / 180) }
func degrees(_ radians: Double) -> Double { radians * (180 / .pi) }

/// The hours between sunrise and sunset, by the sun's declination.
func sunlight(_ day: Double, _ latitude: Double) -> Double {
  let declination = radians(23.44) * sin(2 * .pi * (day - 81) / 365)
  let cosine = -tan(radians(latitude)) * tan(declination)
  return 24 / .pi * acos(max(-1, min(1, cosine)))
}

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: scales out.png")
  exit(2)
}
let size = Size(width: 640, height: 400)
let chart = try Chart(size: size, title: "Hours of daylight", xTitle: "day of the year")
let mercator = try CustomScale(
  label: "Mercator",
  domain: -85...85,
  ticks: stride(from: -80, through: 80, by: 20).map { $0 }
) { latitude in
  // How far from the equator a map has it.
  log(tan(.pi / 4 + radians(latitude) / 2))
} inverse: { place in
  degrees(2 * atan(exp(place)) - .pi / 2)
}
try chart.space.y.setScale(.custom(mercator))

var hours: [Double] = []
for y in 0..<40 {
  for x in 0..<73 { hours.append(sunlight(5 * Double(x) + 2.5, 4 * Double(y) - 78)) }
}
// Night to day: dark blue to yellow.
let sky = try ColorMap { fraction in
  Color(
    red: Float(fraction),
    green: Float(0.1 + 0.8 * fraction * fraction),
    blue: Float(0.4 - 0.2 * fraction)
  )
}
let colors = try ColorScale(sky, min: 0, max: 24)
let heatmap = try HeatmapSeries(
  values: Column(hours),
  columns: 73,
  x: .range(from: 0, to: 365),
  y: .range(from: -80, to: 80),
  in: chart.space,
  colorScale: colors
)
chart.add(heatmap)
chart.add(try ColorBar(colors, title: "hours"), to: .above)
try chart.write(to: arguments[1], renderer: Renderers.make(.init(.cpu)))
