import Keisen

/// Measures a series of the caller's own beside points of ours that show the same.
///
/// Prints milliseconds of a frame to pixels, tab-separated: of a chart without series, of one with
/// an own series that draws nothing, and of all rows as points: ours, ours with every row drawn by
/// itself, and through a painter.
func measureCustom(path: String, runs: Int) throws {
  let values = readNumbers(path, as: Double.self)
  let column = try Column(values)
  func time(isExact: Bool = false, _ add: (Chart) throws -> Void) throws -> Double {
    let chart = try Chart(size: Size(width: 1280, height: 720))
    try add(chart)
    let renderer = RasterRenderer()
    var step = 0.0
    return try medianTime(runs: runs) {
      // Another range each time: nothing of the frame before is kept.
      step += 1
      try chart.space.x.setRange(min: step, max: Double(values.count) + step)
      try chart.space.y.setRange(min: -step, max: 1 + step)
      _ = try chart.render(pixelRatio: 1, isExact: isExact, renderer: renderer)
    }
  }
  print(
    try time { _ in },
    try time { $0.add(CustomSeries(Nothing(), in: $0.space)) },
    try time { try $0.addPoints(PointColumns(x: nil, y: column)) },
    try time(isExact: true) { try $0.addPoints(PointColumns(x: nil, y: column)) },
    try time { $0.add(CustomSeries(Points(y: column), in: $0.space)) },
    separator: "\t"
  )
}

/// A mark that draws nothing.
private struct Nothing: CustomMark {
  var columns: [MarkColumn] { [] }

  func draw(with painter: Painter) throws -> CustomCount { CustomCount() }
}

/// Points as a caller would write them.
private struct Points: CustomMark {
  let y: Column

  var columns: [MarkColumn] { [MarkColumn("y", y, .y)] }

  func draw(with painter: Painter) throws -> CustomCount {
    try painter.markers(at: painter.positions(x: nil, y: y))
    return CustomCount(rows: y.count)
  }
}
