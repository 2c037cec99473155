import CKeisen
import Keisen

@c @implementation
public func keisen_animator_create(
  _ animator: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(animator, as: .animator) { Animator() }
}

@c @implementation
public func keisen_animator_add(
  _ animator: OpaquePointer?,
  _ animation: OpaquePointer?,
  _ id: UnsafeMutablePointer<UInt64>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let animator = try borrow(animator, as: .animator)
    let number = animator.add(try borrow(animation, as: .animation).animation).value
    id?.pointee = number
  }
}

@c @implementation
public func keisen_animator_cancel(
  _ animator: OpaquePointer?,
  _ id: UInt64,
  _ cancellation: keisen_cancellation,
  _ cancelled: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let animator = try borrow(animator, as: .animator)
    let found = animator.cancel(AnimationID(number: id), try .init(c: cancellation))
    cancelled?.pointee = found
  }
}

@c @implementation
public func keisen_animator_cancel_all(
  _ animator: OpaquePointer?,
  _ cancellation: keisen_cancellation
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(animator, as: .animator).cancelAll(try .init(c: cancellation))
  }
}

@c @implementation
public func keisen_animator_contains(
  _ animator: OpaquePointer?,
  _ id: UInt64,
  _ contains: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  get(animator, as: .animator, contains, "contains") { $0.contains(AnimationID(number: id)) }
}

@c @implementation
public func keisen_animator_get_count(
  _ animator: OpaquePointer?,
  _ count: UnsafeMutablePointer<Int>?
) -> keisen_status {
  get(animator, as: .animator, count, "count") { $0.count }
}

@c @implementation
public func keisen_animator_get_next_time(
  _ animator: OpaquePointer?,
  _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> keisen_status {
  get(animator, as: .animator, time, "time") { (animator) throws(KeisenError) in
    try requireFinite(after, "after")
    return animator.nextTime(after: after) ?? .infinity
  }
}

// ---- In charts.

@c @implementation
public func keisen_chart_add_animator(
  _ chart: OpaquePointer?,
  _ animator: OpaquePointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(chart, as: .chart).add(try borrow(animator, as: .animator))
  }
}

@c @implementation
public func keisen_chart_remove_animator(
  _ chart: OpaquePointer?,
  _ animator: OpaquePointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(chart, as: .chart).remove(try borrow(animator, as: .animator))
  }
}

@c @implementation
public func keisen_chart_get_animator_count(
  _ chart: OpaquePointer?,
  _ count: UnsafeMutablePointer<Int>?
) -> keisen_status {
  get(chart, as: .chart, count, "count") { $0.animators.count }
}

@c @implementation
public func keisen_chart_get_animator(
  _ chart: OpaquePointer?,
  _ index: Int,
  _ animator: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(animator, as: .animator) { () throws(KeisenError) in
    try element(index, of: try borrow(chart, as: .chart).animators, "animators")
  }
}

@c @implementation
public func keisen_chart_get_next_frame_time(
  _ chart: OpaquePointer?,
  _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
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
