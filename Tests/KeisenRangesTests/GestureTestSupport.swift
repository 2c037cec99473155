import KeisenPrimitives
import KeisenRanges

/// An interpreter with a plot of 400 by 200 points at (50, 20), and short words for what a hand
/// does.
struct Hand {
  let interpreter: GestureInterpreter

  init(_ settings: (inout GestureSettings) -> Void = { _ in }) throws {
    interpreter = try GestureInterpreter(plot: Rect(x: 50, y: 20, width: 400, height: 200))
    var own = GestureSettings()
    settings(&own)
    try interpreter.setSettings(own)
  }

  /// Drags along points at a steady rate, and returns when it let go.
  @discardableResult
  func drag(_ points: [(Double, Double)], from time: Double = 0, step: Double = 0.01) throws
    -> Double
  {
    var now = time
    for (index, (x, y)) in points.enumerated() {
      let point = Point(x: x, y: y)
      if index == 0 {
        try interpreter.beginPan(at: point, time: now)
      } else {
        now += step
        try interpreter.movePan(to: point, time: now)
      }
    }
    if let (x, y) = points.last { try interpreter.endPan(at: Point(x: x, y: y), time: now) }
    return now
  }

  @discardableResult
  func event(
    _ kind: GestureEvent.Kind,
    _ x: Double,
    _ y: Double,
    time: Double = 0,
    _ body: (inout GestureEvent) -> Void = { _ in }
  ) throws -> Bool {
    var event = GestureEvent(kind, at: Point(x: x, y: y), time: time)
    body(&event)
    return try interpreter.handle(event)
  }

  var x: GestureState.Part { interpreter.state().x }
  var y: GestureState.Part { interpreter.state().y }
}
