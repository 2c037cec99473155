import KeisenRanges
import KeisenScales

/// Where on x bars stand: at their numbers, or at their names on a scale.
///
/// The k-th bar of a name stands at the k-th place that the scale has for this name.
struct CategoryBarNames {
  private let origin: Double
  /// The place of each name, or nil where a bar stands at its number.
  private let known: [Int?]?

  init(_ names: CategoryScale, on range: ProjectionRange) {
    origin = Double(range.origin)
    guard case .category(let scale) = range.scale, scale != names else {
      known = nil
      return
    }
    known = scale.places(of: names.names)
  }

  /// Returns where a bar stands, relative to the origin, or nil where it has no place.
  func place(of index: Int) -> Double? {
    number(of: index).map { Double($0) - origin }
  }

  /// Returns the place of a bar on a scale of names, or nil where it has none.
  func number(of index: Int) -> Int? { known == nil ? index : known?[index] }

  /// Returns where a bar stands, or nil where its number does not tell.
  func straightPlace(of index: Int) -> Double? { known == nil ? Double(index) - origin : nil }

  /// Returns the bars that may be in view.
  func range(of count: Int, _ range: ProjectionRange, _ half: Double) -> Range<Int> {
    guard known == nil else { return 0..<count }
    let (low, high) = (min(range.min, range.max) + origin, max(range.min, range.max) + origin)
    func bounded(_ number: Double) -> Int { number > 0 ? Int(min(number, Double(count))) : 0 }
    let first = bounded((low - half).rounded(.up))
    return first..<max(first, bounded((high + half).rounded(.down) + 1))
  }
}
