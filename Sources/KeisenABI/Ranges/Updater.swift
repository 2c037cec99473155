import CKeisen
import Keisen

@c @implementation
public func keisen_updater_create(
  _ target: OpaquePointer?,
  _ updater: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(updater, as: .updater) { () throws(KeisenError) in
    RangeUpdater(target: try borrow(target, as: .projection, "target"))
  }
}

@c @implementation
public func keisen_updater_get_target(
  _ updater: OpaquePointer?,
  _ target: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(target, as: .projection) { () throws(KeisenError) in
    try borrow(updater, as: .updater).target
  }
}

@c @implementation
public func keisen_updater_update(
  _ updater: OpaquePointer?,
  _ time: Double,
  _ changed: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let updater = try borrow(updater, as: .updater)
    let result = try updater.update(at: time.isNaN ? nil : time)
    changed?.pointee = result
  }
}

@c @implementation
public func keisen_updater_get_next_time(
  _ updater: OpaquePointer?,
  _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> keisen_status {
  get(updater, as: .updater, time, "time") { (updater) throws(KeisenError) in
    guard after.isFinite else {
      throw KeisenError(.invalidArgument, "after must be finite, got \(after)")
    }
    return updater.nextTime(after: after) ?? .infinity
  }
}

@c @implementation
public func keisen_updater_set_reversed(
  _ updater: OpaquePointer?,
  _ reversed: Bool
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(updater, as: .updater).isReversed = reversed
  }
}

@c @implementation
public func keisen_updater_get_reversed(
  _ updater: OpaquePointer?,
  _ reversed: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  get(updater, as: .updater, reversed, "reversed") { $0.isReversed }
}

// ---- In charts.

@c @implementation
public func keisen_chart_add_updater(
  _ chart: OpaquePointer?,
  _ updater: OpaquePointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(chart, as: .chart).add(try borrow(updater, as: .updater))
  }
}

@c @implementation
public func keisen_chart_remove_updater(
  _ chart: OpaquePointer?,
  _ updater: OpaquePointer?
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(chart, as: .chart).remove(try borrow(updater, as: .updater))
  }
}

@c @implementation
public func keisen_chart_get_updater_count(
  _ chart: OpaquePointer?,
  _ count: UnsafeMutablePointer<Int>?
) -> keisen_status {
  get(chart, as: .chart, count, "count") { $0.updaters.count }
}

@c @implementation
public func keisen_chart_get_updater(
  _ chart: OpaquePointer?,
  _ index: Int,
  _ updater: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(updater, as: .updater) { () throws(KeisenError) in
    try element(index, of: try borrow(chart, as: .chart).updaters, "updaters")
  }
}
