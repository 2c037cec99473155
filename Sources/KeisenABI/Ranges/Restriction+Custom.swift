import CKeisen
import Keisen

/// Reads projections of a caller's.
///
/// - Throws: `KeisenError` with code `.invalidArgument` when they are NULL and not none,
///   `.invalidHandle` when one is no projection.
func readProjections(_ projections: In<Handle>, _ count: Int) throws(KeisenError) -> [Projection] {
  guard count > 0 else { return [] }
  guard let projections else {
    throw KeisenError(
      .invalidArgument,
      "projections is NULL, but projection_count is \(count)"
    )
  }
  var read: [Projection] = []
  for index in 0..<count {
    read.append(try borrow(projections[index], as: .projection, "projections[\(index)]"))
  }
  return read
}

@c @implementation
public func keisen_restriction_create_custom(
  _ function: keisen_restriction_function?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?, _ options: In<keisen_custom_restriction_options>,
  _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    guard let function else { throw KeisenError(.invalidArgument, "function is NULL") }
    let options = try read(options)
    let name = options.label == nil ? "Block" : try string(options.label, "label")
    let projections = try readProjections(options.projections, Int(options.projection_count))
    let context = CallbackContext(context, destroy)
    return BlockRestriction(name: name, projections: projections) { range, about in
      var seen = keisen_proposed_range(range)
      try RangeContexts.lend(about, to: "function") { function(&seen, $0, context.pointer) }
      range = ProposedRange(seen)
    }
  }
}
