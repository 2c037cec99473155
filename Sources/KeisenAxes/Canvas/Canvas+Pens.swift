import KeisenPrimitives

extension Canvas {
  /// How many pens there are.
  public var penCount: Int { state.withLock { $0.pens.count } }

  /// Adds pens, opaque black for strokes and opaque white for fills; idle or drawing.
  ///
  /// - Parameter count: How many, at least 1.
  /// - Returns: The number of the first of them; the others follow.
  /// - Throws: `KeisenError` with code `.invalidArgument` for a count below 1, and for more than
  ///   `maxPens` pens in all.
  @discardableResult
  public func addPens(_ count: Int) throws(KeisenError) -> Int {
    try state.change { (state) throws(KeisenError) in
      guard count >= 1 else {
        throw .invalidArgument("add_pens: count must be at least 1, got \(count)")
      }
      let first = state.pens.count
      guard count <= Self.maxPens - first else {
        throw .invalidArgument(
          "add_pens: a canvas has at most \(Self.maxPens) pens, got \(count) beside \(first)"
        )
      }
      state.pens += Array(repeating: Pen(), count: count)
      return first
    }
  }

  /// Takes all pens away; what was drawn with them stays.
  ///
  /// - Throws: `KeisenError` with code `.invalidState` while it draws.
  public func clearPens() throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      guard !state.isDrawing else {
        throw KeisenError(.invalidState, "clear_pens: canvas draws; end it first")
      }
      state.pens = []
    }
  }

  /// Changes the colour of what a pen strokes and writes from now on; components outside of 0...1
  /// are clamped.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such pen, or a component
  ///   is NaN.
  public func setStroke(_ pen: Int, _ color: Color) throws(KeisenError) {
    try change(pen, "set_stroke", Components(color)) { $0.stroke = $1 }
  }

  /// Changes the colour of what a pen fills from now on; components outside of 0...1 are clamped.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such pen, or a component
  ///   is NaN.
  public func setFill(_ pen: Int, _ color: Color) throws(KeisenError) {
    try change(pen, "set_fill", Components(color)) { $0.fill = $1 }
  }

  /// Changes the colour of what a pen strokes and writes from now on; components outside of 0...1
  /// are clamped.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such pen, or a component
  ///   is NaN.
  public func setStroke(
    _ pen: Int,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ alpha: Double
  ) throws(KeisenError) {
    try change(pen, "set_stroke", Components(red, green, blue, alpha)) { $0.stroke = $1 }
  }

  /// Changes the colour of what a pen fills from now on; components outside of 0...1 are clamped.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such pen, or a component
  ///   is NaN.
  public func setFill(
    _ pen: Int,
    _ red: Double,
    _ green: Double,
    _ blue: Double,
    _ alpha: Double
  ) throws(KeisenError) {
    try change(pen, "set_fill", Components(red, green, blue, alpha)) { $0.fill = $1 }
  }

  private func change(
    _ index: Int,
    _ call: String,
    _ components: Components,
    _ body: (inout Pen, Color) -> Void
  ) throws(KeisenError) {
    try state.change { (state) throws(KeisenError) in
      _ = try state.pen(index, call)
      body(&state.pens[index], try components.color(call))
    }
  }
}

/// What a caller gave for a colour; a `Color` too may hold anything, as its components can be
/// written.
private struct Components {
  private var red: Double
  private var green: Double
  private var blue: Double
  private var alpha: Double

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  init(_ color: Color) {
    self.init(Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha))
  }

  /// The colour, clamped.
  func color(_ call: String) throws(KeisenError) -> Color {
    for (name, value) in [("red", red), ("green", green), ("blue", blue), ("alpha", alpha)]
    where value.isNaN {
      throw .invalidArgument("\(call): \(name) must be a number, got \(value)")
    }
    return Color(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha))
  }
}
