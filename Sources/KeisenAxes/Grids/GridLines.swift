import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

/// Draws the lines of a grid, solid or dashed, on whole device pixels.
struct GridLines {
  private let frame: FrameContext
  /// Width of a line: a whole number of device pixels.
  private let width: Double
  private let dashes: Dashes?
  /// How much of a line that is too finely dashed to be seen as such is there.
  private let fade: Double

  /// Where the marks of a line are, from its start.
  private struct Dashes {
    let starts: [Double]
    let ends: [Double]
  }

  init(_ style: Grid.Style, in frame: FrameContext) {
    self.frame = frame
    width = frame.snappedLength(style.width)
    let line = LineStyle(width: width, dash: style.dash, cap: .butt)
    guard let pattern = DashPattern(line) else {
      (dashes, fade) = (nil, 1)
      return
    }
    guard var walker = DashWalker(pattern, style: line, pixelRatio: frame.pixelRatio) else {
      (dashes, fade) = (nil, pattern.inkedFraction)
      return
    }
    let length = max(frame.plot.width, frame.plot.height)
    var starts: [Double] = []
    var ends: [Double] = []
    var position = 0.0
    while position < length, walker.marks < DashWalker.maxMarks {
      let step = min(walker.remaining, length - position)
      if walker.isMark, step > 0 {
        starts.append(position)
        ends.append(position + step)
      }
      position += step
      if step == length { break }
      _ = walker.advanceWithinEntry(by: step)
    }
    dashes = Dashes(starts: starts, ends: ends)
    fade = 1
  }

  /// Draws lines across the plot at values of a projection.
  func draw(
    _ values: [Double],
    of space: Space,
    _ dimension: Dimension,
    color: Color,
    into list: inout DisplayList
  ) throws(KeisenError) {
    let plot = frame.plot
    let map = frame.map(dimension, of: space)
    let isUpright = dimension == .x
    let (low, high) = isUpright ? (plot.minX, plot.maxX) : (plot.minY, plot.maxY)
    func start(of value: Double) -> Double? {
      let position = map.position(of: value)
      guard position.isFinite else { return nil }
      // A line at the plot's edge is inside, whole.
      return max(low, min(frame.snappedRule(at: position, width: width), high - width))
    }
    var color = color
    color.alpha *= Float(fade)
    guard let dashes else {
      for value in values {
        guard let start = start(of: value) else { continue }
        let rect =
          isUpright
          ? Rect(x: start, y: plot.minY, width: width, height: plot.height)
          : Rect(x: plot.minX, y: start, width: plot.width, height: width)
        list.draw(.rectangle(Rectangle(rect: rect, fill: .color(color))))
      }
      return
    }
    let length = isUpright ? plot.height : plot.width
    let vertices = VertexBuffer()
    for value in values {
      guard let start = start(of: value) else { continue }
      let middle = start + width / 2
      for (from, to) in zip(dashes.starts, dashes.ends) where from < length {
        for end in [from, min(to, length)] {
          let point =
            isUpright ? SIMD2(middle, plot.maxY - end) : SIMD2(plot.minX + end, middle)
          try vertices.append(SIMD2<Float>(point))
        }
      }
    }
    guard vertices.count > 0 else { return }
    list.draw(
      .polyline(
        Polyline(
          vertices: vertices,
          runStarts: Array(stride(from: 0, through: vertices.count, by: 2)),
          stroke: Stroke(width: width, color: color, cap: .butt)
        )
      )
    )
  }
}
