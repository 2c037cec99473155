import Glibc
import KeisenPrimitives

extension GestureCore {
  /// Does what an event says; returns whether it meant anything.
  mutating func handle(_ event: GestureEvent) -> Bool {
    if event.kind == .state { begin(at: event.time) } else { advance(to: event.time) }
    switch event.kind {
    case .pointerDown: return press(event)
    case .pointerMove: return movePointers(event)
    case .pointerUp: return lift(event)
    case .pointerCancel:
      if let id = event.pointerID, !pointers.contains(where: { $0.id == id }) { return false }
      return cancel()
    case .wheel: return turn(event)
    case .doubleClick:
      guard plot.contains(event.position) else { return false }
      // Some hosts tell it while the button is down.
      drop()
      set(.neutral)
      return true
    case .keyDown: return type(event)
    case .resize: return resize(event)
    case .state:
      if let plot = event.plot {
        knownPlot = plot
        size = event.size
      }
      take(event.state ?? .neutral)
      return true
    }
  }

  /// Takes a state at once, the nearest one that is allowed, and ends what pointers are doing.
  mutating func take(_ state: GestureState) {
    drop()
    set(state)
  }

  /// Whether an event means something only in a plot.
  static func needsPlot(_ kind: GestureEvent.Kind) -> Bool {
    switch kind {
    case .pointerDown, .wheel, .doubleClick: true
    case .pointerMove, .pointerUp, .pointerCancel, .keyDown, .resize, .state: false
    }
  }

  private mutating func press(_ event: GestureEvent) -> Bool {
    let wasEmpty = pointers.isEmpty
    if wasEmpty {
      guard plot.contains(event.position), (0...2).contains(event.button) else { return false }
    }
    let known = Set(pointers.map(\.id))
    if event.touches.isEmpty {
      let id = event.pointerID ?? 0
      guard !known.contains(id) else { return false }
      pointers.append(Pointer(id: id, button: event.button, position: event.position))
    } else {
      for touch in event.touches where !known.contains(touch.id) {
        pointers.append(Pointer(id: touch.id, button: event.button, position: touch.position))
      }
      guard pointers.count > known.count else { return false }
    }
    if wasEmpty {
      let isBox = event.button == 2 || event.modifiers.contains(.shift)
      begin(isBox ? .box(from: event.position) : .pan(GestureVelocity(at: time)))
    }
    if pointers.count >= 2, gesture != .pinch { goOn(.pinch) }
    return true
  }

  private mutating func movePointers(_ event: GestureEvent) -> Bool {
    let old = pointers
    var isKnown = false
    for index in pointers.indices {
      if let touch = event.touches.first(where: { $0.id == pointers[index].id }) {
        pointers[index].position = touch.position
        isKnown = true
      } else if event.touches.isEmpty, pointers[index].id == event.pointerID ?? 0 {
        pointers[index].position = event.position
        isKnown = true
      }
    }
    guard isKnown else { return false }
    switch gesture {
    case .pan:
      guard let from = old.first?.position, let to = pointers.first?.position else { return false }
      pan(by: Point(x: to.x - from.x, y: from.y - to.y))
    case .pinch:
      guard old.count >= 2, pointers.count >= 2 else { return false }
      return pinch(
        from: (old[0].position, old[1].position),
        to: (pointers[0].position, pointers[1].position)
      )
    case .box(let corner):
      guard let to = pointers.first?.position else { return false }
      select(from: corner, to: to)
    case nil: return false
    }
    return true
  }

  private mutating func lift(_ event: GestureEvent) -> Bool {
    guard let lifted = lifted(by: event), !lifted.isEmpty else { return false }
    if event.button != 0, lifted.count == 1,
      let only = pointers.first(where: { $0.id == lifted[0] })
    {
      // Another button of the same mouse.
      guard only.button == 0 || only.button == event.button else { return false }
    }
    if lifted.count == 1 {
      var last = event
      last.touches = [GestureEvent.Touch(id: lifted[0], at: event.position)]
      _ = movePointers(last)
    }
    let first = pointers.prefix(2).map(\.id)
    pointers.removeAll { lifted.contains($0.id) }
    if pointers.isEmpty {
      if case .box = gesture {
        _ = zoomToBox()
        drop()
      } else {
        release()
      }
    } else if pointers.prefix(2).map(\.id) != first {
      goOn(pointers.count >= 2 ? .pinch : .pan(GestureVelocity(at: time)))
    }
    return true
  }

  /// The numbers of the pointers that went up; nil for one that is not known.
  private func lifted(by event: GestureEvent) -> [Int64]? {
    if let id = event.pointerID { return pointers.contains { $0.id == id } ? [id] : nil }
    if event.touchCount == 0 || pointers.count == 1 { return pointers.map(\.id) }
    if !event.touches.isEmpty {
      let left = Set(event.touches.map(\.id))
      let gone = pointers.map(\.id).filter { !left.contains($0) }
      if !gone.isEmpty { return gone }
    }
    func distance(_ pointer: Pointer) -> Double {
      hypot(pointer.position.x - event.position.x, pointer.position.y - event.position.y)
    }
    return pointers.min { distance($0) < distance($1) }.map { [$0.id] }
  }

  private mutating func turn(_ event: GestureEvent) -> Bool {
    guard gesture == nil, plot.contains(event.position) else { return false }
    let (isOnlyX, isOnlyY) = (event.modifiers.contains(.shift), event.modifiers.contains(.alt))
    // Some machines turn the wheel sideways while shift is held.
    let isSideways = isOnlyX && event.dy == 0
    let turned = isSideways ? event.dx : event.dy
    let moved = isSideways ? 0 : event.dx
    let before = self
    if moved != 0, plot.width > 0 { shift(by: Point(x: -moved / plot.width, y: 0)) }
    if turned != 0 {
      let factor = exp(-turned * settings.wheelRate)
      let dimensions: Set<Dimension> = isOnlyX ? [.x] : isOnlyY ? [.y] : [.x, .y]
      zoom(by: factor, at: event.position, in: dimensions)
    }
    return differs(from: before)
  }

  private mutating func type(_ event: GestureEvent) -> Bool {
    if event.key == "Escape" {
      if cancel() { return true }
      guard motion != nil else { return false }
      rest(at: time)
      return true
    }
    guard gesture == nil, event.modifiers.isSubset(of: .shift) else { return false }
    let step = settings.keyStep
    let centre = Point(x: plot.midX, y: plot.midY)
    switch event.key {
    case "ArrowLeft": shift(by: Point(x: step, y: 0))
    case "ArrowRight": shift(by: Point(x: -step, y: 0))
    case "ArrowUp": shift(by: Point(x: 0, y: -step))
    case "ArrowDown": shift(by: Point(x: 0, y: step))
    case "+", "=": zoom(by: settings.keyFactor, at: centre, in: [.x, .y])
    case "-", "_": zoom(by: 1 / settings.keyFactor, at: centre, in: [.x, .y])
    case "Home", "0": set(.neutral)
    default: return false
    }
    return true
  }

  /// Takes another size of the picture: the plot keeps its distances from the sides, unless the event tells it; one
  /// that nobody told is the whole picture.
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

extension Rect {
  /// Whether a point is within the rectangle or on its sides.
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}
