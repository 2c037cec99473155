import KeisenDrawing
import KeisenPrimitives
import KeisenText

/// Draws the slow, obvious way: every pixel asks every part of every primitive, in double.
///
/// It follows the formulas of `Sources/KeisenDrawing/README.md` one by one and shares no code with
/// any renderer, so that all of them can be held to it. Vertices that are not finite are gaps, and
/// vertices that repeat the one before are left out.
public final class ReferenceRenderer: Renderer {
  /// Makes a renderer.
  public init() {}

  /// `reference`.
  public var name: String { "reference" }

  /// Draws the list into somebody's pixels.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the target has another size.
  public func render(_ list: DisplayList, into target: PixelBuffer) throws(KeisenError) {
    guard let (width, height) = list.pixelSize, width == target.width, height == target.height
    else { throw .invalidArgument("target of another size") }
    let layers = list.commands.flatMap { ReferenceLayer.layers($0, of: list) }
    let background = ReferenceColor(list.background)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = SIMD2(Double(column) + 0.5, Double(row) + 0.5)
        var color = background
        for layer in layers {
          let coverage = layer.coverage(pixel) * layer.clip(pixel)
          color = layer.color(pixel).scaled(by: coverage).blended(over: color)
        }
        target.row(row).storeBytes(of: color.bytes, toByteOffset: 4 * column, as: UInt32.self)
      }
    }
  }
}

/// One thing to blend: how much of each pixel, with which colour.
private struct ReferenceLayer {
  typealias Pixel = SIMD2<Double>

  var coverage: (Pixel) -> Double
  var color: (Pixel) -> ReferenceColor
  var clip: (Pixel) -> Double

  static func layers(_ command: DrawCommand, of list: DisplayList) -> [ReferenceLayer] {
    let ratio = list.pixelRatio
    var clip: (Pixel) -> Double = { _ in 1 }
    if let index = command.clip {
      let box = ReferenceBox(list.clips[index].rect, list.clips[index].radii, ratio)
      clip = { box.coverage($0) }
    }
    switch command.primitive {
    case .rectangle(let rectangle):
      return layers(rectangle, ratio, clip)
    case .polyline(let polyline):
      guard let line = ReferenceLine(polyline, ratio) else { return [] }
      let color = ReferenceColor(polyline.stroke.color).scaled(by: line.opacity)
      return [ReferenceLayer(coverage: line.coverage, color: { _ in color }, clip: clip)]
    case .envelope(let envelope):
      guard let shape = ReferenceEnvelope(envelope, ratio) else { return [] }
      let color = ReferenceColor(envelope.color).scaled(by: shape.opacity)
      return [ReferenceLayer(coverage: shape.coverage, color: { _ in color }, clip: clip)]
    case .cells(let cells):
      // A layer that covers all, of a colour that holds the coverage.
      return [
        ReferenceLayer(
          coverage: { _ in 1 },
          color: { ReferenceColor(cells, at: $0, ratio) },
          clip: clip
        )
      ]
    case .glyphRun(let run):
      var layers: [ReferenceLayer] = []
      let color = ReferenceColor(run.color)
      run.forEachGlyph(pixelRatio: ratio) { glyph in
        layers.append(
          ReferenceLayer(coverage: { glyph.coverage($0) }, color: { _ in color }, clip: clip)
        )
      }
      return layers
    case .keptMarkers(let kept):
      guard let markers = try? kept.placed() else { return [] }
      var placed = command
      placed.primitive = .markers(markers)
      return layers(placed, of: list)
    case .path(let path):
      switch path.paint {
      case .fill(let fill, let rule):
        let shape = ReferencePath(path.outline, rule, ratio)
        return [
          ReferenceLayer(coverage: shape.coverage, color: color(of: fill, ratio), clip: clip)
        ]
      case .stroke(let stroke):
        guard let line = try? path.outline.stroked(stroke, pixelRatio: ratio) else { return [] }
        var stroked = command
        stroked.primitive = .polyline(line)
        return layers(stroked, of: list)
      }
    case .picture(let picture):
      return [
        ReferenceLayer(
          coverage: { _ in 1 },
          color: { ReferenceColor(picture, at: $0, ratio) },
          clip: clip
        )
      ]
    case .markers(let markers):
      return ReferenceMarker.all(markers, ratio).map { marker in
        ReferenceLayer(coverage: { _ in 1 }, color: { marker.color(at: $0) }, clip: clip)
      }
    }
  }

  /// What a fill gives each pixel.
  private static func color(of fill: Fill, _ ratio: Double) -> (Pixel) -> ReferenceColor {
    switch fill {
    case .color(let color):
      let color = ReferenceColor(color)
      return { _ in color }
    case .gradient(let gradient): return { ReferenceColor(gradient, at: $0, ratio) }
    }
  }

  private static func layers(
    _ rectangle: Rectangle,
    _ ratio: Double,
    _ clip: @escaping (Pixel) -> Double
  ) -> [ReferenceLayer] {
    var layers: [ReferenceLayer] = []
    let box = ReferenceBox(rectangle.rect, rectangle.radii, ratio)
    if let fill = rectangle.fill {
      layers.append(
        ReferenceLayer(coverage: box.coverage, color: color(of: fill, ratio), clip: clip)
      )
    }
    if let border = rectangle.border, border.width > 0 {
      let color = ReferenceColor(border.color)
      let outer = ReferenceBox(rectangle.rect, rectangle.radii, ratio, growth: border.width / 2)
      let inner = ReferenceBox(rectangle.rect, rectangle.radii, ratio, growth: -border.width / 2)
      layers.append(
        ReferenceLayer(
          coverage: { saturated(outer.coverage($0) - inner.coverage($0)) },
          color: { _ in color },
          clip: clip
        )
      )
    }
    return layers
  }
}

/// `sat(x)`: clamped to 0...1.
func saturated(_ value: Double) -> Double { max(0, min(value, 1)) }

extension PlacedGlyph {
  fileprivate func coverage(_ pixel: SIMD2<Double>) -> Double {
    let column = Int(pixel.x) - x
    let row = Int(pixel.y) - y
    guard column >= 0, column < bitmap.width, row >= 0, row < bitmap.height else { return 0 }
    return Double(bitmap.pixels[row * bitmap.width + column]) / 255
  }
}
