import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenText

/// Chooses how many ticks an axis gets and how its labels lie, by the room that they need.
struct TickChoice {
  /// What a label may take in any case, in label sizes.
  private static let minLength = 4.0
  /// Distance from tick to tick that suits an axis, in label sizes, across and down.
  ///
  /// Of the usual size these are 72 and 42 points, between what others take (Observable Plot: 80
  /// and 35, Plotly: 80 and 40).
  private static let pace = (x: 6.0, y: 3.5)
  /// Ticks that are asked for at most when fewer give only one.
  private static let maxForTwo = 6
  /// The same when fewer give only two.
  private static let maxForThree = 4
  /// The most lines of a name.
  private static let maxLines = 4
  /// The most ticks of an interval.
  private static let maxTicks = 900.0
  /// The nearest that minor ticks may stand, in points on average.
  private static let minMinorPace = 2.0

  private let side: Side
  private let style: Axis.Style
  /// The caller's ticks, or nil.
  var given: GivenTicks?
  private let write: ((Tick) throws(KeisenError) -> String)?
  private let range: ProjectionRange
  private let shown: ShownRange
  private let map: ScaleMap
  private let size: Size
  /// The part of the picture that a label may take, from side to side.
  private let maxPart: Double
  private let textStyle: TextStyle
  private let length: Double
  private let rangeEnds: (Double, Double)
  private let ends: (start: Double, end: Double)
  /// Whether all of the axis is out of range.
  private let isEmpty: Bool

  /// Prepares the choice.
  ///
  /// - Parameters:
  ///   - side: The side on which the axis lies.
  ///   - style: How the axis looks.
  ///   - given: The caller's ticks, or nil.
  ///   - key: Range and length of the axis.
  ///   - textStyle: How labels are set.
  ///   - write: The caller's formatter, or nil.
  init(
    _ side: Side,
    style: Axis.Style,
    given: GivenTicks? = nil,
    key: AxisContents.Key,
    textStyle: TextStyle,
    write: ((Tick) throws(KeisenError) -> String)? = nil
  ) {
    self.side = side
    self.style = style
    self.given = given
    self.write = write
    self.textStyle = textStyle
    range = key.range
    map = key.range.map(to: key.start, key.end)
    size = key.size
    maxPart = key.maxPart
    rangeEnds = (key.start, key.end)
    var part: ProjectionRange? = key.range
    if let bounds = style.bounds {
      part = key.range.part(key.range.relative(bounds.from), key.range.relative(bounds.to))
    }
    shown = ShownRange(part ?? key.range, style.conversion)
    isEmpty = part == nil
    ends =
      if style.bounds != nil, let part {
        (map.position(of: part.min), map.position(of: part.max))
      } else {
        rangeEnds
      }
    length = abs(ends.end - ends.start)
  }

  /// The range for which a locator chooses ticks; nil where the axis is out of range.
  var tickRange: TickRange? {
    guard !isEmpty else { return nil }
    return TickRange(
      min: shown.dataValue(shown.min),
      max: shown.dataValue(shown.max),
      length: length
    )
  }

  /// Returns the ticks and labels that suit best.
  ///
  /// - Throws: What the formatter throws.
  func contents() throws(KeisenError) -> AxisContents {
    var chosen: Candidate
    if isEmpty {
      chosen = try candidate(GivenTicks(values: []))
    } else if let given {
      chosen = try named(candidate(given), mayTurn: given.labels != nil)
    } else if style.tickInterval > 0 {
      chosen = try named(try interval(), mayTurn: false)
    } else if case .category = shown.scale {
      let maximum = length / (LabelRow.minNamePace * max(0.01, style.labelSize))
      let count = style.tickCount > 0 ? min(style.tickCount, 1000) : Int(max(1, min(1000, maximum)))
      chosen = try named(try candidate(ticks(count), numberedFrom: 0), mayTurn: true)
    } else {
      chosen = try counted()
    }
    return chosen.contents(
      of: shown,
      ends: isEmpty ? nil : ends,
      minorValues: minorValues(of: chosen)
    )
  }

  /// Makes the candidate of the interval that the caller chose, or of a multiple of it.
  private func interval() throws(KeisenError) -> Candidate {
    var interval = style.tickInterval
    // Of more than a thousand ticks, as many as have room for a line are enough.
    if case .log = shown.scale {
    } else {
      interval *= minMultiple
      let count = abs(shown.max - shown.min) / interval
      if count > Self.maxTicks { interval *= (count / Self.maxTicks).rounded(.up) }
    }
    let ticks = shown.scale.ticks(
      origin: shown.origin,
      min: shown.min,
      max: shown.max,
      interval: interval,
      anchor: style.tickAnchor
    )
    let anchored = (Double(shown.origin) - style.tickAnchor) / interval
    return try candidate(ticks, numberedFrom: anchored, interval: interval)
  }

  /// How many intervals apart ticks are, so that there are no more than the caller wants, wherever
  /// the range begins.
  private var minMultiple: Double {
    guard style.tickCount > 0 else { return 1 }
    let count = abs(shown.max - shown.min) / style.tickInterval
    // One tick alone: further apart than the range is long.
    let multiple =
      style.tickCount > 1
      ? (count / Double(style.tickCount - 1)).rounded(.up) : count.rounded(.down) + 1
    return multiple.isFinite ? max(1, multiple) : 1
  }

  private func ticks(_ count: Int) -> Ticks {
    guard let distribution = range.distribution, style.conversion == nil else {
      return shown.scale.ticks(origin: shown.origin, min: shown.min, max: shown.max, count: count)
    }
    // A count is a hint that other scales go beyond by half.
    let values = distribution.ticks(style.tickCount > 0 ? count : 2 * count)
    return shown.scale.ticks(
      origin: shown.origin,
      min: shown.min,
      max: shown.max,
      at: shown.min > shown.max ? values.reversed() : values
    )
  }

  // MARK: Numbers and times

  /// Takes fewer ticks until their labels do not touch.
  private func counted() throws(KeisenError) -> Candidate {
    let wanted = style.tickCount
    let pace = style.labelSize * (side.dimension == .x ? Self.pace.x : Self.pace.y)
    var room = length / max(1, pace)
    switch shown.scale {
    // With the half that these scales may give beyond a wish powers are twice as dense: their texts
    // are short.
    case .log, .symlog: room *= 4.0 / 3
    default: break
    }
    var count = wanted > 0 ? min(wanted, 1000) : Int(max(2, min(1000, room)).rounded())
    func attempt(_ count: Int) throws(KeisenError) -> Candidate {
      var candidate = try candidate(ticks(count))
      set(&candidate, row(style.labelAngle ?? 0, areNames: false))
      return candidate
    }
    var chosen = try attempt(count)
    while count > 1, !chosen.isFree {
      count = count * 3 / 4
      chosen = try attempt(count)
    }
    // One tick tells where but not how much: rather more ticks, not all of them with a label.
    while wanted == 0, chosen.values.count < 2, !shown.isConstant, count < Self.maxForTwo {
      count += 1
      let other = thinned(try attempt(count))
      if other.isFree, other.values.indices.count(where: other.pattern.includes) > 1 {
        chosen = other
      }
    }
    // Two leave much of a long axis unmarked.
    while wanted == 0, chosen.values.count == 2, !shown.isConstant, count < Self.maxForThree {
      count += 1
      let other = try attempt(count)
      guard other.minDistance >= pace / 2 else { break }
      if other.values.count > 2, other.isFree { chosen = other }
    }
    return chosen
  }

  // MARK: Names, and ticks that a caller chose

  /// Turns labels that have no room, then breaks them into lines, then leaves some out.
  private func named(_ candidate: Candidate, mayTurn: Bool) throws(KeisenError) -> Candidate {
    var candidate = candidate
    if let angle = style.labelAngle {
      set(&candidate, row(angle, areNames: true))
      return thinned(candidate)
    }
    let isUpright = side.dimension == .x
    let angles = mayTurn && isUpright ? [0.0, 45, 90] : [0]
    for angle in angles {
      set(&candidate, row(angle, areNames: mayTurn))
      if candidate.isFree, !candidate.isShortened { return candidate }
    }
    if mayTurn, let wrapped = wrapped(candidate) { return wrapped }
    let turned = thinned(candidate)
    guard candidate.row.angle != 0 else { return turned }
    // What is left out all the same is not turned in vain, as where two ticks nearly coincide.
    set(&candidate, row(0, areNames: mayTurn))
    let level = thinned(candidate)
    return level.isShortened || level.shownCount < turned.shownCount ? turned : level
  }

  /// Breaks names into lines between words, where all of them have room then.
  private func wrapped(_ candidate: Candidate) -> Candidate? {
    var candidate = candidate
    let row = row(0, areNames: true)
    let longest = longest(in: row)
    let width = side.dimension == .x ? min(longest, candidate.minDistance - row.gap) : longest
    let maxHeight = side.dimension == .x ? maxPart * size.height : .infinity
    guard width > 2 * style.labelSize else { return nil }
    var textStyle = textStyle
    textStyle.alignment = row.alignment
    candidate.row = row
    candidate.isShortened = false
    candidate.labels.removeAll(keepingCapacity: true)
    for text in candidate.texts {
      guard text.text.utf8.count <= ShortText.maxScalars else { return nil }
      let block = TextLayout.block(text.text, style: textStyle, width: width)
      guard block.lines.count <= Self.maxLines, block.height <= maxHeight else { return nil }
      // Now that there are few of them: whether no word was cut.
      for word in text.text.split(whereSeparator: \.isWhitespace) {
        let word = TextLayout.block(String(word), style: self.textStyle)
        guard word.width <= width else { return nil }
      }
      candidate.labels.append(AxisContents.Label(block: block, context: text.context))
    }
    return candidate.isFree ? candidate : nil
  }

  /// Leaves out labels at equal distances until the others have room.
  private func thinned(_ candidate: Candidate) -> Candidate {
    var candidate = candidate
    while !candidate.isFree, candidate.pattern.stride < candidate.values.count {
      candidate.pattern.stride += max(1, candidate.pattern.stride / 4)
    }
    if !candidate.values.indices.contains(where: candidate.pattern.includes) {
      candidate.pattern.stride = 1
    }
    return candidate
  }

  // MARK: Candidates

  private func row(_ angle: Double, areNames: Bool) -> LabelRow {
    LabelRow(side, angle: angle, size: style.labelSize, areNames: areNames, ends: rangeEnds)
  }

  private func longest(in row: LabelRow) -> Double {
    max(Self.minLength * style.labelSize, row.longest(in: size, part: maxPart))
  }

  private func candidate(_ given: GivenTicks) throws(KeisenError) -> Candidate {
    var places: [(value: Double, index: Int)] = []
    places.reserveCapacity(given.values.count)
    let (low, high) = shown.min < shown.max ? (shown.min, shown.max) : (shown.max, shown.min)
    for (index, value) in given.values.enumerated() {
      let relative =
        style.conversion == nil
        ? range.relative(value) : Double(value.origin) + value.offset
      if relative >= low, relative <= high { places.append((relative, index)) }
    }
    places.sort { $0.value < $1.value }
    var kept = 0
    for place in places where kept == 0 || places[kept - 1].value < place.value {
      places[kept] = place
      kept += 1
    }
    places.removeLast(places.count - kept)
    if shown.min > shown.max { places.reverse() }
    let ticks = shown.scale.ticks(
      origin: shown.origin,
      min: shown.min,
      max: shown.max,
      at: places.map(\.value)
    )
    guard let labels = given.labels else { return try candidate(ticks) }
    return try candidate(ticks, labels: places.map { TickLabel(labels[$0.index]) })
  }

  /// Makes a candidate of ticks, with their texts.
  ///
  /// - Parameters:
  ///   - ticks: In the units shown.
  ///   - numberedFrom: What the number of a tick at the origin is, for ticks that may be thinned.
  ///   - interval: From one number to the next.
  ///   - labels: The texts, or nil for what the format gives.
  /// - Returns: The candidate, not set yet.
  /// - Throws: What the formatter throws.
  private func candidate(
    _ ticks: Ticks,
    numberedFrom: Double? = nil,
    interval: Double = 1,
    labels: [TickLabel]? = nil
  ) throws(KeisenError) -> Candidate {
    let values = style.conversion == nil ? ticks.values : ticks.values.map(shown.value(of:))
    var candidate = Candidate(
      ticks: ticks,
      values: values,
      positions: values.map(map.position(of:)),
      row: row(0, areNames: false),
      textStyle: textStyle
    )
    if let numberedFrom, let first = ticks.values.first {
      candidate.pattern.first = (first / interval + numberedFrom).rounded()
      candidate.pattern.direction = shown.min > shown.max ? -1 : 1
    }
    guard style.showsLabels, style.labelSize > 0 else { return candidate }
    let labels = labels ?? shown.scale.labels(of: ticks, format: style.format)
    candidate.texts = try texts(labels, ticks)
    return candidate
  }

  /// Completes the texts: the contexts of all, and what the caller's formatter makes of them.
  private func texts(
    _ labels: [TickLabel],
    _ ticks: Ticks
  ) throws(KeisenError) -> [Candidate.Text] {
    var texts: [Candidate.Text] = []
    texts.reserveCapacity(labels.count)
    var context = ""
    for (index, label) in labels.enumerated() where index < ticks.values.count {
      context = label.context ?? context
      var text = label.text
      if let write {
        let tick = Tick(
          index: shown.min > shown.max ? labels.count - 1 - index : index,
          count: labels.count,
          value: shown.dataValue(ticks.values[index]),
          text: text,
          context: context
        )
        text = try write(tick)
      }
      texts.append(Candidate.Text(text: text, context: context))
    }
    return texts
  }

  /// Sets the texts of a candidate in a row.
  private func set(_ candidate: inout Candidate, _ row: LabelRow) {
    candidate.row = row
    candidate.isShortened = false
    // Digits are never cut: numbers that are cut read as others.
    let mayCut = write != nil || row.areNames || given?.labels != nil
    let longest = mayCut ? longest(in: row) : .infinity
    var textStyle = textStyle
    textStyle.alignment = row.alignment
    candidate.labels.removeAll(keepingCapacity: true)
    candidate.labels.reserveCapacity(candidate.texts.count)
    for text in candidate.texts {
      let block = ShortText.block(text.text, style: textStyle, room: .init(width: longest))
      let isShortened = block.source != text.text
      if isShortened { candidate.isShortened = true }
      candidate.labels.append(
        AxisContents.Label(block: block, context: text.context, isShortened: isShortened)
      )
    }
  }

  // MARK: Minor ticks

  private func minorValues(of candidate: Candidate) -> [Double] {
    switch (style.minor, shown.scale) {
    case (.none, _): return []
    case (.shown, _), (.automatic, .log), (.automatic, .symlog): break
    // A count asks for them.
    case (.automatic, _): if style.minorCount == 0 { return [] }
    }
    let values =
      style.minorCount > 0
      ? parts(of: candidate.ticks.values)
      : shown.scale.minorTicks(of: candidate.ticks)
    guard Double(values.count) * Self.minMinorPace <= length else { return [] }
    return style.conversion == nil ? values : values.map(shown.value(of:))
  }

  /// Divides the ways between ticks, and those beyond the first and the last, into equal parts.
  private func parts(of ticks: [Double]) -> [Double] {
    let count = style.minorCount
    guard let first = ticks.first, let last = ticks.last, count > 1 else { return [] }
    let way = shown.min < shown.max ? style.tickInterval : -style.tickInterval
    let firstWay = ticks.count > 1 ? ticks[1] - first : way
    let lastWay = ticks.count > 1 ? last - ticks[ticks.count - 2] : way
    let (low, high) = shown.min < shown.max ? (shown.min, shown.max) : (shown.max, shown.min)
    var values: [Double] = []
    func add(from start: Double, _ way: Double) {
      for part in 1..<count {
        let value = start + way * (Double(part) / Double(count))
        if value >= low, value <= high { values.append(value) }
      }
    }
    add(from: first - firstWay, firstWay)
    for index in ticks.indices.dropLast() {
      add(from: ticks[index], ticks[index + 1] - ticks[index])
    }
    add(from: last, lastWay)
    return values
  }
}

/// Ticks with their labels, whether these have room or not.
private struct Candidate {
  struct Text {
    let text: String
    let context: String
  }

  let ticks: Ticks
  let values: [Double]
  let positions: [Double]
  var row: LabelRow
  let textStyle: TextStyle
  var texts: [Text] = []
  var labels: [AxisContents.Label] = []
  var pattern = LabelPattern()
  /// Whether a text was cut.
  var isShortened = false

  /// Whether all labels of the pattern keep their distance.
  var isFree: Bool {
    row.arrange(labels, at: positions, pattern, contextStyle: textStyle) { _ in true } == 0
  }

  /// How many labels the pattern has.
  var shownCount: Int { labels.indices.count(where: pattern.includes) }

  /// The least distance between two neighbours.
  var minDistance: Double {
    var minimum = Double.infinity
    for index in positions.indices.dropFirst() {
      minimum = min(minimum, abs(positions[index] - positions[index - 1]))
    }
    return minimum
  }

  func contents(
    of shown: ShownRange,
    ends: (start: Double, end: Double)?,
    minorValues: [Double]
  ) -> AxisContents {
    AxisContents(
      ends: ends,
      shown: shown,
      ticks: ticks,
      values: values,
      positions: positions,
      minorValues: minorValues,
      labels: labels,
      pattern: pattern,
      angle: row.angle,
      areNames: row.areNames,
      reach: row.reach(of: labels, at: positions, pattern, contextStyle: textStyle)
    )
  }
}
