import CKeisen
import Keisen

@c @implementation
public func keisen_figure_create(
  _ width: Double, _ height: Double, _ rows: UInt32, _ columns: UInt32, _ figure: Out<Handle>
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
public func keisen_figure_get_outer(_ figure: Handle, _ chart: Out<Handle>) -> keisen_status {
  create(chart, as: .chart, try borrow(figure, as: .figure).outer)
}

@c @implementation
public func keisen_figure_get_shape(
  _ figure: Handle, _ rows: Out<UInt32>, _ columns: Out<UInt32>
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    let (rows, columns) = (try require(rows, "rows"), try require(columns, "columns"))
    rows.pointee = UInt32(clamping: figure.rowCount)
    columns.pointee = UInt32(clamping: figure.columnCount)
  }
}

@c @implementation
public func keisen_figure_set_row_weight(
  _ figure: Handle, _ row: UInt32, _ weight: Double
) -> keisen_status {
  status(of: try borrow(figure, as: .figure).setRow(Int(row), .weight(weight)))
}

@c @implementation
public func keisen_figure_set_row_points(
  _ figure: Handle, _ row: UInt32, _ points: Double
) -> keisen_status {
  status(of: try borrow(figure, as: .figure).setRow(Int(row), .points(points)))
}

@c @implementation
public func keisen_figure_set_column_weight(
  _ figure: Handle, _ column: UInt32, _ weight: Double
) -> keisen_status {
  status(of: try borrow(figure, as: .figure).setColumn(Int(column), .weight(weight)))
}

@c @implementation
public func keisen_figure_set_column_points(
  _ figure: Handle, _ column: UInt32, _ points: Double
) -> keisen_status {
  status(of: try borrow(figure, as: .figure).setColumn(Int(column), .points(points)))
}

/// Writes what a row or a column takes.
private func write(
  _ tracks: [Figure.Track], _ index: UInt32, _ name: String, _ weight: Out<Double>,
  _ points: Out<Double>
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
  _ figure: Handle, _ row: UInt32, _ weight: Out<Double>, _ points: Out<Double>
) -> keisen_status {
  status(of: try write(try borrow(figure, as: .figure).rows, row, "row", weight, points))
}

@c @implementation
public func keisen_figure_get_column(
  _ figure: Handle, _ column: UInt32, _ weight: Out<Double>, _ points: Out<Double>
) -> keisen_status {
  status(of: try write(try borrow(figure, as: .figure).columns, column, "column", weight, points))
}

@c @implementation
public func keisen_figure_set_gaps(
  _ figure: Handle, _ rows: Double, _ columns: Double
) -> keisen_status {
  status(of: try borrow(figure, as: .figure).setGaps(rows: rows, columns: columns))
}

@c @implementation
public func keisen_figure_get_gaps(
  _ figure: Handle, _ rows: Out<Double>, _ columns: Out<Double>
) -> keisen_status {
  with(figure, as: .figure) { (figure) throws(KeisenError) in
    let (rows, columns) = (try require(rows, "rows"), try require(columns, "columns"))
    rows.pointee = figure.rowGap
    columns.pointee = figure.columnGap
  }
}

@c @implementation
public func keisen_figure_set_aligned(_ figure: Handle, _ aligned: Bool) -> keisen_status {
  with(figure, as: .figure) { $0.isAligned = aligned }
}

@c @implementation
public func keisen_figure_get_aligned(_ figure: Handle, _ aligned: Out<Bool>) -> keisen_status {
  get(figure, as: .figure, aligned, "aligned") { $0.isAligned }
}

@c @implementation
public func keisen_figure_set_inner_labels(_ figure: Handle, _ shown: Bool) -> keisen_status {
  with(figure, as: .figure) { $0.showsInnerLabels = shown }
}

@c @implementation
public func keisen_figure_get_inner_labels(_ figure: Handle, _ shown: Out<Bool>) -> keisen_status {
  get(figure, as: .figure, shown, "shown") { $0.showsInnerLabels }
}

@c @implementation
public func keisen_figure_fit(_ figure: Handle) -> keisen_status {
  status(of: try borrow(figure, as: .figure).fit())
}

@c @implementation
public func keisen_figure_fit_extents(_ figure: Handle) -> keisen_status {
  status(of: try borrow(figure, as: .figure).fit(margins: false))
}

@c @implementation
public func keisen_figure_get_alt(
  _ figure: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(of: try write(try borrow(figure, as: .figure).alt, capacity, to: buffer, length))
}

@c @implementation
public func keisen_figure_get_description(
  _ figure: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(of: try write(try borrow(figure, as: .figure).description, capacity, to: buffer, length))
}

@c @implementation
public func keisen_figure_get_next_frame_time(
  _ figure: Handle, _ after: Double, _ time: Out<Double>
) -> keisen_status {
  get(figure, as: .figure, time, "time") { (figure) throws(KeisenError) in
    guard after.isFinite else {
      throw KeisenError(.invalidArgument, "after must be finite, got \(after)")
    }
    return figure.nextFrameTime(after: after) ?? .infinity
  }
}
