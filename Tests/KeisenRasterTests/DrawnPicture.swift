import KeisenDrawing
import KeisenPrimitives
import KeisenRaster

/// A small picture on white, drawn by one thread.
struct DrawnPicture {
  private(set) var list: DisplayList

  init(width: Double = 40, height: Double = 40, pixelRatio: Double = 1, background: Color = .white)
  {
    list = DisplayList(
      size: Size(width: width, height: height),
      pixelRatio: pixelRatio,
      background: background
    )
  }

  mutating func clip(_ clip: Clip?) { list.clip(to: clip) }

  mutating func line(_ points: [SIMD2<Float>], _ stroke: Stroke) throws(KeisenError) {
    try lines([points], stroke)
  }

  mutating func lines(_ runs: [[SIMD2<Float>]], _ stroke: Stroke) throws(KeisenError) {
    let vertices = VertexBuffer()
    var runStarts = [0]
    for run in runs {
      for point in run { try vertices.append(point) }
      runStarts.append(vertices.count)
    }
    list.draw(
      .polyline(Polyline(vertices: vertices, runStarts: runStarts, stroke: stroke))
    )
  }

  mutating func rectangle(
    _ rect: Rect,
    radii: CornerRadii = .zero,
    _ fill: Fill?,
    border: Rectangle.Border? = nil
  ) {
    list.draw(.rectangle(Rectangle(rect: rect, radii: radii, fill: fill, border: border)))
  }

  mutating func draw(_ markers: Markers) { list.draw(.markers(markers)) }

  func image() throws(KeisenError) -> Image { try RasterRenderer(threads: 1).render(list) }

  /// Whether nothing but the white background is left.
  func isWhite() throws(KeisenError) -> Bool {
    let image = try image()
    return withExtendedLifetime(image) { image.pixels.allSatisfy { $0 == 255 } }
  }

  /// Red of the pixel: 255 where a black line leaves white alone.
  func red(_ x: Int, _ y: Int) throws(KeisenError) -> Int? {
    try image()[x, y].map { Int($0.x) }
  }
}
