import CKeisen
import Keisen

extension keisen_custom_scale_options {
  /// Reads the ticks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are NULL and not none, or more
  ///   than a scale takes.
  fileprivate func readTicks() throws(KeisenError) -> [Double] {
    guard tick_count > 0 else { return [] }
    guard let ticks else {
      throw KeisenError(.invalidArgument, "ticks is NULL, but tick_count is \(tick_count)")
    }
    // Before so many are read.
    guard tick_count <= 1_000 else {
      throw KeisenError(.invalidArgument, "tick_count must be at most 1000, got \(tick_count)")
    }
    return Array(UnsafeBufferPointer(start: ticks, count: Int(tick_count)))
  }
}

/// Returns a function of the caller's as a scale calls it.
private func function(
  _ name: String, _ function: @escaping keisen_scale_function, _ context: CallbackContext
) -> CustomScale.Function {
  // It may be called on any thread.
  nonisolated(unsafe) let function = function
  return { values, results in
    let status = function(values.baseAddress, values.count, results.baseAddress, context.pointer)
    guard status == KEISEN_OK else { throw CallbackContext.failure(name, status) }
  }
}

@c @implementation
public func keisen_custom_scale_create(
  _ forward: keisen_scale_function?, _ inverse: keisen_scale_function?,
  _ destroy: keisen_destroy_callback?, _ context: UnsafeMutableRawPointer?,
  _ options: In<keisen_custom_scale_options>, _ custom_scale: Out<Handle>
) -> keisen_status {
  create(custom_scale, as: .customScale) { () throws(KeisenError) in
    guard let forward else { throw KeisenError(.invalidArgument, "forward is NULL") }
    guard let inverse else { throw KeisenError(.invalidArgument, "inverse is NULL") }
    let options = try read(options)
    let context = CallbackContext(context, nil)
    let scale = try CustomScale(
      label: options.label == nil ? "custom" : try string(options.label, "label"),
      low: options.low == -.greatestFiniteMagnitude ? -.infinity : options.low,
      high: options.high == .greatestFiniteMagnitude ? .infinity : options.high,
      ticks: try options.readTicks(),
      forward: function("forward", forward, context),
      inverse: function("inverse", inverse, context)
    )
    // From here on nothing fails, so the context is ours to end.
    context.arm(destroy)
    return scale
  }
}

@c @implementation
public func keisen_projection_get_custom_scale(
  _ projection: Handle, _ custom_scale: Out<Handle>
) -> keisen_status {
  create(custom_scale, as: .customScale) { () throws(KeisenError) in
    guard case .custom(let scale) = try borrow(projection, as: .projection).scale else {
      throw KeisenError(.invalidState, "projection has no scale of the caller's")
    }
    return scale
  }
}
