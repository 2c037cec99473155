import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges

/// A part of closures.
private struct ClosurePart: CustomPart {
  var projections: [Projection] = []
  var demand: @Sendable (Painter) throws -> LayoutDemand = { _ in LayoutDemand() }
  var drawing: @Sendable (Rect, Painter) throws -> Void = { _, _ in }

  func measure(with painter: Painter) throws -> LayoutDemand { try demand(painter) }

  func draw(in band: Rect, with painter: Painter) throws { try drawing(band, painter) }
}

@Suite("CustomAttachment")
struct CustomAttachmentTests {
  private func chart(_ part: ClosurePart) throws -> Chart {
    let chart = try Chart(size: Size(width: 300, height: 200))
    try chart.addLine(x: nil, y: Column([1.0, 2, 3]))
    chart.add(CustomAttachment(part), to: .above)
    return chart
  }

  @Test("gets the room that it wants beside the plot", arguments: Side.allCases)
  func room(_ side: Side) throws {
    let band = Locked(Rect.zero)
    let chart = try chart(
      ClosurePart(
        demand: { _ in LayoutDemand(side: side, thickness: 20, rank: .legend) },
        drawing: { rect, painter in
          band.withLock { $0 = rect }
          try painter.rectangle(rect, fill: .color(.black))
        }
      )
    )
    try chart.frame { _ in }
    let (plot, rect) = (try chart.plot(), band.withLock { $0 })
    #expect((side.dimension == .x ? rect.height : rect.width) == 20)
    switch side {
    case .top: #expect(rect.maxY <= plot.minY && rect.minY >= 0 && rect.minX == plot.minX)
    case .bottom: #expect(rect.minY >= plot.maxY && rect.maxY <= 200)
    case .left: #expect(rect.maxX <= plot.minX && rect.minX >= 0 && rect.height == plot.height)
    case .right: #expect(rect.minX >= plot.maxX && rect.maxX <= 300)
    }
  }

  @Test(
    "measures texts, may draw on all of the picture, and asks ranges of the chart's and its own projections"
  )
  func painter() throws {
    let own = Projection()
    try own.setRange(min: 3, max: 4)
    let found = Locked<[Double]>([])
    let held = Locked<Chart?>(nil)
    let chart = try chart(
      ClosurePart(
        projections: [own],
        demand: { painter in
          let size = try painter.size(of: "wide")
          return LayoutDemand(side: .right, thickness: size.width)
        },
        drawing: { band, painter in
          try painter.text(
            "wide",
            at: Point(x: band.minX, y: band.midY),
            anchor: Point(x: 0, y: 0.5)
          )
          let space = try #require(held.withLock { $0 }).space
          let place = try painter.position(x: DataValue(1), y: DataValue(2), in: space)
          let range = try painter.range(of: own)
          found.withLock { $0 = [place.x, place.y, range.min] }
        }
      )
    )
    held.withLock { $0 = chart }
    let label = try chart.frame { list in list.labels.first { $0.text == "wide" } }
    let plot = try chart.plot()
    let values: [Double] = found.withLock { $0 }
    #expect(values == [plot.midX, plot.midY, 3])
    let box = try #require(label)
    #expect(box.center.x > plot.maxX && box.center.x + box.width / 2 <= 300.001)
    held.withLock { $0 = nil }
  }

  @Test("lengths that can't be are errors with the value")
  func badDemand() throws {
    let bad: [LayoutDemand] = [
      LayoutDemand(side: .top, thickness: -1),
      LayoutDemand(side: .top, thickness: .nan),
      LayoutDemand(side: .top, thickness: 1, gap: .infinity),
      LayoutDemand(overhang: Insets(top: 0, left: -3, bottom: 0, right: 0)),
    ]
    for demand in bad {
      let chart = try chart(ClosurePart(demand: { _ in demand }))
      #expect(throws: KeisenError.self) { try chart.frame { _ in } }
      #expect(chart.frameRecord == nil)
    }
    // More than there is leaves no plot, and no error.
    let chart = try chart(ClosurePart(demand: { _ in LayoutDemand(side: .top, thickness: 1e300) }))
    try chart.frame { _ in }
  }

  @Test("a painter that measures draws nothing, and without a space there is none")
  func wrongUse() throws {
    let errors = Locked<[String]>([])
    @Sendable func note(_ body: () throws -> Void) {
      do { try body() } catch { errors.withLock { $0.append("\(error)") } }
    }
    let chart = try chart(
      ClosurePart(
        demand: { painter in
          errors.withLock { $0 = [] }
          note { try painter.line([Point.zero]) }
          note { _ = try painter.position(x: DataValue(0), y: DataValue(0)) }
          return LayoutDemand()
        }
      )
    )
    try chart.frame { _ in }
    #expect(
      errors.withLock { $0 } == [
        "painter must not draw while something is measured or searched",
        "an attachment has no space of its own, and none was given",
      ]
    )
  }

  @Test("has its band for itself: no background of an axis' labels lies on it")
  func labelBackgrounds() throws {
    for (gap, isFree) in [(2.0, false), (60.0, true)] {
      let chart = try Chart(bare: Size(width: 300, height: 300))
      chart.add(try LineSeries(x: nil, y: Column([1.0, 2, 3]), in: chart.space))
      let axis = try Axis(.bottom, of: chart.space)
      axis.labelHook = { label in
        label.background = .white
        label.insets = Insets(top: 0, left: 0, bottom: 25, right: 0)
      }
      chart.add(axis, to: .above)
      let part = ClosurePart(
        demand: { _ in LayoutDemand(side: .bottom, thickness: 20, rank: .legend, gap: gap) }
      )
      chart.add(CustomAttachment(part), to: .above)
      let texts: [String] = try chart.frame { list in list.labels.map(\.text) }
      #expect(texts.isEmpty != isFree, "\(gap): \(texts)")
    }
  }
}
