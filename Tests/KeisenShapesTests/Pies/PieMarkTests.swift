import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenMotion
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("PieMark")
struct PieMarkTests {
  /// Shares by the letter of the description: what has a slice, in order, as parts of the sum.
  private func slowShares(_ values: [Double], _ order: PieStyle.Order) -> [(row: Int, part: Double)]
  {
    var rows = values.indices.filter { values[$0].isFinite && values[$0] > 0 }
    switch order {
    case .given: break
    case .ascending: rows.sort { (values[$0], $0) < (values[$1], $1) }
    case .descending: rows.sort { (-values[$0], $0) < (-values[$1], $1) }
    }
    let sum = rows.reduce(0) { $0 + values[$1] }
    return rows.map { ($0, values[$0] / sum) }
  }

  private func randomValues(_ random: inout SeededGenerator, _ maximum: Int = 30) -> [Double] {
    (0..<Int.random(in: 0...maximum, using: &random)).map { _ in
      switch Int.random(in: 0..<12, using: &random) {
      case 0: .nan
      case 1: -Double.random(in: 0...5, using: &random)
      case 2: 0
      case 3: .infinity
      case 4: Double.random(in: 0...0.02, using: &random)
      default: Double.random(in: 0...10, using: &random)
      }
    }
  }

  private func slices(_ values: [Double], _ style: PieStyle = PieStyle()) throws -> [PieSlices
    .Slice]
  {
    var slices: [PieSlices.Slice] = []
    try PieSlices(PieMark(values: try Column(values), style: style)).forEachSlice {
      slices.append($0)
    }
    return slices
  }

  @Test("gives each row its part of the turn, clockwise from 12 o'clock, in the order asked for")
  func parts() throws {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<100 {
      let values = randomValues(&random)
      for order in PieStyle.Order.allCases {
        let wanted = slowShares(values, order)
        let slices = try slices(values, PieStyle(order: order))
        #expect(slices.map(\.row) == wanted.map(\.row))
        var angle = 0.0
        for (slice, share) in zip(slices, wanted) {
          #expect(abs(slice.part - share.part) < 1e-12)
          #expect(abs(slice.start - angle) < 1e-12)
          angle += share.part * 2 * .pi
          #expect(abs(slice.end - angle) < 1e-12)
        }
        if !wanted.isEmpty { #expect(abs(angle - 2 * .pi) < 1e-9) }
      }
    }
  }

  @Test("turns the other way and begins elsewhere where it is told to")
  func directions() throws {
    let slices = try slices([1, 3], PieStyle(startAngle: 90, isClockwise: false))
    #expect(abs(slices[0].end - .pi / 2) < 1e-12 && abs(slices[0].start) < 1e-12)
    #expect(abs(slices[1].end) < 1e-12 && abs(slices[1].start + 1.5 * .pi) < 1e-12)
  }

  @Test("takes values whose sum is beyond the doubles")
  func largeValues() throws {
    let slices = try slices([.greatestFiniteMagnitude, .greatestFiniteMagnitude])
    #expect(slices.map(\.part) == [0.5, 0.5])
  }

  @Test("counts gaps and negative rows, which have no slice")
  func counts() throws {
    let chart = try Chart.whole(100, 100)
    try chart.add(PieMark(values: try Column([1, .nan, -2, .infinity, 0, 3])))
    _ = try chart.frame { $0 }
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.rows == 6 && record.gaps == 2 && record.dropped == 1)
    #expect(record.tier == .direct)
  }

  @Test("draws a thin circle of no rows, of zeros and of nothing but gaps")
  func nothing() throws {
    for values in [[], [0, 0], [.nan], [-1, -2]] as [[Double]] {
      let chart = try Chart.whole(100, 100)
      try chart.add(PieMark(values: try Column(values), names: values.map { "\($0)" }))
      let list = try chart.frame { $0 }
      #expect(list.piePaths.count == 1 && list.labels.isEmpty, "\(values)")
      guard case .stroke = list.piePaths[0].paint else {
        Issue.record("\(list.piePaths[0].paint)")
        return
      }
    }
  }

  @Test(
    "puts labels where none lies on another or leaves the plot, and lines where none meet",
    arguments: 0..<20
  )
  func labels(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 400)
    let values = randomValues(&random, 60)
    let names = values.map { _ in
      String(repeating: "m", count: Int.random(in: 0...18, using: &random))
    }
    let size = (
      Double.random(in: 60...500, using: &random), Double.random(in: 60...500, using: &random)
    )
    let chart = try Chart.whole(size.0, size.1)
    let style = PieStyle(
      innerRadius: Double.random(in: 0...0.9, using: &random),
      startAngle: Double.random(in: -400...400, using: &random),
      isClockwise: .random(using: &random),
      labelPlace: .random(using: &random) ? .outside : .automatic,
      labelThreshold: 0
    )
    let explode = try Column(values.map { _ in Double.random(in: 0...0.3, using: &random) })
    let mark = PieMark(values: try Column(values), names: names, explode: explode, style: style)
    try chart.add(mark)
    let list = try chart.frame { $0 }
    let boxes = list.labels.map { label in
      Rect(
        x: label.center.x - label.width / 2,
        y: label.center.y - label.height / 2,
        width: label.width,
        height: label.height
      )
    }
    for (index, box) in boxes.enumerated() {
      #expect(box.minX > -0.01 && box.maxX < size.0 + 0.01, "\(box)")
      #expect(box.minY > -0.01 && box.maxY < size.1 + 0.01, "\(box)")
      for other in boxes[..<index] { #expect(box.intersection(other).isEmpty, "\(box) \(other)") }
    }
    let lines = list.leaders
    for (index, line) in lines.enumerated() {
      for other in lines[..<index] { #expect(!meet(line, other), "\(index)") }
      for box in boxes { #expect(!enters(line, box), "\(index) \(box)") }
    }
    let wanted = slowShares(values, .given).count
    #expect(boxes.count + list.omittedParts == wanted)
    #expect(chart.frameRecord?.series.first?.omittedLabels == list.omittedParts)
  }

  private func meet(_ one: [SIMD2<Double>], _ other: [SIMD2<Double>]) -> Bool {
    func side(_ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>) -> Double {
      (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
    }
    for (a, b) in zip(one, one.dropFirst()) {
      for (c, d) in zip(other, other.dropFirst())
      where side(a, b, c) * side(a, b, d) < -1e-3 && side(c, d, a) * side(c, d, b) < -1e-3 {
        return true
      }
    }
    return false
  }

  /// Whether a line goes through a box by more than rounding.
  private func enters(_ line: [SIMD2<Double>], _ box: Rect) -> Bool {
    let inner = box.inset(by: Insets(0.1))
    return zip(line, line.dropFirst()).contains { start, end in
      (0...40).contains { step in
        let place = start + (end - start) * (Double(step) / 40)
        return place.x > inner.minX && place.x < inner.maxX && place.y > inner.minY
          && place.y < inner.maxY
      }
    }
  }

  @Test("finds the slice at each point, as looking at all of them does", arguments: 0..<5)
  func hits(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 900)
    let values = randomValues(&random, 12) + [1]
    let chart = try Chart.whole(200, 120)
    let style = PieStyle(innerRadius: 0.3, order: .descending, labelPlace: .none)
    let series = try chart.add(PieMark(values: try Column(values), style: style))
    let shares = slowShares(values, .descending)
    for _ in 0..<200 {
      let point = SIMD2(
        Double.random(in: 0...200, using: &random),
        Double.random(in: 0...120, using: &random)
      )
      let way = point - SIMD2(100, 60)
      let radius = (way * way).sum().squareRoot()
      let hit = try chart.hit(at: Point(x: point.x, y: point.y), within: 0)
      guard radius > 18.01, radius < 59.99 else {
        if radius < 17.99 || radius > 60.01 { #expect(hit == nil) }
        continue
      }
      var angle = Sector.angle(of: way) / Sector.turn
      if angle < 0 { angle += 1 }
      var row = -1
      var (nearest, sum) = (1.0, 0.0)
      for share in shares {
        nearest = min(nearest, abs(sum - angle))
        sum += share.part
        if angle <= sum, row < 0 { row = share.row }
      }
      guard nearest > 1e-9, row >= 0 else { continue }
      #expect(hit?.row == row && hit?.series === series)
      #expect(hit?.y.offset == values[row])
    }
  }

  @Test("is without axes, grid and plot area, unless another series has use for them")
  func furniture() throws {
    let chart = try Chart(size: Size(width: 200, height: 200))
    try chart.add(PieMark(values: try Column([1.0, 2]), style: PieStyle(labelPlace: .none)))
    let alone = try chart.frame { $0 }
    #expect(alone.labels.isEmpty)
    #expect(alone.commands.count == 2)
    #expect(chart.frameRecord?.plot == Rect(x: 12, y: 12, width: 176, height: 176))
    try chart.addLine(x: nil, y: try Column([1.0, 2]))
    #expect(try !chart.frame { $0 }.labels.isEmpty)
  }

  @Test("has one centre and one radius with other pies of its space")
  func rings() throws {
    let chart = try Chart.whole(300, 100)
    let values = try Column([1.0, 1])
    try chart.add(
      PieMark(values: values, names: ["a long name", "b"], style: PieStyle(innerRadius: 0.7))
    )
    try chart.add(
      PieMark(values: values, names: ["c", "d"], style: PieStyle(radius: 0.6, gap: 0))
    )
    let paths = try chart.frame { $0 }.piePaths
    #expect(paths.count == 4)
    let reaches = paths.map { path in
      path.outline.points.vertices.map { max(abs($0.x - 150), abs($0.y - 50)) }.max() ?? 0
    }
    #expect(abs(reaches[2] / reaches[0] - 0.6) < 0.02)
  }

  @Test("draws slices that are too thin to be seen alone together, and says so")
  func thinSlices() throws {
    let chart = try Chart.whole(100, 100)
    let values = [50_000, 1e5] + (0..<100_000).map { Double($0 % 7) }
    try chart.add(PieMark(values: try Column(values), style: PieStyle(labelPlace: .none)))
    let list = try chart.frame { $0 }
    #expect(list.piePaths.count == 2 && list.piePictures.count == 1)
    let record = try #require(chart.frameRecord?.series.first)
    #expect(record.tier == .coverage && record.boundPixels == 0.25 && record.rows == 100_002)
  }

  @Test("draws a few slices that are too thin to be seen alone as they are")
  func fewThinSlices() throws {
    let chart = try Chart.whole(100, 100)
    let values = [1.0] + [Double](repeating: 1e-6, count: 256)
    try chart.add(PieMark(values: try Column(values), style: PieStyle(labelPlace: .none)))
    #expect(try chart.frame { $0 }.piePaths.count == 257)
    #expect(chart.frameRecord?.series.first?.tier == .direct)
  }

  @Test("keeps the greatest slices for labels, whatever their order", arguments: 0..<10)
  func maxLabels(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 70)
    let values = (0..<2000).map { _ in Double(Int.random(in: 0...40, using: &random)) }
    let chart = try Chart.whole(2000, 2000)
    let names = values.indices.map { "\($0)" }
    let style = PieStyle(labelPlace: .outside, labelThreshold: 0, labelSize: 4)
    try chart.add(PieMark(values: try Column(values), names: names, style: style))
    let texts = try chart.frame { $0 }.labels.map(\.text)
    let wanted = values.indices.sorted { (-values[$0], $0) < (-values[$1], $1) }.prefix(60)
    #expect(!texts.isEmpty)
    for text in texts {
      let name = text.prefix { $0.isNumber }
      #expect(wanted.contains { "\($0)" == name }, "\(text)")
    }
  }

  @Test("labels slices of half a percent and more, or of as much as it is told")
  func minLabels() throws {
    // Of 1,000 in all: 5, 4 and 20 times 1.
    let values = [971.0, 5, 4] + [Double](repeating: 1, count: 20)
    func texts(_ minimum: Double?, _ place: PieStyle.LabelPlace) throws -> (
      texts: Int, omitted: Int
    ) {
      let chart = try Chart.whole(400, 400)
      var style = PieStyle(labelPlace: place)
      if let minimum { style.labelThreshold = minimum }
      try chart.add(PieMark(values: try Column(values), style: style))
      let list = try chart.frame { $0 }
      return (list.labels.count, chart.frameRecord?.series.first?.omittedLabels ?? -1)
    }
    #expect(try texts(nil, .outside) == (2, 0))
    #expect(try texts(nil, .automatic) == (2, 0))
    #expect(try texts(0.004, .outside) == (3, 0))
    #expect(try texts(1, .outside) == (0, 0))
    let all = try texts(0, .outside)
    #expect(all.texts + all.omitted == 23)
    // A thousand equal slices would have nothing but labels.
    let chart = try Chart.whole(400, 400)
    try chart.add(PieMark(values: try Column([Double](repeating: 1, count: 1000))))
    #expect(try chart.frame { $0 }.labels.isEmpty)
  }

  @Test("tells its slices in words")
  func words() throws {
    let chart = try Chart(size: Size(width: 200, height: 200))
    try chart.setTitle("Energy")
    try chart.add(PieMark(values: try Column([3.0, 1]), names: ["wind", "sun"]))
    #expect(chart.alt == "Pie chart \"Energy\": wind 75\u{202F}%, sun 25\u{202F}%.")
  }

  @Test("refuses what does not fit, in one line")
  func refusals() throws {
    let values = try Column([1.0, 2])
    let space = Space(x: Projection(), y: Projection())
    let bad: [(PieMark, String)] = [
      (PieMark(values: values, names: ["a"]), "names has 1 values, values has 2"),
      (PieMark(values: values, explode: try Column([1.0])), "explode has 1 values, values has 2"),
      (
        PieMark(values: values, style: PieStyle(radius: 0)),
        "radius must be above 0 and at most 1, got 0.0"
      ),
      (
        PieMark(values: values, style: PieStyle(innerRadius: 1)),
        "inner radius must be at least 0 and below 1, got 1.0"
      ),
      (
        PieMark(values: values, style: PieStyle(gap: .nan)),
        "gap must be finite and not negative, got nan"
      ),
      (
        PieMark(values: values, style: PieStyle(startAngle: .infinity)),
        "start angle must be finite, got inf"
      ),
      (
        PieMark(values: values, style: PieStyle(labelThreshold: -1)),
        "label threshold must be in 0...1, got -1.0"
      ),
    ]
    for (mark, message) in bad {
      let error = #expect(throws: KeisenError.self) { try PieSeries(mark, in: space) }
      #expect(error?.message == message)
    }
  }

  @Test("moves from values to values")
  func animates() throws {
    let chart = try Chart.whole(100, 100)
    let series = try chart.add(PieMark(values: try Column([1.0, 1])))
    let animator = Animator()
    chart.add(animator)
    let timing = AnimationTiming(duration: 1)
    try animator.add(.values(of: series, to: try Column([3.0, 1]), timing))
    _ = try chart.frame(at: 0) { $0 }
    _ = try chart.frame(at: 0.5) { $0 }
    let part = try PieSlices(series.mark)
    var first = 0.0
    part.forEachSlice { if $0.row == 0 { first = $0.part } }
    #expect(first > 0.5 && first < 0.75)
  }

  @Test("has slices that a legend keeps clear of, not only their rim")
  func outlines() throws {
    for (hole, covers) in [(0.0, true), (0.9, false)] {
      let chart = try Chart.whole(200, 200)
      let style = PieStyle(innerRadius: hole)
      let pie = try chart.add(PieMark(values: try Column([3.0, 2, 1]), style: style))
      let frame = try Chart.begin(chart.state.withLock { $0 }, pixelRatio: 1).0
      let middle = Rect(x: 80, y: 80, width: 40, height: 40)
      let points = pie.outline(frame, count: 200)
      #expect(points.contains { middle.contains($0) } == covers)
    }
  }
}

@Suite("LabelStack")
struct LabelStackTests {
  @Test("moves texts as little as keeps them apart", arguments: 0..<20)
  func minMoves(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 50)
    let wanted = (0..<Int.random(in: 1...6, using: &random))
      .map { _ in Double.random(in: 0...10, using: &random) }.sorted()
    let places = LabelStack.places(wanted, distance: 1, from: 0, to: 10)
    func cost(_ places: [Double]) -> Double {
      zip(places, wanted).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    }
    for (place, next) in zip(places, places.dropFirst()) { #expect(next - place > 1 - 1e-9) }
    #expect(places.allSatisfy { $0 > -1e-9 && $0 < 10 + 1e-9 })
    // No small move of any run of them is better.
    for first in places.indices {
      for last in first..<places.count {
        for move in [-0.01, 0.01] {
          var moved = places
          for index in first...last { moved[index] += move }
          let isAllowed =
            zip(moved, moved.dropFirst()).allSatisfy { $1 - $0 >= 1 - 1e-9 }
            && moved.allSatisfy { $0 >= 0 && $0 <= 10 }
          if isAllowed { #expect(cost(moved) >= cost(places) - 1e-9) }
        }
      }
    }
  }
}

extension DisplayList {
  fileprivate var piePaths: [Path] {
    commands.compactMap { command in
      if case .path(let path) = command.primitive { path } else { nil }
    }
  }

  fileprivate var piePictures: [PlacedImage] {
    commands.compactMap { command in
      if case .picture(let picture) = command.primitive { picture } else { nil }
    }
  }

  /// The vertices of each line.
  fileprivate var leaders: [[SIMD2<Double>]] {
    commands.compactMap { command in
      guard case .polyline(let line) = command.primitive else { return nil }
      return line.vertices.vertices.map { SIMD2<Double>($0) }
    }
  }
}
