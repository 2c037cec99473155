import Keisen

extension Chart {
  /// The first axis on a side of the plot.
  func axis(_ side: Side) -> Axis? {
    attachments(.above).lazy.compactMap { $0 as? Axis }.first { $0.side == side }
  }
}
