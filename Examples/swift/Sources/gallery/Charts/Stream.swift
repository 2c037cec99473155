import Keisen

/// Two streams of samples in columns that grow; the newest half is in view.
enum Stream: GalleryChart {
  static let samplesAtOnce = 32

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stream")
    let chart = try Chart(size: size, title: "Two streams", xTitle: "Sample", theme: theme)
    let streams = [("around +1", "upper"), ("around −1", "lower")].map { label, column in
      (label, column: Column(growing: .float32), samples: table.numbers(column).map(Float.init))
    }
    for (label, column, _) in streams {
      try chart.addLine(x: nil, y: column, style: LineStyle(width: 1.5), label: label)
    }
    let count = streams[0].samples.count
    for start in stride(from: 0, to: count, by: samplesAtOnce) {
      for (_, column, samples) in streams {
        try column.append(Array(samples[start..<start + samplesAtOnce]))
      }
    }
    try chart.space.x.setRange(min: Double(count) / 2, max: Double(count))
    try chart.space.y.setRange(min: -3, max: 3)
    try chart.addLegend(.outsideTop)
    return chart
  }
}
