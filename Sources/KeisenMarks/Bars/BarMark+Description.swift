import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales

extension BarMark {
  /// Its place is along its positions.
  public func hitKind(ofRow row: Int) -> HitKind { .row(positionDimension) }

  /// Bars up to which all values are told in words.
  private static let maxDescribed = 12

  /// Returns the names and values in words, or nil where there are no names, or too many.
  public func words(in language: Language) -> String? {
    let snapshot = value.snapshot()
    let count = min(names?.names.count ?? 0, snapshot.count)
    guard let names, count > 0, count <= Self.maxDescribed else { return nil }
    return names.names.prefix(count).enumerated().map { index, name in
      let row = snapshot.rows.lowerBound + index
      let text = snapshot.value(at: row).map { value in
        TickFormat().texts(of: [value], unit: snapshot.type.timeUnit)[0]
      }
      return "\(name) \(text ?? (language == .japanese ? "なし" : "none"))"
    }.joined(separator: language == .japanese ? "、" : ", ")
  }

  /// Its rows: of a histogram with the stretches that it counts, of a stack with what each bar is
  /// long.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    let fields = own(fields, in: series.space)
    guard let names else {
      let shape: DescribedSeries.Shape =
        end != nil ? .bins : fields[1].names == nil ? .sequence : .names
      let end = end == nil ? [] : [fields[2]]
      let ordered: [DescribedSeries.Field] = [fields[1]] + end + [fields[0]]
      let rest = fields.dropFirst(ordered.count)
      return DescribedSeries(series, shape, ordered + rest, position: "position", value: "value")
    }
    var name = DescribedSeries.Field(name: "name", values: .texts(names.names))
    name.projection = series.space.projection(positionDimension)
    name.dimension = positionDimension
    let ordered: [DescribedSeries.Field] = [name, fields[0]] + fields.dropFirst(2)
    return DescribedSeries(series, .names, ordered, position: "name", value: "value")
  }

  /// Bars up to which their own lengths are worked out.
  private static var maxOwn: Int { 1 << 14 }

  /// Returns the fields of bars; of those that begin at a value each, as in a stack, with what each
  /// is long.
  private func own(
    _ fields: [DescribedSeries.Field],
    in space: Space
  ) -> [DescribedSeries.Field] {
    guard let base = base?.snapshot(), value.type.timeUnit == nil,
      base.type.timeUnit == nil
    else { return fields }
    let value = value.snapshot()
    let rows = value.rows.clamped(to: base.rows)
    // The new column's rows are numbered from 0 on, those of a ring are not.
    guard rows.lowerBound == 0, rows.count <= Self.maxOwn,
      let lengths = try? Column(
        zip(doubles(value, rows), doubles(base, rows)).map { $0 - $1 }
      )
    else { return fields }
    var own = DescribedSeries.Field("value", lengths, in: space, valueDimension)
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

  private func doubles(_ snapshot: ColumnSnapshot, _ rows: Range<Int>) -> [Double] {
    [Double](unsafeUninitializedCapacity: rows.count) { buffer, count in
      if let start = buffer.baseAddress { snapshot.read(rows, relativeTo: 0, into: start) }
      count = rows.count
    }
  }
}
