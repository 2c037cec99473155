import CKeisen
import Keisen

@c @implementation
public func keisen_animator_create(_ animator: Out<Handle>) -> keisen_status {
  create(animator, as: .animator, Animator())
}

@c @implementation
public func keisen_animator_add(
  _ animator: Handle, _ animation: Handle, _ id: Out<UInt64>
) -> keisen_status {
  with(animator, as: .animator) { (animator) throws(KeisenError) in
    let number = animator.add(try borrow(animation, as: .animation).animation).value
    id?.pointee = number
  }
}

@c @implementation
public func keisen_animator_cancel(
  _ animator: Handle, _ id: UInt64, _ cancellation: keisen_cancellation, _ cancelled: Out<Bool>
) -> keisen_status {
  with(animator, as: .animator) { (animator) throws(KeisenError) in
    let found = animator.cancel(AnimationID(number: id), try .init(c: cancellation))
    cancelled?.pointee = found
  }
}

@c @implementation
public func keisen_animator_cancel_all(
  _ animator: Handle, _ cancellation: keisen_cancellation
) -> keisen_status {
  status(of: try borrow(animator, as: .animator).cancelAll(try .init(c: cancellation)))
}

@c @implementation
public func keisen_animator_contains(
  _ animator: Handle, _ id: UInt64, _ contains: Out<Bool>
) -> keisen_status {
  get(animator, as: .animator, contains, "contains") { $0.contains(AnimationID(number: id)) }
}

@c @implementation
public func keisen_animator_get_count(_ animator: Handle, _ count: Out<Int>) -> keisen_status {
  get(animator, as: .animator, count, "count") { $0.count }
}

@c @implementation
public func keisen_animator_get_next_time(
  _ animator: Handle, _ after: Double, _ time: Out<Double>
) -> keisen_status {
  get(animator, as: .animator, time, "time") { (animator) throws(KeisenError) in
    try requireFinite(after, "after")
    return animator.nextTime(after: after) ?? .infinity
  }
}

// ---- In charts.

@c @implementation
public func keisen_chart_add_animator(_ chart: Handle, _ animator: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).add(try borrow(animator, as: .animator)))
}

@c @implementation
public func keisen_chart_remove_animator(_ chart: Handle, _ animator: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).remove(try borrow(animator, as: .animator)))
}

@c @implementation
public func keisen_chart_get_animator_count(_ chart: Handle, _ count: Out<Int>) -> keisen_status {
  get(chart, as: .chart, count, "count") { $0.animators.count }
}

@c @implementation
public func keisen_chart_get_animator(
  _ chart: Handle, _ index: Int, _ animator: Out<Handle>
) -> keisen_status {
  create(animator, as: .animator) { () throws(KeisenError) in
    try element(index, of: try borrow(chart, as: .chart).animators, "animators")
  }
}

@c @implementation
public func keisen_chart_get_next_frame_time(
  _ chart: Handle, _ after: Double, _ time: Out<Double>
) -> keisen_status {
  get(chart, as: .chart, time, "time") { (chart) throws(KeisenError) in
    try requireFinite(after, "after")
    return chart.nextFrameTime(after: after) ?? .infinity
  }
}

private func requireFinite(_ number: Double, _ name: String) throws(KeisenError) {
  guard number.isFinite else {
    throw KeisenError(.invalidArgument, "\(name) must be finite, got \(number)")
  }
}

extension Animator.Cancellation {
  /// Reads a cancellation.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(c cancellation: keisen_cancellation) throws(KeisenError) {
    guard let known = Self(rawValue: cancellation.number) else {
      throw KeisenError(.invalidArgument, "cancellation \(cancellation.number) is unknown")
    }
    self = known
  }
}
