import KeisenDrawing
import KeisenPrimitives

/// Where plain rectangles of a list touch, so that viewers, which blend each shape by itself, leave
/// no seam between them.
///
/// Those of one colour after each other are one path; an opaque one goes on for a point below a
/// later opaque one.
struct RectangleSeams {
  /// How far an opaque rectangle goes on below another one, in points.
  private static let overlap = 1.0
  /// Sides along one line that are looked at for each rectangle, at most.
  private static let maxLooked = 64
  /// What is nearer to each other than this is one place, in points.
  private static let nearest = 1e-6

  fileprivate struct Line: Hashable {
    var isUpright: Bool
    /// Whether the rectangle lies behind it: to its right, or below it.
    var isStart: Bool
    /// In thousandths of a point.
    var place: Int64
  }

  private struct Side {
    var command: Int
    var low: Double
    var high: Double
  }

  private let list: DisplayList
  private var lines: [Line: [Side]] = [:]
  private var longest: [Line: Double] = [:]

  /// Looks at all rectangles of a list.
  init(_ list: DisplayList) {
    self.list = list
    for command in list.commands.indices {
      guard let plain = Self.plain(list.commands[command].primitive), plain.color.alpha >= 1 else {
        continue
      }
      let rect = plain.rect
      for (line, low, high) in [
        (Line(rect.minX, isUpright: true, isStart: true), rect.minY, rect.maxY),
        (Line(rect.maxX, isUpright: true, isStart: false), rect.minY, rect.maxY),
        (Line(rect.minY, isUpright: false, isStart: true), rect.minX, rect.maxX),
        (Line(rect.maxY, isUpright: false, isStart: false), rect.minX, rect.maxX),
      ] {
        guard let line else { continue }
        lines[line, default: []].append(Side(command: command, low: low, high: high))
        longest[line] = max(longest[line] ?? 0, high - low)
      }
    }
    for line in lines.keys { lines[line]?.sort { $0.low < $1.low } }
  }

  /// Returns the rectangles from one command on that are one path, and what lies below others.
  ///
  /// - Parameter first: The command.
  /// - Returns: The rectangles, of which each touches the one before, and how many commands they
  ///   are; nil where the first one is no plain rectangle.
  func group(from first: Int) -> (rects: [Rect], color: Color, count: Int)? {
    guard let plain = Self.plain(list.commands[first].primitive) else { return nil }
    var (rects, last, way) = ([plain.rect], first, nil as Int?)
    while last + 1 < list.commands.count, list.commands[last + 1].clip == list.commands[first].clip,
      let next = Self.plain(list.commands[last + 1].primitive), next.color == plain.color,
      let step = Self.step(from: rects[rects.count - 1], to: next.rect),
      // Translucent ones may not come back over each other.
      plain.color.alpha >= 1 || way == nil || way == step
    {
      way = step
      rects.append(next.rect)
      last += 1
    }
    let count = rects.count
    if plain.color.alpha >= 1 {
      for index in 0..<count { addStrips(rects[index], last, &rects) }
    }
    return (rects, plain.color, count)
  }

  /// Adds what of a rectangle lies below later ones that it touches.
  private func addStrips(_ rect: Rect, _ command: Int, _ rects: inout [Rect]) {
    let clip = list.commands[command].clip
    func forEach(
      _ place: Double,
      isUpright: Bool,
      isStart: Bool,
      _ low: Double,
      _ high: Double,
      _ body: (Rect, Double, Double) -> Void
    ) {
      guard let line = Line(place, isUpright: isUpright, isStart: isStart), let sides = lines[line],
        let longest = longest[line]
      else { return }
      var index = sides.partition { $0.low >= low - longest }
      let end = min(sides.count, index + Self.maxLooked)
      while index < end, sides[index].low < high {
        let side = sides[index]
        index += 1
        guard side.command > command, side.high > low, list.commands[side.command].clip == clip,
          let other = Self.plain(list.commands[side.command].primitive)
        else { continue }
        body(other.rect, max(low, side.low), min(high, side.high))
      }
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    forEach(right, isUpright: true, isStart: true, top, bottom) { other, low, high in
      let end = min(right + Self.overlap, other.maxX)
      rects.append(Rect(left: right, top: low, right: end, bottom: high))
    }
    forEach(left, isUpright: true, isStart: false, top, bottom) { other, low, high in
      let end = max(left - Self.overlap, other.minX)
      rects.append(Rect(left: end, top: low, right: left, bottom: high))
    }
    forEach(bottom, isUpright: false, isStart: true, left, right) { other, low, high in
      let end = min(bottom + Self.overlap, other.maxY)
      rects.append(Rect(left: low, top: bottom, right: high, bottom: end))
    }
    forEach(top, isUpright: false, isStart: false, left, right) { other, low, high in
      let end = max(top - Self.overlap, other.minY)
      rects.append(Rect(left: low, top: end, right: high, bottom: top))
    }
  }

  /// Returns the sides and the colour of a rectangle that is nothing but that.
  private static func plain(_ primitive: Primitive) -> (rect: Rect, color: Color)? {
    guard case .rectangle(let rectangle) = primitive, rectangle.border == nil,
      rectangle.radii.isZero, case .color(let color)? = rectangle.fill, color.alpha > 0,
      !rectangle.rect.isEmpty
    else { return nil }
    return (rectangle.rect, color)
  }

  /// Returns on which side of a rectangle another one lies that touches it, as a number; nil where
  /// it touches none.
  private static func step(from rect: Rect, to next: Rect) -> Int? {
    func meet(_ a: Double, _ b: Double) -> Bool { abs(a - b) < nearest }
    let besides = rect.minY < next.maxY && next.minY < rect.maxY
    let stacked = rect.minX < next.maxX && next.minX < rect.maxX
    if besides, meet(rect.maxX, next.minX) { return 0 }
    if besides, meet(rect.minX, next.maxX) { return 1 }
    if stacked, meet(rect.maxY, next.minY) { return 2 }
    if stacked, meet(rect.minY, next.maxY) { return 3 }
    return nil
  }
}

extension RectangleSeams.Line {
  /// Takes a place; fails where it is too far away to be told in thousandths.
  fileprivate init?(_ place: Double, isUpright: Bool, isStart: Bool) {
    guard abs(place) < 0x1p40 else { return nil }
    self.init(isUpright: isUpright, isStart: isStart, place: Int64((place * 1000).rounded()))
  }
}

extension Array {
  /// Returns the first index whose element holds something that all behind it hold.
  fileprivate func partition(_ holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
