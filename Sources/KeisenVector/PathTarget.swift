import KeisenPrimitives

/// Takes the steps of a path, in points, y down.
protocol PathTarget: AnyObject {
  /// Begins a contour.
  func move(to point: SIMD2<Double>)
  /// Adds a straight line.
  func line(to point: SIMD2<Double>)
  /// Adds a curve with two control points.
  func cubic(_ first: SIMD2<Double>, _ second: SIMD2<Double>, to point: SIMD2<Double>)
  /// Closes the contour.
  func close()
  /// Adds a rectangle, clockwise, with rounded corners where there are any.
  func addRect(_ rect: Rect, radii: CornerRadii)
}

extension PathTarget {
  /// From the ends of a quarter circle to its control points, for a radius of 1.
  private var quarter: Double { 0.552_284_749_830_793_4 }

  /// Adds a closed polygon.
  func addPolygon(_ corners: [SIMD2<Double>]) {
    for (index, corner) in corners.enumerated() {
      if index == 0 { move(to: corner) } else { line(to: corner) }
    }
    if !corners.isEmpty { close() }
  }

  /// Adds a circle of four curves.
  func addCircle(_ center: SIMD2<Double>, radius: Double) {
    let rect = Rect(
      x: center.x - radius,
      y: center.y - radius,
      width: 2 * radius,
      height: 2 * radius
    )
    addRect(rect, radii: CornerRadii(radius))
  }

  /// Adds a rectangle with square corners.
  func addRect(_ rect: Rect) { addRect(rect, radii: .zero) }

  /// Adds a rectangle of lines and curves.
  func addRect(_ rect: Rect, radii: CornerRadii) { addRectangle(rect, radii: radii) }

  /// The same, for those that add some rectangles in another way.
  func addRectangle(_ rect: Rect, radii: CornerRadii) {
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    guard !radii.isZero else {
      addPolygon([
        SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom),
      ])
      return
    }
    let radii = radii.fitted(to: Size(width: rect.width, height: rect.height))
    let rest = 1 - quarter
    var radius = radii.topLeft
    move(to: SIMD2(left + radius, top))
    radius = radii.topRight
    line(to: SIMD2(right - radius, top))
    addCorner(
      SIMD2(right - rest * radius, top),
      SIMD2(right, top + rest * radius),
      to: SIMD2(right, top + radius),
      radius
    )
    radius = radii.bottomRight
    line(to: SIMD2(right, bottom - radius))
    addCorner(
      SIMD2(right, bottom - rest * radius),
      SIMD2(right - rest * radius, bottom),
      to: SIMD2(right - radius, bottom),
      radius
    )
    radius = radii.bottomLeft
    line(to: SIMD2(left + radius, bottom))
    addCorner(
      SIMD2(left + rest * radius, bottom),
      SIMD2(left, bottom - rest * radius),
      to: SIMD2(left, bottom - radius),
      radius
    )
    radius = radii.topLeft
    line(to: SIMD2(left, top + radius))
    addCorner(
      SIMD2(left, top + rest * radius),
      SIMD2(left + rest * radius, top),
      to: SIMD2(left + radius, top),
      radius
    )
    close()
  }

  private func addCorner(
    _ first: SIMD2<Double>,
    _ second: SIMD2<Double>,
    to end: SIMD2<Double>,
    _ radius: Double
  ) {
    if radius > 0 { cubic(first, second, to: end) }
  }
}
