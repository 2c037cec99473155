import Keisen

extension Chart {
  /// The first axis on a side of the plot.
  func axis(_ side: Side) -> Axis? {
    attachments(.above).lazy.compactMap { $0 as? Axis }.first { $0.side == side }
  }

  /// Changes the look of the first axis of a side.
  func changeAxis(_ side: Side, _ change: (inout Axis.Style) -> Void) throws {
    guard let axis = axis(side) else { fatalError("no axis on the \(side)") }
    var style = axis.style
    change(&style)
    try axis.setStyle(style)
  }
}
