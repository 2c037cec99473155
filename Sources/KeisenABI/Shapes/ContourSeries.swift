import CKeisen
import Keisen

extension keisen_contour_options: MarkOptionsStruct {
  typealias Kind = ContourMark

  func appearances() throws(KeisenError) -> (style: ContourStyle, label: String) {
    let style = ContourStyle(
      levels: try chosenLevels(),
      isFilled: filled,
      width: width,
      color: color.chosen,
      alpha: alpha,
      labelSize: label_size,
      labelFormat: try TickFormat(try read(label_format))
    )
    return (style, try optionalString(label, "label"))
  }

  private func chosenLevels() throws(KeisenError) -> ContourStyle.Levels {
    let count = try count(level_count, "level_count")
    guard let levels else { return .count(count) }
    // Before so many are read.
    guard count <= 1000 else {
      throw KeisenError(.invalidArgument, "level_count must be at most 1000, got \(count)")
    }
    return .values(Array(UnsafeBufferPointer(start: levels, count: count)))
  }
}
