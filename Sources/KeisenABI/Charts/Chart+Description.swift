import CKeisen
import Keisen
import KeisenPrimitives

extension Language {
  /// Reads a caller's choice.
  init(_ language: keisen_language) throws(KeisenError) {
    guard let value = Int32(exactly: language.rawValue), let known = Language(rawValue: value)
    else {
      throw KeisenError(.invalidArgument, "language \(language.number) is unknown")
    }
    self = known
  }
}

@c @implementation
public func keisen_chart_set_language(
  _ chart: Handle, _ language: keisen_language
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(chart, as: .chart).language = try Language(language)
  }
}

@c @implementation
public func keisen_chart_get_language(
  _ chart: Handle, _ language: Out<keisen_language>
) -> keisen_status {
  with(chart, as: .chart) { (chart) throws(KeisenError) in
    let language = try require(language, "language")
    language.pointee = keisen_language(UInt32(chart.language.rawValue))
  }
}

@c @implementation
public func keisen_chart_get_description(
  _ chart: Handle, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  status(of: try write(try borrow(chart, as: .chart).description, capacity, to: buffer, length))
}

@c @implementation
public func keisen_chart_get_data_table(
  _ chart: Handle, _ options: In<keisen_data_table_options>, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    return try ByteBuffer(
      copying: try chart.dataTable(as: try options.known(), maxRows: try options.rows())
    )
  }
}

@c @implementation
public func keisen_figure_get_data_table(
  _ figure: Handle, _ options: In<keisen_data_table_options>, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    let options = try read(options)
    return try ByteBuffer(
      copying: try figure.dataTable(as: try options.known(), maxRows: try options.rows())
    )
  }
}

extension keisen_data_table_options {
  /// Reads how the table is to be written.
  fileprivate func known() throws(KeisenError) -> DataTableFormat {
    guard let known = DataTableFormat(rawValue: format.rawValue) else {
      throw KeisenError(.invalidArgument, "table format \(format.number) is unknown")
    }
    return known
  }

  /// Reads the most rows of a series.
  fileprivate func rows() throws(KeisenError) -> Int { try count(max_rows, "max_rows") }
}

@c @implementation
public func keisen_chart_get_sonification(
  _ chart: Handle, _ options: In<keisen_sonification_options>, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    return try ByteBuffer(copying: try chart.sonification(try Sonification(try read(options))))
  }
}

@c @implementation
public func keisen_figure_get_sonification(
  _ figure: Handle, _ options: In<keisen_sonification_options>, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let figure = try borrow(figure, as: .figure)
    return try ByteBuffer(copying: try figure.sonification(try Sonification(try read(options))))
  }
}

extension Sonification {
  /// Reads a caller's options.
  fileprivate init(_ options: keisen_sonification_options) throws(KeisenError) {
    self.init(
      duration: options.duration,
      minFrequency: options.min_frequency,
      maxFrequency: options.max_frequency,
      maxPoints: try count(options.max_points, "max_points")
    )
  }
}
