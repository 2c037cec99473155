import KeisenDrawing
import KeisenPrimitives

/// Something that can be written as the steps of a path.
protocol PathSource {
  /// An extent that it stays within; that of no point where there is nothing.
  var extent: Extent { get }
  /// Adds its steps to a path.
  func add(to path: some PathTarget)
}

extension PathSource {
  /// Whether one of its contours has but one place.
  var hasDots: Bool {
    let finder = DotFinder()
    add(to: finder)
    finder.finish()
    return finder.hasFound
  }
}

extension PathOutline: PathSource {}

/// Each run is a contour; a vertex that is not finite parts a run in two.
extension Polyline: PathSource {
  var extent: Extent {
    defer { withExtendedLifetime(vertices) {} }
    var extent = Extent()
    for vertex in vertices.vertices where vertex.isFinite { extent.add(SIMD2<Double>(vertex)) }
    return extent
  }

  func add(to path: some PathTarget) {
    defer { withExtendedLifetime(vertices) {} }
    let (vertices, starts) = (vertices.vertices, runStarts)
    for run in 0..<runCount {
      var isOpen = false
      for index in starts[run]..<starts[run + 1] {
        let vertex = vertices[index]
        guard vertex.isFinite else {
          isOpen = false
          continue
        }
        let place = SIMD2<Double>(vertex)
        if isOpen { path.line(to: place) } else { path.move(to: place) }
        isOpen = true
      }
    }
  }
}

/// A rectangle with its corners' radii.
struct RectanglePath: PathSource {
  let rect: Rect
  let radii: CornerRadii

  var extent: Extent { Extent(rect) }

  func add(to path: some PathTarget) { path.addRect(rect, radii: radii) }
}

/// The glyphs of a line of text.
struct GlyphPath: PathSource {
  let run: GlyphRun
  /// Where its baseline begins.
  let start: SIMD2<Double>

  /// A square around all turns of the line.
  var extent: Extent { Extent(start).grown(by: run.text.width + 2 * run.text.size) }

  func add(to path: some PathTarget) {
    let (along, up) = run.axes
    let size = run.text.size
    for glyph in run.text.glyphs {
      let origin = start + along * glyph.x - up * glyph.y
      func place(_ point: SIMD2<Double>) -> SIMD2<Double> {
        origin + (along * point.x + up * point.y) * size
      }
      for element in run.text.font.outline(of: glyph.id).elements {
        switch element {
        case .move(let point): path.move(to: place(point))
        case .line(let point): path.line(to: place(point))
        case .cubic(let first, let second, let end):
          path.cubic(place(first), place(second), to: place(end))
        case .close: path.close()
        }
      }
    }
  }
}
