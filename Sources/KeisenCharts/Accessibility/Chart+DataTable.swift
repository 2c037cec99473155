import KeisenAxes
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// How a table of data is written.
public enum DataTableFormat: UInt32, Hashable, Sendable, CaseIterable {
  /// Values between commas, as in RFC 4180, a line for each row, which ends with a line feed.
  case csv = 0
  /// Tables of HTML for people: a caption, headers that say what they are headers of, a table for
  /// each series.
  case html = 1
}

extension Chart {
  /// Rows of each series up to which tables hold all, unless the caller says otherwise.
  public static let tableRows = 1_000

  /// Returns the rows behind all series as a table.
  ///
  /// Columns are those that the series have, by the titles of their axes where these have some, in
  /// the chart's `language`. Values are exact: integers in all digits, doubles with as many as give
  /// them again, times by the calendar and clock of their scale's zone, as in ISO 8601:
  /// `2024-03-05` where all that are told are midnights, else
  /// `2024-03-05T14:05:09.000000001+09:00`. Gaps are empty.
  ///
  /// A series of more rows than `maxRows` is thinned: its first and its last row are there, and of
  /// each of equal runs of rows the first with the least value and the first with the greatest. An
  /// HTML caption says so; in CSV the first column, `row`, does, as numbers are left out there. In
  /// CSV a chart of several series has a second column, `series`: the label, or the number from 1,
  /// of labels that came before with a number, `a`, `a 2`, as in the captions of HTML; columns of
  /// one name are one, though those of one series are told apart by numbers: `y`, `y 2`. Cells of
  /// heat maps and contours are told row by row, a custom series by the columns of its mark;
  /// images, and classes of the caller's that are a `Series`, have no rows.
  ///
  ///     row,year,ppm
  ///     0,1958-03-01,315.7
  ///
  /// - Parameters:
  ///   - format: How it is written.
  ///   - maxRows: The most rows of a series, 4 at least.
  /// - Returns: The text; it ends with a line feed, unless it is empty.
  /// - Throws: `KeisenError` with code `.invalidArgument` when `maxRows` is less than 4.
  /// - Complexity: O(*m*) in the rows told, and as of `description`.
  public func dataTable(
    as format: DataTableFormat = .csv,
    maxRows: Int = tableRows
  ) throws(KeisenError) -> String {
    let tables = try tables(maxRows: maxRows, in: language)
    return switch format {
    case .csv: DataTable.csv(of: [tables], in: language)
    case .html: DataTable.html(of: tables, title: plainText(.title))
    }
  }

  /// Returns the tables of the series that have rows.
  func tables(maxRows: Int, in language: Language) throws(KeisenError) -> [DataTable] {
    guard maxRows >= DescribedSeries.fewestRows else {
      throw .invalidArgument("rows must be at least \(DescribedSeries.fewestRows), got \(maxRows)")
    }
    let words = ValueText(self, in: language) { projection in
      (try? projection.proposedRange())?.range
    }
    return series.compactMap(\.describedRows).filter { !$0.fields.isEmpty }
      .map { DataTable($0, words, maxRows: maxRows) }
  }
}
