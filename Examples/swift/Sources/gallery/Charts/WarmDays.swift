import Foundation
import Keisen

/// A histogram as densities, and the curve of a kernel estimate over it.
enum WarmDays: GalleryChart {
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let warmest = try data.table("seattle-weather").numbers("temp_max")
    let isWide = size.width >= 480
    let chart = try Chart(
      size: size,
      title: "Cool is usual, hot has a long tail",
      subtitle: isWide ? "The day's highest temperature in Seattle" : "",
      xTitle: "°C",
      yTitle: "Density",
      theme: theme
    )

    try chart.addHistogram(
      of: Column(warmest),
      rule: .edges(Array(stride(from: -2, to: 38, by: 2))),
      statistic: .density,
      style: BarStyle(borderWidth: 0.5),
      label: "Days"
    )
    let places = (0..<300).map { -4 + 42 * Double($0) / 299 }
    try chart.addLine(
      x: Column(places),
      y: Column(kernelDensity(of: warmest, at: places)),
      style: LineStyle(width: 2),
      label: "Kernel estimate"
    )
    let place: Legend.Place = isWide ? .topRight : .outsideBottom
    try chart.addLegend(place)
    return chart
  }

  /// Scott's estimate of the density with normal kernels.
  private static func kernelDensity(of values: [Double], at places: [Double]) -> [Double] {
    let count = Double(values.count)
    let width = values.deviation * pow(count, -0.2)
    return places.map { place in
      let kernels = values.map { exp(-pow((place - $0) / width, 2) / 2) }
      return kernels.mean / (width * (2 * .pi).squareRoot())
    }
  }
}
