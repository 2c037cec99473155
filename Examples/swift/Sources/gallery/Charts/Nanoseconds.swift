import Foundation
import Keisen

/// One millisecond at a sample a nanosecond, zoomed in until each sample is a dot.
enum Nanoseconds: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let start = try Timestamp("2026-03-14T01:59:26.535897Z")
    let times = (0..<1_000_000).map { Timestamp(nanoseconds: start.nanoseconds + $0) }
    let volts = (0..<1_000_000).map { tick in
      let since = Double(max(tick - 500_012, 0))
      let ringing = exp(-since / 9) * sin(since * 0.9)
      // A sine that turns this fast is noise.
      return ringing + 0.01 * sin(Double(tick * tick * tick))
    }
    let chart = try Chart(
      size: size,
      title: "A pulse, sample by sample",
      xTitle: "Time (UTC)",
      yTitle: "Signal (V)",
      theme: theme
    )

    let color = Color(rgb: 0x1b9e77)
    try chart.addLine(
      x: Column(times),
      y: Column(volts),
      style: LineStyle(width: 1.5, color: color)
    )
    // A row between two gaps is a dot as wide as the line.
    try chart.addLine(
      x: Column(times.flatMap { [$0, $0] }),
      y: Column(volts.flatMap { [$0, .nan] }),
      style: LineStyle(width: 6, color: color)
    )
    try chart.space.x.setRange(min: times[500_000], max: times[500_060])
    try chart.space.y.nice()
    return chart
  }
}
