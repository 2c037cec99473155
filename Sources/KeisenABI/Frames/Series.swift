import CKeisen
import Keisen

@c @implementation
public func keisen_series_get_space(_ series: Handle, _ space: Out<Handle>) -> keisen_status {
  create(space, as: .space, try borrow(series, as: .series).space)
}

/// Adds what `make` returns for a chart's own space to the chart, and writes a handle for it to
/// `output`, which may be NULL.
func add(
  to chart: Handle, _ output: Out<Handle>, _ make: (Space) throws(KeisenError) -> any Series
) -> keisen_status {
  func add() throws(KeisenError) -> any Series {
    let chart = try borrow(chart, as: .chart)
    let series = try make(chart.space)
    chart.add(series)
    return series
  }
  guard let output else { return status { () throws(KeisenError) in _ = try add() } }
  return create(output, as: .series, add)
}

/// A class of series, as messages call one of it.
protocol SeriesKind: Series {
  /// `line`, `heat map`.
  static var kindName: String { get }
}

/// Returns the series of a handle, which must be of one class.
///
/// - Throws: `KeisenError` with code `.invalidHandle`, or `.invalidArgument` when it is another
///   series.
func borrow<Kind: SeriesKind>(_ handle: Handle, as kind: Kind.Type) throws(KeisenError) -> Kind {
  guard let series = try borrow(handle, as: .series) as? Kind else {
    throw KeisenError(.invalidArgument, "series is no \(kind.kindName)")
  }
  return series
}
