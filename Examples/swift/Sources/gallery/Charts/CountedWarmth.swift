import Keisen

/// How often Seattle is how warm, counted within the frame: by a compute shader, or by a function
/// on the CPU.
enum CountedWarmth: GalleryChart {
  private static let group = 4096

  /// Does what the kernel does.
  private static func count(_ call: ComputeHook.Call) {
    let values = call.buffers[0].bindMemory(to: Float.self)
    let counts = call.buffers[1].bindMemory(to: UInt32.self)
    let (low, scale) = call.constants.withUnsafeBytes {
      ($0.loadUnaligned(as: Float.self), $0.loadUnaligned(fromByteOffset: 4, as: Float.self))
    }
    for value in values {
      let place = (value - low) * scale
      if place >= 0, place < Float(counts.count) { counts[Int(place)] += 1 }
    }
  }

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let warmth = try data.table("seattle-weather").numbers("temp_max").map(Float.init)
    let edges = (-2...36).map(Double.init)
    let counts = try Column([UInt32](repeating: 0, count: edges.count - 1))
    let chart = try Chart(
      size: size,
      title: "Ten degrees, or seventeen, or a summer's day",
      subtitle: "Days of 2012 to 2015 by their warmest hour in Seattle",
      xTitle: "Temperature (°C)",
      yTitle: "Days",
      theme: theme
    )
    chart.add(
      try ComputeHook(
        kernel: data.kernel("histogram"),
        bindings: [.input(Column(warmth)), .output(counts)],
        constants: withUnsafeBytes(of: SIMD2<Float>(-2, 1)) { Array($0) },
        groups: (x: (warmth.count + group - 1) / group, y: 1, z: 1),
        function: count
      )
    )
    try chart.add(
      BarMark(
        position: Column(Array(edges.dropLast())),
        end: Column(Array(edges.dropFirst())),
        value: counts,
        style: BarStyle(color: Color(rgb: 0xd6604d))
      )
    )
    try chart.space.y.setRange(min: 0, max: 105)
    return chart
  }
}
