import CKeisen
import Keisen
import KeisenPrimitives

extension Language {
  /// Reads a caller's choice.
  init(_ language: keisen_language) throws(KeisenError) {
    guard let value = Int32(exactly: language.rawValue), let known = Language(rawValue: value)
    else {
      throw KeisenError(.invalidArgument, "language \(language.rawValue) is unknown")
    }
    self = known
  }
}

@c @implementation
public func keisen_chart_set_language(
  _ chart: OpaquePointer?,
  _ language: keisen_language
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(chart, as: .chart).language = try Language(language)
  }
}

@c @implementation
public func keisen_chart_get_language(
  _ chart: OpaquePointer?,
  _ language: UnsafeMutablePointer<keisen_language>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let language = try require(language, "language")
    language.pointee = keisen_language(UInt32(chart.language.rawValue))
  }
}

@c @implementation
public func keisen_chart_get_description(
  _ chart: OpaquePointer?,
  _ capacity: Int,
  _ buffer: UnsafeMutablePointer<CChar>?,
  _ length: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try write(try borrow(chart, as: .chart).description, capacity, to: buffer, length)
  }
}

extension keisen_data_table_options: OptionsStruct {
  static let name = "keisen_data_table_options"

  static var defaults: keisen_data_table_options {
    keisen_data_table_options(
      struct_size: UInt32(MemoryLayout<keisen_data_table_options>.size),
      format: KEISEN_TABLE_FORMAT_CSV,
      most_rows: Chart.tableRows
    )
  }
}

@c @implementation
public func keisen_data_table_options_init(
  _ options: UnsafeMutablePointer<keisen_data_table_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_chart_get_data_table(
  _ chart: OpaquePointer?,
  _ options: UnsafePointer<keisen_data_table_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    guard let format = DataTableFormat(rawValue: options.format.rawValue) else {
      throw KeisenError(.invalidArgument, "table format \(options.format.rawValue) is unknown")
    }
    let rows = try count(options.most_rows, "most_rows")
    return try ByteBuffer(copying: try chart.dataTable(as: format, mostRows: rows))
  }
}

extension keisen_sonification_options: OptionsStruct {
  static let name = "keisen_sonification_options"

  static var defaults: keisen_sonification_options {
    let sound = Sonification()
    return keisen_sonification_options(
      struct_size: UInt32(MemoryLayout<keisen_sonification_options>.size),
      duration: sound.duration,
      min_frequency: sound.minFrequency,
      max_frequency: sound.maxFrequency,
      most_points: sound.mostPoints
    )
  }
}

@c @implementation
public func keisen_sonification_options_init(
  _ options: UnsafeMutablePointer<keisen_sonification_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_chart_get_sonification(
  _ chart: OpaquePointer?,
  _ options: UnsafePointer<keisen_sonification_options>?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let chart = try borrow(chart, as: .chart)
    let options = try read(options)
    let sound = Sonification(
      duration: options.duration,
      minFrequency: options.min_frequency,
      maxFrequency: options.max_frequency,
      mostPoints: try count(options.most_points, "most_points")
    )
    return try ByteBuffer(copying: try chart.sonification(sound))
  }
}
