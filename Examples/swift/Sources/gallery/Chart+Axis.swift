import Keisen

extension Chart {
  /// Changes the look of the first axis of a side.
  func changeAxis(_ side: Side, _ change: (inout Axis.Style) -> Void) throws {
    let axes = attachments(.above).lazy.compactMap { $0 as? Axis }
    guard let axis = axes.first(where: { $0.side == side }) else {
      fatalError("no axis on the \(side)")
    }
    var style = axis.style
    change(&style)
    try axis.setStyle(style)
  }
}
