import CKeisen
import Keisen
import KeisenPrimitives

@c @implementation
public func keisen_animation_create_range(
  _ projection: Handle, _ min: keisen_value, _ max: keisen_value,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, isOnScale) throws(KeisenError) in
    try .range(
      of: try borrow(projection, as: .projection),
      try DataValue(min, "min"),
      try DataValue(max, "max"),
      isOnScale: isOnScale,
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_ranges(
  _ space: Handle, _ x_min: keisen_value, _ x_max: keisen_value, _ y_min: keisen_value,
  _ y_max: keisen_value, _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, isOnScale) throws(KeisenError) in
    try .ranges(
      of: try borrow(space, as: .space),
      x: (try DataValue(x_min, "x_min"), try DataValue(x_max, "x_max")),
      y: (try DataValue(y_min, "y_min"), try DataValue(y_max, "y_max")),
      isOnScale: isOnScale,
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_series_number(
  _ series: Handle, _ number: keisen_animated_number, _ to: Double,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .number(try .init(c: number), of: try borrow(series, as: .series), to: to, timing)
  }
}

@c @implementation
public func keisen_animation_create_attachment_number(
  _ attachment: Handle, _ number: keisen_animated_number, _ to: Double,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .number(try .init(c: number), of: try borrow(attachment, as: .attachment), to: to, timing)
  }
}

@c @implementation
public func keisen_animation_create_series_color(
  _ series: Handle, _ color: keisen_animated_color, _ to: keisen_color,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .color(try .init(c: color), of: try borrow(series, as: .series), to: Color(to), timing)
  }
}

@c @implementation
public func keisen_animation_create_attachment_color(
  _ attachment: Handle, _ color: keisen_animated_color, _ to: keisen_color,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .color(
      try .init(c: color),
      of: try borrow(attachment, as: .attachment),
      to: Color(to),
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_background(
  _ chart: Handle, _ to: keisen_color, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .color(.background, of: try borrow(chart, as: .chart), to: Color(to), timing)
  }
}

@c @implementation
public func keisen_animation_create_padding(
  _ chart: Handle, _ to: keisen_insets, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .padding(of: try borrow(chart, as: .chart), to: Insets(to), timing)
  }
}

@c @implementation
public func keisen_animation_create_size(
  _ chart: Handle, _ width: Double, _ height: Double, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .size(of: try borrow(chart, as: .chart), to: Size(width: width, height: height), timing)
  }
}

@c @implementation
public func keisen_animation_create_values(
  _ series: Handle, _ to: Handle, _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    try .values(
      of: try borrow(series, as: .series),
      to: try borrow(to, as: .column, "to"),
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_column(
  _ series: Handle, _ name: CString, _ to: Handle, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    // Handles come before what they are asked for.
    let (series, values) = (try borrow(series, as: .series), try borrow(to, as: .column, "to"))
    return try .column(try string(name, "name"), of: series, to: values, timing)
  }
}

@c @implementation
public func keisen_animation_create_category_bar_data(
  _ series: Handle, _ names: In<CString>, _ name_count: Int, _ to: Handle,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    let series = try borrow(series, as: .series)
    let values = try borrow(to, as: .column, "to")
    guard let bars = series as? CategoryBarSeries else {
      throw KeisenError(.invalidArgument, "series is not of category bars")
    }
    return try .data(
      of: bars,
      names: try readNames(names, name_count),
      values: values,
      timing
    )
  }
}

@c @implementation
public func keisen_animation_create_custom(
  _ count: Int, _ from: In<Double>, _ to: In<Double>, _ function: keisen_animation_function?,
  _ destroy: keisen_destroy_callback?, _ context: UnsafeMutableRawPointer?,
  _ options: In<keisen_animation_options>, _ animation: Out<Handle>
) -> keisen_status {
  makeAnimation(animation, options) { (timing, _) throws(KeisenError) in
    let count = try KeisenABI.count(count, "count")
    guard let function else { throw KeisenError(.invalidArgument, "function is NULL") }
    let from = try values(from, count, "from")
    let to = try values(to, count, "to")
    // Checked before the context is taken.
    _ = try Animation.custom(from: 0.0, to: 0, timing) { _ in }
    let context = CallbackContext(context, destroy)
    return try .custom(from: AnimatableValues(from), to: AnimatableValues(to), timing) { value in
      var values = (0..<count).map { value[$0] }
      // The address of no values is none of a caller's.
      if values.isEmpty { values = [0] }
      let status = function(values, count, context.pointer)
      guard status == KEISEN_OK else { throw CallbackContext.failure("animation", status) }
    }
  }
}

private func values(
  _ pointer: In<Double>, _ count: Int, _ name: String
) throws(KeisenError) -> [Double] {
  guard count > 0 else { return [] }
  guard let pointer else {
    throw KeisenError(.invalidArgument, "\(name) is NULL, but count is \(count)")
  }
  let values = [Double](UnsafeBufferPointer(start: pointer, count: count))
  for value in values where !value.isFinite {
    throw KeisenError(.invalidArgument, "\(name) must be finite, got \(value)")
  }
  return values
}

@c @implementation
public func keisen_animation_create_pause(
  _ duration: Double, _ animation: Out<Handle>
) -> keisen_status {
  create(animation, as: .animation, SharedAnimation(try .pause(duration)))
}

@c @implementation
public func keisen_animation_create_group(
  _ animations: In<Handle>, _ animation_count: Int, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>
) -> keisen_status {
  makeWhole(of: animations, animation_count, options, animation) {
    (parts, timing) throws(KeisenError) in
    try .group(parts, start: timing.start, delay: timing.delay)
  }
}

@c @implementation
public func keisen_animation_create_sequence(
  _ animations: In<Handle>, _ animation_count: Int, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>
) -> keisen_status {
  makeWhole(of: animations, animation_count, options, animation) {
    (parts, timing) throws(KeisenError) in
    try .sequence(parts, start: timing.start, delay: timing.delay)
  }
}

/// Writes a new handle of the animation that `body` makes of parts.
private func makeWhole(
  of animations: In<Handle>, _ count: Int, _ options: In<keisen_animation_options>,
  _ animation: Out<Handle>, _ body: ([Animation], AnimationTiming) throws(KeisenError) -> Animation
) -> keisen_status {
  create(animation, as: .animation) { () throws(KeisenError) in
    let timing = try read(options).wholeTiming()
    return SharedAnimation(try body(try parts(animations, count), timing))
  }
}

private func parts(
  _ animations: In<Handle>, _ animationCount: Int
) throws(KeisenError) -> [Animation] {
  let count = try count(animationCount, "animation_count")
  guard count > 0 else { return [] }
  guard let animations else {
    throw KeisenError(.invalidArgument, "animations is NULL, but animation_count is \(count)")
  }
  var parts: [Animation] = []
  for index in 0..<count {
    parts.append(
      try borrow(animations[index], as: .animation, "animations[\(index)]").animation
    )
  }
  return parts
}

@c @implementation
public func keisen_animation_get_length(
  _ animation: Handle, _ length: Out<Double>
) -> keisen_status {
  get(animation, as: .animation, length, "length") { $0.animation.length }
}

@c @implementation
public func keisen_animation_set_end(
  _ animation: Handle, _ end: keisen_animation_end?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?
) -> keisen_status {
  with(animation, as: .animation) { (shared) throws(KeisenError) in
    let context = CallbackContext(context, destroy)
    shared.animation = shared.animation.onEnd { outcome in
      end?(
        outcome == .finished
          ? KEISEN_ANIMATION_OUTCOME_FINISHED : KEISEN_ANIMATION_OUTCOME_CANCELLED,
        context.pointer
      )
    }
  }
}

/// Writes a new handle of the animation that `body` makes of the options.
func makeAnimation(
  _ animation: Out<Handle>, _ options: In<keisen_animation_options>,
  _ body: (AnimationTiming, _ isOnScale: Bool) throws(KeisenError) -> Animation
) -> keisen_status {
  create(animation, as: .animation) { () throws(KeisenError) in
    let options = try read(options)
    return SharedAnimation(try body(try options.timing(), !options.in_values))
  }
}
