// Measures one line of many rows, each drawn by itself, by the Vulkan renderer beside bare quads of the
// same size.
//
//     keisen-control rows.f64 runs [width [ratio]]
//
//     rows.f64: y as doubles, drawn over row numbers
//     width: of the line, in points, 1.5 if left out
//     ratio: pixels per point, 1 if left out; the picture has 1280 x 720 pixels at any ratio
//
// Prints one line: device, median milliseconds of the chart, median milliseconds of the quads.

import Glibc
import Keisen
import KeisenVulkan

func milliseconds(_ body: () throws -> Void) rethrows -> Double {
  var start = timespec()
  var end = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  try body()
  clock_gettime(CLOCK_MONOTONIC, &end)
  return Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
}

func median(_ values: [Double]) -> Double {
  values.sorted()[values.count / 2]
}

func readDoubles(_ path: String) -> [Double] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  let count = ftell(file) / MemoryLayout<Double>.size
  rewind(file)
  return [Double](unsafeUninitializedCapacity: count) { buffer, initialized in
    initialized = fread(buffer.baseAddress, MemoryLayout<Double>.size, count, file)
  }
}

let arguments = CommandLine.arguments
let lineWidth = arguments.count > 3 ? Double(arguments[3]) : 1.5
let ratio = arguments.count > 4 ? Double(arguments[4]) : 1
guard (3...5).contains(arguments.count), let runs = Int(arguments[2]), runs > 0, let lineWidth,
  let ratio, ratio > 0
else {
  print("usage: keisen-control rows.f64 runs [width [ratio]]")
  exit(2)
}
let rows = readDoubles(arguments[1])

let chart = try Chart(size: Size(width: 1280 / ratio, height: 720 / ratio))
try chart.addLine(x: nil, y: Column(rows), style: LineStyle(width: lineWidth))
let renderer = try VulkanRenderer()
let polyline = try chart.frame(pixelRatio: ratio, isExact: true) { list -> Polyline? in
  for command in list.commands {
    if case .polyline(let polyline) = command.primitive { return polyline }
  }
  return nil
}
guard let polyline else {
  print("no line in the chart")
  exit(1)
}
let control = try BareQuadControl(
  renderer,
  polyline: polyline,
  pixelRatio: Float(ratio),
  width: 1280,
  height: 720
)

// In turn, so that a change of the machine's pace meets both.
var ours: [Double] = []
var bare: [Double] = []
for run in 0...runs {
  let chartTime = try milliseconds {
    _ = try chart.render(pixelRatio: ratio, isExact: true, renderer: renderer)
  }
  let quadTime = try milliseconds { try control.run() }
  if run > 0 {
    ours.append(chartTime)
    bare.append(quadTime)
  }
}
print("\(renderer.device.name)\t\(median(ours))\t\(median(bare))")
