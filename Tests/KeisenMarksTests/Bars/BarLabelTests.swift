import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Values of bars")
struct BarLabelTests {
  private func labelled(
    _ values: [Double],
    _ labels: ValueLabelStyle = ValueLabelStyle(place: .automatic),
    base: [Double]? = nil,
    orientation: BarMark.Orientation = .vertical,
    width: Double = 0.8,
    offset: Double = 0
  ) throws -> BarMark {
    BarMark(
      value: try Column(values),
      base: try base.map { try Column($0) },
      orientation: orientation,
      style: BarStyle(width: width, offset: offset, labels: labels)
    )
  }

  private func list(
    _ marks: [BarMark],
    size: (Double, Double) = (320, 240),
    range: (Double, Double)? = nil
  ) throws -> (list: DisplayList, record: FrameRecord) {
    let chart = try Chart.whole(size.0, size.1)
    for mark in marks { chart.add(try BarSeries(mark, in: chart.space)) }
    if let range {
      let isUpright = marks[0].orientation == .vertical
      try (isUpright ? chart.space.y : chart.space.x).setRange(min: range.0, max: range.1)
    }
    let list = try chart.frame { $0 }
    return (list, try #require(chart.frameRecord))
  }

  private func texts(_ list: DisplayList) -> [String] {
    list.labels.filter { $0.role == .value }.map(\.text)
  }

  /// The box of a label, of which what is read is as high as capitals.
  private func box(_ label: LabelRecord) -> Rect {
    let isTurned = label.angle != 0
    let (width, height) =
      isTurned ? (label.height, label.width) : (label.width, label.height)
    return Rect(
      x: label.center.x - width / 2,
      y: label.center.y - height / 2,
      width: width,
      height: height
    )
  }

  @Test("stand beyond their tips, whichever way these go")
  func outside() throws {
    for orientation in [BarMark.Orientation.vertical, .horizontal] {
      let list = try list([try labelled([7, 1, -2, 6], orientation: orientation)]).list
      #expect(texts(list) == ["7", "1", "\u{2212}2", "6"])
      for (index, (label, bar)) in zip(list.labels, list.rectangles).enumerated() {
        let box = box(label)
        switch (orientation, index == 2) {
        case (.vertical, false): #expect(box.maxY < bar.rect.minY + 4)
        case (.vertical, true): #expect(box.minY > bar.rect.maxY)
        case (.horizontal, false): #expect(box.minX > bar.rect.maxX)
        case (.horizontal, true): #expect(box.maxX < bar.rect.minX)
        }
        if orientation == .vertical {
          #expect(abs(box.midX - bar.rect.midX) < 0.5)
        } else {
          #expect(abs(box.midY - bar.rect.midY) < 3)
        }
      }
    }
  }

  @Test("stand within bars that a range cuts off, in a colour that can be read there")
  func inside() throws {
    var mark = try labelled([7, 1])
    mark.style.color = .black
    let (list, record) = try list([mark], range: (0, 4))
    #expect(texts(list) == ["7", "1"])
    #expect(record.series[0].omittedLabels == 0)
    let bar = list.rectangles[0].rect
    let box = box(list.labels[0])
    #expect(box.minX > bar.minX && box.maxX < bar.maxX && box.minY > 0)
    let colors = list.glyphRuns.map(\.color)
    #expect(colors == [.white, Theme.light.label])
  }

  @Test("of stacks stand in the middle of each bar, and are its length")
  func stacked() throws {
    let model = try labelled([0, 0])
    let marks = try BarMark.stacked([[1, 2], [3, 0.1], [-4, 0]], like: model)
    let (list, record) = try list(marks, size: (320, 300))
    #expect(texts(list) == ["1", "2", "3", "\u{2212}4"])
    // One has no room in its bar of 0.1, and one of 0 is not missed.
    #expect(record.series.map(\.omittedLabels) == [0, 1, 0])
    #expect(record.omittedParts == 1)
    for label in list.labels {
      let own = list.rectangles.first { $0.rect.contains(label.center) }
      let rect = try #require(own).rect
      #expect(abs(rect.midX - label.center.x) < 0.5 && abs(rect.midY - label.center.y) < 3)
    }
  }

  @Test("of integers are exact, and of other lengths without noise")
  func exact() throws {
    let large = BarMark(
      value: try Column([Int64(9_007_199_254_740_993)]),
      base: try Column([Int64(0)]),
      style: BarStyle(labels: ValueLabelStyle(place: .center))
    )
    let exact = texts(try list([large]).list)
    #expect(exact == ["9,007,199,254,740,993"])
    let noisy = try labelled([0.1 + 0.2], base: [0.1])
    #expect(texts(try list([noisy]).list) == ["0.2"])
    let format = ValueLabelStyle(place: .outside, format: TickFormat(.percent, decimals: 1))
    let percent = texts(try list([try labelled([0.256], format)]).list)
    #expect(percent == ["25.6\u{202f}%"])
  }

  @Test("are turned where more of them have room so")
  func turned() throws {
    let values = (0..<24).map { 100.25 + Double(($0 * 7) % 24) }
    let list = try list([try labelled(values)], size: (400, 400)).list
    #expect(list.labels.count == 24 && list.labels.allSatisfy { $0.angle == 90 })
    let level = try self.list([try labelled(values, orientation: .horizontal)]).list
    #expect(level.labels.allSatisfy { $0.angle == 0 })
  }

  @Test("stand where they are told, or are counted where there is no room")
  func places() throws {
    for place in ValueLabelStyle.Place.allCases {
      let mark = try labelled([4, 4], ValueLabelStyle(place: place))
      let (list, record) = try list([mark], range: (0, 4))
      let wanted = place == .none || place == .outside ? [] : ["4", "4"]
      #expect(texts(list) == wanted)
      #expect(record.series[0].omittedLabels == (place == .outside ? 2 : 0))
    }
    var mark = try labelled([4], ValueLabelStyle(place: .inside, color: Color(rgb: 0x123456)))
    #expect(try list([mark]).list.glyphRuns.map(\.color) == [Color(rgb: 0x123456)])
    mark.style.labels.size = 0
    #expect(texts(try list([mark]).list).isEmpty)
    mark.style.labels.size = -1
    #expect(throws: KeisenError.self) { try mark.validate() }
  }

  @Test("lie on no other one and on no other bar, whatever there is", arguments: 0..<60)
  func random(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let orientation = random.pick([BarMark.Orientation.vertical, .horizontal])
    let sets = Int.random(in: 1...4, using: &random)
    let count = Int.random(in: 1...30, using: &random)
    let model = BarMark(
      value: try Column([Double](repeating: 0, count: count)),
      orientation: orientation,
      style: BarStyle(
        labels: ValueLabelStyle(
          place: random.pick([.automatic, .outside, .inside, .center]),
          size: random.pick([6, 12, 20])
        )
      )
    )
    let values = (0..<sets).map { _ in
      (0..<count).map { _ in
        random.pick([Double.random(in: -1000...5000, using: &random), 0, .nan, 3])
      }
    }
    let marks =
      random.pick([false, true])
      ? try BarMark.grouped(values, like: model) : try BarMark.stacked(values, like: model)
    let range = random.pick([nil, (-300.0, 2000.0)])
    let (list, record) = try list(marks, size: (400, 260), range: range)
    let labels = list.labels.filter { $0.role == .value }
    let plot = record.plot
    let shown = labels.count + record.series.reduce(0) { $0 + $1.omittedLabels }
    #expect(shown <= sets * count)
    for (index, label) in labels.enumerated() {
      // Below capitals there is room for descenders, which numbers have none of.
      let box = box(label).inset(by: Insets(label.height * 0.25))
      #expect(plot.intersection(box) == box)
      for other in labels[..<index] {
        #expect(self.box(other).inset(by: Insets(other.height * 0.25)).intersection(box).isEmpty)
      }
      let met = list.rectangles.filter { !$0.rect.intersection(box).isEmpty }
      #expect(met.count <= 1, "\(label.text) lies on \(met.count) bars")
    }
  }
}
