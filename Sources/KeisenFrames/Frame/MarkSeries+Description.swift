import KeisenPrimitives

extension MarkSeries {
  /// As its kind of mark has it.
  public var colorsFollowView: Bool { Kind.colorsFollowView }

  /// Its rows, as the mark tells of them.
  public var describedRows: DescribedSeries? {
    let mark = mark
    let fields = mark.columns.map { column in
      var field = DescribedSeries.Field(column.name, column.column, in: space, column.dimension)
      if let colors = column.colors { field.projection = colors }
      return field
    }
    return mark.describedRows(self, fields)
  }

  /// As the mark says.
  public func hitKind(ofRow row: Int) -> HitKind { mark.hitKind(ofRow: row) }

  /// What the mark says of itself.
  public func words(in language: Language) -> String? { mark.words(in: language) }

  /// Those of the mark.
  public var colorLevels: [Double] { mark.colorLevels() }
}
