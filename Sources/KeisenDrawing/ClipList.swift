/// The different clips of a display list, by number.
struct ClipList: Sendable {
  /// Clips up to which one is looked for among all.
  private static let maxSearched = 16

  /// The clips, each at its number.
  private(set) var clips: [Clip] = []
  /// The numbers, once there are too many clips to look at all.
  private var numbers: [Clip: Int] = [:]

  /// Makes a list of clips, which keep their places; of equal ones the first is found.
  init(_ clips: [Clip] = []) { self.clips = clips }

  /// Returns the number of a clip, which becomes the last one unless it is known.
  ///
  /// - Complexity: O(1) on average.
  mutating func number(of clip: Clip) -> Int {
    if let known = find(clip) { return known }
    clips.append(clip)
    if !numbers.isEmpty { numbers[clip] = clips.count - 1 }
    return clips.count - 1
  }

  private mutating func find(_ clip: Clip) -> Int? {
    guard clips.count > Self.maxSearched else { return clips.firstIndex(of: clip) }
    if numbers.isEmpty {
      numbers = Dictionary(zip(clips, clips.indices)) { first, _ in first }
    }
    return numbers[clip]
  }
}
