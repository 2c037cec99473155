extension DataFolder {
  /// Returns the mean CO₂ of each month over Mauna Loa, a row for each year from 1958 to 2001.
  ///
  /// It is NaN where no week of a month has a value.
  func co2ByMonth() throws -> [[Double]] {
    let table = try table("co2")
    let empty = [[Double]](repeating: [], count: 12)
    var weeks = [[[Double]]](repeating: empty, count: 2001 - 1958 + 1)
    for (date, ppm) in zip(table["date"], table.numbers("co2")) where !ppm.isNaN {
      let year = Int(date.prefix(4)) ?? 0
      weeks[year - 1958][month(of: date) - 1].append(ppm)
    }
    return weeks.map { $0.map(\.mean) }
  }
}
