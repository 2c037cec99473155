import CKeisen
import Keisen

@c @implementation
public func keisen_updater_append(_ updater: Handle, _ restriction: Handle) -> keisen_status {
  status(of: try borrow(updater, as: .updater).append(try borrow(restriction, as: .restriction)))
}

@c @implementation
public func keisen_updater_insert(
  _ updater: Handle, _ index: Int, _ restriction: Handle
) -> keisen_status {
  with(updater, as: .updater) { (updater) throws(KeisenError) in
    let restriction = try borrow(restriction, as: .restriction)
    try updater.insert(restriction, at: try count(index, "index"))
  }
}

@c @implementation
public func keisen_updater_move(_ updater: Handle, _ from: Int, _ to: Int) -> keisen_status {
  status(
    of: try borrow(updater, as: .updater).move(
      from: try count(from, "from"), to: try count(to, "to"))
  )
}

@c @implementation
public func keisen_updater_replace(
  _ updater: Handle, _ index: Int, _ restriction: Handle
) -> keisen_status {
  with(updater, as: .updater) { (updater) throws(KeisenError) in
    let restriction = try borrow(restriction, as: .restriction)
    try updater.replace(at: try count(index, "index"), with: restriction)
  }
}

@c @implementation
public func keisen_updater_remove(_ updater: Handle, _ index: Int) -> keisen_status {
  status(of: try borrow(updater, as: .updater).remove(at: try count(index, "index")))
}

@c @implementation
public func keisen_updater_remove_all(_ updater: Handle) -> keisen_status {
  status(of: try borrow(updater, as: .updater).removeRestrictions())
}

@c @implementation
public func keisen_updater_get_restriction_count(
  _ updater: Handle, _ count: Out<Int>
) -> keisen_status {
  get(updater, as: .updater, count, "count") { $0.restrictions.count }
}

@c @implementation
public func keisen_updater_get_restriction(
  _ updater: Handle, _ index: Int, _ restriction: Out<Handle>
) -> keisen_status {
  create(restriction, as: .restriction) { () throws(KeisenError) in
    try element(index, of: try borrow(updater, as: .updater).restrictions, "restrictions")
  }
}

@c @implementation
public func keisen_updater_add_value(_ updater: Handle, _ value: keisen_value) -> keisen_status {
  with(updater, as: .updater) { (updater) throws(KeisenError) in
    let unit = try TimeUnit.chosen(value.unit)
    updater.addValue(DataValue(value.offset, origin: value.origin, unit: unit))
  }
}

@c @implementation
public func keisen_updater_add_values(
  _ updater: Handle, _ values: In<Double>, _ count: Int
) -> keisen_status {
  with(updater, as: .updater) { (updater) throws(KeisenError) in
    // Of all values only two can be extremes.
    var extremes = ProposedRange.empty
    for value in try doubles(values, count, "values") where value.isFinite {
      extremes.include(value)
    }
    guard !extremes.isEmpty else { return }
    updater.addValue(DataValue(extremes.min))
    updater.addValue(DataValue(extremes.max))
  }
}

@c @implementation
public func keisen_updater_clear_values(_ updater: Handle) -> keisen_status {
  status(of: try borrow(updater, as: .updater).clearValues())
}

@c @implementation
public func keisen_updater_attach(
  _ updater: Handle, _ series: Handle, _ within: Handle
) -> keisen_status {
  with(updater, as: .updater) { (updater) throws(KeisenError) in
    let series = try borrow(series, as: .series)
    try updater.attach(series, within: try borrowOptional(within, as: .projection))
  }
}

@c @implementation
public func keisen_updater_detach(_ updater: Handle, _ series: Handle) -> keisen_status {
  status(of: try borrow(updater, as: .updater).detach(try borrow(series, as: .series)))
}

@c @implementation
public func keisen_updater_get_series_count(_ updater: Handle, _ count: Out<Int>) -> keisen_status {
  get(updater, as: .updater, count, "count") { $0.attached.count }
}

@c @implementation
public func keisen_updater_get_series(
  _ updater: Handle, _ index: Int, _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series) { () throws(KeisenError) in
    try element(index, of: try borrow(updater, as: .updater).attached, "series").series
  }
}

@c @implementation
public func keisen_updater_get_within(
  _ updater: Handle, _ index: Int, _ within: Out<Handle>
) -> keisen_status {
  createOptional(within, as: .projection) { () throws(KeisenError) in
    try element(index, of: try borrow(updater, as: .updater).attached, "series").within
  }
}
