import Glibc
import KeisenFrames
import KeisenPrimitives
import KeisenText

/// The labels of contours: turned along their lines, upright, and nowhere on each other or on
/// another line.
///
/// A label lies where its line bends least, and is left out where every place bends too much,
/// reaches beyond the plot or is taken. Long lines come first, and have one for each 400 points.
struct ContourLabels {
  /// One label.
  struct Label {
    /// Which of the levels it is of, and which of the level's lines.
    let level: Int
    let line: Int
    /// Where it lies along the line, its gaps included, in points from the beginning.
    let span: ClosedRange<Double>
    let block: TextBlock
    /// Its middle, in points.
    let center: Point
    /// Its turn, counter-clockwise, in degrees.
    let angle: Double
  }

  /// Clear space before and behind a label, in sizes of the text.
  private static let gap = 0.4
  /// The least length of a line, in lengths of its label with its gaps.
  private static let minLength = 1.8
  /// How far a line may be from the chord under its label, in sizes of the text.
  private static let maxBend = 0.3
  /// Length of line for one label, in points.
  private static let pace = 400.0
  /// Places that are looked at, for each label.
  private static let maxPlaces = 40
  /// The most labels, and the most lines that are looked at.
  private static let maxLabels = 300
  private static let maxLines = 4000

  /// The labels that have room.
  private(set) var placed: [Label] = []
  private var boxes: [LabelFootprint] = []
  private let plot: Rect

  /// Makes none.
  init(_ plot: Rect) { self.plot = plot }

  /// Places labels on the lines of all levels.
  mutating func place(_ runs: [[[SIMD2<Double>]]], _ blocks: [TextBlock], size: Double) {
    let occupied = OccupiedPlaces(runs, in: plot)
    var lines: [(level: Int, line: Int, length: Double)] = []
    for (level, all) in runs.enumerated() {
      for (line, run) in all.enumerated() {
        let length = zip(run, run.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
        let wanted = (blocks[level].width + 2 * Self.gap * size) * Self.minLength
        if length >= wanted, length.isFinite { lines.append((level, line, length)) }
      }
    }
    lines.sort { $0.length > $1.length }
    for entry in lines.prefix(Self.maxLines) where placed.count < Self.maxLabels {
      let run = MeasuredLine(runs[entry.level][entry.line])
      let number = Int(max(1, min(8, entry.length / Self.pace)))
      for index in 0..<number {
        let part = entry.length / Double(number)
        let span = part * Double(index)...part * Double(index + 1)
        place(run, span, entry.level, entry.line, blocks[entry.level], size, occupied)
      }
    }
  }

  private mutating func place(
    _ run: MeasuredLine,
    _ part: ClosedRange<Double>,
    _ level: Int,
    _ line: Int,
    _ block: TextBlock,
    _ size: Double,
    _ occupied: OccupiedPlaces
  ) {
    let half = block.width / 2 + Self.gap * size
    let (low, high) = (part.lowerBound + half, part.upperBound - half)
    guard low <= high else { return }
    let middle = SIMD2(plot.midX, plot.midY)
    let diagonal = max(1, Self.distance(SIMD2(plot.minX, plot.minY), middle) * 2)
    var best: (score: Double, label: Label, box: LabelFootprint)?
    let inner = plot.inset(by: Insets(2))
    for step in 0...Self.maxPlaces {
      let center = low + (high - low) * Double(step) / Double(Self.maxPlaces)
      let points = run.points(from: center - half, to: center + half)
      guard let first = points.first, let last = points.last, points.count > 1 else { continue }
      let chord = last - first
      let length = (chord * chord).sum().squareRoot()
      guard length > 1.8 * half else { continue }
      let across = SIMD2(-chord.y, chord.x) / length
      let bends = points.map { (($0 - first) * across).sum() }
      let (minimum, maximum) = (bends.min() ?? 0, bends.max() ?? 0)
      guard maximum - minimum <= Self.maxBend * size else { continue }
      let place = (first + last) / 2 + across * ((minimum + maximum) / 2)
      let box = LabelFootprint(
        center: place,
        along: chord / length,
        halfLength: half - Self.gap * size * 0.5,
        halfHeight: block.height / 2 + 0.15 * size
      )
      guard box.corners.allSatisfy({ inner.contains(Point(x: $0.x, y: $0.y)) }),
        !boxes.contains(where: { $0.meets(box) }),
        !occupied.hasOther(than: (level, line), in: box)
      else { continue }
      let score =
        (maximum - minimum) / size + 0.3 * Self.distance(place, middle) / diagonal
      guard score < best?.score ?? .infinity else { continue }
      let label = Label(
        level: level,
        line: line,
        span: (center - half)...(center + half),
        block: block,
        center: Point(x: place.x, y: place.y),
        angle: Self.upright(chord)
      )
      best = (score, label, box)
    }
    guard let best else { return }
    placed.append(best.label)
    boxes.append(best.box)
  }

  /// Returns the turn of a text along a chord that is read from the left.
  private static func upright(_ chord: SIMD2<Double>) -> Double {
    let degrees = atan2(-chord.y, chord.x) / Double.pi * 180
    return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees
  }

  private static func distance(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double {
    ((a - b) * (a - b)).sum().squareRoot()
  }

  /// Returns what of a line is beside its labels.
  func pieces(of run: [SIMD2<Double>], level: Int, line: Int) -> [[SIMD2<Double>]] {
    let spans = placed.lazy.filter { $0.level == level && $0.line == line }.map(\.span)
      .sorted { $0.lowerBound < $1.lowerBound }
    guard !spans.isEmpty else { return [run] }
    let measured = MeasuredLine(run)
    var pieces: [[SIMD2<Double>]] = []
    var start = 0.0
    for span in spans {
      pieces.append(measured.points(from: start, to: span.lowerBound))
      start = span.upperBound
    }
    pieces.append(measured.points(from: start, to: measured.length))
    return pieces.filter { $0.count > 1 }
  }
}

/// A line with the way to each of its points.
private struct MeasuredLine {
  private let points: [SIMD2<Double>]
  private let ways: [Double]

  /// Length of all of it.
  var length: Double { ways[ways.count - 1] }

  init(_ points: [SIMD2<Double>]) {
    self.points = points
    var ways = [0.0]
    ways.reserveCapacity(points.count)
    for (from, to) in zip(points, points.dropFirst()) {
      let step = to - from
      ways.append(ways[ways.count - 1] + (step * step).sum().squareRoot())
    }
    self.ways = ways
  }

  /// Returns the points of a part, with its ends.
  func points(from start: Double, to end: Double) -> [SIMD2<Double>] {
    guard end > start, points.count > 1 else { return [] }
    var result = [point(at: start)]
    var index = first(beyond: start)
    while index < ways.count, ways[index] < end {
      result.append(points[index])
      index += 1
    }
    result.append(point(at: end))
    return result
  }

  /// Returns the first point behind a way.
  private func first(beyond way: Double) -> Int {
    var (low, high) = (0, ways.count)
    while low < high {
      let middle = (low + high) / 2
      if ways[middle] > way { high = middle } else { low = middle + 1 }
    }
    return low
  }

  private func point(at way: Double) -> SIMD2<Double> {
    let next = min(max(first(beyond: way), 1), points.count - 1)
    let step = ways[next] - ways[next - 1]
    let part = step > 0 ? max(0, min((way - ways[next - 1]) / step, 1)) : 0
    return points[next - 1] * (1 - part) + points[next] * part
  }
}

/// A rectangle that is turned.
struct LabelFootprint {
  /// Its middle, in points.
  let center: SIMD2<Double>
  /// A step of length 1 along its length.
  let along: SIMD2<Double>
  let halfLength: Double
  let halfHeight: Double

  private var across: SIMD2<Double> { SIMD2(-along.y, along.x) }

  /// Its corners.
  var corners: [SIMD2<Double>] {
    let (a, b) = (along * halfLength, across * halfHeight)
    return [center + a + b, center + a - b, center - a - b, center - a + b]
  }

  /// Whether it shares a place with another one: no line parts them.
  func meets(_ other: LabelFootprint) -> Bool {
    for axis in [along, across, other.along, other.across] {
      let mine = corners.map { ($0 * axis).sum() }
      let theirs = other.corners.map { ($0 * axis).sum() }
      guard let low = mine.min(), let high = mine.max(), let minimum = theirs.min(),
        let maximum = theirs.max()
      else { return false }
      if high < minimum || maximum < low { return false }
    }
    return true
  }

  /// Positions in it, no farther than a distance apart.
  func places(_ pace: Double) -> [SIMD2<Double>] {
    let columns = max(1, Int((2 * halfLength / pace).rounded(.up)))
    let rows = max(1, Int((2 * halfHeight / pace).rounded(.up)))
    return (0...rows).flatMap { row in
      (0...columns).map { column in
        center + along * (halfLength * (2 * Double(column) / Double(columns) - 1))
          + across * (halfHeight * (2 * Double(row) / Double(rows) - 1))
      }
    }
  }
}

/// Which lines pass through the parts of a plot, in squares of a few points.
private struct OccupiedPlaces {
  /// Side of a square, in points.
  private static let side = 3.0
  /// The most squares of a side of the plot.
  private static let maximum = 4000.0
  private static let several = -2

  private let plot: Rect
  private let columns: Int
  private let rows: Int
  private var squares: [Int]
  private let firstOfLevel: [Int]

  init(_ runs: [[[SIMD2<Double>]]], in plot: Rect) {
    self.plot = plot
    columns = Int(min(plot.width / Self.side, Self.maximum)) + 1
    rows = Int(min(plot.height / Self.side, Self.maximum)) + 1
    squares = Array(repeating: -1, count: columns * rows)
    var firstOfLevel: [Int] = []
    var count = 0
    for lines in runs {
      firstOfLevel.append(count)
      count += lines.count
    }
    self.firstOfLevel = firstOfLevel
    let box = PlaceBox(plot, grownBy: 0)
    for (level, lines) in runs.enumerated() {
      for (line, run) in lines.enumerated() {
        for (from, to) in zip(run, run.dropFirst()) {
          let bounds = PlaceBox(low: pointwiseMin(from, to), high: pointwiseMax(from, to))
          if bounds.meets(box) { mark(from, to, firstOfLevel[level] + line) }
        }
      }
    }
  }

  private mutating func mark(_ from: SIMD2<Double>, _ to: SIMD2<Double>, _ number: Int) {
    let way = to - from
    let length = (way * way).sum().squareRoot()
    let steps = max(1, Int(min(length / (Self.side / 2), Self.maximum)))
    for step in 0...steps {
      guard let square = square(from + way * (Double(step) / Double(steps))) else { continue }
      let known = squares[square]
      squares[square] = known == -1 || known == number ? number : Self.several
    }
  }

  private func square(_ place: SIMD2<Double>) -> Int? {
    let column = (place.x - plot.minX) / Self.side
    let row = (place.y - plot.minY) / Self.side
    guard column >= 0, row >= 0, column < Double(columns), row < Double(rows) else { return nil }
    return Int(row) * columns + Int(column)
  }

  /// Whether another line than one passes through a box.
  func hasOther(than own: (level: Int, line: Int), in box: LabelFootprint) -> Bool {
    let number = firstOfLevel[own.level] + own.line
    return box.places(Self.side).contains { place in
      guard let square = square(place) else { return false }
      return squares[square] != -1 && squares[square] != number
    }
  }
}
