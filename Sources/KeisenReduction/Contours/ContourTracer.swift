import KeisenDrawing
import KeisenPrimitives
import KeisenStatistics

/// Finds where a field crosses a level: marching squares, and their segments joined.
///
/// What is above the level lies to one side of every segment. A place where a segment begins or
/// ends is named by the value it is at, or the pair of values it is between, so segments are joined
/// by names and not by coordinates.
package struct ContourTracer {
  /// Lines through positions counted in lines of the grid.
  package struct Lines: Sendable {
    /// One of them.
    package struct Line: BitwiseCopyable, Sendable {
      /// Where its points begin, and end, among all.
      package var start: Int
      package var end: Int
      /// Whether its end is joined with its beginning; then both are the same point.
      var isClosed: Bool
    }

    /// All points.
    package let points = GrowingBuffer<SIMD2<Double>>()
    /// The lines.
    package let lines = GrowingBuffer<Line>()
  }

  /// A step from one place to another.
  private struct Segment: BitwiseCopyable {
    var start: UInt32
    var end: UInt32
  }

  /// The sides of a cell that segments leave from and lead to, by which of its corners are above
  /// the level.
  ///
  /// Corners are 1, 2, 4 and 8 from the cell's beginning around, sides 0 to 3 from the lower one
  /// around; 5 and 10 stand here with corners apart.
  private static let sides: [[(Int, Int)]] = [
    [], [(0, 3)], [(1, 0)], [(1, 3)], [(2, 1)], [(0, 3), (2, 1)], [(2, 0)], [(2, 3)],
    [(3, 2)], [(0, 2)], [(1, 0), (3, 2)], [(1, 2)], [(3, 1)], [(0, 1)], [(3, 0)], [],
  ]
  /// The same for 5 and 10 where the middle is above the level.
  private static let joinedSides: [Int: [(Int, Int)]] = [
    5: [(0, 1), (2, 3)], 10: [(1, 2), (3, 0)],
  ]

  private let field: ContourField
  private let level: Double

  /// Prepares for a level.
  init(_ field: ContourField, level: Double) {
    (self.field, self.level) = (field, level)
  }

  /// Returns where the field is at the level: open lines first.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the values.
  func lines() throws(KeisenError) -> Lines { try joined(try segments(withBorders: false)) }

  /// Returns rings around all that is above the level, and around what is not within that.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  /// - Complexity: O(*n*) in the values.
  func rings() throws(KeisenError) -> Lines { try joined(try segments(withBorders: true)) }

  private func segments(withBorders: Bool) throws(KeisenError) -> GrowingBuffer<Segment> {
    let segments = GrowingBuffer<Segment>()
    let (width, across) = (field.width, field.width - 1)
    let level = level
    try field.values.withValues { (values) throws(KeisenError) in
      try field.cells.withValues { (cells) throws(KeisenError) in
        for row in 0..<field.height - 1 {
          var corner = row * width
          var code =
            (values[corner] > level ? 2 : 0) | (values[corner + width] > level ? 4 : 0)
          for column in 0..<across {
            defer { corner += 1 }
            // The corners on the right become those on the left.
            code =
              (code & 2) >> 1 | (code & 4) << 1
              | (values[corner + 1] > level ? 2 : 0) | (values[corner + width + 1] > level ? 4 : 0)
            guard code != 0 else { continue }
            let cell = cells[row * across + column]
            guard cell & ContourField.whole != 0 else { continue }
            if code != 15 { try add(code, at: corner, values, to: segments) }
            if withBorders, cell != ContourField.whole {
              try addBorders(cell, code, at: corner, to: segments)
            }
          }
        }
      }
    }
    return segments
  }

  /// Adds the segments within a cell.
  @inline(__always)
  private func add(
    _ code: Int,
    at corner: Int,
    _ values: UnsafeBufferPointer<Double>,
    to segments: GrowingBuffer<Segment>
  ) throws(KeisenError) {
    var pairs = Self.sides[code]
    if code == 5 || code == 10 {
      let width = field.width
      // Quarters: a sum of four might overflow.
      let middle =
        values[corner] / 4 + values[corner + 1] / 4 + values[corner + width] / 4
        + values[corner + width + 1] / 4
      if middle > level, let joined = Self.joinedSides[code] { pairs = joined }
    }
    for (from, to) in pairs {
      try segments.append(Segment(start: crossing(from, corner), end: crossing(to, corner)))
    }
  }

  /// Adds what is above the level of the sides of a cell that end the field.
  private func addBorders(
    _ cell: UInt8,
    _ code: Int,
    at corner: Int,
    to segments: GrowingBuffer<Segment>
  ) throws(KeisenError) {
    let sides = ContourField.sides
    for (side, flag) in [sides.bottom, sides.right, sides.top, sides.left].enumerated()
    where cell & flag != 0 {
      let isStartAbove = code >> side & 1 != 0
      let isEndAbove = code >> ((side + 1) % 4) & 1 != 0
      guard isStartAbove || isEndAbove else { continue }
      let start = isStartAbove ? node(side, corner) : crossing(side, corner)
      let end = isEndAbove ? node((side + 1) % 4, corner) : crossing(side, corner)
      try segments.append(Segment(start: start, end: end))
    }
  }

  /// Names one of the four corners of a cell, by the value there.
  private func node(_ corner: Int, _ first: Int) -> UInt32 {
    let width = field.width
    let place =
      switch corner {
      case 0: first
      case 1: first + 1
      case 2: first + width + 1
      default: first + width
      }
    return UInt32(truncatingIfNeeded: 3 * place)
  }

  /// Names the crossing on one of the four sides of a cell, by the lesser value of its ends and its
  /// direction.
  @inline(__always)
  private func crossing(_ side: Int, _ first: Int) -> UInt32 {
    let name =
      switch side {
      case 0: 3 * first + 1
      case 1: 3 * (first + 1) + 2
      case 2: 3 * (first + field.width) + 1
      default: 3 * first + 2
      }
    return UInt32(truncatingIfNeeded: name)
  }

  /// Returns where a name stands.
  private func point(_ name: UInt32, _ values: UnsafeBufferPointer<Double>) -> SIMD2<Double> {
    let (place, kind) = (Int(name / 3), name % 3)
    let (row, column) = place.quotientAndRemainder(dividingBy: field.width)
    var point = SIMD2(Double(column), Double(row))
    switch kind {
    case 1: point.x += part(values[place], values[place + 1])
    case 2: point.y += part(values[place], values[place + field.width])
    default: break
    }
    return point
  }

  /// Returns how far along from one value to another the level is.
  private func part(_ from: Double, _ to: Double) -> Double {
    // Halves: the difference of two far ones need not be a double.
    let whole = to / 2 - from / 2
    let part = whole == 0 ? 0 : (level / 2 - from / 2) / whole
    return max(0, min(part, 1))
  }

  /// Joins segments to lines as long as can be, those first that begin where none ends.
  private func joined(_ segments: GrowingBuffer<Segment>) throws(KeisenError) -> Lines {
    let lines = Lines()
    let count = segments.count
    guard count > 0 else { return lines }
    let next = try Self.followers(of: segments)
    let isEntered = try RowBuffer<Bool>(repeating: false, count: count, for: "contours")
    let isDone = try RowBuffer<Bool>(repeating: false, count: count, for: "contours")
    try next.withValues { (next) throws(KeisenError) in
      try isEntered.withMutableValues { (isEntered) throws(KeisenError) in
        try isDone.withMutableValues { (isDone) throws(KeisenError) in
          for follower in next where follower != Self.none { isEntered[Int(follower)] = true }
          for isClosed in [false, true] {
            for first in 0..<count where !isDone[first] && (isClosed || !isEntered[first]) {
              try follow(first, segments, next, isDone, isClosed: isClosed, into: lines)
            }
          }
        }
      }
    }
    return lines
  }

  private func follow(
    _ first: Int,
    _ segments: GrowingBuffer<Segment>,
    _ next: UnsafeBufferPointer<UInt32>,
    _ isDone: UnsafeMutableBufferPointer<Bool>,
    isClosed: Bool,
    into lines: Lines
  ) throws(KeisenError) {
    let all = segments.elements
    let start = lines.points.count
    try field.values.withValues { (values) throws(KeisenError) in
      var last = point(all[first].start, values)
      try lines.points.append(last)
      var segment = first
      while !isDone[segment] {
        isDone[segment] = true
        let here = point(all[segment].end, values)
        // Where a value is at the level, several crossings are one place.
        if here != last { try lines.points.append(here) }
        last = here
        guard next[segment] != Self.none else { break }
        segment = Int(next[segment])
      }
    }
    let end = lines.points.count
    guard end - start > 1 else { return lines.points.commit(start) }
    try lines.lines.append(Lines.Line(start: start, end: end, isClosed: isClosed))
  }

  private static let none = UInt32.max

  /// Returns of each segment the one that begins where it ends; none follows two.
  private static func followers(
    of segments: GrowingBuffer<Segment>
  ) throws(KeisenError) -> RowBuffer<UInt32> {
    let count = segments.count
    let bits = max(4, Int.bitWidth - (2 * count - 1).leadingZeroBitCount)
    let table = try RowBuffer<UInt32>(repeating: none, count: 1 << bits, for: "contours")
    let next = try RowBuffer<UInt32>(repeating: none, count: count, for: "contours")
    let isTaken = try RowBuffer<Bool>(repeating: false, count: count, for: "contours")
    let mask = 1 << bits - 1
    func place(_ name: UInt32) -> Int {
      // Knuth's multiplicative hash: the upper bits are the mixed ones.
      Int((UInt64(name) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
    }
    let all = segments.elements
    table.withMutableValues { table in
      next.withMutableValues { next in
        isTaken.withMutableValues { isTaken in
          for index in 0..<count {
            var slot = place(all[index].start)
            while table[slot] != none { slot = (slot + 1) & mask }
            table[slot] = UInt32(truncatingIfNeeded: index)
          }
          for index in 0..<count {
            var slot = place(all[index].end)
            while table[slot] != none {
              let found = Int(table[slot])
              if all[found].start == all[index].end, !isTaken[found] {
                isTaken[found] = true
                next[index] = table[slot]
                break
              }
              slot = (slot + 1) & mask
            }
          }
        }
      }
    }
    withExtendedLifetime(segments) {}
    return next
  }
}
