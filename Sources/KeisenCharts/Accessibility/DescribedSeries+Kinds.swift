import KeisenData
import KeisenPrimitives
import KeisenScales

extension DescribedSeries {
  /// Returns what there is to tell of a series; nil of a class of the caller's that is one.
  static func of(_ series: any Series) -> DescribedSeries? {
    switch series {
    case let series as LineSeries: line(series)
    case let series as PointSeries: points(series)
    case let series as CategoryBarSeries: bars(series)
    case let series as DensitySeries: density(series)
    case let series as HeatmapSeries: heatmap(series)
    case let series as any MarkDescription: series.reported
    default: nil
    }
  }

  private static func line(_ series: LineSeries) -> DescribedSeries {
    let (x, y) = series.columns
    var fields = [Field("x", x, in: series.space, .x), Field("y", y, in: series.space, .y)]
    if let values = series.variant.values {
      fields.append(Field("color", values, in: series.space, nil))
    }
    return DescribedSeries(
      series,
      series.kindNames,
      label: series.label,
      .sequence,
      fields,
      position: "x",
      value: "y"
    )
  }

  private static func points(_ series: PointSeries) -> DescribedSeries {
    let columns = series.columns
    var fields = [
      Field("x", columns.x, in: series.space, .x), Field("y", columns.y, in: series.space, .y),
    ]
    for (name, column) in [("size", columns.size), ("color", columns.color)] {
      if let column { fields.append(Field(name, column, in: series.space, nil)) }
    }
    return DescribedSeries(
      series,
      series.kindNames,
      label: series.label,
      .cloud,
      fields,
      position: "x",
      value: "y"
    )
  }

  private static func bars(_ series: CategoryBarSeries) -> DescribedSeries {
    let state = series.current
    var names = Field(name: "name", values: .texts(state.names.names))
    names.projection = series.space.x
    names.dimension = .x
    let fields = [names, Field("value", state.values, in: series.space, .y)]
    let rows = state.rows(of: state.values.snapshot())
    return DescribedSeries(
      series,
      series.kindNames,
      label: state.label,
      .names,
      fields,
      count: rows,
      position: "name",
      value: "value"
    )
  }

  private static func density(_ series: DensitySeries) -> DescribedSeries {
    let (columns, _, label) = series.current
    var fields = [
      Field("x", columns.x, in: series.space, .x), Field("y", columns.y, in: series.space, .y),
    ]
    if let values = columns.values {
      var field = Field("values", values, in: series.space, nil)
      field.names = columns.names
      fields.append(field)
    }
    return DescribedSeries(series, series.kindNames, label: label, .places, fields, position: "x")
  }

  private static func heatmap(_ series: HeatmapSeries) -> DescribedSeries {
    let (columns, rows) = (series.columns, series.rows)
    let isByRow = series.order == .rows
    var x = Field(
      name: "x",
      values: .cells(series.x, step: isByRow ? 1 : max(1, rows), count: columns)
    )
    var y = Field(
      name: "y",
      values: .cells(series.y, step: isByRow ? max(1, columns) : 1, count: rows)
    )
    var value = Field("value", series.values, in: series.space, nil)
    value.projection = series.colorScale?.projection
    (x.projection, x.dimension, x.names) = (series.space.x, .x, series.space.x.names)
    (y.projection, y.dimension, y.names) = (series.space.y, .y, series.space.y.names)
    return DescribedSeries(
      series,
      series.kindNames,
      label: series.label,
      .cells(columns: columns, rows: rows),
      [x, y, value],
      value: "value"
    )
  }
}

extension MarkSeries {
  /// What there is to tell of it.
  var reported: DescribedSeries {
    let (mark, label) = (mark, label)
    let fields = mark.columns.map { column in
      var field = DescribedSeries.Field(column.name, column.column, in: space, column.dimension)
      if let colors = column.colors { field.projection = colors }
      return field
    }
    func reported(
      _ shape: DescribedSeries.Shape,
      _ fields: [DescribedSeries.Field],
      position: String? = nil,
      value: String? = nil
    ) -> DescribedSeries {
      DescribedSeries(
        self,
        mark.kindNames,
        label: label,
        shape,
        fields,
        position: position,
        value: value
      )
    }
    switch mark {
    case let mark as BarMark:
      let fields = Self.own(mark, fields, in: space)
      guard let names = mark.names else {
        let shape: DescribedSeries.Shape =
          mark.end != nil ? .bins : fields[1].names == nil ? .sequence : .names
        let end = mark.end == nil ? [] : [fields[2]]
        let ordered: [DescribedSeries.Field] = [fields[1]] + end + [fields[0]]
        let rest = fields.dropFirst(ordered.count)
        return reported(shape, ordered + rest, position: "position", value: "value")
      }
      var name = DescribedSeries.Field(name: "name", values: .texts(names.names))
      name.projection = space.projection(mark.positionDimension)
      name.dimension = mark.positionDimension
      let ordered: [DescribedSeries.Field] = [name, fields[0]] + fields.dropFirst(2)
      return reported(.names, ordered, position: "name", value: "value")
    case is StemMark:
      return reported(
        .sequence,
        [fields[1], fields[0]] + fields.dropFirst(2),
        position: "position",
        value: "value"
      )
    case is ErrorBarMark:
      return reported(
        .sequence,
        [fields[1], fields[0]] + fields.dropFirst(2),
        position: "x",
        value: "y"
      )
    case is CandlestickMark:
      var series = reported(
        .sequence,
        [fields[4]] + fields.prefix(4),
        position: "x",
        value: "close"
      )
      series.ends = (low: 3, high: 2)
      return series
    case is SectorMark:
      let isNamed = fields[0].names != nil
      return reported(isNamed ? .names : .sequence, fields, position: "x", value: "y")
    case let mark as AreaMark:
      var series = reported(.sequence, fields, position: "x", value: "y")
      if mark.y2 != nil { series.ends = (low: 2, high: 1) }
      return series
    case let mark as PieMark:
      return reported(.parts, Self.named(mark.names, fields), position: "name", value: "values")
    case let mark as TreemapMark:
      let fields = Self.named(mark.style.labels, fields)
      return reported(.parts, fields, position: "name", value: "values")
    case let mark as CalendarMark:
      var days = fields[0]
      if mark.days.type.timeUnit == nil {
        days = DescribedSeries.Field(name: days.name, values: .days(mark.days.snapshot()))
      }
      return reported(.sequence, [days, fields[1]], position: "days", value: "values")
    case let mark as ContourMark:
      let (columns, rows) = (mark.x.count, mark.y.count)
      var x = DescribedSeries.Field("x", mark.x, in: space, .x)
      var y = DescribedSeries.Field("y", mark.y, in: space, .y)
      x = Self.cells(x, .cells(.values(mark.x), step: 1, count: columns))
      y = Self.cells(y, .cells(.values(mark.y), step: max(1, columns), count: rows))
      var values = fields[0]
      values.projection = colorScale?.projection
      return reported(.cells(columns: columns, rows: rows), [x, y, values], value: "values")
    case let mark as any GroupMark:
      let ordered =
        mark.groups.positions == nil ? fields : [fields[1], fields[0]] + fields.dropFirst(2)
      var series = reported(.groups, ordered, position: "positions", value: "values")
      series.groups = mark.groups
      return series
    case let mark as PolygonMark:
      return reported(.places, fields, position: "x", value: mark.color == nil ? nil : "color")
    case is ImageMark: return reported(.picture, [])
    default:
      return reported(.places, fields, position: "x")
    }
  }

  /// Bars up to which their own lengths are worked out.
  private static var maxOwn: Int { 1 << 14 }

  /// Returns the fields of bars; of those that begin at a value each, as in a stack, with what each
  /// is long.
  private static func own(
    _ mark: BarMark,
    _ fields: [DescribedSeries.Field],
    in space: Space
  ) -> [DescribedSeries.Field] {
    guard let base = mark.base?.snapshot(), mark.value.type.timeUnit == nil,
      base.type.timeUnit == nil
    else { return fields }
    let value = mark.value.snapshot()
    let rows = value.rows.clamped(to: base.rows)
    // The new column's rows are numbered from 0 on, those of a ring are not.
    guard rows.lowerBound == 0, rows.count <= maxOwn,
      let lengths = try? Column(
        zip(Self.doubles(value, rows), Self.doubles(base, rows)).map { $0 - $1 }
      )
    else { return fields }
    var own = DescribedSeries.Field("value", lengths, in: space, mark.valueDimension)
    own.projection = fields[0].projection
    let tip = DescribedSeries.Field(
      name: "tip",
      values: fields[0].values,
      projection: fields[0].projection,
      dimension: fields[0].dimension,
      names: fields[0].names
    )
    return [own, fields[1]] + fields.dropFirst(2) + [tip]
  }

  private static func doubles(_ snapshot: ColumnSnapshot, _ rows: Range<Int>) -> [Double] {
    [Double](unsafeUninitializedCapacity: rows.count) { buffer, count in
      if let start = buffer.baseAddress { snapshot.read(rows, relativeTo: 0, into: start) }
      count = rows.count
    }
  }

  private static func named(
    _ names: [String],
    _ fields: [DescribedSeries.Field]
  ) -> [DescribedSeries.Field] {
    names.isEmpty ? fields : [DescribedSeries.Field(name: "name", values: .texts(names))] + fields
  }

  private static func cells(
    _ field: DescribedSeries.Field,
    _ values: DescribedSeries.Values
  ) -> DescribedSeries.Field {
    DescribedSeries.Field(
      name: field.name,
      values: values,
      projection: field.projection,
      dimension: field.dimension,
      names: field.names
    )
  }
}
