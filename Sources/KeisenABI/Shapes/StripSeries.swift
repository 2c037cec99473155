import CKeisen
import Keisen

extension keisen_strip_options: MarkOptionsStruct {
  typealias Kind = StripMark

  func appearances() throws(KeisenError) -> (style: StripStyle, label: String) {
    guard let shape = MarkerShape(rawValue: marker.rawValue) else {
      throw KeisenError(.invalidArgument, "marker \(marker.number) is unknown")
    }
    let style = StripStyle(
      valueDimension: try Dimension(value_dimension),
      width: width,
      arrangement: try spread(),
      point: PointStyle(
        marker: shape,
        size: size,
        color: color.chosen,
        alpha: alpha,
        borderWidth: border_width,
        borderColor: border_color.chosen,
        customMarker: try borrowOptional(custom_marker, as: .customMarker)
      )
    )
    return (style, try optionalString(label, "label"))
  }

  private func spread() throws(KeisenError) -> StripStyle.Arrangement {
    switch arrangement {
    case KEISEN_STRIP_JITTER: return .jitter(seed: seed)
    case KEISEN_STRIP_SWARM: return .swarm
    default:
      throw KeisenError(.invalidArgument, "arrangement \(arrangement.number) is unknown")
    }
  }
}
