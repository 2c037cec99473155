import KeisenData
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction
import KeisenScales
import KeisenText

extension BarMark: LabelledMark {
  /// Where the texts stand, and how they look.
  package var labels: ValueLabelStyle { style.labels }

  /// Returns a margin with room for the texts beyond the tips, where there are such: as a part of
  /// the length of the data, as a range is computed before any layout.
  func withRoom(_ margin: FitMargin) -> FitMargin {
    let isBeyond = labels.place == .outside || labels.place == .automatic && base == nil
    guard labels.isShown, isBeyond else { return margin }
    let part = orientation == .vertical ? 0.1 : 0.18
    var margin = margin
    if margin.lowPart > 0 { margin.lowPart = max(part, margin.lowPart) }
    if margin.highPart > 0 { margin.highPart = max(part, margin.highPart) }
    return margin
  }

  /// Returns the bars in view with their values, or without where none are wanted.
  package func valueLabels(
    in space: Space,
    _ frame: FrameContext
  ) throws(KeisenError) -> ValueLabels? {
    guard style.angle == 0 else { return nil }
    let rows = BarRows(self, in: space, frame)
    let looked = rows.rowsInView
    guard looked.count <= ValueLabels.maxCount else { return nil }
    let appearance = BarAppearance(self, frame)
    var bars: [BarRows.Bar] = []
    rows.forEachPlace(in: looked) { _, place in
      guard case .bar(let bar) = place else { return }
      bars.append(bar)
    }
    let texts = labels.isShown ? texts(of: bars.map(\.row), frame) : bars.map { _ in nil }
    var style = style.labels
    if style.place == .automatic, base != nil { style.place = .center }
    return ValueLabels(
      style: style,
      labels: zip(bars, texts).map { bar, text in
        ValueLabels.Label(
          shape: rows.rect(of: bar),
          tip: side(ofTip: bar),
          text: text,
          fill: appearance.fill(of: bar)
        )
      }
    )
  }

  /// Returns the side that a bar's value is at.
  private func side(ofTip bar: BarRows.Bar) -> Side {
    switch (orientation, bar.isForward) {
    case (.vertical, true): .bottom
    case (.vertical, false): .top
    case (.horizontal, true): .right
    case (.horizontal, false): .left
    }
  }

  /// Returns the texts of rows.
  private func texts(of rows: [Int], _ frame: FrameContext) -> [TextBlock?] {
    let textStyle = frame.theme.textStyle(size: labels.size)
    let tips = value.snapshot()
    let bases = value.type.timeUnit == nil ? base?.snapshot() : nil
    let values = rows.map { row in
      let tip = tips.number(at: row)
      return bases.map { tip.minus($0.number(at: row)) } ?? tip
    }
    return labels.format.texts(of: values, unit: value.type.timeUnit)
      .map { TextLayout.block($0, style: textStyle) }
  }
}

extension ColumnSnapshot {
  /// Returns the exact value of a row.
  fileprivate func number(at row: Int) -> ColumnValue {
    extent(of: row..<row + 1).bounds?.max ?? .real(0)
  }
}

extension ColumnValue {
  /// Returns the difference, exact where both are integers.
  fileprivate func minus(_ other: ColumnValue) -> ColumnValue {
    if case .integer(let own) = self, case .integer(let other) = other {
      let (difference, isTooLarge) = own.subtractingReportingOverflow(other)
      if !isTooLarge { return .integer(difference) }
    }
    return .real(relative(to: 0) - other.relative(to: 0))
  }
}
