import CKeisen
import Keisen

@c @implementation
public func keisen_interpreter_begin_pan(
  _ interpreter: Handle, _ x: Double, _ y: Double, _ time: Double
) -> keisen_status {
  call(interpreter, x, y) { (interpreter, place) throws(KeisenError) in
    try interpreter.beginPan(at: place, time: time)
  }
}

@c @implementation
public func keisen_interpreter_move_pan(
  _ interpreter: Handle, _ x: Double, _ y: Double, _ time: Double
) -> keisen_status {
  call(interpreter, x, y) { (interpreter, place) throws(KeisenError) in
    try interpreter.movePan(to: place, time: time)
  }
}

@c @implementation
public func keisen_interpreter_end_pan(
  _ interpreter: Handle, _ x: Double, _ y: Double, _ time: Double
) -> keisen_status {
  call(interpreter, x, y) { (interpreter, place) throws(KeisenError) in
    try interpreter.endPan(at: place, time: time)
  }
}

@c @implementation
public func keisen_interpreter_begin_box(
  _ interpreter: Handle, _ x: Double, _ y: Double, _ time: Double
) -> keisen_status {
  call(interpreter, x, y) { (interpreter, place) throws(KeisenError) in
    try interpreter.beginBox(at: place, time: time)
  }
}

@c @implementation
public func keisen_interpreter_double_click(
  _ interpreter: Handle, _ x: Double, _ y: Double, _ time: Double
) -> keisen_status {
  call(interpreter, x, y) { (interpreter, place) throws(KeisenError) in
    try interpreter.doubleClick(at: place, time: time)
  }
}

@c @implementation
public func keisen_interpreter_cancel(_ interpreter: Handle, _ time: Double) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).cancel(time: time))
}

@c @implementation
public func keisen_interpreter_pinch(
  _ interpreter: Handle, _ first_x: Double, _ first_y: Double, _ second_x: Double,
  _ second_y: Double, _ time: Double
) -> keisen_status {
  status(
    of: try borrow(interpreter, as: .interpreter).pinch(
      Point(x: first_x, y: first_y),
      Point(x: second_x, y: second_y),
      time: time
    )
  )
}

@c @implementation
public func keisen_interpreter_end_pinch(_ interpreter: Handle, _ time: Double) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).endPinch(time: time))
}

@c @implementation
public func keisen_interpreter_wheel(
  _ interpreter: Handle, _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ modifiers: UInt32,
  _ time: Double
) -> keisen_status {
  call(interpreter, x, y) { (interpreter, place) throws(KeisenError) in
    try interpreter.wheel(
      at: place,
      dx: dx,
      dy: dy,
      modifiers: GestureEvent.Modifiers(rawValue: modifiers),
      time: time
    )
  }
}

@c @implementation
public func keisen_interpreter_type_key(
  _ interpreter: Handle, _ key: CString, _ modifiers: UInt32, _ time: Double
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    let modifiers = GestureEvent.Modifiers(rawValue: modifiers)
    try interpreter.type(try string(key, "key"), modifiers: modifiers, time: time)
  }
}

/// Calls a method that takes a place in the picture; whether that meant anything is not told.
private func call(
  _ interpreter: Handle, _ x: Double, _ y: Double,
  _ method: (GestureInterpreter, Point) throws(KeisenError) -> Bool
) -> keisen_status {
  status { () throws(KeisenError) in
    _ = try method(try borrow(interpreter, as: .interpreter), Point(x: x, y: y))
  }
}
