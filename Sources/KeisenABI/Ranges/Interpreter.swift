import CKeisen
import Keisen

@c @implementation
public func keisen_interpreter_create(
  _ plot: In<keisen_rect>, _ interpreter: Out<Handle>
) -> keisen_status {
  create(interpreter, as: .interpreter, try GestureInterpreter(plot: plot.map { Rect($0.pointee) }))
}

@c @implementation
public func keisen_interpreter_handle(
  _ interpreter: Handle, _ event: In<keisen_event>, _ used: Out<Bool>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    guard let event else { throw KeisenError(.invalidArgument, "event is NULL") }
    let result = try interpreter.handle(try GestureEvent(try read(event)))
    used?.pointee = result
  }
}

@c @implementation
public func keisen_interpreter_advance(
  _ interpreter: Handle, _ time: Double, _ moved: Out<Bool>
) -> keisen_status {
  status { () throws(KeisenError) in
    let result = try borrow(interpreter, as: .interpreter).advance(to: time)
    moved?.pointee = result
  }
}

@c @implementation
public func keisen_interpreter_get_state(
  _ interpreter: Handle, _ time: Double, _ state: Out<keisen_gesture_state>
) -> keisen_status {
  get(interpreter, as: .interpreter, state, "state") { interpreter in
    keisen_gesture_state(interpreter.state(at: time.isNaN ? nil : time))
  }
}

@c @implementation
public func keisen_interpreter_set_state(
  _ interpreter: Handle, _ state: keisen_gesture_state
) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).setState(GestureState(state)))
}

@c @implementation
public func keisen_interpreter_get_next_time(
  _ interpreter: Handle, _ after: Double, _ time: Out<Double>
) -> keisen_status {
  get(interpreter, as: .interpreter, time, "time") { (interpreter) throws(KeisenError) in
    guard after.isFinite else {
      throw KeisenError(.invalidArgument, "after must be finite, got \(after)")
    }
    return interpreter.nextTime(after: after) ?? .infinity
  }
}

@c @implementation
public func keisen_interpreter_get_plot(
  _ interpreter: Handle, _ plot: Out<keisen_rect>
) -> keisen_status {
  get(interpreter, as: .interpreter, plot, "plot") { interpreter in
    interpreter.plot.map { keisen_rect($0) } ?? keisen_rect(x: 0, y: 0, width: -1, height: -1)
  }
}

@c @implementation
public func keisen_interpreter_set_plot(
  _ interpreter: Handle, _ plot: keisen_rect
) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).setPlot(Rect(plot)))
}

@c @implementation
public func keisen_interpreter_get_box(
  _ interpreter: Handle, _ selecting: Out<Bool>, _ box: Out<keisen_rect>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    let (selecting, output) = (try require(selecting, "selecting"), try require(box, "box"))
    let box = interpreter.box
    selecting.pointee = box != nil
    output.pointee = keisen_rect(box ?? .zero)
  }
}
