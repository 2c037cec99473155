import Keisen
import KeisenVulkan

/// Measures one line of many rows, each drawn by itself, by the Vulkan renderer beside bare quads
/// of the same size, in turn.
///
/// `width` is that of the line in points, `ratio` are pixels per point; the picture has 1280 x 720
/// pixels at any ratio. Prints device, median milliseconds of the chart and of the quads.
func measureQuads(path: String, runs: Int, width: Double, ratio: Double) throws {
  let chart = try Chart(size: Size(width: 1280 / ratio, height: 720 / ratio))
  let rows = readNumbers(path, as: Double.self)
  try chart.addLine(x: nil, y: Column(rows), style: LineStyle(width: width))
  let renderer = try VulkanRenderer()
  let polyline = try chart.frame(pixelRatio: ratio, isExact: true) { list -> Polyline? in
    for command in list.commands {
      if case .polyline(let polyline) = command.primitive { return polyline }
    }
    return nil
  }
  guard let polyline else { throw KeisenError.invalidArgument("no line in the chart") }
  let control = try BareQuadControl(
    renderer,
    polyline: polyline,
    pixelRatio: Float(ratio),
    width: 1280,
    height: 720
  )

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
}
