import KeisenDrawing
import KeisenPrimitives

/// A rectangle in device pixels as the shaders take it.
struct Shape {
  /// Left, top, right and bottom.
  let sides: SIMD4<Float>
  /// Corners, clockwise from the top left.
  let radii: SIMD4<Float>
  private let extent: (left: Double, top: Double, right: Double, bottom: Double)

  /// Takes a rectangle in points; sides beyond 2^24 pixels are moved there.
  init(_ rect: Rect, _ corners: CornerRadii, ratio: Double) {
    func side(_ points: Double) -> Double { max(-0x1p24, min(points * ratio, 0x1p24)) }
    extent = (
      rect.minX * ratio, rect.minY * ratio, rect.maxX * ratio, rect.maxY * ratio
    )
    sides = SIMD4(
      Float(side(rect.minX)),
      Float(side(rect.minY)),
      Float(side(rect.maxX)),
      Float(side(rect.maxY))
    )
    radii = SIMD4(
      Float(side(corners.topLeft)),
      Float(side(corners.topRight)),
      Float(side(corners.bottomRight)),
      Float(side(corners.bottomLeft))
    )
  }

  /// Whether a corner is round.
  var isRounded: Bool { radii != .zero }

  /// The pixels that the rectangle touches; none where a side is NaN or the rectangle is reversed.
  func touchedBox(within frame: PixelBox) -> PixelBox {
    PixelBox(touching: extent, within: frame)
  }

  /// Pixels inside a border of the rectangle, where it certainly covers nothing.
  func hole(border: Double) -> PixelBox {
    let inset = border + Double(radii.max()) + 1
    let picture = PixelBox(left: 0, top: 0, right: 1 << 24, bottom: 1 << 24)
    return PixelBox(
      touching: (
        extent.left + inset, extent.top + inset, extent.right - inset, extent.bottom - inset
      ),
      within: picture
    )
  }
}

/// A clip in device pixels as the shaders take it.
struct ClipShape {
  /// Left, top, right and bottom.
  let rect: SIMD4<Float>
  /// Corners, clockwise from the top left.
  let radii: SIMD4<Float>
  /// The pixels of the picture that it lets something through to.
  let box: PixelBox

  /// Takes a clip in points.
  init(_ clip: Clip, ratio: Double, picture: PixelBox) {
    let shape = Shape(clip.rect, clip.radii, ratio: ratio)
    rect = shape.sides
    radii = shape.radii
    box = shape.touchedBox(within: picture)
  }

  /// The whole picture, and no edge that could be antialiased.
  init(picture: PixelBox) {
    rect = SIMD4(-0x1p24, -0x1p24, 0x1p24, 0x1p24)
    radii = .zero
    box = picture
  }

  /// Whether a corner is round.
  var isRounded: Bool { radii != .zero }
}

/// The colours of a fill as the shaders take them.
struct FillColors {
  /// Colour at and before a gradient's start, alpha multiplied in.
  let start: SIMD4<Float>
  /// Colour at and beyond a gradient's end.
  let end: SIMD4<Float>
  /// Start in pixels, and direction over length; zero for one colour.
  let gradient: SIMD4<Float>

  private init(start: SIMD4<Float>, end: SIMD4<Float>, gradient: SIMD4<Float>) {
    self.start = start
    self.end = end
    self.gradient = gradient
  }

  /// One colour.
  init(_ color: Color) {
    self.init(start: color.premultiplied, end: color.premultiplied, gradient: .zero)
  }

  /// A fill with positions in points.
  ///
  /// A gradient without a direction (equal points, NaN, infinities) is its end colour.
  init(_ fill: Fill, ratio: Double) {
    switch fill {
    case .color(let color):
      self.init(color)
    case .gradient(let fill):
      let x = (fill.end.x - fill.start.x) * ratio
      let y = (fill.end.y - fill.start.y) * ratio
      let square = x * x + y * y
      guard square > 0x1p-100, square < 0x1p100,
        abs(fill.start.x * ratio) < 0x1p60, abs(fill.start.y * ratio) < 0x1p60
      else {
        self.init(fill.endColor)
        return
      }
      self.init(
        start: fill.startColor.premultiplied,
        end: fill.endColor.premultiplied,
        gradient: SIMD4(
          Float(fill.start.x * ratio),
          Float(fill.start.y * ratio),
          Float(x / square),
          Float(y / square)
        )
      )
    }
  }

  /// Whether nothing would be seen.
  var isClear: Bool { start.w == 0 && end.w == 0 }
}
