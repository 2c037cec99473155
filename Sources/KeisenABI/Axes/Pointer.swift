import CKeisen
import Keisen

/// Returns the crosshair or the tooltip that a handle stands for.
///
/// - Throws: `KeisenError` with code `.invalidArgument` for an attachment of another kind.
private func borrowPointed(_ attachment: Handle) throws(KeisenError) -> any PointerAttachment {
  let attachment = try borrow(attachment, as: .attachment)
  guard let pointed = attachment as? any PointerAttachment else {
    throw KeisenError(
      .invalidArgument,
      "attachment is of kind \(type(of: attachment).words), not crosshair or tooltip"
    )
  }
  return pointed
}

@c @implementation
public func keisen_attachment_set_pointer(
  _ attachment: Handle, _ x: Double, _ y: Double
) -> keisen_status {
  status(of: try borrowPointed(attachment).move(to: Point(x: x, y: y)))
}

@c @implementation
public func keisen_attachment_set_pointer_values(
  _ attachment: Handle, _ x: In<keisen_value>, _ y: In<keisen_value>
) -> keisen_status {
  status { () throws(KeisenError) in
    let pointed = try borrowPointed(attachment)
    try pointed.move(toX: try readEnd(x, "x of pointer"), y: try readEnd(y, "y of pointer"))
  }
}

@c @implementation
public func keisen_attachment_hide_pointer(_ attachment: Handle) -> keisen_status {
  status(of: try borrowPointed(attachment).setPointer(nil))
}

@c @implementation
public func keisen_attachment_get_pointer(
  _ attachment: Handle, _ pointer: Out<keisen_pointer_info>
) -> keisen_status {
  status { () throws(KeisenError) in
    let pointed = try borrowPointed(attachment)
    try write(
      keisen_pointer_info(pointed.pointer),
      to: try require(pointer, "pointer"),
      named: "keisen_pointer_info"
    )
  }
}

extension keisen_pointer_info {
  /// Tells where something points.
  fileprivate init(_ pointer: PointerPosition?) {
    self.init()
    let none = keisen_value(DataValue(0))
    (x, y) = (none, none)
    switch pointer {
    case .none: kind = KEISEN_POINTER_NONE
    case .point(let point):
      kind = KEISEN_POINTER_POINT
      (position_x, position_y) = (point.x, point.y)
    case .values(let xValue, let yValue):
      kind = KEISEN_POINTER_VALUES
      (has_x, has_y) = (xValue != nil, yValue != nil)
      if let xValue { x = keisen_value(xValue) }
      if let yValue { y = keisen_value(yValue) }
    }
  }
}
