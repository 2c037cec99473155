import Keisen

/// Two streams of samples in rings, which drop the oldest; the newest half of what they hold is in
/// view.
enum Stream: GalleryChart {
  static let samplesOfAFrame = 32

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let table = try data.table("stream")
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.setTitle("Two streams")
    try chart.setXTitle("Sample")
    // About a sample a point in view.
    let capacity = min(max(512, 2 * Int(size.width)), 4096)
    let streams = try [("around +1", "upper"), ("around −1", "lower")].map { label, column in
      let ring = try Column(ring: .float32, capacity: capacity)
      return (label, ring, samples: table.numbers(column).map(Float.init))
    }
    let newest = RangeUpdater(target: chart.space.x)
    newest.append(try LengthRestriction(length: DataValue(Double(capacity) / 2), anchor: 1))
    chart.add(newest)
    for (label, ring, _) in streams {
      let style = LineStyle(width: 1.5)
      try newest.attach(chart.addLine(x: nil, y: ring, style: style, label: label))
    }
    try chart.space.y.setRange(min: -3, max: 3)
    chart.add(try Legend(style: Legend.Style(place: .outsideTop)), to: .above)
    // What comes before each frame: the recording again and again.
    for start in stride(from: 0, to: 2 * capacity, by: samplesOfAFrame) {
      for (_, ring, samples) in streams {
        try ring.append((start..<start + samplesOfAFrame).map { samples[$0 % samples.count] })
      }
    }
    return chart
  }
}
