import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// What fills one side of an area in one frame: a colour at each height.
struct AreaPaint {
  /// The gradient's ends as heights in points, near the plot; equal for one colour.
  private let start: Double
  private let end: Double
  /// Colours with alpha multiplied in.
  private let startColor: SIMD4<Float>
  private let endColor: SIMD4<Float>

  /// How far beyond the plot a gradient's ends stay, in heights of it.
  private static let reach = 1.0

  /// Places a fill; nil takes `color`.
  init(
    _ fill: AreaFill?,
    color: Color,
    alpha: Double,
    of mark: AreaMark,
    in space: Space,
    _ frame: FrameContext
  ) {
    let alpha = Float(alpha)
    guard case .gradient(let gradient) = fill ?? .color(color) else {
      let one = (fill?.lastColor ?? color).opacity(alpha).premultiplied
      (start, end, startColor, endColor) = (0, 0, one, one)
      return
    }
    let range = frame.range(of: space.y)
    let low = range.min <= range.max ? frame.plot.maxY : frame.plot.minY
    func place(_ height: Double) -> Double {
      switch gradient.unit {
      case .plot: return frame.plot.maxY - height * frame.plot.height
      case .data:
        let value = DataValue(height, unit: mark.y.type.timeUnit)
        let place = frame.position(of: value, .y, of: space)
        return place.isNaN ? low : place
      }
    }
    let far = 0x1p500
    let from = max(-far, min(place(gradient.start), far))
    let to = max(-far, min(place(gradient.end), far))
    let (first, last) = (
      gradient.startColor.opacity(alpha).premultiplied,
      gradient.endColor.opacity(alpha).premultiplied
    )
    // A gradient from far away is the part of it that is near: floats tell no heights there.
    let margin = frame.plot.height * Self.reach
    let near = (frame.plot.minY - margin, frame.plot.maxY + margin)
    func mixed(_ height: Double) -> SIMD4<Float> {
      let part = Float(max(0, min(1, (height - from) / (to - from))))
      return first + (last - first) * part
    }
    (start, end) = (max(near.0, min(from, near.1)), max(near.0, min(to, near.1)))
    guard from != to else {
      (startColor, endColor) = (last, last)
      return
    }
    // Both ends beyond the same side: one colour is seen.
    endColor = start == end ? mixed(start < frame.plot.midY ? near.0 : near.1) : mixed(end)
    startColor = start == end ? endColor : mixed(start)
  }

  /// Whether nothing of it is seen.
  var isClear: Bool { startColor.w <= 0 && endColor.w <= 0 }

  /// Returns the colour at a height in points, alpha multiplied in.
  func color(at height: Double) -> SIMD4<Float> {
    guard start != end else { return endColor }
    let part = Float(max(0, min(1, (height - start) / (end - start))))
    return startColor + (endColor - startColor) * part
  }

  /// What fills a path.
  func fill(_ plot: Rect) -> Fill {
    guard start != end else { return .color(Self.straight(endColor)) }
    return .gradient(
      Gradient(
        start: Point(x: plot.minX, y: start),
        end: Point(x: plot.minX, y: end),
        startColor: Self.straight(startColor),
        endColor: Self.straight(endColor)
      )
    )
  }

  private static func straight(_ color: SIMD4<Float>) -> Color {
    guard color.w > 0 else { return .clear }
    return Color(
      red: color.x / color.w,
      green: color.y / color.w,
      blue: color.z / color.w,
      alpha: color.w
    )
  }
}

extension AreaMark {
  /// What fills what is above and what is below in the picture.
  struct Paints {
    /// Of what is above, or of all where both sides look alike.
    var above: AreaPaint
    /// Of what is below; nil where both sides look alike.
    var below: AreaPaint?

    /// Whether nothing of either is seen.
    var areClear: Bool { above.isClear && below?.isClear != false }
  }

  /// Returns what fills what is above and what is below in the picture; one where both sides look
  /// alike.
  ///
  /// The style's sides are those of the data: on a reversed axis greater values are below.
  func paints(in space: Space, _ frame: FrameContext) -> Paints {
    let color = color(frame)
    func paint(_ fill: AreaFill?) -> AreaPaint {
      AreaPaint(fill, color: color, alpha: style.alpha, of: self, in: space, frame)
    }
    let areAlike = (style.above ?? .color(color)) == (style.below ?? .color(color))
    if areAlike { return Paints(above: paint(style.above)) }
    let range = frame.range(of: space.y)
    return range.min <= range.max
      ? Paints(above: paint(style.above), below: paint(style.below))
      : Paints(above: paint(style.below), below: paint(style.above))
  }
}
