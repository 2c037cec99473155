import Foundation
import Keisen

/// Planck's law with titles in four scripts, and with powers, indices and units.
enum Scripts: GalleryChart {
  static let (planck, light, boltzmann) = (6.62607015e-34, 299_792_458.0, 1.380649e-23)

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let micrometres = (0..<600).map { 0.1 + Double($0) * (2.9 / 599) }
    let chart = try Chart(
      size: size,
      title: "黒体放射 · إشعاع الجسم الأسود · कृष्णिका विकिरण",
      subtitle: #"$B_\lambda = 2h\,c^2/\lambda^5 · (e^{h\,c/\lambda\,k\,T} − 1)^{−1}$"#,
      xTitle: #"Wavelength $\lambda$ (µm)"#,
      yTitle: "$10^{13}$ W/(m³ sr)",
      theme: theme
    )
    for temperature in [3000, 4000, 5000] {
      let values = micrometres.map { radiance($0 * 1e-6, Double(temperature)) / 1e13 }
      try chart.addLine(
        x: Column(micrometres),
        y: Column(values),
        style: LineStyle(width: 2),
        label: "$T$ = \(temperature) K"
      )
    }
    try chart.space.y.setRange(min: 0, max: 1.4)
    try chart.addLegend(style: Legend.Style(hasMarkup: true))
    return chart
  }

  /// Returns what a black body sends out, in W/(m² sr m).
  private static func radiance(_ wavelength: Double, _ temperature: Double) -> Double {
    let power = planck * light / (wavelength * boltzmann * temperature)
    return 2 * planck * light * light / pow(wavelength, 5) / expm1(power)
  }
}
