// Smooths a noisy line within the frame, by three compute shaders where the renderer runs any:
// compute KERNELS out.png cpu|vulkan, where KERNELS is Examples/compute

import Foundation
import Keisen

let rows = 1_000_000
/// Rows of a block, which one group of invocations goes through.
let blockRows = 4096
let alpha: Float = 0.001

let arguments = CommandLine.arguments
guard arguments.count == 4 else {
  print("usage: compute KERNELS out.png cpu|vulkan")
  exit(2)
}
func kernel(_ name: String) throws -> ComputeKernel {
  let file = URL(fileURLWithPath: arguments[1]).appendingPathComponent("\(name).comp.spv")
  return try ComputeKernel([UInt8](Data(contentsOf: file)))
}

// A slow wave in even noise.
var state: UInt32 = 1
let values: [Float] = (0..<rows).map { row in
  state = state &* 1_664_525 &+ 1_013_904_223
  return Float(sin(Double(row) / 100_000)) + 1.5 * (Float(state >> 8) / 8_388_608 - 1)
}

// Of blocks of rows the first kernel finds what they make of the value before them, the second
// joins these one after another, and the third goes through each block again.
let count = (rows + blockRows - 1) / blockRows
let input = try Column(values)
let blocks = try Column([Float](repeating: 0, count: 2 * count))
let starts = try Column([Float](repeating: 0, count: count))
let smoothed = try Column([Float](repeating: 0, count: rows))
let groups = (x: count, y: 1, z: 1)
let constants = withUnsafeBytes(of: alpha) { Array($0) }

/// Does on the CPU what all three do together.
func smooth(_ call: ComputeHook.Call) {
  let values = call.buffers[0].bindMemory(to: Float.self)
  let smoothed = call.buffers[2].bindMemory(to: Float.self)
  var value = values.first ?? 0
  for row in values.indices {
    value += alpha * (values[row] - value)
    smoothed[row] = value
  }
}

let chart = try Chart(size: Size(width: 640, height: 360), title: "A million rows, smoothed")
chart.add(
  try ComputeHook(
    kernel: kernel("smooth_blocks"),
    bindings: [.input(input), .output(blocks)],
    constants: constants,
    groups: groups
  ) { _ in }
)
chart.add(
  try ComputeHook(
    kernel: kernel("smooth_starts"),
    bindings: [.input(blocks), .output(starts)],
    groups: (x: 1, y: 1, z: 1)
  ) { _ in }
)
chart.add(
  try ComputeHook(
    kernel: kernel("smooth_rows"),
    bindings: [.input(input), .input(starts), .output(smoothed)],
    constants: constants,
    groups: groups,
    function: smooth
  )
)
try chart.addLine(x: nil, y: input, style: LineStyle(color: Color("#b8c4d2")))
try chart.addLine(x: nil, y: smoothed, style: LineStyle(width: 2, color: Color("#c2460c")))
let renderer: any Renderer =
  arguments[3] == "vulkan" ? try VulkanRenderer() : RasterRenderer()
try chart.write(to: arguments[2], renderer: renderer)
