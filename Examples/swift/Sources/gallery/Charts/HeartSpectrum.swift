import Foundation
import Keisen

/// Which frequencies a heart beats with, and when: a moving spectrum of an electrocardiogram, by a
/// compute shader or on the CPU.
enum HeartSpectrum: GalleryChart {
  private static let rate = 360.0
  private static let (window, bands, hop) = (256, 128, 2)

  /// Does what the kernel does.
  private static func transform(_ call: ComputeHook.Call) {
    let values = call.buffers[0].bindMemory(to: Float.self)
    let weights = call.buffers[1].bindMemory(to: Float.self)
    let amplitudes = call.buffers[3].bindMemory(to: Float.self)
    let scale = call.constants.withUnsafeBytes {
      $0.loadUnaligned(fromByteOffset: 4, as: Float.self)
    }
    let angles = (0..<window).map { 2 * .pi * Double($0) / Double(window) }
    let turns = angles.map { (cos($0), sin($0)) }
    for start in 0..<amplitudes.count / bands {
      let weighed = (0..<window).map { Double(values[start * hop + $0]) * Double(weights[$0]) }
      for band in 0..<bands {
        var (real, imaginary) = (0.0, 0.0)
        for (row, value) in weighed.enumerated() {
          let turn = turns[row * band % window]
          real += value * turn.0
          imaginary -= value * turn.1
        }
        let length = (real * real + imaginary * imaginary).squareRoot()
        amplitudes[start * bands + band] = Float(length * Double(scale))
      }
    }
  }

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let all = try data.table("ecg").numbers("value")
    let mean = all.reduce(0, +) / Double(all.count)
    let values = all.map { Float($0 - mean) }
    let windows = (values.count - window) / hop + 1
    let angles = (0..<window).map { 2 * .pi * Double($0) / Double(window) }
    let weights = angles.map { Float(0.5 - 0.5 * cos($0)) }
    let turns = angles.prefix(bands).flatMap { [Float(cos($0)), Float(-sin($0))] }
    let amplitudes = try Column([Float](repeating: 0, count: windows * bands))
    let chart = try Chart(
      size: size,
      title: "A heart's beat, taken apart",
      xTitle: "Time (s)",
      yTitle: "Frequency (Hz)",
      theme: theme
    )
    let sum = weights.reduce(0) { $0 + Double($1) }
    let constants: (UInt32, Float) = (UInt32(hop), Float(2 / sum))
    chart.add(
      try ComputeHook(
        kernel: data.kernel("spectrum"),
        bindings: [
          .input(Column(values)), .input(Column(weights)), .input(Column(turns)),
          .output(amplitudes),
        ],
        constants: withUnsafeBytes(of: constants) { Array($0) },
        groups: (x: windows, y: 1, z: 1),
        function: transform
      )
    )
    let scale = ColorScale(
      projection: try Projection(min: 0.5, max: 50, scale: .log()),
      style: ColorScale.Style(map: .inferno)
    )
    let middle = Double(window) / 2
    try chart.addHeatmap(
      values: amplitudes,
      columns: windows,
      order: .columns,
      // The middle of the first window to that of the last.
      x: .range(from: middle / rate, to: (middle + Double(hop * windows)) / rate),
      y: .range(from: 0, to: rate / 2),
      colorScale: scale
    )
    try chart.addColorBar(of: scale, title: "amplitude")
    // Bands up to 60 Hz; beyond is next to nothing.
    let shown = 60 * window / Int(rate)
    try chart.space.y.setRange(min: 0, max: rate / 2 * Double(shown) / Double(bands))
    return chart
  }
}
