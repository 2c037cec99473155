import KeisenScales

@testable import KeisenRanges
@testable import KeisenReduction

/// Where the cells of a density stand along one dimension, by the letter of its description.
struct SlowAxis {
  private let map: ScaleMap
  private let pixels: Double
  private let side: Double
  /// Coordinates, where cells stand in the data: the width in the picture's direction, and the
  /// first cell's number.
  private var standing: (coordinate: (Double) -> Double, step: Double, first: Double)?
  /// The value at the plot's start.
  private let first: Double
  let count: Int

  init(_ range: ProjectionRange, _ isDown: Bool, _ pixels: Double, _ side: Double) {
    map = isDown ? range.map(to: pixels, 0) : range.map(to: 0, pixels)
    (self.pixels, self.side) = (pixels, side)
    first = isDown ? range.max : range.min
    guard side > 1, range.min != range.max, let line = map.straight.map else {
      count = Int((pixels / side).rounded(.up))
      return
    }
    let coordinate: (Double) -> Double =
      if case .transformed(let transform) = map.straight.coordinate {
        { transform.transformed($0) }
      } else if case .category = range.scale {
        { $0 + 0.5 }
      } else {
        { $0 }
      }
    let width = EnvelopeGrid.rounded(abs(line.max - line.min) / pixels * side)
    let (start, end) = isDown ? (range.max, range.min) : (range.min, range.max)
    let step = coordinate(start) < coordinate(end) ? width : -width
    let first = (coordinate(start) / step + 1 / (64 * side)).rounded(.down)
    count = Int((coordinate(end) / step - 1 / (64 * side)).rounded(.up) - first)
    standing = (coordinate, step, first)
  }

  /// Whether a value has no place.
  func hasNone(_ value: Double) -> Bool { map.position(of: value).isNaN }

  /// The cell of a value.
  func cell(_ value: Double) -> Int? {
    let position = map.position(of: value)
    guard let standing else {
      guard position >= 0, position / side <= Double(count) else { return nil }
      return min(Int(position / side), count - 1)
    }
    let number = (standing.coordinate(value) / standing.step + 0x1p-30).rounded(.down)
    let cell = number - standing.first
    if cell >= 0, cell < Double(count) { return Int(cell) }
    guard position >= 0, position <= pixels else { return nil }
    return cell < 0 ? 0 : count - 1
  }

  /// Where a cell is, in points of a plot that begins at 0, as far as it is on the plot.
  func place(of cell: Int, pixelRatio: Double) -> ClosedRange<Double> {
    var start = 0.0
    if let standing {
      start = -((standing.coordinate(first) / standing.step - standing.first) * side).rounded()
    }
    func border(_ index: Int) -> Double {
      let place = start + Double(index) * side
      return index == 0 || index == count
        ? max(0, min(place, pixels)) : max(1, min(place, pixels - 1))
    }
    return border(cell) / pixelRatio...border(cell + 1) / pixelRatio
  }
}
