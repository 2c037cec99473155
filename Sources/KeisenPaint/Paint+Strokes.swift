import KeisenPrimitives

extension Paint {
  /// Whether a stroke is under way.
  public var isPainting: Bool { state.withLock { $0.stroke != nil } }

  /// Begins a stroke with a dot at a point of the view.
  ///
  /// The pixel is ⌊point / view · layer⌋; the view's right and bottom edges belong to the last
  /// pixels. Points outside of the view are legal; lines are cut 2²⁹ pixels away.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a coordinate is NaN or infinite,
  ///   `.invalidState` when a stroke is under way, `.outOfMemory`. Then nothing has begun.
  public func strokeBegin(at point: Point) throws(KeisenError) {
    try change { (state) throws(KeisenError) in
      try Self.requireNoStroke(state, before: "another begins")
      let pixel = try pixel(at: point, "the stroke's first point", of: state.viewSize)
      state.stroke = try StrokeUnderWay(state.brush, at: pixel, width: width, height: height)
    }
  }

  /// Goes on to a point of the view in a straight line.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a coordinate is NaN or infinite,
  ///   `.invalidState` when no stroke is under way. Then the stroke is as it was.
  /// - Complexity: O(*r* *h*) for a brush of radius r and a line through h rows of the layer's and
  ///   of r beyond.
  public func strokeMove(to point: Point) throws(KeisenError) {
    try change { (state) throws(KeisenError) in
      try Self.requireStroke(state, to: "go on with")
      let pixel = try pixel(at: point, "the stroke's next point", of: state.viewSize)
      state.stroke?.move(to: pixel)
      state.shown = nil
    }
  }

  /// Ends the stroke, which then can be undone.
  ///
  /// One that covers no pixel of the layer leaves nothing to undo, and what can be redone.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when no stroke is under way, `.outOfMemory`,
  ///   and what its renderer throws. Then the stroke is still under way.
  public func strokeEnd() throws(KeisenError) {
    try change { (state) throws(KeisenError) in
      let stroke = try Self.requireStroke(state, to: "end")
      let spans = stroke.spans
      if spans.pixelCount > 0 {
        try commit(spans, to: &state) { (layer) throws(KeisenError) in
          try fill(spans, with: stroke.ink, in: layer)
        }
      }
      (state.stroke, state.shown) = (nil, nil)
    }
  }

  /// Ends the stroke as if it had never begun.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` when no stroke is under way.
  public func strokeCancel() throws(KeisenError) {
    try change { (state) throws(KeisenError) in
      try Self.requireStroke(state, to: "cancel")
      (state.stroke, state.shown) = (nil, nil)
    }
  }

  /// Checks that there is a stroke to do something with.
  @discardableResult
  private static func requireStroke(
    _ state: State,
    to action: String
  ) throws(KeisenError) -> StrokeUnderWay {
    guard let stroke = state.stroke else {
      throw KeisenError(.invalidState, "no stroke is under way to \(action); begin one first")
    }
    return stroke
  }

  /// Checks that there is no stroke that has to be over before something happens.
  static func requireNoStroke(_ state: State, before event: String) throws(KeisenError) {
    guard state.stroke == nil else {
      throw KeisenError(
        .invalidState,
        "a stroke is under way; end or cancel it before \(event)"
      )
    }
  }

  /// Returns `value / extent * size`, rounded down as exact numbers would be where it is below
  /// 2^52.
  private static func floor(_ value: Double, of extent: Double, in size: Double) -> Double {
    let product = value * size
    let quotient = (product / extent).rounded(.down)
    guard product.isFinite, quotient.magnitude < 0x1p52 else {
      return (value / extent * size).rounded(.down)
    }
    // What the product lost, and then what is left of it: each is exact.
    let lost = (-product).addingProduct(value, size)
    let left = product.addingProduct(-quotient, extent) + lost
    if left < 0 { return quotient - 1 }
    return left >= extent ? quotient + 1 : quotient
  }

  /// The pixel at a point of the view, or beside the layer, in whole numbers.
  private func pixel(
    at point: Point,
    _ pointName: String,
    of view: Size
  ) throws(KeisenError) -> Point {
    func place(
      _ value: Double,
      _ extent: Double,
      _ size: Int,
      _ name: String
    ) throws(KeisenError) -> Double {
      guard value.isFinite else {
        throw .invalidArgument("\(name) of \(pointName) must be finite, got \(value)")
      }
      let pixel = Self.floor(value, of: extent, in: Double(size))
      return value <= extent ? min(pixel, Double(size - 1)) : pixel
    }
    return Point(
      x: try place(point.x, view.width, width, "x"),
      y: try place(point.y, view.height, height, "y")
    )
  }
}
