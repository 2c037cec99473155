import CHarfBuzz

/// The outline of a glyph, in ems from its origin, y up; filled by the nonzero rule.
package struct GlyphOutline: Hashable, Sendable {
  /// A step along an outline.
  package enum Element: Hashable, Sendable {
    /// Begins a contour.
    case move(SIMD2<Double>)
    /// A straight line.
    case line(SIMD2<Double>)
    /// A curve with two control points.
    case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    /// Ends a contour where it began.
    case close
  }

  /// The steps, contour by contour; none for a glyph without ink.
  package fileprivate(set) var elements: [Element] = []
  fileprivate var place = SIMD2<Double>.zero
  fileprivate let scale: Double

  fileprivate init(scale: Double) {
    self.scale = scale
  }

  fileprivate func point(_ x: Float, _ y: Float) -> SIMD2<Double> {
    SIMD2(Double(x), Double(y)) * scale
  }

  fileprivate mutating func addCubic(
    _ first: SIMD2<Double>,
    _ second: SIMD2<Double>,
    to end: SIMD2<Double>
  ) {
    elements.append(.cubic(first, second, end))
    place = end
  }
}

extension Font {
  /// Returns the outline of a glyph, leaned where the face is by force.
  package func outline(of glyph: UInt32) -> GlyphOutline {
    var outline = GlyphOutline(scale: 1 / unitsPerEm)
    withUnsafeMutablePointer(to: &outline) {
      hb_font_get_glyph_shape(shaper, glyph, GlyphDrawing.shared.functions, $0)
    }
    guard slant != 0 else { return outline }
    let slant = slant
    func leaned(_ point: SIMD2<Double>) -> SIMD2<Double> {
      SIMD2(point.x + slant * point.y, point.y)
    }
    outline.elements = outline.elements.map { element in
      switch element {
      case .move(let point): .move(leaned(point))
      case .line(let point): .line(leaned(point))
      case .cubic(let first, let second, let end):
        .cubic(leaned(first), leaned(second), leaned(end))
      case .close: .close
      }
    }
    return outline
  }
}

/// HarfBuzz's way to hand outlines over; never changed after `init`.
private struct GlyphDrawing: @unchecked Sendable {
  static let shared = GlyphDrawing()

  let functions: OpaquePointer?

  private init() {
    functions = hb_draw_funcs_create()
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        GlyphDrawing.with(data) { outline in
          outline.place = outline.point(x, y)
          outline.elements.append(.move(outline.place))
        }
      },
      nil,
      nil
    )
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        GlyphDrawing.with(data) { outline in
          outline.place = outline.point(x, y)
          outline.elements.append(.line(outline.place))
        }
      },
      nil,
      nil
    )
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, x, y, toX, toY, _ in
        GlyphDrawing.with(data) { outline in
          let (control, end) = (outline.point(x, y), outline.point(toX, toY))
          let first = outline.place + (control - outline.place) * (2.0 / 3)
          outline.addCubic(first, end + (control - end) * (2.0 / 3), to: end)
        }
      },
      nil,
      nil
    )
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x, y, secondX, secondY, toX, toY, _ in
        GlyphDrawing.with(data) { outline in
          outline.addCubic(
            outline.point(x, y),
            outline.point(secondX, secondY),
            to: outline.point(toX, toY)
          )
        }
      },
      nil,
      nil
    )
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in GlyphDrawing.with(data) { $0.elements.append(.close) } },
      nil,
      nil
    )
    hb_draw_funcs_make_immutable(functions)
  }

  private static func with(
    _ data: UnsafeMutableRawPointer?,
    _ body: (inout GlyphOutline) -> Void
  ) {
    guard let data else { return }
    body(&data.assumingMemoryBound(to: GlyphOutline.self).pointee)
  }
}
