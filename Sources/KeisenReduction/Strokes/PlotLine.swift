import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges

/// A straight line across the whole plot at a position, whose edges stand on borders of device
/// pixels.
package struct PlotLine {
  /// That of the value: a line at a value of x is vertical.
  let dimension: Dimension
  /// What it covers, in points.
  package let rect: Rect

  /// Places a line; one at the plot's edge is inside, whole.
  ///
  /// - Parameters:
  ///   - dimension: That of the value.
  ///   - position: Where its middle is, in points.
  ///   - width: Its full width, in points.
  ///   - frame: The frame.
  package init(_ dimension: Dimension, at position: Double, width: Double, in frame: FrameContext) {
    let plot = frame.plot
    let width = min(frame.snappedLength(width), max(plot.width, plot.height))
    let (low, high) = plot.ends(dimension)
    let edge = max(low, min(frame.snappedRule(at: position, width: width), high - width))
    self.dimension = dimension
    rect =
      dimension == .x
      ? Rect(x: edge, y: plot.minY, width: width, height: plot.height)
      : Rect(x: plot.minX, y: edge, width: plot.width, height: width)
  }

  /// Draws it.
  ///
  /// - Parameters:
  ///   - dash: Lengths that alternate mark and gap from the left or lower end on, in multiples of
  ///     the width; none is solid.
  ///   - color: Its colour.
  ///   - frame: The frame.
  ///   - list: What it is drawn into.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  package func draw(
    dash: [Double],
    color: Color,
    in frame: FrameContext,
    into list: inout DisplayList
  ) throws(KeisenError) {
    guard !rect.isEmpty else { return }
    guard !dash.isEmpty else {
      list.draw(.rectangle(Rectangle(rect: rect, fill: .color(color))))
      return
    }
    let pen = LineStyle(
      width: dimension == .x ? rect.width : rect.height,
      dash: dash,
      cap: .butt
    )
    let ends =
      dimension == .x
      ? [SIMD2(rect.midX, rect.maxY), SIMD2(rect.midX, rect.minY)]
      : [SIMD2(rect.minX, rect.midY), SIMD2(rect.maxX, rect.midY)]
    let shape = try LinePath.polyline(
      through: ends,
      style: pen,
      color: color,
      in: frame.plot,
      pixelRatio: frame.pixelRatio
    )
    if let shape { list.draw(.polyline(shape)) }
  }
}
