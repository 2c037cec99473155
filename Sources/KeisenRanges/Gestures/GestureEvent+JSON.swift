import KeisenJSON
import KeisenPrimitives

extension GestureEvent {
  /// The event as one line of JSON, without its end: doubles with the fewest digits that give them
  /// again.
  public var jsonLine: String {
    var members: [JSON.Member] = [
      .init("event_type", .string(kind.rawValue)), .init("time_stamp", .number(time)),
    ]
    func add(_ name: String, _ value: JSON) { members.append(.init(name, value)) }
    switch kind {
    case .pointerDown, .pointerMove, .pointerUp, .pointerCancel, .wheel, .doubleClick:
      add("x", .number(position.x))
      add("y", .number(position.y))
      if kind == .wheel {
        add("dx", .number(dx))
        add("dy", .number(dy))
      } else {
        add("button", .integer(button))
      }
      if let buttons { add("buttons", .array(buttons.map { .integer($0) })) }
      add("modifiers", modifiers.json)
      if let pointerID { add("pointer_id", .integer(pointerID)) }
      if let touchCount { add("ntouches", .integer(touchCount)) }
      if !touches.isEmpty { add("touches", .object(touches.map(\.json))) }
    case .keyDown:
      add("key", .string(key))
      add("modifiers", modifiers.json)
    case .resize, .state:
      if let size {
        add("width", .number(size.width))
        add("height", .number(size.height))
      }
      if let plot {
        add("plot", .array([plot.x, plot.y, plot.width, plot.height].map { .number($0) }))
      }
      if kind == .state {
        let state = state ?? .neutral
        add("translation", .array([.number(state.x.translation), .number(state.y.translation)]))
        add("scale", .array([.number(state.x.scale), .number(state.y.scale)]))
      }
    }
    return JSON.object(members).text
  }

  /// Reads events, one object of JSON a line; empty lines, and events of other kinds than ours, are
  /// passed over.
  ///
  /// `event_type` may be written `type`, and `time_stamp` as `timestamp`, as older and newer texts
  /// of the convention have it. Fields that are not there are 0, empty or unknown, save for the
  /// time, the position of a pointer and the key, which must be. Fields that we do not know are
  /// passed over.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that tells the line, counted from 1, when
  ///   one is not JSON, a field is missing or of another kind, or a number is not allowed, as
  ///   `validate`.
  /// - Complexity: O(*n*) in the number of bytes.
  public static func events(
    inJSONLines text: UnsafeRawBufferPointer
  ) throws(KeisenError) -> [GestureEvent] {
    var events: [GestureEvent] = []
    var number = 0
    var start = text.startIndex
    while start < text.endIndex {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
      number += 1
      let line = text[start..<end]
      if !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == 9 || $0 == 13 }) {
        do throws(KeisenError) {
          let json = try JSON(parsing: UnsafeRawBufferPointer(rebasing: line))
          if let event = try GestureEvent(json) { events.append(event) }
        } catch {
          throw KeisenError(error.code, "line \(number): \(error.message)")
        }
      }
      start = end + 1
    }
    return events
  }

  /// Reads an event; nil for one of a kind that is not ours.
  private init?(_ json: JSON) throws(KeisenError) {
    guard case .object = json else {
      throw .invalidArgument("event must be an object, got \(json.kind)")
    }
    guard case .string(let name)? = json["event_type"] ?? json["type"] else {
      throw .invalidArgument("event has no event_type")
    }
    guard let kind = Kind(rawValue: name) else { return nil }
    let fields = GestureFields(kind: kind, json: json)
    self.init(kind, time: try fields.number("time_stamp", "timestamp"))
    switch kind {
    case .pointerDown, .pointerMove, .pointerUp, .wheel, .doubleClick:
      position = Point(x: try fields.number("x"), y: try fields.number("y"))
      fallthrough
    case .pointerCancel:
      dx = try fields.numberIfAny("dx") ?? 0
      dy = try fields.numberIfAny("dy") ?? 0
      button = try fields.integerIfAny("button") ?? 0
      buttons = try fields.integersIfAny("buttons")
      pointerID = try fields.integerIfAny("pointer_id")
      touchCount = try fields.integerIfAny("ntouches")
      touches = try fields.touches()
    case .keyDown: key = try fields.text("key")
    case .resize, .state:
      if let width = try fields.numberIfAny("width"), let height = try fields.numberIfAny("height")
      {
        size = Size(width: width, height: height)
      }
      if let sides = try fields.numbers("plot", 4) {
        plot = Rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
      }
      if kind == .state {
        let (moved, scaled) = (try fields.numbers("translation", 2), try fields.numbers("scale", 2))
        guard let moved, let scaled else {
          throw .invalidArgument("state has no \(moved == nil ? "translation" : "scale")")
        }
        state = GestureState(
          x: .init(translation: moved[0], scale: scaled[0]),
          y: .init(translation: moved[1], scale: scaled[1])
        )
      }
    }
    modifiers = try fields.modifiers()
    try validate()
  }
}

extension GestureEvent.Touch {
  fileprivate var json: JSON.Member {
    let position: [JSON.Member] = [
      .init("x", .number(position.x)), .init("y", .number(position.y)),
    ]
    return JSON.Member(String(id), .object(position))
  }
}

extension GestureEvent.Modifiers {
  fileprivate var json: JSON {
    .array(Self.names.filter { contains($0.modifier) }.map { .string($0.name) })
  }

  /// The names of the convention.
  static let names: [(name: String, modifier: Self)] = [
    ("Shift", .shift), ("Control", .control), ("Alt", .alt), ("Meta", .meta),
  ]
}
