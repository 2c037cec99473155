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
  /// Where even the fewest ticks leave their labels no room, some labels are empty.
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
    let length = dimension == .x ? frame.plot.width : frame.plot.height
    let pace = labelSize * (dimension == .x ? 9 : 4.5)
    var count = wanted > 0 ? min(wanted, 1000) : Int(max(2, min(1000, length / max(1, pace))))
    func candidate(_ count: Int) -> Candidate {
      Candidate(for: space, dimension, count: count, labelSize: labelSize, in: frame)
    }
    var chosen = candidate(count)
    while count > 1, !chosen.isFree {
      count = count * 3 / 4
      chosen = candidate(count)
    }
    // One tick tells where but not how much.
    while wanted == 0, chosen.ticks.values.count < 2, !chosen.isConstant, count < mostForTwo {
      count += 1
      let other = candidate(count)
      if other.ticks.values.count > 1, other.isFree { chosen = other }
    }
    return (chosen.ticks, chosen.isFree ? chosen.labels : chosen.freeLabels)
  }

  /// Ticks that are asked for at most when fewer give only one.
  private static let mostForTwo = 6

  /// Ticks with their labels, whether these have room or not.
  private struct Candidate {
    let ticks: Ticks
    let labels: [ShapedText]
    /// Whether the range has no length.
    let isConstant: Bool
    private let positions: [Double]
    /// Lengths of the labels along the axis.
    private let extents: [Double]
    private let gap: Double

    init(
      for space: Space,
      _ dimension: Dimension,
      count: Int,
      labelSize: Double,
      in frame: FrameContext
    ) {
      let range = frame.range(of: space.projection(dimension))
      let map = frame.map(dimension, of: space)
      ticks = range.scale.ticks(
        origin: range.origin,
        min: range.min,
        max: range.max,
        count: count
      )
      labels = range.scale.labels(of: ticks).map {
        Font.regular.shape($0.text, size: labelSize)
      }
      isConstant = range.min == range.max
      positions = ticks.values.map(map.position(of:))
      extents = labels.map { dimension == .x ? $0.width : labelSize }
      gap = leastGap * labelSize
    }

    /// Whether neighbours keep their distance.
    var isFree: Bool {
      positions.indices.dropFirst().allSatisfy { areFree($0 - 1, $0) }
    }

    /// The labels, empty where they are too near to the last one that is not.
    var freeLabels: [ShapedText] {
      var labels = labels
      var last = 0
      for index in labels.indices.dropFirst() {
        if areFree(last, index) {
          last = index
        } else {
          labels[index] = Font.regular.shape("", size: labels[index].size)
        }
      }
      return labels
    }

    private func areFree(_ first: Int, _ second: Int) -> Bool {
      abs(positions[second] - positions[first]) >= (extents[first] + extents[second]) / 2 + gap
    }
  }
}
