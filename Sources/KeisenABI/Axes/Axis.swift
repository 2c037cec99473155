import CKeisen
import Keisen

extension keisen_axis_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Axis.Style {
    let isConverted = conversion_factor != 1 || conversion_offset != 0
    return Axis.Style(
      place: try chosenPlace(),
      bounds: bounded
        ? Axis.Style.Bounds(from: try DataValue(from, "from"), to: try DataValue(to, "to")) : nil,
      conversion: isConverted
        ? Axis.Style.Conversion(factor: conversion_factor, offset: conversion_offset) : nil,
      tickCount: Int(tick_count),
      tickInterval: tick_interval,
      tickAnchor: tick_anchor,
      tickLength: tick_length,
      tickStart: tick_start,
      tickEnd: tick_end,
      minor: try Axis.Style.Minor(minor),
      minorCount: Int(minor_count),
      minorLength: minor_length,
      minorStart: minor_start,
      minorEnd: minor_end,
      width: width,
      showsLabels: labels,
      labelSize: label_size,
      labelAngle: label_turned ? label_angle : nil,
      labelBackground: label_background.chosen,
      labelRadius: label_radius,
      labelInsets: Insets(label_insets),
      format: try TickFormat(try read(format)),
      titleSize: title_size,
      color: color.chosen,
      textColor: text_color.chosen,
      hasMarkup: markup
    )
  }

  private func chosenPlace() throws(KeisenError) -> Axis.Style.Place {
    switch place {
    case KEISEN_AXIS_PLACE_EDGE: .edge
    case KEISEN_AXIS_PLACE_VALUE: .value(try DataValue(at, "at"))
    case KEISEN_AXIS_PLACE_FRACTION: .fraction(fraction)
    default: throw KeisenError(.invalidArgument, "axis place \(place.number) is unknown")
    }
  }
}

extension Axis.Style.Minor {
  /// Reads whether there are minor ticks.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ minor: keisen_minor_ticks) throws(KeisenError) {
    switch minor {
    case KEISEN_MINOR_TICKS_AUTOMATIC: self = .automatic
    case KEISEN_MINOR_TICKS_NONE: self = .none
    case KEISEN_MINOR_TICKS_SHOWN: self = .shown
    default: throw KeisenError(.invalidArgument, "minor ticks \(minor.number) are unknown")
    }
  }
}

@c @implementation
public func keisen_attachment_create_axis(
  _ space: Handle, _ side: keisen_side, _ options: In<keisen_axis_options>,
  _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    return try Axis(
      try Side(side),
      of: space,
      title: try optionalString(options.title, "title"),
      style: try options.style()
    )
  }
}

@c @implementation
public func keisen_attachment_set_axis_options(
  _ attachment: Handle, _ options: In<keisen_axis_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let axis = try borrow(attachment, as: Axis.self)
    let options = try read(options)
    let title = try optionalString(options.title, "title")
    try axis.setStyle(try options.style())
    axis.title = title
  }
}

@c @implementation
public func keisen_attachment_set_ticks(
  _ attachment: Handle, _ count: Int, _ ticks: In<keisen_value>, _ labels: In<CString>
) -> keisen_status {
  status { () throws(KeisenError) in
    let axis = try borrow(attachment, as: Axis.self)
    guard let given = try readTicks(count, ticks, labels) else { return axis.removeTicks() }
    try axis.setTicks(given.values, labels: given.labels)
  }
}

/// Reads ticks that a caller chose, or nil for NULL.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when there are too many, one is not finite,
///   or a label is none.
func readTicks(
  _ count: Int, _ ticks: In<keisen_value>, _ labels: In<CString>
) throws(KeisenError) -> (values: [DataValue], labels: [String]?)? {
  let count = try KeisenABI.count(count, "count")
  guard let ticks else {
    guard count == 0 else {
      throw KeisenError(.invalidArgument, "ticks is NULL, count is \(count)")
    }
    return nil
  }
  guard count <= Axis.maxGivenTicks else {
    throw KeisenError(
      .invalidArgument,
      "count must be at most \(Axis.maxGivenTicks), got \(count)"
    )
  }
  var values: [DataValue] = []
  var texts: [String] = []
  for index in 0..<count {
    values.append(try DataValue(ticks[index], "tick value"))
    if let labels { texts.append(try string(labels[index], "label")) }
  }
  return (values, labels == nil ? nil : texts)
}
