import CKeisen
import Keisen

@c @implementation
public func keisen_figure_create(
  _ width: Double,
  _ height: Double,
  _ rows: UInt32,
  _ columns: UInt32,
  _ figure: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(figure, as: .figure) { () throws(KeisenError) in
    try Figure(
      size: Size(width: width, height: height),
      rows: Int(rows),
      columns: Int(columns)
    )
  }
}

@c @implementation
public func keisen_figure_get_outer(
  _ figure: OpaquePointer?,
  _ chart: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(chart, as: .chart) { () throws(KeisenError) in try borrow(figure, as: .figure).outer }
}

@c @implementation
public func keisen_figure_get_shape(
  _ figure: OpaquePointer?,
  _ rows: UnsafeMutablePointer<UInt32>?,
  _ columns: UnsafeMutablePointer<UInt32>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let (rows, columns) = (try require(rows, "rows"), try require(columns, "columns"))
    rows.pointee = UInt32(clamping: figure.rowCount)
    columns.pointee = UInt32(clamping: figure.columnCount)
  }
}

@c @implementation
public func keisen_figure_set_row_weight(
  _ figure: OpaquePointer?,
  _ row: UInt32,
  _ weight: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(figure, as: .figure).setRow(Int(row), .weight(weight))
  }
}

@c @implementation
public func keisen_figure_set_row_points(
  _ figure: OpaquePointer?,
  _ row: UInt32,
  _ points: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(figure, as: .figure).setRow(Int(row), .points(points))
  }
}

@c @implementation
public func keisen_figure_set_column_weight(
  _ figure: OpaquePointer?,
  _ column: UInt32,
  _ weight: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(figure, as: .figure).setColumn(Int(column), .weight(weight))
  }
}

@c @implementation
public func keisen_figure_set_column_points(
  _ figure: OpaquePointer?,
  _ column: UInt32,
  _ points: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(figure, as: .figure).setColumn(Int(column), .points(points))
  }
}

/// Writes what a row or a column takes.
private func write(
  _ tracks: [Figure.Track],
  _ index: UInt32,
  _ name: String,
  _ weight: UnsafeMutablePointer<Double>?,
  _ points: UnsafeMutablePointer<Double>?
) throws(KeisenError) {
  guard index < tracks.count else {
    throw KeisenError(.invalidArgument, "\(name) must be in 0...\(tracks.count - 1), got \(index)")
  }
  switch tracks[Int(index)] {
  case .weight(let number):
    weight?.pointee = number
    points?.pointee = 0
  case .points(let number):
    weight?.pointee = 0
    points?.pointee = number
  }
}

@c @implementation
public func keisen_figure_get_row(
  _ figure: OpaquePointer?,
  _ row: UInt32,
  _ weight: UnsafeMutablePointer<Double>?,
  _ points: UnsafeMutablePointer<Double>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try write(try borrow(figure, as: .figure).rows, row, "row", weight, points)
  }
}

@c @implementation
public func keisen_figure_get_column(
  _ figure: OpaquePointer?,
  _ column: UInt32,
  _ weight: UnsafeMutablePointer<Double>?,
  _ points: UnsafeMutablePointer<Double>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try write(try borrow(figure, as: .figure).columns, column, "column", weight, points)
  }
}

@c @implementation
public func keisen_figure_set_gaps(
  _ figure: OpaquePointer?,
  _ rows: Double,
  _ columns: Double
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(figure, as: .figure).setGaps(rows: rows, columns: columns)
  }
}

@c @implementation
public func keisen_figure_get_gaps(
  _ figure: OpaquePointer?,
  _ rows: UnsafeMutablePointer<Double>?,
  _ columns: UnsafeMutablePointer<Double>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let (rows, columns) = (try require(rows, "rows"), try require(columns, "columns"))
    rows.pointee = figure.rowGap
    columns.pointee = figure.columnGap
  }
}

@c @implementation
public func keisen_figure_set_aligned(_ figure: OpaquePointer?, _ aligned: Bool) -> keisen_status {
  status { () throws(KeisenError) in try borrow(figure, as: .figure).isAligned = aligned }
}

@c @implementation
public func keisen_figure_get_aligned(
  _ figure: OpaquePointer?,
  _ aligned: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  get(figure, as: .figure, aligned, "aligned") { $0.isAligned }
}

@c @implementation
public func keisen_figure_set_inner_labels(
  _ figure: OpaquePointer?,
  _ shown: Bool
) -> keisen_status {
  status { () throws(KeisenError) in try borrow(figure, as: .figure).showsInnerLabels = shown }
}

@c @implementation
public func keisen_figure_get_inner_labels(
  _ figure: OpaquePointer?,
  _ shown: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  get(figure, as: .figure, shown, "shown") { $0.showsInnerLabels }
}

@c @implementation
public func keisen_figure_fit(_ figure: OpaquePointer?) -> keisen_status {
  status { () throws(KeisenError) in try borrow(figure, as: .figure).fit() }
}

@c @implementation
public func keisen_figure_fit_extents(_ figure: OpaquePointer?) -> keisen_status {
  status { () throws(KeisenError) in try borrow(figure, as: .figure).fit(margins: false) }
}

@c @implementation
public func keisen_figure_get_alt(
  _ figure: OpaquePointer?,
  _ capacity: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ length: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try write(try borrow(figure, as: .figure).alt, capacity, to: buffer, length)
  }
}

@c @implementation
public func keisen_figure_get_description(
  _ figure: OpaquePointer?,
  _ capacity: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ length: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try write(try borrow(figure, as: .figure).description, capacity, to: buffer, length)
  }
}

@c @implementation
public func keisen_figure_get_next_frame_time(
  _ figure: OpaquePointer?,
  _ after: Double,
  _ time: UnsafeMutablePointer<Double>?
) -> keisen_status {
  get(figure, as: .figure, time, "time") { (figure) throws(KeisenError) in
    guard after.isFinite else {
      throw KeisenError(.invalidArgument, "after must be finite, got \(after)")
    }
    return figure.nextFrameTime(after: after) ?? .infinity
  }
}
