import CKeisen
import Keisen

/// Returns the restriction of one class that a handle stands for.
///
/// - Throws: `KeisenError` with code `.invalidHandle`, or `.invalidArgument` when it is another
///   restriction.
func borrow<Kind: Restriction>(_ handle: Handle, as kind: Kind.Type) throws(KeisenError) -> Kind {
  let restriction = try borrow(handle, as: .restriction)
  guard let kind = restriction as? Kind else {
    let wanted = "\(Kind.self)".lowercased().replacing("restriction", with: "")
    throw KeisenError(.invalidArgument, "restriction is no \(wanted), but \(restriction.name)")
  }
  return kind
}

extension keisen_restriction_kind {
  /// Tells the kind of a restriction.
  fileprivate init(_ restriction: any Restriction) {
    switch restriction {
    case is ProbeRestriction: self = KEISEN_RESTRICTION_PROBE
    case is BlockRestriction: self = KEISEN_RESTRICTION_CUSTOM
    case is SourceRestriction: self = KEISEN_RESTRICTION_SOURCE
    case is LengthRestriction: self = KEISEN_RESTRICTION_LENGTH
    case is PaddingRestriction: self = KEISEN_RESTRICTION_PADDING
    case is IntervalRestriction: self = KEISEN_RESTRICTION_INTERVAL
    case is WindowRestriction: self = KEISEN_RESTRICTION_WINDOW
    case is UserInteractiveRestriction: self = KEISEN_RESTRICTION_USER_INTERACTIVE
    case is IncludeRestriction: self = KEISEN_RESTRICTION_INCLUDE
    case is BoundsRestriction: self = KEISEN_RESTRICTION_BOUNDS
    case is SpanRestriction: self = KEISEN_RESTRICTION_SPAN
    case is MarginsRestriction: self = KEISEN_RESTRICTION_MARGINS
    case is SymmetricRestriction: self = KEISEN_RESTRICTION_SYMMETRIC
    case is LatestRestriction: self = KEISEN_RESTRICTION_LATEST
    case is NiceRestriction: self = KEISEN_RESTRICTION_NICE
    case is PositiveRestriction: self = KEISEN_RESTRICTION_POSITIVE
    case is AspectRestriction: self = KEISEN_RESTRICTION_ASPECT
    default: self = KEISEN_RESTRICTION_OTHER
    }
  }
}

@c @implementation
public func keisen_restriction_get_kind(
  _ restriction: Handle, _ kind: Out<keisen_restriction_kind>
) -> keisen_status {
  get(restriction, as: .restriction, kind, "kind") { keisen_restriction_kind($0) }
}

@c @implementation
public func keisen_restriction_get_name(
  _ restriction: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(try write(try borrow(restriction, as: .restriction).name, capacity, to: buffer, length))
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
