import CKeisen
import Keisen

extension MarkSeries: SeriesKind {
  static var kindName: String { Kind.kindName }
}

/// A struct of the columns of a kind of mark.
protocol MarkColumnsStruct: OptionsStruct {
  /// The kind.
  associatedtype Kind: Mark

  /// Makes a mark of the columns.
  ///
  /// - Parameter old: A mark that keeps its look and, where none is given, its colour scale; nil
  ///   for a new one.
  /// - Returns: The mark.
  /// - Throws: `KeisenError` with code `.invalidArgument` or `.invalidHandle`.
  func mark(changing old: Kind?) throws(KeisenError) -> Kind
}

/// A struct of the options of a kind of mark.
protocol MarkOptionsStruct<Kind>: OptionsStruct {
  /// The kind.
  associatedtype Kind: Mark

  /// Returns the options as a style and a label.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for what is none.
  func appearances() throws(KeisenError) -> (style: Kind.Style, label: String)

  /// Returns what sets what the options hold of a mark beside its style: of most, nothing.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` or `.invalidHandle`.
  func completion() throws(KeisenError) -> (inout Kind) -> Void
}

extension MarkOptionsStruct {
  func completion() throws(KeisenError) -> (inout Kind) -> Void { { _ in } }
}

/// Makes a series of columns and options, and writes a handle for it.
func createMark<Columns: MarkColumnsStruct, Options: MarkOptionsStruct<Columns.Kind>>(
  _ space: Handle,
  _ columns: In<Columns>,
  _ options: In<Options>,
  _ series: Out<Handle>
) -> keisen_status {
  create(series, as: .series, try makeMark(try borrow(space, as: .space), columns, options))
}

/// Makes a series in a chart's own space and adds it; `series` may be NULL.
func addMark<Columns: MarkColumnsStruct, Options: MarkOptionsStruct<Columns.Kind>>(
  _ chart: Handle,
  _ columns: In<Columns>,
  _ options: In<Options>,
  _ series: Out<Handle>
) -> keisen_status {
  add(to: chart, series) { (space) throws(KeisenError) in
    try makeMark(space, columns, options)
  }
}

/// Replaces the columns of a series.
func setMarkColumns<Columns: MarkColumnsStruct>(
  _ series: Handle, _ columns: In<Columns>
) -> keisen_status {
  status { () throws(KeisenError) in
    let series = try borrow(series, as: MarkSeries<Columns.Kind>.self)
    let columns = try readColumns(columns)
    try series.change { (mark) throws(KeisenError) in mark = try columns.mark(changing: mark) }
  }
}

/// Replaces the options of a series.
func setMarkOptions<Options: MarkOptionsStruct>(
  _ series: Handle, _ options: In<Options>
) -> keisen_status {
  status { () throws(KeisenError) in
    let series = try borrow(series, as: MarkSeries<Options.Kind>.self)
    let options = try read(options)
    let (style, label) = try options.appearances()
    let complete = try options.completion()
    try series.change(label: label) { mark in
      mark.style = style
      complete(&mark)
    }
  }
}

private func makeMark<Columns: MarkColumnsStruct, Options: MarkOptionsStruct<Columns.Kind>>(
  _ space: Space,
  _ columns: In<Columns>,
  _ options: In<Options>
) throws(KeisenError) -> MarkSeries<Columns.Kind> {
  let options = try read(options)
  let (style, label) = try options.appearances()
  var mark = try readColumns(columns).mark(changing: nil)
  mark.style = style
  try options.completion()(&mark)
  return try MarkSeries(mark, in: space, label: label)
}

private func readColumns<Columns: MarkColumnsStruct>(
  _ columns: In<Columns>
) throws(KeisenError) -> Columns {
  guard columns != nil else { throw KeisenError(.invalidArgument, "columns is NULL") }
  return try read(columns)
}

/// Returns the column of a handle that must not be NULL.
///
/// - Throws: `KeisenError` with code `.invalidArgument` or `.invalidHandle`.
func requireColumn(_ handle: Handle, _ name: String) throws(KeisenError) -> Column {
  guard let handle else { throw KeisenError(.invalidArgument, "\(name) is NULL") }
  return try borrow(handle, as: .column)
}

/// Returns the case of a C enumerator.
///
/// - Parameters:
///   - enumerator: The enumerator.
///   - name: What messages call the enum; a plural ends with an s.
/// - Returns: The case.
/// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
func chosen<Choice: RawRepresentable>(
  _ enumerator: some RawRepresentable<UInt32>, _ name: String
) throws(KeisenError) -> Choice where Choice.RawValue: FixedWidthInteger {
  let number = Choice.RawValue(truncatingIfNeeded: enumerator.rawValue)
  guard let choice = Choice(rawValue: number) else {
    let verb = name.hasSuffix("s") ? "are" : "is"
    throw KeisenError(.invalidArgument, "\(name) \(enumerator.number) \(verb) unknown")
  }
  return choice
}
