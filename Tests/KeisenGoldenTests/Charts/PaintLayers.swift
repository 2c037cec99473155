import Glibc
import Keisen

extension GoldenChart {
  /// Notes in paint on data that was panned and zoomed since, cut at the plot: a marker that
  /// crosses itself, a ring with a piece erased, an opaque arrow; and a stamp that stays in its
  /// corner of the picture.
  static let paintLayers = GoldenChart("PaintLayers") {
    let chart = try Chart(size: size)
    let space = chart.space
    try chart.addLine(
      x: nil,
      y: Column([2.0, 3, 2.5, 4, 3.5, 5, 7, 4, 3, 2, 2.5]),
      style: LineStyle(color: Color(rgb: 0x0072b2))
    )
    try space.x.setRange(min: 0, max: 10)
    try space.y.setRange(min: 0, max: 8)

    let notes = try Paint(aspect: 1.6, height: 320)
    try notes.setViewSize(Size(width: 10, height: 8))
    /// Where data is in a view of the first range.
    func place(_ x: Double, _ y: Double) -> Point { Point(x: x, y: 8 - y) }
    try notes.setBrush(Brush(color: Color(rgb: 0xffb000, alpha: 0.45), diameter: 34))
    try notes.stroke([place(0.4, 2), place(2.6, 3.9), place(3.4, 2.4), place(1.6, 4.4)])
    try notes.setBrush(Brush(color: Color(rgb: 0xe0307a), diameter: 9))
    try notes.stroke(
      (0...64).map { step in
        let angle = 2 * Double.pi * Double(step) / 64
        return place(6 + 0.8 * cos(angle), 6.9 + 0.8 * sin(angle))
      }
    )
    try notes.setBrush(Brush(diameter: 16, isEraser: true))
    try notes.stroke([place(6.5, 6.3), place(6.9, 5.9)])
    try notes.setBrush(Brush(color: Color(rgb: 0x009e73), diameter: 6))
    try notes.stroke([place(8.4, 5.4), place(7.1, 4.1)])
    try notes.stroke([place(7.2, 4.8), place(7.1, 4.1), place(7.8, 4.1)])
    chart.add(
      try PaintLayer(
        notes,
        corners: PaintLayer.Corners(
          topLeft: Position(x: 0, y: 8),
          bottomRight: Position(x: 10, y: 0)
        ),
        in: space
      ),
      to: .above
    )
    try space.x.setRange(min: 1, max: 9.5)
    try space.y.setRange(min: 1.5, max: 7.5)

    let stamp = try Paint(aspect: 2, height: 60)
    try stamp.setBrush(Brush(color: Color(rgb: 0xd55e00), diameter: 8))
    try stamp.stroke([
      Point(x: 6, y: 6), Point(x: 114, y: 6), Point(x: 114, y: 54), Point(x: 6, y: 54),
      Point(x: 6, y: 6),
    ])
    try stamp.setBrush(Brush(color: Color(rgb: 0xd55e00, alpha: 0.5), diameter: 20))
    try stamp.stroke([Point(x: 26, y: 38), Point(x: 60, y: 24), Point(x: 94, y: 38)])
    chart.add(
      try PaintLayer(
        stamp,
        corners: PaintLayer.Corners(
          topLeft: Position(x: .picture(272), y: .picture(4)),
          bottomRight: Position(x: .picture(316), y: .picture(26))
        )
      ),
      to: .above
    )
    return chart
  }
}

extension Paint {
  /// Paints a stroke through some points.
  fileprivate func stroke(_ points: [Point]) throws {
    for (index, point) in points.enumerated() {
      if index == 0 { try strokeBegin(at: point) } else { try strokeMove(to: point) }
    }
    try strokeEnd()
  }
}
