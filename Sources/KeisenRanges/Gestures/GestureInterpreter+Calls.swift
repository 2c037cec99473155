import KeisenPrimitives

extension GestureInterpreter {
  /// Begins to move the content, as a press of the left button does.
  ///
  /// What is still down is lifted first, where it was last, here and in the other calls that begin
  /// something.
  @discardableResult
  public func beginPan(at position: Point, time: Double) throws(KeisenError) -> Bool {
    try press(1, at: position, time: time)
  }

  /// Moves the content with the pointer.
  @discardableResult
  public func movePan(to position: Point, time: Double) throws(KeisenError) -> Bool {
    try handle(GestureEvent(.pointerMove, at: position, time: time))
  }

  /// Lets the content go.
  @discardableResult
  public func endPan(at position: Point, time: Double) throws(KeisenError) -> Bool {
    try handle(GestureEvent(.pointerUp, at: position, time: time))
  }

  /// Begins to select a box, as a press of the right button does; `movePan` and `endPan` go on with
  /// it.
  @discardableResult
  public func beginBox(at position: Point, time: Double) throws(KeisenError) -> Bool {
    try press(2, at: position, time: time)
  }

  /// Ends what pointers are doing as if it had never begun.
  @discardableResult
  public func cancel(time: Double) throws(KeisenError) -> Bool {
    try handle(GestureEvent(.pointerCancel, time: time))
  }

  /// Puts two fingers down, or moves them.
  ///
  /// What else is down is lifted first, where it was last.
  @discardableResult
  public func pinch(_ first: Point, _ second: Point, time: Double) throws(KeisenError) -> Bool {
    let isDown = state.withLock { state in
      Set(state.core.pointers.map(\.id)).isSuperset(of: Self.fingers)
    }
    let middle = Point(x: first.x / 2 + second.x / 2, y: first.y / 2 + second.y / 2)
    var event = GestureEvent(isDown ? .pointerMove : .pointerDown, at: middle, time: time)
    event.touches = [
      GestureEvent.Touch(id: Self.fingers[0], at: first),
      GestureEvent.Touch(id: Self.fingers[1], at: second),
    ]
    event.touchCount = 2
    return try handle(event)
  }

  /// Lifts both fingers.
  @discardableResult
  public func endPinch(time: Double) throws(KeisenError) -> Bool {
    var event = GestureEvent(.pointerUp, time: time)
    event.touchCount = 0
    return try handle(event)
  }

  /// Turns the wheel by points: `dx` to the right, `dy` down.
  @discardableResult
  public func wheel(
    at position: Point,
    dx: Double = 0,
    dy: Double,
    modifiers: GestureEvent.Modifiers = [],
    time: Double
  ) throws(KeisenError) -> Bool {
    var event = GestureEvent(.wheel, at: position, time: time)
    event.dx = dx
    event.dy = dy
    event.modifiers = modifiers
    return try handle(event)
  }

  /// Goes back to the neutral state.
  @discardableResult
  public func doubleClick(at position: Point, time: Double) throws(KeisenError) -> Bool {
    try handle(GestureEvent(.doubleClick, at: position, time: time))
  }

  /// Types a key, by its name in browsers: `ArrowLeft`, `+`.
  @discardableResult
  public func type(
    _ key: String,
    modifiers: GestureEvent.Modifiers = [],
    time: Double
  ) throws(KeisenError) -> Bool {
    var event = GestureEvent(.keyDown, time: time)
    event.key = key
    event.modifiers = modifiers
    return try handle(event)
  }

  /// The numbers of the fingers of `pinch`.
  private static let fingers: [Int64] = [1, 2]

  private func press(
    _ button: Int64,
    at position: Point,
    time: Double
  ) throws(KeisenError) -> Bool {
    var event = GestureEvent(.pointerDown, at: position, time: time)
    event.button = button
    event.buttons = [button]
    return try handle(event)
  }
}
