import CKeisen
import Keisen

@c @implementation
public func keisen_interpreter_add_observer(
  _ interpreter: Handle, _ observer: keisen_state_observer?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?, _ number: Out<UInt64>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    guard let observer else { throw KeisenError(.invalidArgument, "observer is NULL") }
    let number = try require(number, "number")
    let context = CallbackContext(context, destroy)
    number.pointee = interpreter.observe { state in
      var seen = keisen_gesture_state(state)
      observer(&seen, context.pointer)
    }
  }
}

@c @implementation
public func keisen_interpreter_remove_observer(
  _ interpreter: Handle, _ number: UInt64
) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).removeObserver(number))
}

@c @implementation
public func keisen_interpreter_connect(
  _ interpreter: Handle, _ updaters: In<Handle>, _ angles: In<Double>, _ count: Int,
  _ number: Out<UInt64>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    let count = try KeisenABI.count(count, "count")
    var parts: [(updater: RangeUpdater, angle: Double)] = []
    if count > 0 {
      guard let updaters, let angles else {
        let name = updaters == nil ? "updaters" : "angles"
        throw KeisenError(.invalidArgument, "\(name) is NULL, but count is \(count)")
      }
      for index in 0..<count {
        let updater = try borrow(updaters[index], as: .updater, "updaters[\(index)]")
        parts.append((updater, angles[index]))
      }
    }
    let connection = try interpreter.connect(parts)
    number?.pointee = connection.number
  }
}

@c @implementation
public func keisen_interpreter_connect_window(
  _ interpreter: Handle, _ window: Handle, _ updater: Handle, _ dimension: keisen_dimension,
  _ number: Out<UInt64>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    let updater = try borrow(updater, as: .updater)
    let window = try borrow(window, as: WindowRestriction.self)
    let dimension = try Dimension(dimension)
    // Apart: nothing on the right of an optional chain runs where its pointer is NULL.
    let connection = try interpreter.connect(window, of: updater, along: dimension)
    number?.pointee = connection.number
  }
}

@c @implementation
public func keisen_interpreter_disconnect(
  _ interpreter: Handle, _ number: UInt64
) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).disconnect(number))
}

@c @implementation
public func keisen_restriction_create_user_interactive(
  _ interpreter: Handle, _ angle: Double, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try UserInteractiveRestriction(
      interpreter: try borrow(interpreter, as: .interpreter),
      angle: angle
    )
  }
}

@c @implementation
public func keisen_restriction_get_interpreter(
  _ restriction: Handle, _ interpreter: Out<Handle>
) -> keisen_status {
  create(interpreter, as: .interpreter) { () throws(KeisenError) in
    try borrow(restriction, as: UserInteractiveRestriction.self).interpreter
  }
}
