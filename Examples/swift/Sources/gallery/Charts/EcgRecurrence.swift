import Foundation
import Keisen

/// A heart's rhythm as an image: where two moments of an electrocardiogram are alike.
enum EcgRecurrence: GalleryChart {
  /// Values in a second.
  static let rate = 360.0
  /// Values that are compared with as many others: a tenth of a second.
  static let window = 36
  /// Values from a window to the next.
  static let step = 3

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let values = try data.table("ecg").numbers("value")
    let isLight = theme == .light
    let starts = Array(stride(from: 0, through: values.count - window, by: step))
    let shades = starts.flatMap { one in
      starts.map { other in
        let likeness = exp(-distance(values, one, other) / 250)
        return isLight ? 1 - likeness : likeness
      }
    }
    let chart = try Chart(
      size: size,
      title: "A heart repeats itself",
      subtitle: "Lines show moments that are like each other",
      xTitle: "Seconds",
      yTitle: "Seconds",
      theme: theme
    )
    let end = Double(starts.count * step) / rate
    let image = ImageMark(
      try Image(width: starts.count, height: starts.count, gray: shades),
      x: (0, end),
      y: (bottom: end, top: 0)
    )
    try chart.add(image)

    let beat = peak(of: values[..<400])
    let nextBeat = peak(of: values[400..<700])
    let orange = Color(rgb: 0xe8710a)
    try chart.addArrow(
      from: Position(x: nextBeat, y: beat),
      to: Position(x: beat, y: beat),
      style: Arrow.Style(width: 2, color: orange)
    )
    let style = TextBoxStyle(isBold: true, color: orange, background: isLight ? .white : .black)
    try chart.addText(
      "one beat",
      at: Position(x: (beat + nextBeat) / 2, y: beat),
      style: TextAnnotation.Style(text: style)
    )
    return chart
  }

  /// Returns how far two windows are apart.
  private static func distance(_ values: [Double], _ one: Int, _ other: Int) -> Double {
    var sum = 0.0
    for row in 0..<window {
      let difference = values[one + row] - values[other + row]
      sum += difference * difference
    }
    return sum.squareRoot()
  }

  /// Returns when the greatest value is, in seconds.
  private static func peak(of values: ArraySlice<Double>) -> Double {
    Double(values.indices.max { values[$0] < values[$1] } ?? 0) / rate
  }
}
