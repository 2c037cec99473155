import Glibc
import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenScales
import KeisenText

/// The labels of a pie: within slices, or beside the disc with lines that lead to them.
///
/// Beside the disc labels stand on a circle around it, those of the right half to its right, those
/// of the left half to its left, in the order of their slices. A line goes from the rim outwards,
/// within the angle of its slice, then from the angle of the slice to that of the label between two
/// circles, at a constant ratio of turn to way: since both ends are in one order, no two lines
/// meet. Then it goes on to the label's circle, and level to the label.
struct PieLabels {
  /// A text to place.
  struct Text {
    let slice: PieSlices.Slice
    let text: String
    /// The same in two lines, for a slice that is too narrow for one; nil where there are none.
    let twoLines: String?
    /// The colour of the slice.
    let fill: Color
  }

  /// A text that was placed.
  struct Label {
    let slice: PieSlices.Slice
    let block: TextBlock
    /// What it covers; the middle of its capitals is where it stands.
    let box: Rect
    /// The line that leads to it, from the slice on; empty within it.
    var leader: [SIMD2<Double>] = []
    /// The colour of the slice.
    let fill: Color
  }

  /// Way in which lines turn from the angles of slices to those of labels, in sizes of the text.
  static let turnWay = 0.9
  /// The same for each of the texts that are moved far, and at most.
  private static let turnWayOfEach = 0.3
  private static let maxTurn = 2.4
  /// How far that is, in sizes of the text.
  private static let farMove = 2.0
  /// Least distance of labels' circle ends from the middle's vertical, in sizes of the text.
  private static let apart = 0.4
  /// Length of the level part of a line, in sizes of the text.
  private static let stub = 0.4
  /// Distance from a line to its text, in sizes of the text.
  private static let stubGap = 0.3
  /// Distance from text to text, in sizes of the text.
  private static let gap = 0.3
  /// Free room around a text within a slice, in sizes of the text.
  private static let inset = 0.3
  /// The least width of a text that is cut, in sizes of the text.
  private static let minWidth = 2.5
  /// Steps of a turn, in radians.
  private static let turnStep = Double.pi / 60

  let center: SIMD2<Double>
  let radius: Double
  private(set) var labels: [Label] = []
  /// Texts that have no room.
  private(set) var omitted = 0
  /// Whether a text was cut.
  private(set) var isCut = false
  private let size: Double
  private let plot: Rect
  private let textStyle: TextStyle

  /// Places texts around a disc, or in it.
  ///
  /// - Parameters:
  ///   - texts: In the order of their slices.
  ///   - place: Where they may stand.
  ///   - reach: How far slices reach, in radii.
  ///   - center: The middle of the disc.
  ///   - radius: Its radius, in points.
  ///   - size: Size of the texts, in points.
  ///   - frame: The frame.
  init(
    _ texts: [Text],
    _ place: PieStyle.LabelPlace,
    reach: Double,
    center: SIMD2<Double>,
    radius: Double,
    size: Double,
    _ frame: FrameContext
  ) {
    (self.center, self.radius, self.size, plot) = (center, radius, size, frame.plot)
    textStyle = frame.theme.textStyle(size: size)
    guard size > 0, place != .none, radius > 0 else { return }
    var outside: [Text] = []
    for text in texts {
      if place != .outside, let label = inside(text) {
        labels.append(label)
      } else if place == .inside {
        omitted += 1
      } else {
        outside.append(text)
      }
    }
    placeOutside(outside, reach: reach * radius)
  }

  /// Whether all texts have room as they are.
  var isWhole: Bool { omitted == 0 && !isCut }

  // MARK: Within slices

  private func inside(_ text: Text) -> Label? {
    let sector = text.slice.sector(around: center, radius: radius)
    guard sector.outerRadius > sector.innerRadius else { return nil }
    var style = textStyle
    style.alignment = .center
    let margin = Insets(-Self.inset * size)
    for line in [text.text, text.twoLines] {
      guard let line else { continue }
      let block = TextLayout.block(line, style: style)
      guard !block.isEmpty else { continue }
      for middle in Self.places(in: sector) {
        let box = Rect(
          x: middle.x - block.width / 2,
          y: middle.y - block.capitals / 2,
          width: block.width,
          height: block.height
        )
        if sector.holds(box.inset(by: margin)) {
          return Label(slice: text.slice, block: block, box: box, fill: text.fill)
        }
      }
    }
    return nil
  }

  /// Returns the places where the middle of a text is looked at, the best one first.
  private static func places(in sector: Sector) -> [SIMD2<Double>] {
    guard !sector.isWhole || sector.innerRadius > 0 else { return [sector.center] }
    let depth = sector.outerRadius - sector.innerRadius
    // Where there is no hole, a little nearer to the rim than half way; then away from the middle.
    let parts = sector.innerRadius > 0 ? [0.5] : [0.62, 0.7, 0.55, 0.76]
    return [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].flatMap { turn in
      parts.map { sector.place(sector.start + sector.span * turn, sector.innerRadius + depth * $0) }
    }
  }

  // MARK: Beside the disc

  private mutating func placeOutside(_ texts: [Text], reach: Double) {
    guard !texts.isEmpty else { return }
    var (above, below) = (0.0, 0.0)
    for text in texts {
      let block = TextLayout.block(text.text, style: textStyle)
      above = max(above, block.capitals / 2)
      below = max(below, block.height - block.capitals / 2)
    }
    func ring(_ turnWay: Double) -> Ring {
      // No corner of a text reaches into the circle on which lines have turned.
      let turned = reach + turnWay * size
      let labels = turned + max(above, below)
      // The lines of both sides stay apart at the top and at the bottom.
      let apart = Self.apart * size
      let maximum = labels > apart ? (labels * labels - apart * apart).squareRoot() : 0
      return Ring(
        rim: reach,
        turned: turned,
        labels: labels,
        pitch: above + below + Self.gap * size,
        low: max(center.y - maximum, plot.minY + above),
        high: min(center.y + maximum, plot.maxY - below)
      )
    }
    func isRight(_ text: Text) -> Bool { Sector.direction(text.slice.middle).x >= 0 }
    let sides = [(texts.filter(isRight), 1.0), (texts.filter { !isRight($0) }, -1.0)]
    var turnWay = Self.turnWay
    // No line leaves the plot.
    let maximum = min(Self.maxTurn, (min(plot.width, plot.height) / 2 - reach) / size)
    for (texts, _) in sides {
      let turned = stacked(texts, ring(turnWay)).count { text, place in
        abs(place - wanted(text, ring(turnWay))) > Self.farMove * size
      }
      turnWay = max(turnWay, min(maximum, Self.turnWayOfEach * Double(turned)))
    }
    for (texts, side) in sides { place(texts, side, ring(turnWay)) }
  }

  /// The circles around a disc, and where labels stand on the outermost.
  private struct Ring {
    /// How far slices reach.
    let rim: Double
    /// Where lines have turned to the angles of labels.
    let turned: Double
    /// Where labels stand.
    let labels: Double
    /// Least distance of labels from middle to middle.
    let pitch: Double
    let low: Double
    let high: Double

    var capacity: Int { high < low ? 0 : Int(min(1e6, (high - low) / pitch + 1e-9)) + 1 }
  }

  /// Returns the texts of one side that there is room for, and where the middle of each stands.
  private func stacked(_ texts: [Text], _ ring: Ring) -> [(text: Text, place: Double)] {
    var texts = texts
    if texts.count > ring.capacity {
      let minimum = texts.enumerated().sorted { ($0.1.slice.part, $0.0) > ($1.1.slice.part, $1.0) }
      texts = minimum.prefix(ring.capacity).map(\.1)
    }
    texts.sort { wanted($0, ring) < wanted($1, ring) }
    let places = LabelStack.places(
      texts.map { wanted($0, ring) },
      distance: ring.pitch,
      from: ring.low,
      to: ring.high
    )
    return zip(texts, places).map { ($0, $1) }
  }

  private mutating func place(_ texts: [Text], _ side: Double, _ ring: Ring) {
    let stacked = stacked(texts, ring)
    omitted += texts.count - stacked.count
    for (text, place) in stacked {
      guard let label = label(text, at: place, side, ring) else {
        omitted += 1
        continue
      }
      if label.block.source != text.text { isCut = true }
      labels.append(label)
    }
  }

  /// Where the middle of a text should be.
  private func wanted(_ text: Text, _ ring: Ring) -> Double {
    center.y + Sector.direction(text.slice.middle).y * ring.labels
  }

  private func label(_ text: Text, at y: Double, _ side: Double, _ ring: Ring) -> Label? {
    let rise = max(-1, min((center.y - y) / ring.labels, 1))
    // From 0 at the top to π at the bottom, whichever the side.
    let angle = acos(rise)
    let corner = center + SIMD2(side * sin(angle), -rise) * ring.labels
    let end = SIMD2(corner.x + side * Self.stub * size, y)
    let near = end.x + side * Self.stubGap * size
    let room = side > 0 ? plot.maxX - near : near - plot.minX
    let block = ShortText.block(text.text, style: textStyle, room: .init(width: room, lines: 1))
    guard !block.isEmpty, block.source == text.text || block.width >= Self.minWidth * size else {
      return nil
    }
    let box = Rect(
      x: side > 0 ? near : near - block.width,
      y: y - block.capitals / 2,
      width: block.width,
      height: block.height
    )
    var label = Label(slice: text.slice, block: block, box: box, fill: text.fill)
    label.leader = leader(text.slice, to: angle, side, ring) + [corner, end]
    return label
  }

  /// Returns the line from a slice to the circle on which lines have turned.
  private func leader(
    _ slice: PieSlices.Slice,
    to angle: Double,
    _ side: Double,
    _ ring: Ring
  ) -> [SIMD2<Double>] {
    let direction = Sector.direction(slice.middle)
    let own = acos(max(-1, min(-direction.y, 1)))
    var line = [center + direction * ((slice.explode + slice.outer) * radius)]
    let steps = max(1, Int((abs(angle - own) / Self.turnStep).rounded(.up)))
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      let turned = own + (angle - own) * part
      let radius = ring.rim + (ring.turned - ring.rim) * part
      line.append(center + SIMD2(side * sin(turned), -cos(turned)) * radius)
    }
    return line
  }
}

extension Sector {
  /// Whether a rectangle lies within.
  func holds(_ rect: Rect) -> Bool {
    let count = 6
    var points: [SIMD2<Double>] = []
    for step in 0...count {
      let part = Double(step) / Double(count)
      let (x, y) = (rect.minX + part * rect.width, rect.minY + part * rect.height)
      points += [
        SIMD2(x, rect.minY), SIMD2(x, rect.maxY), SIMD2(rect.minX, y), SIMD2(rect.maxX, y),
      ]
    }
    return points.allSatisfy { distance(to: $0) == 0 }
  }
}
