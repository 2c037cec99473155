import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

/// Notes how much of a list there is when its turn comes.
private final class Probe: KeisenFrames.Attachment {
  static let typeName = "custom"

  let counts = Locked((commands: 0, labels: 0))

  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError) {
    let now = (list.commands.count, list.labels.count)
    counts.withLock { $0 = now }
  }
}

@Suite("Labels that a hook changes")
struct AxisHookRoomTests {
  private static let marker = Color(rgb: 0xabcdef)

  /// The boxes of the marker's colour among some commands.
  private func boxes(_ commands: ArraySlice<DrawCommand>, angle: Double) -> [LabelBox] {
    commands.compactMap { command in
      switch command.primitive {
      case .rectangle(let one):
        return one.fill == .color(Self.marker) ? LabelBox(one.rect) : nil
      case .polyline(let line):
        guard line.stroke.color == Self.marker else { return nil }
        guard let run = line.runs.first, run.count == 2 else { return nil }
        let way = run[1] - run[0]
        return LabelBox(
          center: Point(x: Double(run[0].x + way.x / 2), y: Double(run[0].y + way.y / 2)),
          width: Double((way * way).sum().squareRoot()),
          height: line.stroke.width,
          turn: Turn(degrees: angle)
        )
      default: return nil
      }
    }
  }

  @Test("cover with their boxes no text of another axis and stay in the picture, by lot")
  func boxesOfManyAxes() throws {
    var random = SeededGenerator(seed: 21)
    var (drawn, refused) = (0, 0)
    var others: [LabelRecord.Role: Int] = [:]
    for index in 0..<500 {
      let chart = try Chart.ofAxes(using: &random)
      let axes = chart.attachments(.above).compactMap { $0 as? Axis }
      let calls = Locked(0)
      var probes: [Probe] = []
      for axis in axes {
        let maximum = Double.random(in: 0...40, using: &random)
        axis.labelHook = { label in
          calls.withLock { $0 += 1 }
          label.background = Self.marker
          label.insets = Insets(
            top: maximum / Double(1 + label.index % 3),
            left: maximum,
            bottom: maximum / Double(1 + label.index % 2),
            right: maximum / Double(1 + label.index % 4)
          )
        }
        let probe = Probe()
        probes.append(probe)
        chart.remove(axis)
        chart.add(axis, to: .above)
        chart.add(probe, to: .above)
      }
      // Beside the axes, for their boxes to stay clear of.
      for role in Title.Role.allCases where (index + Int(role.rawValue)) % 2 == 0 {
        let alignment = [TitleAlignment.left, .center, .right][index % 3]
        let title = try Title("words", role: role, style: Title.Style(alignment: alignment))
        chart.add(title, to: .above)
      }
      if index % 3 == 0 {
        let sides = [Legend.Place.outsideRight, .outsideLeft, .outsideTop, .outsideBottom]
        chart.add(try Legend(style: Legend.Style(place: sides[index / 3 % 4])), to: .above)
        try chart.addLine(x: nil, y: Column([0, 1.0]), label: "series")
      }
      if index % 8 == 0 { try chart.setPadding(.fixed(Insets(50))) }
      let list = try chart.frame { $0 }
      var start = (commands: 0, labels: 0)
      for (axis, probe) in zip(axes, probes) {
        let end = probe.counts.withLock { $0 }
        let own = start.labels..<end.labels
        let angle = list.labels[own].first { $0.role == .tick }?.angle ?? 0
        let boxes = boxes(list.commands[start.commands..<end.commands], angle: angle)
        drawn += boxes.count
        for box in boxes {
          let bounds = box.bounds
          #expect(
            bounds.minX > -1e-3 && bounds.minY > -1e-3 && bounds.maxX < chart.size.width + 1e-3
              && bounds.maxY < chart.size.height + 1e-3,
            "chart \(index): \(bounds)"
          )
          for (number, label) in list.labels.enumerated()
          where label.role == .axisTitle || !own.contains(number) {
            let other = LabelBox(
              center: label.center,
              // Vertices are floats.
              width: label.width - 1e-3,
              height: label.height - 1e-3,
              turn: Turn(degrees: label.angle)
            )
            #expect(
              !box.intersects(other),
              "chart \(index), axis at \(axis.side): \(bounds) covers \(label.text)"
            )
            others[label.role, default: 0] += 1
          }
        }
        start = end
      }
      refused += calls.withLock { $0 } - list.labels.count { $0.role == .tick }
    }
    #expect(drawn > 700 && refused > 500, "\(drawn) \(refused)")
    #expect(others.count == 6 && others.values.allSatisfy { $0 > 100 }, "\(others)")
  }

  @Test("are left out where they would cover a caption, a legend outside or the axis' own title")
  func others() throws {
    for kind in 0..<3 {
      let chart = try Chart(bare: Size(width: 400, height: 300))
      try chart.space.x.setRange(min: 0, max: 8)
      try chart.addLine(x: nil, y: Column([0, 1.0]), label: "series")
      let style = Axis.Style(labelBackground: Self.marker)
      let axis = try Axis(.bottom, of: chart.space, title: kind == 0 ? "x" : "", style: style)
      chart.add(axis, to: .above)
      if kind == 1 {
        chart.add(try Title("caption of the whole", role: .caption), to: .above)
      } else if kind == 2 {
        chart.add(try Legend(style: Legend.Style(place: .outsideBottom)), to: .above)
      }
      let all = try chart.frame { $0 }.labels
      let other = try #require(all.first { $0.role != .tick })
      // In a legend the sample comes first, from the plot's left side.
      let plot = try #require(chart.frameRecord?.plot)
      let start = kind == 2 ? plot.minX : other.center.x - other.width / 2
      let end = other.center.x + other.width / 2
      for bottom in [0.0, 2, 30] {
        axis.labelHook = { $0.insets = Insets(top: 0, left: 0, bottom: bottom, right: 0) }
        let ticks = try chart.frame { $0 }.labels.filter { $0.role == .tick }.map(\.text)
        let wanted = all.filter { label in
          let half = label.width / 2
          let isBeside = label.center.x + half < start || label.center.x - half > end
          return label.role == .tick && (bottom < 30 || isBeside)
        }
        #expect(ticks == wanted.map(\.text), "\(kind) \(bottom)")
        #expect((ticks.count < all.count { $0.role == .tick }) == (bottom == 30))
      }
    }
  }

  @Test("and hides leave what they stand in to the next one")
  func contexts() throws {
    let chart = try Chart.whole(640, 300)
    let x = try Projection(scale: .time(TimeScale(unit: .seconds)))
    try x.setRange(origin: 1_709_254_800, min: 0, max: 30_000)
    let axis = try Axis(.bottom, of: Space(x: x, y: chart.space.y))
    chart.add(axis, to: .above)
    try chart.frame { _ in }
    let all = try #require(chart.frameRecord).labels
    let context = try #require(all.dropFirst().first).text
    #expect(context.contains("2024"))
    axis.labelHook = { $0.isHidden = $0.index == 0 }
    try chart.frame { _ in }
    let labels = try #require(chart.frameRecord).labels
    #expect(labels.map(\.text) == [all[2].text, context] + all.dropFirst(3).map(\.text))
  }
}
