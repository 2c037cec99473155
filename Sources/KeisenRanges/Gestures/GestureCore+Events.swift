import Glibc
import KeisenPrimitives

extension GestureCore {
  /// Does what an event says; returns whether it meant anything.
  mutating func handle(_ event: GestureEvent) throws(KeisenError) -> Bool {
    if event.kind == .state { begin(at: event.time) } else { advance(to: event.time) }
    switch event.kind {
    case .pointerDown: return try press(event)
    case .pointerMove: return try move(event)
    case .pointerUp: return try lift(event)
    case .pointerCancel:
      if let id = event.pointerID, !pointers.contains(where: { $0.id == id }) { return false }
      return try cancel()
    case .wheel: return try turn(event)
    case .doubleClick:
      guard isInPlot(event.position) else { return false }
      // Some hosts tell it while the button is down.
      drop()
      try set(.neutral)
      return true
    case .keyDown: return try type(event)
    case .resize: return resize(event)
    case .state:
      if let plot = event.plot {
        knownPlot = plot
        size = event.size
      }
      try take(event.state ?? .neutral)
      return true
    }
  }

  /// Takes a state at once, the nearest one that is allowed, and ends what pointers are doing.
  mutating func take(_ state: GestureState) throws(KeisenError) {
    drop()
    try set(state)
  }

  /// Whether an event means something only in a plot.
  static func needsPlot(_ kind: GestureEvent.Kind) -> Bool {
    switch kind {
    case .pointerDown, .wheel, .doubleClick: true
    case .pointerMove, .pointerUp, .pointerCancel, .keyDown, .resize, .state: false
    }
  }

  private mutating func turn(_ event: GestureEvent) throws(KeisenError) -> Bool {
    guard gesture == nil, isInPlot(event.position) else { return false }
    let (isOnlyX, isOnlyY) = (event.modifiers.contains(.shift), event.modifiers.contains(.alt))
    // Some machines turn the wheel sideways while shift is held.
    let isSideways = isOnlyX && event.dy == 0
    let turned = isSideways ? event.dx : event.dy
    let moved = isSideways ? 0 : event.dx
    let before = self
    if moved != 0, plot.width > 0 { try shift(by: Point(x: -moved / plot.width, y: 0)) }
    if turned != 0 {
      let factor = exp(-turned * settings.wheelRate)
      let dimensions: Set<Dimension> = isOnlyX ? [.x] : isOnlyY ? [.y] : [.x, .y]
      try zoom(by: factor, at: event.position, in: dimensions)
    }
    return differs(from: before)
  }

  private mutating func type(_ event: GestureEvent) throws(KeisenError) -> Bool {
    if event.key == "Escape" {
      if try cancel() { return true }
      guard motion != nil else { return false }
      try rest(at: time)
      return true
    }
    guard gesture == nil, event.modifiers.isSubset(of: .shift) else { return false }
    let step = settings.keyStep
    let centre = Point(x: plot.midX, y: plot.midY)
    switch event.key {
    case "ArrowLeft": try shift(by: Point(x: step, y: 0))
    case "ArrowRight": try shift(by: Point(x: -step, y: 0))
    case "ArrowUp": try shift(by: Point(x: 0, y: -step))
    case "ArrowDown": try shift(by: Point(x: 0, y: step))
    case "+", "=": try zoom(by: settings.keyFactor, at: centre, in: [.x, .y])
    case "-", "_": try zoom(by: 1 / settings.keyFactor, at: centre, in: [.x, .y])
    case "Home", "0": try set(.neutral)
    default: return false
    }
    return true
  }

  /// Takes another size of the picture: the plot keeps its distances from the sides, unless the
  /// event tells it; one that nobody told is the whole picture.
  private mutating func resize(_ event: GestureEvent) -> Bool {
    let before = knownPlot
    if let plot = event.plot {
      knownPlot = plot
    } else if let new = event.size {
      if var plot = before, let size {
        plot.width = max(0, plot.width + new.width - size.width)
        plot.height = max(0, plot.height + new.height - size.height)
        knownPlot = plot
      } else if before == nil {
        knownPlot = Rect(x: 0, y: 0, width: new.width, height: new.height)
      }
    }
    size = event.size ?? size
    return knownPlot != before
  }
}
