import CKeisen
import Keisen

extension keisen_box_options: MarkOptionsStruct {
  typealias Kind = BoxMark

  func appearances() throws(KeisenError) -> (style: BoxStyle, label: String) {
    let style = BoxStyle(
      valueDimension: try Dimension(value_dimension),
      width: width,
      whiskers: try reach(),
      isGiven: given,
      isNotched: notched,
      showsMean: means,
      showsOutliers: outliers,
      color: color.chosen,
      alpha: alpha,
      lineColor: line_color.chosen,
      lineWidth: line_width,
      capWidth: cap_width,
      outlierSize: outlier_size
    )
    return (style, try optionalString(label, "label"))
  }

  private func reach() throws(KeisenError) -> BoxWhiskers {
    switch whiskers {
    case KEISEN_WHISKERS_FACTOR: return .factor(whisker_factor)
    case KEISEN_WHISKERS_PERCENTILES: return .percentiles(whisker_low, whisker_high)
    default: throw KeisenError(.invalidArgument, "whiskers \(whiskers.number) is unknown")
    }
  }
}
