import CKeisen
import Keisen

extension GestureEvent {
  /// Reads an event.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when the type is unknown, a pointer is
  ///   NULL and its count is not 0, or the key is not UTF-8.
  init(_ event: keisen_event) throws(KeisenError) {
    self.init(
      try Kind(event.type),
      at: Point(x: event.x, y: event.y),
      time: event.time
    )
    dx = event.dx
    dy = event.dy
    button = Int64(event.button)
    if event.buttons != .max { buttons = (1...32).filter { event.buttons & 1 << ($0 - 1) != 0 } }
    modifiers = Modifiers(rawValue: event.modifiers)
    if event.ntouches >= 0 { touchCount = Int64(event.ntouches) }
    if event.pointer_id >= 0 { pointerID = event.pointer_id }
    touches = try Self.touches(event)
    key = try optionalString(event.key, "key")
    guard kind == .resize || kind == .state else { return }
    if event.width != -1 || event.height != -1 {
      size = Size(width: event.width, height: event.height)
    }
    if event.plot.width != -1 { plot = Rect(event.plot) }
    if kind == .state { state = GestureState(event.state) }
  }

  private static func touches(_ event: keisen_event) throws(KeisenError) -> [Touch] {
    let count = try count(event.touch_count, "touch_count")
    guard count > 0 else { return [] }
    guard let touches = event.touches else {
      throw KeisenError(.invalidArgument, "touches is NULL, but touch_count is \(count)")
    }
    return UnsafeBufferPointer(start: touches, count: count).map { touch in
      Touch(id: touch.id, at: Point(x: touch.x, y: touch.y))
    }
  }
}

extension GestureEvent.Kind {
  /// Reads a type.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ type: keisen_event_type) throws(KeisenError) {
    switch type {
    case KEISEN_EVENT_POINTER_DOWN: self = .pointerDown
    case KEISEN_EVENT_POINTER_MOVE: self = .pointerMove
    case KEISEN_EVENT_POINTER_UP: self = .pointerUp
    case KEISEN_EVENT_WHEEL: self = .wheel
    case KEISEN_EVENT_DOUBLE_CLICK: self = .doubleClick
    case KEISEN_EVENT_KEY_DOWN: self = .keyDown
    case KEISEN_EVENT_RESIZE: self = .resize
    case KEISEN_EVENT_POINTER_CANCEL: self = .pointerCancel
    case KEISEN_EVENT_STATE: self = .state
    default: throw KeisenError(.invalidArgument, "event type \(type.number) is unknown")
    }
  }
}

extension GestureState {
  /// Reads a state.
  init(_ state: keisen_gesture_state) {
    self.init(
      x: Part(translation: state.translation_x, scale: state.scale_x),
      y: Part(translation: state.translation_y, scale: state.scale_y)
    )
  }
}

extension keisen_gesture_state {
  /// Tells a state.
  init(_ state: GestureState) {
    self.init(
      translation_x: state.x.translation,
      translation_y: state.y.translation,
      scale_x: state.x.scale,
      scale_y: state.y.scale
    )
  }
}

extension Rect {
  /// Reads a rectangle.
  init(_ rect: keisen_rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension keisen_rect {
  /// Tells a rectangle.
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
