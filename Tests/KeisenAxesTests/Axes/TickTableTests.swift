import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import KeisenText
import Testing

@testable import KeisenAxes
@testable import KeisenRanges

/// Ordinary axes: what a reader gets for a range and a length in points, at the usual size of
/// labels.
@Suite("TickTable")
struct TickTableTests {
  /// The labels, each with its context behind a bar where that begins.
  private func labels(_ range: ProjectionRange, _ side: Side, _ length: Double) throws -> String {
    let isUpright = side.dimension == .x
    let key = AxisContents.Key(
      range: range,
      start: isUpright ? 0 : length,
      end: isUpright ? length : 0,
      size: isUpright
        ? Size(width: length + 80, height: 400) : Size(width: 640, height: length + 80),
      font: ""
    )
    let style = Axis.Style()
    let textStyle = TextStyle(size: style.labelSize)
    let contents = try TickChoice(side, style: style, key: key, textStyle: textStyle).contents()
    var context = ""
    var texts: [String] = []
    for (index, label) in contents.labels.enumerated() where contents.pattern.includes(index) {
      texts.append(label.block.source + (label.context == context ? "" : "|" + label.context))
      context = label.context
    }
    return texts.joined(separator: "  ")
  }

  private func expect(
    _ scale: Scale,
    _ min: Double,
    _ max: Double,
    _ side: Side,
    _ length: Double,
    _ wanted: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let range = try ProjectionRange(min: min, max: max, scale: scale)
    let labels = try labels(range, side, length)
    #expect(labels == wanted, sourceLocation: sourceLocation)
  }

  @Test("numbers stand about 72 points apart across and 42 down")
  func numbers() throws {
    try expect(.linear, 0, 50, .bottom, 250, "0  20  40")
    try expect(.linear, 0, 50, .bottom, 400, "0  10  20  30  40  50")
    try expect(.linear, 0, 50, .bottom, 900, "0  5  10  15  20  25  30  35  40  45  50")
    try expect(.linear, 0, 50, .left, 150, "0  10  20  30  40  50")
    try expect(.linear, 0, 50, .left, 300, "0  10  20  30  40  50")
    try expect(.linear, 0, 1, .bottom, 560, "0.0  0.1  0.2  0.3  0.4  0.5  0.6  0.7  0.8  0.9  1.0")
    try expect(.linear, 0, 1, .left, 300, "0.0  0.2  0.4  0.6  0.8  1.0")
    try expect(.linear, 0, 100, .bottom, 400, "0  20  40  60  80  100")
    try expect(.linear, -1, 1, .bottom, 400, "−1.0  −0.5  0.0  0.5  1.0")
    try expect(.linear, 0, 7.3, .bottom, 400, "0  1  2  3  4  5  6  7")
    try expect(.linear, 0, 7.3, .bottom, 560, "0  1  2  3  4  5  6  7")
    try expect(.linear, 310, 425, .bottom, 560, "320  340  360  380  400  420")
    try expect(.linear, 310, 425, .left, 300, "320  340  360  380  400  420")
    try expect(.linear, 1960, 2024, .bottom, 560, "1960  1970  1980  1990  2000  2010  2020")
    try expect(.linear, 0, 24, .bottom, 560, "0  2  4  6  8  10  12  14  16  18  20  22  24")
    try expect(.linear, 0, 12, .bottom, 900, "0  1  2  3  4  5  6  7  8  9  10  11  12")
    try expect(.linear, 0, 360, .bottom, 560, "0  50  100  150  200  250  300  350")
    try expect(.linear, 0, 0.05, .bottom, 400, "0.00  0.01  0.02  0.03  0.04  0.05")
    try expect(.linear, 0, 3, .left, 150, "0  1  2  3")
  }

  @Test("large numbers keep their commas up to seven digits, then all share a power of ten")
  func largeNumbers() throws {
    try expect(.linear, 0, 1e6, .bottom, 400, "0  200,000  400,000  600,000  800,000  1,000,000")
    try expect(.linear, 0, 9e6, .left, 150, "0  2,000,000  4,000,000  6,000,000  8,000,000")
    try expect(.linear, 0, 4.2e7, .bottom, 400, "0  1×10⁷  2×10⁷  3×10⁷  4×10⁷")
    try expect(
      .linear,
      0,
      1e12,
      .bottom,
      400,
      "0  0.2×10¹²  0.4×10¹²  0.6×10¹²  0.8×10¹²  1.0×10¹²"
    )
    try expect(.linear, 99_990, 100_010, .bottom, 560, "99,990  99,995  100,000  100,005  100,010")
    try expect(.linear, 2e9, 2e9 + 40, .bottom, 300, "2,000,000,000  2,000,000,020  2,000,000,040")
  }

  @Test("every decade has a label where there is room, else every second or third")
  func decades() throws {
    let log = Scale.log(base: 10)
    try expect(log, 1, 1e10, .bottom, 560, "10⁰  10¹  10²  10³  10⁴  10⁵  10⁶  10⁷  10⁸  10⁹  10¹⁰")
    try expect(log, 1, 1e10, .left, 300, "10⁰  10¹  10²  10³  10⁴  10⁵  10⁶  10⁷  10⁸  10⁹  10¹⁰")
    try expect(log, 1, 1e10, .bottom, 250, "10⁰  10²  10⁴  10⁶  10⁸  10¹⁰")
    try expect(log, 1, 1e10, .left, 150, "10⁰  10²  10⁴  10⁶  10⁸  10¹⁰")
    try expect(log, 1, 1e20, .bottom, 400, "10⁰  10³  10⁶  10⁹  10¹²  10¹⁵  10¹⁸")
    try expect(log, 1e-12, 1, .bottom, 250, "10⁻¹²  10⁻¹⁰  10⁻⁸  10⁻⁶  10⁻⁴  10⁻²  10⁰")
    try expect(log, 1e-3, 1e3, .bottom, 400, "0.001  0.01  0.1  1  10  100  1000")
    try expect(log, 1, 100, .bottom, 400, "1  2  5  10  20  50  100")
    try expect(log, 1, 8, .bottom, 900, "1  2  3  4  5  6  7  8")
    try expect(.log(base: 2), 1, 1024, .bottom, 560, "1  2  4  8  16  32  64  128  256  512  1024")
    let symlog = Scale.symlog(base: 10, threshold: 1)
    try expect(symlog, -1000, 1000, .bottom, 400, "−1000  −100  −10  0  10  100  1000")
    try expect(.squareRoot, 0, 100, .bottom, 400, "0  5  20  40  60  80  100")
  }

  @Test("a year names its months, and other times what a calendar divides them into")
  func times() throws {
    let time = Scale.time(TimeScale(unit: .seconds))
    let (start, day) = (1_704_067_200.0, 86_400.0)
    let year = "Jan|2024  Feb  Mar  Apr  May  Jun  Jul  Aug  Sep  Oct  Nov  Dec  Jan|2025"
    try expect(time, start, start + 366 * day, .bottom, 900, year)
    try expect(
      time,
      start,
      start + 366 * day,
      .bottom,
      400,
      "Jan|2024  Mar  May  Jul  Sep  Nov  Jan|2025"
    )
    try expect(time, start, start + 180 * day, .bottom, 560, "Jan|2024  Feb  Mar  Apr  May  Jun")
    try expect(
      time,
      start,
      start + 1096 * day,
      .bottom,
      560,
      "Jan|2024  Jul  Jan|2025  Jul  Jan|2026  Jul  Jan|2027"
    )
    try expect(time, 0, 65 * 365.25 * day, .bottom, 560, "1970  1980  1990  2000  2010  2020  2030")
    try expect(
      time,
      start,
      start + 31 * day,
      .bottom,
      400,
      "Jan 1|2024  Jan 8  Jan 15  Jan 22  Jan 29"
    )
    try expect(time, start, start + 7 * day, .bottom, 560, "1|Jan 2024  2  3  4  5  6  7  8")
    try expect(
      time,
      start,
      start + day,
      .bottom,
      560,
      "00:00|Jan 1, 2024  03:00  06:00  09:00  12:00  15:00  18:00  21:00  00:00|Jan 2, 2024"
    )
    try expect(
      time,
      start,
      start + 3600,
      .bottom,
      560,
      "00:00|Jan 1, 2024  00:10  00:20  00:30  00:40  00:50  01:00"
    )
  }

  @Test("labels of no axis touch each other")
  func touching() throws {
    let scales: [(Scale, Double, Double)] = [
      (.linear, 0, 1), (.linear, -1e6, 1e6), (.linear, 1e9, 1e9 + 1), (.linear, 0, 1e-5),
      (.log(base: 10), 1e-30, 1e30), (.log(base: 10), 3, 90), (.log(base: 10), 1, 8),
    ]
    for (scale, min, max) in scales {
      let range = try ProjectionRange(min: min, max: max, scale: scale)
      for length in stride(from: 300.0, through: 1500, by: 30) {
        let key = AxisContents.Key(
          range: range,
          start: 0,
          end: length,
          size: Size(width: length, height: 400),
          font: ""
        )
        let style = Axis.Style()
        let contents = try TickChoice(
          .bottom,
          style: style,
          key: key,
          textStyle: TextStyle(size: style.labelSize)
        ).contents()
        var end = -Double.infinity
        for (index, label) in contents.labels.enumerated() where contents.pattern.includes(index) {
          let half = label.block.width / 2
          #expect(contents.positions[index] - half >= end, "\(scale) \(min) \(max) \(length)")
          end = contents.positions[index] + half
        }
      }
    }
  }
}
