import CKeisen
import Keisen

extension keisen_rule_options {
  /// The options as a style.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is no style.
  fileprivate func style() throws(KeisenError) -> Rule.Style {
    Rule.Style(
      width: width,
      color: color.chosen,
      dash: try readDash(dash, dash_count),
      label: try TextBoxStyle(box),
      labelPlace: try Rule.Style.Place(label_place),
      labelSide: try label_side.chosen(),
      extendsRange: extends_range
    )
  }
}

extension Rule.Style.Place {
  /// Reads a place.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ place: keisen_rule_place) throws(KeisenError) {
    switch place {
    case KEISEN_RULE_PLACE_START: self = .start
    case KEISEN_RULE_PLACE_MIDDLE: self = .middle
    case KEISEN_RULE_PLACE_END: self = .end
    default: throw KeisenError(.invalidArgument, "place of a label \(place.number) is unknown")
    }
  }
}

extension keisen_rule_side {
  /// The side, or nil for automatic.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate func chosen() throws(KeisenError) -> Side? {
    switch self {
    case KEISEN_RULE_SIDE_AUTOMATIC: nil
    case KEISEN_RULE_SIDE_ABOVE: .top
    case KEISEN_RULE_SIDE_BELOW: .bottom
    case KEISEN_RULE_SIDE_LEFT: .left
    case KEISEN_RULE_SIDE_RIGHT: .right
    default: throw KeisenError(.invalidArgument, "side of a label \(number) is unknown")
    }
  }
}

@c @implementation
public func keisen_attachment_create_rule(
  _ space: Handle, _ dimension: keisen_dimension, _ value: keisen_value,
  _ options: In<keisen_rule_options>, _ attachment: Out<Handle>
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    return try Rule(
      try Dimension(dimension),
      at: try DataValue(value, "value"),
      in: space,
      label: try optionalString(options.label, "label"),
      style: try options.style()
    )
  }
}

@c @implementation
public func keisen_attachment_set_rule_options(
  _ attachment: Handle, _ options: In<keisen_rule_options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let rule = try borrow(attachment, as: Rule.self)
    let options = try read(options)
    let label = try optionalString(options.label, "label")
    try rule.setStyle(try options.style())
    rule.label = label
  }
}

@c @implementation
public func keisen_attachment_set_rule_value(
  _ attachment: Handle, _ value: keisen_value
) -> keisen_status {
  status { () throws(KeisenError) in
    let rule = try borrow(attachment, as: Rule.self)
    try rule.setValue(try DataValue(value, "value"))
  }
}

@c @implementation
public func keisen_attachment_get_rule_value(
  _ attachment: Handle, _ value: Out<keisen_value>
) -> keisen_status {
  status { () throws(KeisenError) in
    let rule = try borrow(attachment, as: Rule.self)
    try require(value, "value").pointee = keisen_value(rule.value)
  }
}
