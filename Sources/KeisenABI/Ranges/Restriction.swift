import CKeisen
import Keisen
import KeisenPrimitives

extension Restriction {
  /// What messages call its class.
  fileprivate static var words: String { typeName.substituting("_", with: " ") }
}

/// Returns the restriction of one class that a handle stands for.
///
/// - Throws: `KeisenError` with code `.invalidHandle`, or `.invalidArgument` when it is another
///   restriction.
func borrow<Kind: Restriction>(_ handle: Handle, as kind: Kind.Type) throws(KeisenError) -> Kind {
  let restriction = try borrow(handle, as: .restriction)
  guard let kind = restriction as? Kind else {
    throw KeisenError(
      .invalidArgument,
      "restriction is of kind \(type(of: restriction).words), not \(Kind.words)"
    )
  }
  return kind
}

@c @implementation
public func keisen_restriction_get_kind(
  _ restriction: Handle, _ kind: Out<keisen_restriction_kind>
) -> keisen_status {
  get(restriction, as: .restriction, kind, "kind") {
    // A restriction of a Swift program may be called anything.
    guard $0 is any DescribedObject else { return KEISEN_RESTRICTION_OTHER }
    return keisen_restriction_kind.named[type(of: $0).typeName] ?? KEISEN_RESTRICTION_OTHER
  }
}

@c @implementation
public func keisen_restriction_get_name(
  _ restriction: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(
    of: try write(try borrow(restriction, as: .restriction).name, capacity, to: buffer, length))
}

@c @implementation
public func keisen_restriction_get_viewport(
  _ restriction: Handle, _ other: Bool, _ viewport: Out<keisen_viewport>
) -> keisen_status {
  get(restriction, as: .restriction, viewport, "viewport") { (restriction) throws(KeisenError) in
    switch restriction {
    case let window as WindowRestriction where !other: try keisen_viewport(window.viewport)
    case let aspect as AspectRestriction:
      try keisen_viewport(other ? aspect.otherViewport : aspect.viewport)
    default:
      throw KeisenError(
        .invalidArgument,
        "restriction has no \(other ? "other " : "")viewport: it is \(restriction.name)"
      )
    }
  }
}

@c @implementation
public func keisen_restriction_get_projection_count(
  _ restriction: Handle, _ count: Out<Int>
) -> keisen_status {
  get(restriction, as: .restriction, count, "count") { $0.projections.count }
}

@c @implementation
public func keisen_restriction_get_projection(
  _ restriction: Handle, _ index: Int, _ projection: Out<Handle>
) -> keisen_status {
  create(projection, as: .projection) { () throws(KeisenError) in
    try element(index, of: try borrow(restriction, as: .restriction).projections, "projections")
  }
}

@c @implementation
public func keisen_restriction_get_last(
  _ restriction: Handle, _ range: Out<keisen_proposed_range>
) -> keisen_status {
  status { () throws(KeisenError) in
    let probe = try borrow(restriction, as: ProbeRestriction.self)
    try require(range, "range").pointee = keisen_proposed_range(probe.last ?? .empty)
  }
}
