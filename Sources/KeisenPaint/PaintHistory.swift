/// The steps of a layer that can be taken back and made again, in a bounded number of bytes.
struct PaintHistory {
  /// The most bytes that the steps keep together.
  var limit: Int {
    didSet { drop() }
  }
  /// Steps that can be taken back, the oldest first.
  private(set) var done: [PaintStep] = []
  /// Steps that were taken back, the latest last.
  private(set) var undone: [PaintStep] = []
  /// Bytes that all of them keep.
  private(set) var bytes = 0

  /// Makes an empty history.
  init(limit: Int) {
    self.limit = limit
  }

  /// Adds a step; what was taken back is gone with it, and the oldest steps where there is no room
  /// for all.
  mutating func append(_ step: PaintStep) {
    bytes += step.bytes
    for other in undone { bytes -= other.bytes }
    undone = []
    done.append(step)
    drop()
  }

  /// Forgets all steps.
  mutating func removeAll() {
    (done, undone, bytes) = ([], [], 0)
  }

  /// Takes the latest step out of those that can be taken back, into the others.
  mutating func undo() -> PaintStep? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step
  }

  /// Takes the step that was taken back last into those that can be.
  mutating func redo() -> PaintStep? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step
  }

  /// Drops the oldest steps, and then those that were taken back first, until the rest has room.
  private mutating func drop() {
    if bytes <= limit { return }
    done.removeFirst(surplus(of: done))
    // Of these the first one taken back is the last to be made again.
    undone.removeFirst(surplus(of: undone))
  }

  /// Takes as many of the first steps as have no room out of the sum, and returns their number.
  private mutating func surplus(of steps: [PaintStep]) -> Int {
    var count = 0
    while bytes > limit, count < steps.count {
      bytes -= steps[count].bytes
      count += 1
    }
    return count
  }
}
