import KeisenFrames
import KeisenPrimitives
import KeisenScales
import KeisenText

/// Where the days of a calendar stand on a plot.
///
/// Cells are squares, or up to twice as wide as high where many years leave them flat. They stand
/// on whole pixels where these are enough. The blocks are in the middle of the plot.
struct CalendarLayout {
  /// How a month is written.
  enum MonthName {
    case short
    case letter
    case none
  }

  /// Least height from line to line, in sizes of the text.
  private static let pace = 1.2
  /// Distance of names from cells, in sizes of the text.
  private static let textGap = 0.5
  /// The widest cell, in heights.
  private static let maxWidth = 2.0
  /// Cells of fewer pixels than this have no gaps.
  private static let minGapPixels = 5.0
  /// Cells of more pixels than this are whole ones.
  private static let minWholePixels = 3.0
  /// The most space between years, in cells.
  private static let maxSpace = 1.5

  /// The years.
  let years: Range<Int64>
  /// The width and the height of a cell with its gap, in points.
  let cell: Size
  /// The gap, in points.
  let gap: Double
  /// Names of months, above each year or above the first alone.
  let months: MonthName
  let hasMonthsOfEachYear: Bool
  /// Every how many rows there is a weekday's name; 0 for none.
  let weekdayStep: Int
  /// Every how many years there is a year's name; 0 for none.
  let yearStep: Int
  /// Size of the names, in points.
  let size: Double
  private let firstWeekday: Int
  private let left: Double
  private let top: Double
  private let yearHeight: Double

  /// Lays the years of a calendar.
  init?(_ years: Range<Int64>, _ style: CalendarStyle, _ frame: FrameContext) {
    guard !years.isEmpty, !frame.plot.isEmpty else { return nil }
    // Cells are as large in a document as in the picture of its pixel ratio: their sides stand for
    // no values.
    var frame = frame
    frame.snapsToPixels = true
    let plot = frame.plot
    let size = style.labelSize * frame.theme.textScale
    (self.years, firstWeekday, self.size) = (years, style.firstWeekday, size)
    let textStyle = frame.theme.textStyle(size: size)
    let bold = frame.theme.textStyle(size: size, isBold: true)
    let columns = Double(
      years.reduce(52) { max($0, Self.weeks(of: $1, firstWeekday: style.firstWeekday)) }
    )
    let count = Double(years.count)
    let yearWidth =
      size > 0
      ? max(
        TextLayout.block("\(years.lowerBound)", style: bold).width,
        TextLayout.block("\(years.upperBound - 1)", style: bold).width
      ) + 1.5 * Self.textGap * size : 0
    let dayWidth =
      size > 0
      ? ((0..<7).map { TextLayout.block(CalendarNames.short(weekday: $0), style: textStyle).width }
        .max() ?? 0)
        + Self.textGap * size : 0
    let monthHeight = size > 0 ? size * Self.pace : 0
    func cells(_ lead: Double, _ headers: Double) -> Size {
      let width = (plot.width - lead) / columns
      let height = (plot.height - headers * monthHeight) / (count * 7 + (count - 1) * 0.5)
      let side = min(width, height * Self.maxWidth)
      return Size(width: max(side, 0), height: max(min(side, height), 0))
    }
    // What leaves the cells room comes first: names of weekdays go, then those of months over each
    // year.
    var lead = yearWidth + dayWidth
    var headers = count
    var cell = cells(lead, headers)
    if count > 1, cell.height * 7 < 4 * monthHeight {
      headers = 1
      cell = cells(lead, headers)
    }
    let rows = size > 0 ? (size * Self.pace / max(cell.height, 1e-9)).rounded(.up) : 0
    var weekdayStep = size > 0 && rows <= 3 ? max(1, Int(rows)) : 0
    if weekdayStep == 0 {
      lead = yearWidth
      cell = cells(lead, headers)
      weekdayStep = 0
    }
    if lead > plot.width / 2 || monthHeight * headers > plot.height / 2 {
      (lead, headers, weekdayStep) = (0, 0, 0)
      cell = cells(0, 0)
    }
    func whole(_ length: Double) -> Double {
      let pixels = length * frame.pixelRatio
      return pixels > Self.minWholePixels ? pixels.rounded(.down) / frame.pixelRatio : length
    }
    cell = Size(width: whole(cell.width), height: whole(cell.height))
    let pixels = min(cell.width, cell.height) * frame.pixelRatio
    gap =
      style.gap > 0 && pixels >= Self.minGapPixels
      ? min(frame.snappedLength(style.gap), pixels / 2 / frame.pixelRatio) : 0
    self.cell = cell
    self.weekdayStep = weekdayStep
    hasMonthsOfEachYear = headers > 1 || count == 1
    let monthWidths = (1...12).map {
      TextLayout.block(CalendarNames.short(month: $0), style: textStyle).width
    }
    let widest = (monthWidths.max() ?? 0) + 0.3 * size
    months =
      headers == 0 || size <= 0
      ? .none : widest <= 4 * cell.width ? .short : 1.1 * size <= 4 * cell.width ? .letter : .none
    let block = cell.height * 7
    let rest = plot.height - headers * monthHeight - count * block
    let space =
      years.count > 1
      ? max(0, min(rest / (count - 1), Self.maxSpace * max(cell.height, size * 0.8))) : 0
    let header = headers > 1 ? monthHeight : 0
    yearHeight = whole(header + block + space)
    let height = headers * monthHeight + count * block + (count - 1) * space
    let lines = (size * Self.pace / max(yearHeight, 1e-9)).rounded(.up)
    yearStep = lead > 0 && size > 0 && lines < 1e6 ? max(1, Int(lines)) : 0
    left = frame.snapped(plot.minX + max(0, (plot.width - lead - columns * cell.width) / 2) + lead)
    top = frame.snapped(
      plot.minY + max(0, (plot.height - height) / 2) + (headers > 0 ? monthHeight : 0)
    )
  }

  /// Returns how many columns a year has.
  static func weeks(of year: Int64, firstWeekday: Int) -> Int {
    let first = CivilDate(year: year, month: 1, day: 1).days
    let end = CivilDate(year: year + 1, month: 1, day: 1).days
    let offset = (CivilDate.weekday(ofDay: first) - firstWeekday + 7) % 7
    return (offset + Int(clamping: end - first) + 6) / 7
  }

  /// Returns the top left corner of a year's block.
  func corner(of year: Int64) -> Point {
    Point(x: left, y: top + Double(year - years.lowerBound) * yearHeight)
  }

  /// Returns the column and the row of a day in its year.
  func cell(ofDay day: Int64) -> (year: Int64, column: Int, row: Int) {
    let year = CivilDate(days: day).year
    let first = CivilDate(year: year, month: 1, day: 1).days
    let offset = (CivilDate.weekday(ofDay: first) - firstWeekday + 7) % 7
    let place = offset + Int(clamping: day - first)
    return (year, place / 7, place % 7)
  }

  /// Returns the day of a year's cell; nil where that is none.
  func day(_ year: Int64, _ column: Int, _ row: Int) -> Int64? {
    let first = CivilDate(year: year, month: 1, day: 1).days
    let end = CivilDate(year: year + 1, month: 1, day: 1).days
    let offset = (CivilDate.weekday(ofDay: first) - firstWeekday + 7) % 7
    let day = first + Int64(7 * column + row - offset)
    return day >= first && day < end ? day : nil
  }

  /// Returns the day at a point; nil where there is none.
  ///
  /// Gaps belong to the day before them.
  func day(at point: Point) -> Int64? {
    let place = (point.y - top) / yearHeight
    guard place >= 0, place < Double(years.count) else { return nil }
    let year = years.lowerBound + Int64(place)
    let corner = corner(of: year)
    let column = (point.x - corner.x) / cell.width
    let row = (point.y - corner.y) / cell.height
    guard column >= 0, column < 54, row >= 0, row < 7 else { return nil }
    return day(year, Int(column), Int(row))
  }

  /// Returns the weekday of a row: 0 is Monday.
  func weekday(ofRow row: Int) -> Int { (row + firstWeekday) % 7 }
}
