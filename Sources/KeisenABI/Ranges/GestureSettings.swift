import CKeisen
import Keisen

extension keisen_gesture_options {
  /// Tells settings.
  init(_ settings: GestureSettings) {
    var anchor = (x: Double.nan, y: Double.nan)
    if case .anchor(let x, let y) = settings.pivot { anchor = (x, y) }
    self.init(
      struct_size: UInt32(MemoryLayout<keisen_gesture_options>.size),
      changes_x: settings.dimensions.contains(.x),
      changes_y: settings.dimensions.contains(.y),
      soft: settings.isSoft,
      inertia: settings.hasInertia,
      orientation_step: settings.orientationStep,
      anchor_x: anchor.x,
      anchor_y: anchor.y,
      wheel_rate: settings.wheelRate,
      key_step: settings.keyStep,
      key_factor: settings.keyFactor
    )
  }
}

extension GestureSettings {
  /// Reads settings.
  init(_ options: keisen_gesture_options) {
    self.init()
    dimensions = Set([Dimension.x, .y].filter { $0 == .x ? options.changes_x : options.changes_y })
    isSoft = options.soft
    hasInertia = options.inertia
    orientationStep = options.orientation_step
    if !options.anchor_x.isNaN, !options.anchor_y.isNaN {
      pivot = .anchor(x: options.anchor_x, y: options.anchor_y)
    }
    wheelRate = options.wheel_rate
    keyStep = options.key_step
    keyFactor = options.key_factor
  }
}

@c @implementation
public func keisen_interpreter_get_options(
  _ interpreter: Handle, _ options: Out<keisen_gesture_options>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    let options = try require(options, "options")
    try write(
      keisen_gesture_options(interpreter.settings),
      to: options,
      named: keisen_gesture_options.name
    )
  }
}

@c @implementation
public func keisen_interpreter_set_options(
  _ interpreter: Handle, _ options: In<keisen_gesture_options>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    try interpreter.setSettings(GestureSettings(try read(options)))
  }
}
