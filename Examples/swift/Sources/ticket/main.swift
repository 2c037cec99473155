// Draws a small ticket on a canvas: ticket ticket.png [pixel ratio]
import Keisen

let arguments = CommandLine.arguments
guard arguments.count > 1 else { fatalError("usage: ticket ticket.png [pixel ratio]") }
let ratio = arguments.count > 2 ? Double(arguments[2]) ?? 1 : 1
let cpu = RasterRenderer()

// A part, drawn once and placed three times.
let star = try Canvas(width: 24, height: 24, isOpaque: false)
try star.setFill(0, 1, 0.8, 0.2, 1)
let corners = [(12, 2), (18, 21), (2, 9), (22, 9), (6, 21)].map { Point(x: $0.0, y: $0.1) }
try star.polygon(0, .both, width: 1, corners)
let part = try star.finish(pixelRatio: ratio, renderer: cpu)

let ticket = try Canvas(width: 200, height: 80, isOpaque: false, pens: 2)
try ticket.setStroke(0, 0.5, 0.1, 0.2, 1)
try ticket.setFill(0, 1, 0.97, 0.9, 1)
try ticket.roundedRect(0, .both, width: 2, Rect(x: 4, y: 4, width: 192, height: 72), radius: 8)
try ticket.line(0, width: 1, from: Point(x: 12, y: 46), to: Point(x: 188, y: 46))
for place in 0..<3 {
  try ticket.drawImage(part, in: Rect(x: 12 + 28 * Double(place), y: 50, width: 24, height: 24))
}
try ticket.text(1, "整理番号 0417", size: 20, at: Point(x: 12, y: 14))
try ticket.write(to: arguments[1], pixelRatio: ratio, renderer: cpu)
