import Keisen

/// Seattle's warmest hours, smoothed within the frame: by three compute shaders, or by a function
/// on the CPU.
enum SmoothedWarmth: GalleryChart {
  private static let block = 4096
  private static let alpha: Float = 0.05

  /// Does what all three kernels do together.
  private static func smooth(_ call: ComputeHook.Call) {
    let values = call.buffers[0].bindMemory(to: Float.self)
    let smoothed = call.buffers[2].bindMemory(to: Float.self)
    var value = values.first ?? 0
    for row in values.indices {
      value += alpha * (values[row] - value)
      smoothed[row] = value
    }
  }

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("seattle-weather")
    let days = try Column(table.times("date"))
    let warmth = table.numbers("temp_max").map(Float.init)
    let blocks = (warmth.count + block - 1) / block
    let values = try Column(warmth)
    let maps = try Column([Float](repeating: 0, count: 2 * blocks))
    let starts = try Column([Float](repeating: 0, count: blocks))
    let smoothed = try Column([Float](repeating: 0, count: warmth.count))
    let chart = try Chart(
      size: size,
      title: "What three weeks remember of the warmth",
      subtitle: size.width >= 480
        ? "Warmest hour of each day in Seattle, and its exponential mean" : "",
      yTitle: "Temperature (°C)",
      theme: theme
    )
    let constants = withUnsafeBytes(of: alpha) { Array($0) }
    let all = (x: blocks, y: 1, z: 1)
    chart.add(
      try ComputeHook(
        kernel: data.kernel("smooth_blocks"),
        bindings: [.input(values), .output(maps)],
        constants: constants,
        groups: all
      ) { _ in }
    )
    chart.add(
      try ComputeHook(
        kernel: data.kernel("smooth_starts"),
        bindings: [.input(maps), .output(starts)],
        groups: (x: 1, y: 1, z: 1)
      ) { _ in }
    )
    chart.add(
      try ComputeHook(
        kernel: data.kernel("smooth_rows"),
        bindings: [.input(values), .input(starts), .output(smoothed)],
        constants: constants,
        groups: all,
        function: smooth
      )
    )
    try chart.addLine(
      x: days,
      y: values,
      style: LineStyle(width: 1, color: Color("#f4a58280")),
      label: "Warmest hour"
    )
    try chart.addLine(
      x: days,
      y: smoothed,
      style: LineStyle(width: 2.5, color: Color(rgb: 0xb2182b)),
      label: "Smoothed"
    )
    try chart.addLegend(.outsideBottom)
    return chart
  }
}
