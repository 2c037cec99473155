import Foundation
import Keisen

/// What can be drawn into a file: a chart, or a figure of several.
protocol Drawing {
  /// Draws it into a file.
  func write(
    to path: String,
    pixelRatio: Double?,
    time: Double,
    isExact: Bool,
    hasMetadata: Bool,
    fonts: VectorFonts,
    renderer: (any Renderer)?
  ) throws(KeisenError)
}

extension Chart: Drawing {}
extension Figure: Drawing {}

/// A chart of the gallery: the same as the program of its name in Examples/gallery.
protocol GalleryChart {
  /// A chart, or a figure of several.
  associatedtype Drawn: Drawing

  /// The size that it is drawn in when nobody asks for another, in points.
  static var size: Size { get }

  /// Makes the chart.
  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Drawn
}

extension GalleryChart {
  static var size: Size { Size(width: 720, height: 450) }

  /// The name of its program: `co2_breath` of `Co2Breath`.
  static var name: String {
    "\(Self.self)".replacing(/([a-z0-9])([A-Z])/) { "\($0.1)_\($0.2)" }.lowercased()
  }
}
