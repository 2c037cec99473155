import Foundation
import Keisen

/// An oscillation that dies away between dashed curves, over axes that cross at zero.
enum Oscillation: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let times = (0..<1000).map { Double($0) * (10 / 999) }
    let decay = times.map { exp(-$0 / 4) }
    let seconds = try Column(times)
    let chart = try Chart(
      size: size,
      title: "Damped oscillation",
      subtitle: #"$y = e^{−t/4} \,cos\,2\pi t$"#,
      xTitle: "$t$ (s)",
      yTitle: "$y$ (m)",
      theme: theme
    )
    try chart.addLine(
      x: seconds,
      y: Column(zip(times, decay).map { $1 * cos(2 * .pi * $0) }),
      style: LineStyle(width: 2),
      label: "y"
    )
    for sign in [1.0, -1] {
      try chart.addLine(
        x: seconds,
        y: Column(decay.map { sign * $0 }),
        style: LineStyle(width: 1.5, color: Color(rgb: 0x888888), dash: [5, 3])
      )
    }
    try chart.addRule(.y, at: 0)
    return chart
  }
}
