import KeisenMotion
import KeisenPrimitives

/// An interpreter without its lock: what it is set to, what it knows of pointers, and the state.
///
/// What throws does so where a restriction fails: then it is to be thrown away, half changed as it
/// is.
package struct GestureCore: Sendable {
  /// What the pointers that are down do.
  package enum Gesture: Hashable {
    case pan(GestureVelocity)
    case pinch
    /// Its first corner, in points.
    case box(from: Point)
  }

  /// A button or a finger that is down.
  package struct Pointer: Hashable {
    let id: Int64
    let button: Int64
    /// When its press says that it came down, in seconds.
    let start: Double
    /// Whether its events tell which buttons are down.
    let hasButtons: Bool
    var position: Point
  }

  /// The plot in the picture; nil as long as nobody told it.
  package var knownPlot: Rect?
  /// The size of the picture that the plot is in, where an event told it.
  package var size: Size?
  package var settings = GestureSettings()
  package private(set) var restrictions: [any StateRestriction] = []

  /// The time of the last event, or a later one that an event before had.
  private(set) var time = -Double.infinity
  /// What the fingers pull to; the same as `shown` where no limit is crossed.
  private(set) var pulled = GestureState.neutral
  /// What they get: the state, as long as nothing moves by itself.
  package private(set) var shown = GestureState.neutral
  package private(set) var motion: GestureMotion?
  package private(set) var gesture: Gesture?
  /// In the order of coming down.
  package var pointers: [Pointer] = []
  /// The box that is being selected, within the plot, in points.
  package private(set) var box: Rect?
  /// What a cancel restores.
  private var before = GestureState.neutral
  /// Where the last pinch was, in fractions of the plot from its centre.
  private var pinched = Point(x: 0, y: 0)

  init(plot: Rect?) {
    knownPlot = plot
  }

  /// The plot in the picture; without sides as long as nobody told it.
  var plot: Rect { knownPlot ?? .zero }

  /// Whether a point is within the plot or on its sides.
  func isInPlot(_ point: Point) -> Bool {
    point.x >= plot.minX && point.x <= plot.maxX && point.y >= plot.minY && point.y <= plot.maxY
  }

  /// The state at a time.
  func state(at time: Double) -> GestureState { motion?.state(at: time) ?? shown }

  /// Whether somebody who looks sees something else than with another one.
  func differs(from other: GestureCore) -> Bool {
    shown != other.shown || motion != other.motion || box != other.box
      || knownPlot != other.knownPlot
  }

  /// Lets the time of an event come; one before another one's counts as that.
  mutating func advance(to time: Double) {
    self.time = max(self.time, time)
  }

  /// Puts the clock to a time, which may be an earlier one.
  mutating func begin(at time: Double) {
    self.time = time
  }

  /// Stops what moves by itself where it is.
  mutating func stop() { stop(at: time) }

  /// Stops what moves by itself where it is at a time.
  mutating func stop(at time: Double) {
    shown = state(at: time)
    motion = nil
    pulled = shown
  }

  /// Stops what moves by itself at a time, as near to where it is as limits allow.
  mutating func rest(at time: Double) throws(KeisenError) {
    stop(at: time)
    try set(shown)
  }

  /// Takes a state at once: the nearest one that is allowed.
  mutating func set(_ state: GestureState) throws(KeisenError) {
    for dimension in [Dimension.x, .y] {
      shown[dimension] = try limits(dimension).clamped(state[dimension])
    }
    motion = nil
    pulled = shown
  }

  /// Takes other restrictions, and unless a pointer is down the nearest state that they allow.
  ///
  /// - Parameters:
  ///   - restrictions: What to obey from now on.
  ///   - time: The latest one that is known, at which what moves by itself stops.
  /// - Throws: What one of them throws.
  mutating func restrict(
    by restrictions: [any StateRestriction],
    at time: Double
  ) throws(KeisenError) {
    self.restrictions = restrictions
    guard gesture == nil else { return }
    try rest(at: time)
  }

  /// Forgets the pointers and what they are doing.
  mutating func drop() {
    pointers = []
    gesture = nil
    box = nil
  }

  /// Begins a gesture, which stops what moves by itself.
  mutating func begin(_ gesture: Gesture) throws(KeisenError) {
    stop()
    before = shown
    if settings.isSoft {
      for dimension in [Dimension.x, .y] {
        pulled[dimension] = try limits(dimension).pulled(shown[dimension])
      }
    }
    self.gesture = gesture
  }

  /// Goes on with another gesture.
  mutating func goOn(_ gesture: Gesture) {
    box = nil
    self.gesture = gesture
  }

  /// Ends the gesture as if it had never begun; returns whether there was one.
  mutating func cancel() throws(KeisenError) -> Bool {
    guard gesture != nil else { return false }
    drop()
    try set(before)
    return true
  }

  /// Moves the content with the pointer, by points to the right and up.
  mutating func pan(by step: Point) throws(KeisenError) {
    guard case .pan(var velocity) = gesture else { return }
    let step = settings.allowed(step)
    move(by: step)
    velocity.move(by: step, at: time)
    gesture = .pan(velocity)
    try show()
  }

  /// Moves the content with two fingers and enlarges it as they part.
  ///
  /// By a part k of their distance at an angle a, x is enlarged by 1 + k cos a and y by 1 + k sin
  /// a.
  ///
  /// - Returns: Whether the fingers were apart.
  mutating func pinch(
    from old: (Point, Point),
    to new: (Point, Point)
  ) throws(KeisenError) -> Bool {
    let (oldMiddle, middle) = (Self.middle(old.0, old.1), Self.middle(new.0, new.1))
    move(by: settings.allowed(Point(x: middle.x - oldMiddle.x, y: oldMiddle.y - middle.y)))
    pinched = pivot(at: middle)
    let (oldWay, way) = (Self.way(old.0, old.1), Self.way(new.0, new.1))
    let (oldLength, length) = (Self.length(oldWay), Self.length(way))
    guard oldLength > 0, length > 0, (length / oldLength).isFinite else {
      try show()
      return middle != oldMiddle
    }
    let part = length / oldLength - 1
    let angle = Direction(x: abs(way.x), y: abs(way.y)).rounded(toDegrees: settings.orientationStep)
    let factors = Point(x: 1 + part * angle.cosine, y: 1 + part * angle.sine)
    for (dimension, factor) in [(Dimension.x, factors.x), (.y, factors.y)] {
      guard settings.dimensions.contains(dimension), factor > 0 else { continue }
      pulled[dimension].scale = GestureState.Part.scales.nearest(
        to: pulled[dimension].scale * factor
      )
    }
    try show(keeping: pinched)
    return true
  }

  /// Shows the part of the plot between the corner that the box began with and another one, within
  /// the plot.
  mutating func select(from first: Point, to second: Point) {
    func ends(_ a: Double, _ b: Double, _ low: Double, _ high: Double) -> (Double, Double) {
      (max(min(a, b), low), min(max(a, b), high))
    }
    let (left, right) = ends(first.x, second.x, plot.minX, plot.maxX)
    let (top, bottom) = ends(first.y, second.y, plot.minY, plot.maxY)
    box = Rect(
      x: left,
      y: top,
      width: max(0, right - left),
      height: max(0, bottom - top)
    )
  }

  /// Enlarges what is in the box to the whole plot; returns whether it has an area.
  mutating func zoomToBox() throws(KeisenError) -> Bool {
    guard let box, !box.isEmpty, !plot.isEmpty else { return false }
    var state = shown
    let centre = Point(x: box.midX, y: box.midY)
    let parts = Point(x: box.width / plot.width, y: box.height / plot.height)
    for (dimension, part) in [(Dimension.x, parts.x), (.y, parts.y)]
    where settings.dimensions.contains(dimension) {
      // With its centre in the plot's it is enlarged about that.
      state[dimension].move(by: -fraction(of: centre, dimension))
      state[dimension].zoom(by: 1 / part, about: 0)
    }
    try set(state)
    return true
  }

  /// Enlarges the content about a point, at once and within the limits.
  mutating func zoom(
    by factor: Double,
    at point: Point,
    in dimensions: Set<Dimension>
  ) throws(KeisenError) {
    stop()
    let pivot = pivot(at: point)
    var state = shown
    for dimension in settings.dimensions.intersection(dimensions) {
      state[dimension].zoom(by: factor, about: dimension == .x ? pivot.x : pivot.y)
    }
    try set(state)
  }

  /// Moves the content by fractions of the plot to the right and up, at once and within the limits.
  mutating func shift(by fractions: Point) throws(KeisenError) {
    stop()
    var state = shown
    if settings.dimensions.contains(.x) { state.x.move(by: fractions.x) }
    if settings.dimensions.contains(.y) { state.y.move(by: fractions.y) }
    try set(state)
  }

  /// Lets the content go: it glides on, springs back, or rests.
  mutating func release() throws(KeisenError) {
    var velocity = Point(x: 0, y: 0)
    if case .pan(let moved) = gesture, settings.hasInertia { velocity = moved.value(at: time) }
    let speed = Self.length(velocity)
    let decay = Glide.decay(of: speed)
    func part(
      _ dimension: Dimension,
      _ velocity: Double,
      _ pivot: Double
    ) throws(KeisenError) -> GestureMotion.Part {
      let limits = limits(dimension)
      return try GestureMotion.Part(
        shown[dimension],
        limits: limits,
        velocity: try limits.shownVelocity(velocity, of: pulled[dimension], shown[dimension]),
        decay: decay,
        minSpeed: speed > 0 ? BoundedGlide.minSpeed * abs(velocity) / speed : 0,
        pivot: pivot,
        isSoft: settings.isSoft
      )
    }
    let motion = GestureMotion(
      from: time,
      x: try part(.x, velocity.x, pinched.x),
      y: try part(.y, velocity.y, pinched.y)
    )
    gesture = nil
    if motion.end > time {
      self.motion = motion
      pulled = shown
    } else {
      shown = motion.endState
      pulled = shown
    }
  }

  func limits(_ dimension: Dimension) -> GestureLimits {
    GestureLimits(
      dimension: dimension,
      restrictions: restrictions,
      length: dimension == .x ? plot.width : plot.height
    )
  }

  /// Where a point is from the plot's centre, in fractions of the plot, to the right or up.
  private func fraction(of point: Point, _ dimension: Dimension) -> Double {
    switch dimension {
    case .x: plot.width > 0 ? (point.x - plot.midX) / plot.width : 0
    case .y: plot.height > 0 ? (plot.midY - point.y) / plot.height : 0
    }
  }

  /// What stays where it is when the content is enlarged at a point.
  private func pivot(at point: Point) -> Point {
    switch settings.pivot {
    case .pointer: Point(x: fraction(of: point, .x), y: fraction(of: point, .y))
    case .anchor(let x, let y): Point(x: x - 0.5, y: y - 0.5)
    }
  }

  private mutating func move(by step: Point) {
    for (dimension, points, length) in [
      (Dimension.x, step.x, plot.width), (.y, step.y, plot.height),
    ] where length > 0 {
      let moved = pulled[dimension].translation + points / length / shown[dimension].scale
      pulled[dimension].translation = GestureState.Part.translations.nearest(to: moved)
    }
  }

  /// Shows what the fingers pull to, as far as limits let them.
  ///
  /// - Parameter pivot: What stays where it is when the scale changes, in fractions of the plot
  ///   from its centre.
  /// - Throws: What a restriction throws.
  private mutating func show(keeping pivot: Point? = nil) throws(KeisenError) {
    for dimension in [Dimension.x, .y] {
      let limits = limits(dimension)
      func allowed(_ part: GestureState.Part) throws(KeisenError) -> GestureState.Part {
        try settings.isSoft ? limits.stretched(part) : limits.clamped(part)
      }
      if let pivot {
        let place = dimension == .x ? pivot.x : pivot.y
        let scale = try allowed(pulled[dimension]).scale
        let turned = place / scale - place / shown[dimension].scale
        pulled[dimension].translation = GestureState.Part.translations
          .nearest(to: pulled[dimension].translation + turned)
      }
      shown[dimension] = try allowed(pulled[dimension])
    }
  }

  private static func middle(_ a: Point, _ b: Point) -> Point {
    Point(x: a.x / 2 + b.x / 2, y: a.y / 2 + b.y / 2)
  }

  private static func way(_ a: Point, _ b: Point) -> Point {
    Point(x: b.x - a.x, y: b.y - a.y)
  }

  private static func length(_ way: Point) -> Double {
    (way.x * way.x + way.y * way.y).squareRoot()
  }
}
