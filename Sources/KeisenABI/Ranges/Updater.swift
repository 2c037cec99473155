import CKeisen
import Keisen

@c @implementation
public func keisen_updater_create(_ target: Handle, _ updater: Out<Handle>) -> keisen_status {
  create(updater, as: .updater, RangeUpdater(target: try borrow(target, as: .projection, "target")))
}

@c @implementation
public func keisen_updater_get_target(_ updater: Handle, _ target: Out<Handle>) -> keisen_status {
  create(target, as: .projection, try borrow(updater, as: .updater).target)
}

@c @implementation
public func keisen_updater_update(
  _ updater: Handle, _ time: Double, _ changed: Out<Bool>
) -> keisen_status {
  with(updater, as: .updater) { (updater) throws(KeisenError) in
    let result = try updater.update(at: time.isNaN ? nil : time)
    changed?.pointee = result
  }
}

@c @implementation
public func keisen_updater_get_next_time(
  _ updater: Handle, _ after: Double, _ time: Out<Double>
) -> keisen_status {
  get(updater, as: .updater, time, "time") { (updater) throws(KeisenError) in
    guard after.isFinite else {
      throw KeisenError(.invalidArgument, "after must be finite, got \(after)")
    }
    return updater.nextTime(after: after) ?? .infinity
  }
}

@c @implementation
public func keisen_updater_set_reversed(_ updater: Handle, _ reversed: Bool) -> keisen_status {
  with(updater, as: .updater) { $0.isReversed = reversed }
}

@c @implementation
public func keisen_updater_get_reversed(_ updater: Handle, _ reversed: Out<Bool>) -> keisen_status {
  get(updater, as: .updater, reversed, "reversed") { $0.isReversed }
}

// ---- In charts.

@c @implementation
public func keisen_chart_add_updater(_ chart: Handle, _ updater: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).add(try borrow(updater, as: .updater)))
}

@c @implementation
public func keisen_chart_remove_updater(_ chart: Handle, _ updater: Handle) -> keisen_status {
  status(of: try borrow(chart, as: .chart).remove(try borrow(updater, as: .updater)))
}

@c @implementation
public func keisen_chart_get_updater_count(_ chart: Handle, _ count: Out<Int>) -> keisen_status {
  get(chart, as: .chart, count, "count") { $0.updaters.count }
}

@c @implementation
public func keisen_chart_get_updater(
  _ chart: Handle, _ index: Int, _ updater: Out<Handle>
) -> keisen_status {
  create(updater, as: .updater) { () throws(KeisenError) in
    try element(index, of: try borrow(chart, as: .chart).updaters, "updaters")
  }
}
