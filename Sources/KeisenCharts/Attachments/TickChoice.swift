import KeisenPrimitives
import KeisenScales
import KeisenText

/// How many ticks an axis gets, by its length and by the room that its labels need.
enum TickChoice {
  /// Least distance between two labels in a row, in label sizes.
  private static let leastGap = 0.75

  /// The ticks that a space's first axis has published, or else the ones that an axis would choose.
  static func ticks(of space: Space, _ dimension: Dimension, in frame: FrameContext) -> Ticks {
    frame.ticks(of: space.projection(dimension), dimension)
      ?? choose(for: space, dimension, wanted: 0, labelSize: Axis.Style().labelSize, in: frame)
      .ticks
  }

  /// Chooses ticks whose labels do not touch each other.
  ///
  /// - Parameters:
  ///   - space: The space whose projection is shown.
  ///   - dimension: Which of its projections.
  ///   - wanted: Number of ticks that the caller wants, a hint; 0 chooses by the length of the plot.
  ///   - labelSize: Size of the labels, in points.
  ///   - frame: Where the plot is.
  /// - Returns: The ticks and their shaped labels, as many.
  static func choose(
    for space: Space,
    _ dimension: Dimension,
    wanted: Int,
    labelSize: Double,
    in frame: FrameContext
  ) -> (ticks: Ticks, labels: [ShapedText]) {
    let range = frame.range(of: space.projection(dimension))
    let map = frame.map(dimension, of: space)
    let length = dimension == .x ? frame.plot.width : frame.plot.height
    let pace = labelSize * (dimension == .x ? 9 : 4.5)
    var count = wanted > 0 ? min(wanted, 1000) : Int(max(2, min(1000, length / max(1, pace))))
    while true {
      let ticks = range.scale.ticks(
        origin: range.origin,
        min: range.min,
        max: range.max,
        count: count
      )
      let labels = ticks.labels.map { Font.regular.shape($0, size: labelSize) }
      let positions = ticks.values.map(map.position(of:))
      let extents = labels.map { dimension == .x ? $0.width : labelSize }
      if count <= 1 || isFree(positions, extents, gap: leastGap * labelSize) {
        return (ticks, labels)
      }
      count = count * 3 / 4
    }
  }

  /// Whether neighbours keep their distance.
  private static func isFree(_ positions: [Double], _ extents: [Double], gap: Double) -> Bool {
    for index in positions.indices.dropFirst() {
      let distance = abs(positions[index] - positions[index - 1])
      if distance < (extents[index] + extents[index - 1]) / 2 + gap { return false }
    }
    return true
  }
}
