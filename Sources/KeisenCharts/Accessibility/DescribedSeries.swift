import KeisenData
import KeisenPrimitives
import KeisenScales

/// The rows behind a series, field by field, as words, tables and sounds tell of them.
///
/// Columns are as they are at one moment.
struct DescribedSeries {
  /// How rows belong together, which decides what is worth informative.
  enum Shape: Hashable {
    /// One value after another: a line, an area, bars at numbers.
    case sequence
    /// A value for each name: bars with names.
    case names
    /// A value for each stretch of numbers: the bars of a histogram.
    case bins
    /// Places in no order: points.
    case cloud
    /// Places that are counted, or shapes: densities, arrows, polygons.
    case places
    /// The values of a matrix.
    case cells(columns: Int, rows: Int)
    /// Values of several rows at each place: boxes.
    case groups
    /// Parts of a whole: slices.
    case parts
    /// No rows: an image.
    case picture
  }

  /// What rows have.
  struct Field {
    /// As options call it.
    let name: String
    /// What it is in each row.
    let values: Values
    /// The projection that places it; nil for what is no place.
    var projection: Projection?
    /// The dimension that it stands in.
    var dimension: Dimension?
    /// The names at its whole numbers, where it is placed on a scale of such.
    var names: [String]?
  }

  /// Where a field's values come from.
  enum Values {
    /// A column.
    case column(Column, ColumnSnapshot)
    /// The rows' own numbers.
    case numbers
    /// Texts, from the first row on.
    case texts([String])
    /// Days, in numbers since 1970-01-01.
    case days(ColumnSnapshot)
    /// Where cells begin along one side of a matrix: that of row r is number (r / `step`) %
    /// `count`.
    case cells(CellEdges, step: Int, count: Int)
  }

  /// A value as it is, exact.
  enum Value {
    /// A number.
    case number(ColumnValue)
    /// Steps of a unit since 1970-01-01 UTC.
    case instant(Int64, TimeUnit)
    /// A name.
    case text(String)
  }

  /// What people call it.
  let names: SeriesNames
  /// Its name for people.
  let label: String
  /// How rows belong together.
  let shape: Shape
  /// The space that it is drawn in.
  let space: Space
  /// What rows have, in the order of a table.
  let fields: [Field]
  /// The rows that all columns have.
  let rows: Range<Int>
  /// Which field tells where rows stand; nil for none.
  let position: Int?
  /// Which field's extremes, trend and last value are told; nil for none.
  let value: Int?
  /// Which fields' extremes are told instead, as the lowest and the highest price of candlesticks
  /// are.
  var ends: (low: Int, high: Int)?
  /// What groups are made of.
  var groups: GroupColumns?

  /// Takes fields; `position` and `value` are names of such.
  init(
    _ series: any Series,
    _ names: SeriesNames,
    label: String,
    _ shape: Shape,
    _ fields: [Field],
    count: Range<Int>? = nil,
    position: String? = nil,
    value: String? = nil
  ) {
    (self.names, self.label, self.shape, self.fields) = (names, label, shape, fields)
    space = series.space
    let columns = fields.lazy.compactMap { field -> Range<Int>? in
      switch field.values {
      case .column(_, let snapshot), .days(let snapshot): snapshot.rows
      case .numbers, .texts, .cells: nil
      }
    }
    rows = columns.reduce(count ?? columns.first ?? 0..<0) { $0.clamped(to: $1) }
    self.position = position.flatMap { name in fields.firstIndex { $0.name == name } }
    self.value = value.flatMap { name in fields.firstIndex { $0.name == name } }
  }

  /// Returns what a field is in a row; nil for a gap.
  func value(of field: Int, at row: Int) -> Value? {
    let field = fields[field]
    let value: Value?
    switch field.values {
    case .column(_, let snapshot):
      value = Self.value(snapshot, row)
    case .numbers: value = .number(.integer(Int64(row)))
    case .texts(let texts):
      let index = row - rows.lowerBound
      return texts.indices.contains(index) ? .text(texts[index]) : nil
    case .days(let snapshot):
      guard case .number(let number) = Self.value(snapshot, row),
        let day = Int64(exactly: number.relative(to: 0).rounded(.down))
      else { return nil }
      let (seconds, overflow) = day.multipliedReportingOverflow(by: 86_400)
      return overflow ? nil : .instant(seconds, .seconds)
    case .cells(let edges, let step, let count):
      guard step > 0, count > 0 else { return nil }
      value = Self.value(edges, (row - rows.lowerBound) / step % count, of: count)
    }
    if let names = field.names, case .number(let number) = value,
      let index = Int(exactly: number.relative(to: 0)), names.indices.contains(index)
    {
      return .text(names[index])
    }
    return value
  }

  private static func value(_ snapshot: ColumnSnapshot, _ row: Int) -> Value? {
    guard snapshot.rows.contains(row), let value = snapshot.value(at: row) else { return nil }
    guard let unit = snapshot.type.timeUnit, case .integer(let instant) = value else {
      return .number(value)
    }
    return .instant(instant, unit)
  }

  private static func value(_ edges: CellEdges, _ index: Int, of count: Int) -> Value? {
    switch edges {
    case .integers: return .number(.integer(Int64(index)))
    case .range(let from, let to):
      return .number(.real(from + (to - from) * (Double(index) / Double(count))))
    case .values(let column):
      let snapshot = column.snapshot()
      return value(snapshot, snapshot.rows.lowerBound + index)
    }
  }

  /// Returns what a field is in a row as a number: minus an origin, of instants in a unit; NaN for
  /// a gap or a text.
  func double(
    of field: Int,
    at row: Int,
    relativeTo origin: Int64 = 0,
    in unit: TimeUnit? = nil
  ) -> Double {
    switch fields[field].values {
    case .column(_, let snapshot):
      guard snapshot.rows.contains(row) else { return .nan }
      var value = Double.nan
      snapshot.read(row..<row + 1, relativeTo: origin, in: unit, into: &value)
      return value.isFinite ? value : .nan
    case .numbers: return Double(row) - Double(origin)
    case .texts, .days, .cells: return .nan
    }
  }

  /// The column of a field, where it has one.
  func column(of field: Int) -> Column? {
    if case .column(let column, _) = fields[field].values { column } else { nil }
  }
}

extension DescribedSeries.Field {
  /// Takes a column; nil stands for the rows' own numbers.
  init(_ name: String, _ column: Column?, in space: Space, _ dimension: Dimension?) {
    let projection = dimension.map(space.projection)
    self.init(
      name: name,
      values: column.map { .column($0, $0.snapshot()) } ?? .numbers,
      projection: projection,
      dimension: dimension,
      names: projection?.names
    )
  }
}

extension Projection {
  /// The names of its scale, where it is one of such.
  var names: [String]? {
    if case .category(let scale) = scale { scale.names } else { nil }
  }
}
