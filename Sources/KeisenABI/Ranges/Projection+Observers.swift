import CKeisen
import Keisen

@c @implementation
public func keisen_projection_set_will_update(
  _ projection: Handle, _ hook: keisen_range_hook?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    let context = CallbackContext(context, destroy)
    guard let hook else {
      projection.willUpdate = nil
      return
    }
    projection.willUpdate = { (range, _) in
      var seen = keisen_proposed_range(range)
      let status = hook(&seen, context.pointer)
      guard status == KEISEN_OK else {
        throw CallbackContext.failure("hook of a projection", status)
      }
      range = ProposedRange(seen)
    }
  }
}

@c @implementation
public func keisen_projection_add_observer(
  _ projection: Handle, _ observer: keisen_range_observer?, _ destroy: keisen_destroy_callback?,
  _ context: UnsafeMutableRawPointer?, _ number: Out<UInt64>
) -> keisen_status {
  with(projection, as: .projection) { (projection) throws(KeisenError) in
    guard let observer else { throw KeisenError(.invalidArgument, "observer is NULL") }
    let number = try require(number, "number")
    let context = CallbackContext(context, destroy)
    number.pointee = projection.observe { range in
      var seen = keisen_projection_range(range)
      observer(&seen, context.pointer)
    }
  }
}

@c @implementation
public func keisen_projection_remove_observer(
  _ projection: Handle, _ number: UInt64
) -> keisen_status {
  status(of: try borrow(projection, as: .projection).removeObserver(number))
}
