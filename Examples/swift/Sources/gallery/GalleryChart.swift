import Foundation
import Keisen

/// A chart of the gallery: the same as the program of its name in Examples/gallery.
protocol GalleryChart {
  /// The size that it is drawn in when nobody asks for another, in points.
  static var size: Size { get }

  /// Makes the chart.
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart
}

extension GalleryChart {
  static var size: Size { Size(width: 720, height: 450) }

  /// The name of its program: `co2_breath` of `Co2Breath`.
  static var name: String {
    "\(Self.self)".replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }.lowercased()
  }
}
