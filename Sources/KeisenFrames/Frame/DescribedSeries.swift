import KeisenData
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The rows behind a series, field by field, as words, tables and sounds tell of them.
///
/// Columns are as they are at one moment.
public struct DescribedSeries: Sendable {
  /// How rows belong together, which decides what is worth informative.
  public enum Shape: Hashable, Sendable {
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
  public struct Field: Sendable {
    /// As options call it.
    public let name: String
    /// What it is in each row.
    public let values: Values
    /// The projection that places it; nil for what is no place.
    public var projection: Projection?
    /// The dimension that it stands in.
    public var dimension: Dimension?
    /// The names at its whole numbers, where it is placed on a scale of such.
    public var names: [String]?

    /// Makes a field.
    public init(
      name: String,
      values: Values,
      projection: Projection? = nil,
      dimension: Dimension? = nil,
      names: [String]? = nil
    ) {
      (self.name, self.values, self.projection) = (name, values, projection)
      (self.dimension, self.names) = (dimension, names)
    }
  }

  /// Where a field's values come from.
  public struct Values: Sendable {
    /// The same with columns as they are at one moment.
    package enum Source: Sendable {
      case column(Column, ColumnSnapshot)
      case numbers
      case texts([String])
      case days(ColumnSnapshot)
      case cells(CellEdges, step: Int, count: Int)
    }

    package let source: Source

    /// A column.
    public static func column(_ column: Column) -> Values {
      Values(source: .column(column, column.snapshot()))
    }

    /// The rows' own numbers.
    public static var numbers: Values { Values(source: .numbers) }

    /// Texts, from the first row on.
    public static func texts(_ texts: [String]) -> Values { Values(source: .texts(texts)) }

    /// Days, in numbers since 1970-01-01.
    public static func days(_ column: Column) -> Values {
      Values(source: .days(column.snapshot()))
    }

    /// Where cells begin along one side of a matrix: that of row r is number (r / `step`) %
    /// `count`.
    public static func cells(_ edges: CellEdges, step: Int, count: Int) -> Values {
      Values(source: .cells(edges, step: step, count: count))
    }
  }

  /// A value as it is, exact.
  package enum Value {
    /// A number.
    case number(ColumnValue)
    /// Steps of a unit since 1970-01-01 UTC.
    case instant(Int64, TimeUnit)
    /// A name.
    case text(String)
  }

  /// What people call it.
  package let names: SeriesNames
  /// Its name for people.
  package let label: String
  /// How rows belong together.
  package let shape: Shape
  /// The space that it is drawn in.
  package let space: Space
  /// What rows have, in the order of a table.
  package let fields: [Field]
  /// The rows that all columns have.
  package let rows: Range<Int>
  /// Which field tells where rows stand; nil for none.
  package let position: Int?
  /// Which field's extremes, trend and last value are told; nil for none.
  package let value: Int?
  /// Which fields' extremes are told instead, as the lowest and the highest price of candlesticks
  /// are.
  package var ends: (low: Int, high: Int)?
  /// What groups are made of.
  package var groups: GroupColumns?

  /// Takes fields; `position` and `value` are names of such.
  ///
  /// - Parameters:
  ///   - series: Whose rows they are, which has a name, a label and a space.
  ///   - shape: How rows belong together.
  ///   - fields: What rows have, in the order of a table.
  ///   - count: The rows, where no column tells; of columns those that all have.
  ///   - position: Which field tells where rows stand; nil for none.
  ///   - value: Which field's extremes, trend and last value are told; nil for none.
  public init(
    _ series: any Series,
    _ shape: Shape,
    _ fields: [Field],
    count: Range<Int>? = nil,
    position: String? = nil,
    value: String? = nil
  ) {
    (names, label, self.shape, self.fields) = (series.kindNames, series.label, shape, fields)
    space = series.space
    let columns = fields.lazy.compactMap { field -> Range<Int>? in
      switch field.values.source {
      case .column(_, let snapshot), .days(let snapshot): snapshot.rows
      case .numbers, .texts, .cells: nil
      }
    }
    rows = columns.reduce(count ?? columns.first ?? 0..<0) { $0.clamped(to: $1) }
    self.position = position.flatMap { name in fields.firstIndex { $0.name == name } }
    self.value = value.flatMap { name in fields.firstIndex { $0.name == name } }
  }

  /// Returns what a field is in a row; nil for a gap.
  package func value(of field: Int, at row: Int) -> Value? {
    let field = fields[field]
    let value: Value?
    switch field.values.source {
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
    case .names(let own): return own.names.indices.contains(index) ? .text(own.names[index]) : nil
    case .range(let from, let to):
      return .number(.real(from + (to - from) * (Double(index) / Double(count))))
    case .values(let column):
      let snapshot = column.snapshot()
      return value(snapshot, snapshot.rows.lowerBound + index)
    }
  }

  /// Returns what a field is in a row as a number: minus an origin, of instants in a unit; NaN for
  /// a gap or a text.
  package func double(
    of field: Int,
    at row: Int,
    relativeTo origin: Int64 = 0,
    in unit: TimeUnit? = nil
  ) -> Double {
    switch fields[field].values.source {
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
  package func column(of field: Int) -> Column? {
    if case .column(let column, _) = fields[field].values.source { column } else { nil }
  }
}

extension DescribedSeries.Field {
  /// Takes a column; nil stands for the rows' own numbers.
  public init(_ name: String, _ column: Column?, in space: Space, _ dimension: Dimension?) {
    let projection = dimension.map(space.projection)
    self.init(
      name: name,
      values: column.map(DescribedSeries.Values.column) ?? .numbers,
      projection: projection,
      dimension: dimension,
      names: projection?.names
    )
  }
}

extension DescribedSeries.Field {
  /// Returns the fields of places: x, nil for the rows' own numbers, and y.
  package static func places(x: Column?, y: Column, in space: Space) -> [DescribedSeries.Field] {
    [DescribedSeries.Field("x", x, in: space, .x), DescribedSeries.Field("y", y, in: space, .y)]
  }

  /// Returns the same with other values.
  package func with(_ values: DescribedSeries.Values) -> DescribedSeries.Field {
    DescribedSeries.Field(
      name: name,
      values: values,
      projection: projection,
      dimension: dimension,
      names: names
    )
  }
}

extension [DescribedSeries.Field] {
  /// Returns them behind the names of the rows, where there are such.
  package func named(_ names: [String]) -> [DescribedSeries.Field] {
    names.isEmpty ? self : [DescribedSeries.Field(name: "name", values: .texts(names))] + self
  }
}

extension Projection {
  /// The names of its scale, where it is one of such.
  package var names: [String]? {
    if case .category(let scale) = scale { scale.names } else { nil }
  }
}
