import Glibc
import KeisenPrimitives

extension GestureCore {
  /// Puts pointers down; returns whether that meant anything.
  ///
  /// Pointers that went up unseen, as the press shows, are lifted first, where they were last.
  mutating func press(_ event: GestureEvent) throws(KeisenError) -> Bool {
    let lost = lost(before: event)
    if !lost.isEmpty { try lift(lost) }
    let isBegun = try putDown(event)
    return isBegun || !lost.isEmpty
  }

  /// Moves pointers; returns whether that meant anything.
  ///
  /// Where no button is down any more, the pointer went up unseen and is lifted here.
  mutating func move(_ event: GestureEvent) throws(KeisenError) -> Bool {
    guard event.buttons == [], let id = pointerID(of: event),
      let pointer = pointers.first(where: { $0.id == id }), pointer.hasButtons
    else { return try movePointers(event) }
    // Hosts that send moves at a lower rate may send one from before the press after it.
    guard event.time > pointer.start else { return false }
    var last = event
    last.pointerID = id
    return try lift(last)
  }

  /// Lifts pointers; returns whether that meant anything.
  mutating func lift(_ event: GestureEvent) throws(KeisenError) -> Bool {
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
      _ = try movePointers(last)
    }
    try lift(lifted)
    return true
  }

  private mutating func putDown(_ event: GestureEvent) throws(KeisenError) -> Bool {
    let wasEmpty = pointers.isEmpty
    if wasEmpty {
      guard isInPlot(event.position), (0...2).contains(event.button) else { return false }
    }
    let hasButtons =
      event.buttons.map { !$0.isEmpty } ?? (event.button != 0 && event.touches.isEmpty)
    let known = pointers.count
    func add(_ id: Int64, at position: Point) {
      guard !pointers.contains(where: { $0.id == id }) else { return }
      pointers.append(
        Pointer(
          id: id,
          button: event.button,
          start: event.time,
          hasButtons: hasButtons,
          position: position
        )
      )
    }
    if event.touches.isEmpty { add(event.pointerID ?? 0, at: event.position) }
    for touch in event.touches { add(touch.id, at: touch.position) }
    guard pointers.count > known else { return false }
    if wasEmpty {
      let isBox = event.button == 2 || event.modifiers.contains(.shift)
      try begin(isBox ? .box(from: event.position) : .pan(GestureVelocity(at: time)))
    }
    if pointers.count >= 2, gesture != .pinch { goOn(.pinch) }
    return true
  }

  private mutating func movePointers(_ event: GestureEvent) throws(KeisenError) -> Bool {
    let old = pointers
    var isKnown = false
    for index in pointers.indices {
      if let touch = event.touches.first(where: { $0.id == pointers[index].id }) {
        // Some hosts go on informative where a touch was pressed: of one alone the event knows
        // better.
        pointers[index].position = event.touches.count == 1 ? event.position : touch.position
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
      try pan(by: Point(x: to.x - from.x, y: from.y - to.y))
    case .pinch:
      guard old.count >= 2, pointers.count >= 2 else { return false }
      return try pinch(
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

  /// Takes pointers away, and ends the gesture or goes on with what the others do.
  private mutating func lift(_ ids: [Int64]) throws(KeisenError) {
    let first = pointers.prefix(2).map(\.id)
    pointers.removeAll { ids.contains($0.id) }
    if pointers.isEmpty {
      if case .box = gesture {
        _ = try zoomToBox()
        drop()
      } else {
        try release()
      }
    } else if pointers.prefix(2).map(\.id) != first {
      goOn(pointers.count >= 2 ? .pinch : .pan(GestureVelocity(at: time)))
    }
  }

  /// The numbers of the pointers that must have gone up before a press, though nobody told so.
  private func lost(before event: GestureEvent) -> [Int64] {
    // One button of a mouse may be pressed while another one is down.
    func isHeld(_ pointer: Pointer) -> Bool {
      pointer.button != event.button && event.buttons?.contains(pointer.button) ?? true
    }
    if !event.touches.isEmpty {
      let down = Set(event.touches.map(\.id))
      let gone = pointers.filter { !down.contains($0.id) }.map(\.id)
      let known = pointers.filter { down.contains($0.id) }
      guard known.count == event.touches.count else { return gone }
      let pressed =
        known.first { $0.id == event.pointerID } ?? Self.nearest(to: event.position, of: known)
      guard let pressed, !isHeld(pressed) else { return gone }
      return gone + [pressed.id]
    }
    if let id = event.pointerID {
      return pointers.filter { $0.id == id && !isHeld($0) }.map(\.id)
    }
    // Of several fingers that have no numbers the first one alone is known.
    guard event.touchCount ?? 0 < 2 else { return [] }
    return pointers.filter { $0.id != 0 || !isHeld($0) }.map(\.id)
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
    return Self.nearest(to: event.position, of: pointers).map { [$0.id] }
  }

  /// The number of the pointer that a move is about; nil where it may be several.
  private func pointerID(of event: GestureEvent) -> Int64? {
    if let id = event.pointerID { return id }
    return event.touches.count > 1 ? nil : event.touches.first?.id ?? 0
  }

  private static func nearest(to position: Point, of pointers: [Pointer]) -> Pointer? {
    func distance(_ pointer: Pointer) -> Double {
      hypot(pointer.position.x - position.x, pointer.position.y - position.y)
    }
    return pointers.min { distance($0) < distance($1) }
  }
}
