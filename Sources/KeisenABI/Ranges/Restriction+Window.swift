import CKeisen
import Keisen

/// How long a window is, as a function of the caller's tells.
private final class CustomWindowLength: WindowLength {
  private let function: keisen_window_length_function
  private let context: CallbackContext

  init(_ function: @escaping keisen_window_length_function, _ context: CallbackContext) {
    self.function = function
    self.context = context
  }

  func length(viewport: Double, range: ProposedRange, in about: RangeContext) throws -> Double {
    var length = Double.nan
    try RangeContexts.lend(about, to: "length function") {
      function(viewport, keisen_proposed_range(range), $0, context.pointer, &length)
    }
    return length
  }
}

/// Where a window is, as a function of the caller's tells.
private final class CustomWindowPosition: WindowPosition {
  private let function: keisen_window_position_function
  private let context: CallbackContext

  init(_ function: @escaping keisen_window_position_function, _ context: CallbackContext) {
    self.function = function
    self.context = context
  }

  func position(in range: ProposedRange, length: Double, in about: RangeContext) throws -> Double {
    var position = Double.nan
    try RangeContexts.lend(about, to: "position function") {
      function(length, keisen_proposed_range(range), $0, context.pointer, &position)
    }
    return position
  }
}

@c @implementation
public func keisen_restriction_create_window(
  _ viewport: In<keisen_viewport>, _ units_per_point: keisen_value,
  _ options: In<keisen_window_options>, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    let viewport = try Viewport(viewport, "viewport")
    let unitsPerPoint = try DataValue(units_per_point, "units_per_point")
    let options = try read(options)
    let scaled = try ScaledWindowLength(
      unitsPerPoint: unitsPerPoint,
      min: try optionalValue(options.min, "min") ?? unitsPerPoint,
      max: try optionalValue(options.max, "max") ?? unitsPerPoint
    )
    let anchored = try AnchoredWindowPosition(anchor: options.anchor, initial: options.initial)
    let context = CallbackContext(options.context, options.destroy)
    return WindowRestriction(
      viewport: viewport,
      length: options.length_function.map { CustomWindowLength($0, context) } ?? scaled,
      position: options.position_function.map { CustomWindowPosition($0, context) } ?? anchored
    )
  }
}

@c @implementation
public func keisen_restriction_zoom_window(
  _ restriction: Handle, _ factor: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    let window = try borrow(restriction, as: WindowRestriction.self)
    guard let length = window.length as? ScaledWindowLength else { throw foreign("length") }
    try length.zoom(by: factor)
  }
}

@c @implementation
public func keisen_restriction_pan_window(
  _ restriction: Handle, _ length: keisen_value
) -> keisen_status {
  status { () throws(KeisenError) in
    let window = try borrow(restriction, as: WindowRestriction.self)
    guard let position = window.position as? AnchoredWindowPosition else {
      throw foreign("position")
    }
    try position.pan(by: try DataValue(length, "length"))
  }
}

@c @implementation
public func keisen_restriction_reset_window(_ restriction: Handle) -> keisen_status {
  status { () throws(KeisenError) in
    let window = try borrow(restriction, as: WindowRestriction.self)
    (window.length as? ScaledWindowLength)?.reset()
    (window.position as? AnchoredWindowPosition)?.reset()
  }
}

private func foreign(_ what: String) -> KeisenError {
  KeisenError(.invalidArgument, "\(what) of this window is another policy's")
}
