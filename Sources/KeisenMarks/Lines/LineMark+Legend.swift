import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension LineMark {
  /// Draws a piece of the line, or a piece in each of the first few styles that rows have.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let style = style
    let variant = variantOfNoPlainLine
    // Of many colours that of the middle.
    let middle = variant?.values == nil ? nil : colorScale?.style.steadyMap.color(at: 0.5)
    let own = frame.seriesColor(style.color, unless: variant?.values)
    let pixelRatio = frame.pixelRatio
    return { (rect, list) throws(KeisenError) in
      let styles = variant?.swatchStyles(of: style) ?? [style]
      let width = rect.width / Double(styles.count)
      for (index, style) in styles.enumerated() {
        let part = Rect(
          x: rect.minX + Double(index) * width,
          y: rect.minY,
          width: width,
          height: rect.height
        )
        let color = middle?.opacity(Float(style.alpha)) ?? style.color(or: own)
        let piece = Self.fitted(style, to: part)
        // Caps stand within.
        let cap = piece.cap == .butt ? 0 : piece.width / 2
        let polyline = try LinePath.polyline(
          through: [SIMD2(part.minX + cap, part.midY), SIMD2(part.maxX - cap, part.midY)],
          style: piece,
          color: color,
          in: part,
          pixelRatio: pixelRatio
        )
        if let polyline, piece.width > 0, color.alpha > 0 { list.draw(.polyline(polyline)) }
        guard let marker = variant?.marker else { continue }
        try marker.drawSwatch(in: part, color: marker.color ?? color, frame.theme, into: &list)
      }
    }
  }

  /// Returns the style no wider than its swatch is high, with dashes short enough to be told.
  private static func fitted(_ style: LineStyle, to rect: Rect) -> LineStyle {
    var style = style
    style.width = min(style.width, rect.height, rect.width / 2)
    let caps = style.cap == .butt ? 0 : Double(style.dash.count / 2)
    let period = (style.dash.reduce(0, +) + caps) * style.width
    let maximum = rect.width / 1.5
    if period > maximum { style.dash = style.dash.map { $0 * maximum / period } }
    return style
  }

  /// Returns the positions of some rows, equally far from each other, the first and the last among
  /// them.
  ///
  /// Where rows are not joined one after the other none is connected to the next.
  public func outline(in space: Space, _ frame: FrameContext, count: Int) -> [Point] {
    if let places = frame.polar(space) {
      return outline(on: places, in: space, frame, count: count)
    }
    let rows = LineRows(x: x?.snapshot(), y: y.snapshot(), in: space, frame)
    let all = rows.rows
    guard !all.isEmpty, count > 0 else { return [] }
    let isNamed = variant.values != nil && colorScale.flatMap(frame.namedColors) != nil
    if let variant = variantOfNoPlainLine, variant.isSeparated || variant.order != nil || isNamed {
      return rows.scattered(count)
    }
    let step = max(1, (all.count - 1) / count)
    func position(_ row: Int) -> Point {
      guard case .far(let point) = rows.rest(row, within: LineRows.farthestOutline) else {
        return Point(x: .nan, y: .nan)
      }
      return Point(x: point.x, y: point.y)
    }
    var points = stride(from: all.lowerBound, to: all.upperBound, by: step).map(position)
    if (all.count - 1) % step != 0 { points.append(position(all.upperBound - 1)) }
    return points
  }
}
