import KeisenData
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales

/// The days of years as coloured cells: a year a block, a week a column, a weekday a row.
///
/// Lines part the months. A day of several rows has the mean of their values; one without a value
/// is pale. Days are those of the calendar at the time that the column tells, without any zone.
/// Axes and grids hide where a chart has nothing else.
public struct CalendarMark: StyledMark {
  /// The days: timestamps of any unit, or numbers of days since 1970-01-01.
  public var days: Column
  /// The values.
  public var values: Column
  /// What turns the values into colours.
  public let colorScale: ColorScale?
  /// How it looks.
  public var style: CalendarStyle
  /// What was found in the columns last.
  private let known = KnownCalendarDays()

  /// Makes a calendar.
  ///
  /// - Parameters:
  ///   - days: The days.
  ///   - values: As many values.
  ///   - colorScale: What turns values into colours; nil makes one.
  ///   - style: How it looks.
  public init(
    days: Column,
    values: Column,
    colorScale: ColorScale? = nil,
    style: CalendarStyle = CalendarStyle()
  ) {
    (self.days, self.values, self.style) = (days, values, style)
    self.colorScale = colorScale ?? ColorScale()
  }

  /// What messages call it.
  public static var kindName: String { "calendar" }
  /// As C calls it.
  public static var typeName: String { "calendar" }

  /// What people call charts of them, and one series.
  public static var kindNames: SeriesNames {
    SeriesNames("Calendar", "Calendar", japanese: "カレンダー図", "カレンダー")
  }

  /// An animation moves the values.
  public static var movingColumns: [MovableColumn<Self>] { [MovableColumn("values", \.values)] }

  /// Its columns.
  public var columns: [MarkColumn] { [MarkColumn("days", days), MarkColumn("values", values)] }

  /// Returns the exact extent of the values.
  public func colorExtent(onlyPositive: Bool) throws(KeisenError) -> Extent {
    onlyPositive ? values.positiveExtent() : values.extent()
  }

  /// The unit of the values where they are timestamps.
  public var colorTimeUnit: TimeUnit? { values.type.timeUnit }

  /// Wants none.
  public func showsGrid(in dimension: Dimension) -> Bool { false }

  /// Wants none.
  public func showsAxis(in dimension: Dimension) -> Bool { false }

  /// Returns how many days of which years have values, and from what to what these go.
  public func words(in language: Language) -> String? {
    let isJapanese = language == .japanese
    guard let days = try? found(), let years = days.years else {
      return isJapanese ? "日付なし" : "no days"
    }
    let ends = values.extent().relative(to: 0, in: values.type.timeUnit)
    let numbers = ends.map { [$0.min, $0.max].map { DecimalNumber(shortest: $0) } } ?? []
    let texts = TickFormat().texts(of: numbers)
    guard !isJapanese else {
      let last = years.count == 1 ? "" : "から\(years.upperBound - 1)年"
      let range = texts.count == 2 ? "、値は\(texts[0])から\(texts[1])" : ""
      return "\(years.lowerBound)年\(last)の\(days.count)日\(range)"
    }
    let span =
      years.count == 1 ? "\(years.lowerBound)" : "\(years.lowerBound) to \(years.upperBound - 1)"
    let range = texts.count == 2 ? ", values \(texts[0]) to \(texts[1])" : ""
    return "\(days.count) days of \(span)\(range)"
  }

  /// Draws a small cell.
  public func swatch(_ frame: FrameContext) throws(KeisenError) -> LegendEntry.Swatch? {
    let fill = (colorScale?.style.steadyMap.color(at: 0.5) ?? frame.theme.axis)
      .opacity(Float(style.alpha))
    return { (rect, list) throws(KeisenError) in
      let side = min(rect.width, rect.height)
      let left = frame.snapped(rect.midX - side / 2)
      let top = frame.snapped(rect.midY - side / 2)
      let cell = Rect(x: left, y: top, width: frame.snapped(side), height: frame.snapped(side))
      list.draw(.rectangle(Rectangle(rect: cell, fill: .color(fill))))
    }
  }

  /// Returns the days that the columns tell of.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func found() throws(KeisenError) -> CalendarDays { try known.days(days, values) }
}

/// How a calendar looks.
public struct CalendarStyle: Hashable, Sendable {
  /// The weekday that a column begins with: 0 is Monday, 6 is Sunday.
  public var firstWeekday: Int
  /// Width of the gap between cells, in points; none where cells have fewer than five pixels.
  public var gap: Double
  /// Size of the names of years, months and weekdays, in points, in 0...1,000; 0 for none.
  public var labelSize: Double
  /// Width of the lines between months, in points; 0 for none.
  public var borderWidth: Double
  /// Colour of these lines; nil takes that of the theme's axes.
  public var borderColor: Color?
  /// Colour of days without a value; nil takes a pale one of the theme.
  public var color: Color?
  /// What the alpha of the cells is multiplied by, in 0...1.
  public var alpha: Double

  /// Makes a style.
  public init(
    firstWeekday: Int = 0,
    gap: Double = 1,
    labelSize: Double = 11,
    borderWidth: Double = 1,
    borderColor: Color? = nil,
    color: Color? = nil,
    alpha: Double = 1
  ) {
    (self.firstWeekday, self.gap, self.labelSize) = (firstWeekday, gap, labelSize)
    (self.borderWidth, self.borderColor) = (borderWidth, borderColor)
    (self.color, self.alpha) = (color, alpha)
  }

  /// Checks what a caller chose.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument`.
  package func validate() throws(KeisenError) {
    guard (0...6).contains(firstWeekday) else {
      throw .invalidArgument("first weekday must be in 0...6, got \(firstWeekday)")
    }
    try requireLength(gap, "gap")
    try requireTextSize(labelSize, "label size")
    try requireLength(borderWidth, "border width")
    try requireFraction(alpha, "alpha")
  }
}

extension CalendarStyle: MarkStyle {
  package static var numbers: [StyleNumber<Self>] {
    [
      .init(.size, \.labelSize, 0...1000),
      .init(.alpha, \.alpha),
      .init(.borderWidth, \.borderWidth),
    ]
  }

  package static var colors: [StyleColor<Self>] {
    [.init(.main, \.color) { $1.grid }, .init(.border, \.borderColor) { $1.axis }]
  }
}

/// The days of years as coloured cells.
public typealias CalendarSeries = MarkSeries<CalendarMark>

extension CalendarMark {
  /// Its colour tells its value.
  public func hitKind(ofRow row: Int) -> HitKind { .cell }

  /// Its rows, field by field.
  public func describedRows(
    _ series: any Series,
    _ fields: [DescribedSeries.Field]
  ) -> DescribedSeries {
    var days = fields[0]
    if self.days.type.timeUnit == nil {
      days = DescribedSeries.Field(name: days.name, values: .days(self.days))
    }
    return DescribedSeries(series, .sequence, [days, fields[1]], position: "days", value: "values")
  }
}
