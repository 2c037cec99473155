// Draws a file of float32, of any size: file DATA OUT [FIRST COUNT]

import Foundation
import Keisen

let arguments = CommandLine.arguments
guard arguments.count == 3 || arguments.count == 5 else {
  print("usage: file DATA OUT [FIRST COUNT]")
  exit(2)
}

// The first time the file is read once, and its summary is kept beside it.
let samples = try Column(file: arguments[1], type: .float32)
let origin =
  switch samples.summaryStatus?.origin {
  case .opened: "opened"
  case .rebuiltStale: "rebuilt: stale"
  case .rebuiltDamaged: "rebuilt: damaged"
  default: "built"
  }
print("\(samples.count) samples, summary \(origin)")

let chart = try Chart(size: Size(width: 1280, height: 400), title: "A recording", xTitle: "sample")
try chart.addLine(x: nil, y: samples, style: LineStyle(width: 1.5, color: Color("#1f77b4")))
if arguments.count == 5, let first = Double(arguments[3]), let count = Double(arguments[4]) {
  try chart.space.x.setRange(min: first, max: first + count)
}
try chart.write(to: arguments[2], renderer: Renderers.make(.init(.cpu)))
