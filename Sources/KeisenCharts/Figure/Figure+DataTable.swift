import KeisenAxes
import KeisenPrimitives

extension Figure {
  /// Returns the rows behind all series of all charts as a table, in the figure's `language`.
  ///
  /// As `Chart.dataTable(as:maxRows:)`: in CSV with one more column, `chart`: its title, or its
  /// number from 1 where it has none; of charts with one title those that come later have numbers
  /// too, `Jobs 2`. HTML has the tables of each chart after each other, their captions with the
  /// same names.
  ///
  /// - Parameters:
  ///   - format: How it is written.
  ///   - maxRows: The most rows of a series, 4 at least.
  /// - Returns: The text; it ends with a line feed, unless it is empty.
  /// - Throws: `KeisenError` with code `.invalidArgument` when `maxRows` is less than 4.
  /// - Complexity: That of the charts' tables.
  public func dataTable(
    as format: DataTableFormat = .csv,
    maxRows: Int = Chart.tableRows
  ) throws(KeisenError) -> String {
    let (charts, language) = (charts, language)
    var tables: [[DataTable]] = []
    for chart in charts { tables.append(try chart.tables(maxRows: maxRows, in: language)) }
    let titles = DataTable.names(of: charts.map { $0.plainText(.title) })
    return switch format {
    case .csv: DataTable.csv(of: tables, titles: titles, in: language)
    case .html: zip(titles, tables).map { DataTable.html(of: $1, title: $0) }.joined()
    }
  }
}
