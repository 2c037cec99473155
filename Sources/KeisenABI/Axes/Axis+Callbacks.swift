import CKeisen
import Glibc
import Keisen

/// Bytes that a formatter may write, its NUL included.
private let formatterCapacity = 4096

@c @implementation
public func keisen_attachment_set_tick_formatter(
  _ attachment: Handle, _ formatter: keisen_tick_formatter?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    let axis = try borrow(attachment, as: Axis.self)
    let context = CallbackContext(context, destroy)
    if let formatter {
      axis.formatter = { tick in try text(of: tick, formatter, context) }
    } else {
      axis.formatter = nil
    }
  }
}

/// Returns what a formatter writes.
private func text(
  of tick: Tick,
  _ formatter: keisen_tick_formatter,
  _ context: CallbackContext
) throws -> String {
  try tick.text.withCString { text in
    try tick.context.withCString { tickContext in
      try withUnsafeTemporaryAllocation(of: CChar.self, capacity: formatterCapacity) { buffer in
        // Whatever is not written is no NUL.
        buffer.initialize(repeating: -1)
        buffer[0] = 0
        var tick = keisen_tick(
          struct_size: UInt32(MemoryLayout<keisen_tick>.size),
          index: UInt32(clamping: tick.index),
          count: UInt32(clamping: tick.count),
          value: keisen_value(tick.value),
          text: text,
          context: tickContext
        )
        let status = formatter(&tick, buffer.baseAddress, buffer.count, context.pointer)
        guard status == KEISEN_OK else { throw CallbackContext.failure("tick formatter", status) }
        guard buffer.contains(0) else {
          throw KeisenError(
            .callback,
            "tick formatter wrote no NUL to its \(formatterCapacity) bytes"
          )
        }
        guard let base = buffer.baseAddress, let text = String(validatingCString: base) else {
          throw KeisenError(.callback, "tick formatter wrote what is not valid UTF-8")
        }
        return text
      }
    }
  }
}

@c @implementation
public func keisen_attachment_set_tick_locator(
  _ attachment: Handle, _ locator: keisen_tick_locator?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    let axis = try borrow(attachment, as: Axis.self)
    let context = CallbackContext(context, destroy)
    if let locator {
      axis.locator = { range in try ticks(of: range, locator, context) }
    } else {
      axis.locator = nil
    }
  }
}

/// Returns what a locator writes.
private func ticks(
  of range: TickRange,
  _ locator: keisen_tick_locator,
  _ context: CallbackContext
) throws -> [DataValue] {
  var range = keisen_tick_range(
    struct_size: UInt32(MemoryLayout<keisen_tick_range>.size),
    min: keisen_value(range.min),
    max: keisen_value(range.max),
    length: range.length
  )
  var count = 0
  let maximum = Axis.maxGivenTicks
  let none = keisen_value(origin: 0, offset: 0, unit: KEISEN_TIME_UNIT_AUTOMATIC)
  let buffer = UnsafeMutableBufferPointer<keisen_value>.allocate(capacity: maximum)
  defer { buffer.deallocate() }
  buffer.initialize(repeating: none)
  let status = locator(&range, buffer.baseAddress, maximum, &count, context.pointer)
  guard status == KEISEN_OK else { throw CallbackContext.failure("tick locator", status) }
  guard count >= 0, count <= maximum else {
    throw KeisenError(
      .callback,
      "tick locator must return at most \(maximum) ticks, got \(UInt(bitPattern: count))"
    )
  }
  return try buffer.prefix(count).map { value throws(KeisenError) in
    try DataValue(value, "tick of a locator")
  }
}

@c @implementation
public func keisen_attachment_set_label_hook(
  _ attachment: Handle, _ hook: keisen_label_hook?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    let axis = try borrow(attachment, as: Axis.self)
    let context = CallbackContext(context, destroy)
    if let hook {
      axis.labelHook = { label in try change(&label, hook, context) }
    } else {
      axis.labelHook = nil
    }
  }
}

/// Lets a hook change a label.
private func change(
  _ label: inout Axis.Label,
  _ hook: keisen_label_hook,
  _ context: CallbackContext
) throws {
  var seen = keisen_label(
    struct_size: UInt32(MemoryLayout<keisen_label>.size),
    index: UInt32(clamping: label.index),
    count: UInt32(clamping: label.count),
    hidden: label.isHidden,
    value: keisen_value(label.value),
    text: nil,
    context: nil,
    box: keisen_rect(
      x: label.box.x,
      y: label.box.y,
      width: label.box.width,
      height: label.box.height
    ),
    angle: label.angle,
    color: keisen_color(label.color),
    background: keisen_color(label.background ?? .clear),
    radius: label.radius,
    insets: keisen_insets(label.insets)
  )
  let status = label.text.withCString { text in
    label.context.withCString { labelContext in
      seen.text = text
      seen.context = labelContext
      return hook(&seen, context.pointer)
    }
  }
  guard status == KEISEN_OK else { throw CallbackContext.failure("label hook", status) }
  label.isHidden = flag(\.hidden, of: &seen)
  label.color = Color(seen.color)
  label.background = seen.background.alpha > 0 ? Color(seen.background) : nil
  label.radius = seen.radius
  label.insets = Insets(seen.insets)
}
