import Glibc
import Keisen
import KeisenPrimitives
import KeisenTestSupport
import KeisenVulkan
import Testing

/// Charts that share what may be shared, drawn by several threads at once.
///
/// The thread sanitizer runs these, in fewer rounds, since its builds are debug builds.
@Suite("Threads")
struct ThreadTests {
  #if DEBUG
  private static let rounds = 20
  #else
  private static let rounds = 1000
  #endif

  /// A projection and a column that all charts have in common.
  private struct Shared: Sendable {
    let x: Projection
    let column: Column

    init() throws {
      x = try Projection(min: 0, max: 100)
      column = try Column((0...100).map { Double(($0 * $0) % 23) })
    }

    /// Makes one of eight charts.
    func chart(_ kind: Int) throws -> Chart {
      let chart = try Chart(bare: Size(width: 120, height: 80))
      let space = Space(x: x, y: Projection())
      chart.add(try PlotArea(), to: .below)
      chart.add(try Grid(in: space), to: .below)
      if kind & 1 == 0 { chart.add(try Axis(.bottom, of: space), to: .above) }
      if kind & 2 == 0 { chart.add(try Axis(.left, of: space), to: .above) }
      let style = LineStyle(width: 2, dash: kind & 4 == 0 ? [] : [2, 1])
      chart.add(try LineSeries(x: nil, y: column, in: space, style: style))
      return chart
    }
  }

  /// Runs the body on several threads and expects that it says nothing on any.
  private func expectNothing(
    on threads: Int,
    _ location: SourceLocation = #_sourceLocation,
    _ body: @escaping @Sendable (Int) throws -> String?
  ) {
    let said = Locked<[String]>([])
    onThreads(threads) { thread in
      do {
        if let text = try body(thread) { said.withLock { $0.append(text) } }
      } catch {
        said.withLock { $0.append("\(error)") }
      }
    }
    #expect(said.withLock { $0 } == [], sourceLocation: location)
  }

  private func expectSamePictures(
    _ renderer: any Renderer,
    threads: Int,
    rounds: Int
  ) throws {
    let shared = try Shared()
    let alone = try (0..<8).map { Picture(try shared.chart($0).render(renderer: renderer)).pixels }
    #expect(Set(alone).count == 8)
    expectNothing(on: threads) { thread in
      for round in 0..<rounds {
        let kind = (thread + round) % 8
        let picture = Picture(try shared.chart(kind).render(renderer: renderer))
        if picture.pixels != alone[kind] { return "chart \(kind) in round \(round)" }
      }
      return nil
    }
  }

  @Test("draw on the CPU what one alone draws, on one renderer")
  func cpu() throws {
    try expectSamePictures(
      Renderers.make(RendererOptions(.cpu)),
      threads: 8,
      rounds: Self.rounds
    )
  }

  @Test(
    "draw on Vulkan what one alone draws, on one renderer, without a message of its validation",
    .enabled(if: VulkanTests.areExpected, "no Vulkan device")
  )
  func vulkan() throws {
    let renderer = try VulkanRenderer(validation: true)
    try expectSamePictures(renderer, threads: 4, rounds: max(5, Self.rounds / 40))
    #expect(renderer.validationMessages == [])
  }

  @Test("draw one chart at once")
  func oneChart() throws {
    let renderer = try Renderers.make(RendererOptions(.cpu))
    let chart = try Shared().chart(0)
    let alone = Picture(try chart.render(renderer: renderer)).pixels
    let rounds = Self.rounds / 4
    expectNothing(on: 4) { _ in
      for round in 0..<rounds
      where Picture(try chart.render(renderer: renderer)).pixels != alone {
        return "round \(round)"
      }
      return nil
    }
    #expect(chart.frameRecord?.frame == UInt64(4 * rounds + 1))
  }

  @Test("see a range before or after it is set, and nothing between")
  func changingRange() throws {
    let renderer = try Renderers.make(RendererOptions(.cpu))
    let shared = try Shared()
    let chart = try shared.chart(3)
    func draw(_ max: Double) throws -> [UInt8] {
      try shared.x.setRange(min: 0, max: max)
      return Picture(try chart.render(renderer: renderer)).pixels
    }
    let pictures = [try draw(50), try draw(100)]
    let rounds = Self.rounds / 4
    expectNothing(on: 4) { thread in
      for round in 0..<rounds {
        if thread == 0 {
          try shared.x.setRange(min: 0, max: round.isMultiple(of: 2) ? 50 : 100)
        } else if !pictures.contains(Picture(try chart.render(renderer: renderer)).pixels) {
          return "round \(round)"
        }
      }
      return nil
    }
  }

  @Test("see columns grow row by row")
  func growingColumns() throws {
    let renderer = try Renderers.make(RendererOptions(.cpu))
    let chart = try Chart(size: Size(width: 120, height: 80))
    let column = Column(growing: .float32)
    try chart.addLine(x: nil, y: column)
    let rounds = Self.rounds / 4
    expectNothing(on: 4) { thread in
      for round in 0..<rounds {
        if thread == 0 {
          try column.append((0..<300).map { Float(($0 + round) % 17) })
          continue
        }
        let rows = try chart.frame { (list) throws(KeisenError) in
          _ = try renderer.render(list)
          return list.commands.count
        }
        let count = chart.frameRecord?.series.first?.rows ?? 0
        if rows == 0 || count > 300 * rounds { return "\(count) rows" }
      }
      return nil
    }
    // Only rows in view are counted, and the range is that of the rows which the first frame found.
    try chart.fit()
    try chart.frame { _ in }
    #expect(chart.frameRecord?.series.first?.rows == 300 * rounds)
  }

  @Test("find what one alone finds, while others draw and columns grow")
  func hits() throws {
    let renderer = try Renderers.make(RendererOptions(.cpu))
    let chart = try Chart(bare: Size(width: 120, height: 80))
    let values = (0..<120).map { Double(($0 * $0) % 23) }
    let heatmap = try chart.addHeatmap(values: Column(values), columns: 12)
    let bars = try chart.addBars(
      names: values[..<12].map { "\($0)" },
      values: Column(Array(values[..<12]))
    )
    let column = try Column(values)
    let points = try chart.addPoints(
      PointColumns(x: column, y: column, size: column, color: column)
    )
    let growing = Column(growing: .float32)
    try growing.append([Float(3)])
    try chart.addPoints(PointColumns(x: nil, y: growing))
    try chart.fit()
    let series: [any Series] = [heatmap, bars, points]
    @Sendable func find(_ kind: Int, _ place: Int) throws -> Hit? {
      let point = Point(x: Double(place * 37 % 120), y: Double(place * 23 % 80))
      return try chart.hit(at: point, within: .infinity, of: series[kind])
    }
    let alone = try (0..<3).map { kind in
      try (0..<20).map { try find(kind, $0).map { [$0.row, $0.column] } }
    }
    let rounds = Self.rounds / 4
    expectNothing(on: 4) { thread in
      for round in 0..<rounds {
        switch thread {
        case 0: try growing.append([Float(round % 7)])
        case 1: _ = try chart.render(renderer: renderer)
        default:
          let (kind, place) = (round % 3, round % 20)
          guard try find(kind, place).map({ [$0.row, $0.column] }) == alone[kind][place] else {
            return "series \(kind) at place \(place)"
          }
        }
      }
      return nil
    }
  }

  @Test("change attachments and series while others draw")
  func changingLists() throws {
    let renderer = try Renderers.make(RendererOptions(.cpu))
    let shared = try Shared()
    let chart = try shared.chart(0)
    let rounds = Self.rounds / 4
    expectNothing(on: 4) { thread in
      for round in 0..<rounds {
        switch thread {
        case 0:
          let line = try chart.addLine(x: nil, y: shared.column)
          try line.setStyle(LineStyle(width: 3))
          line.label = "\(round)"
          chart.remove(line)
        case 1:
          try chart.setTitle("title \(round)")
          chart.space.x.unset()
          try chart.fit()
        default:
          _ = try chart.render(renderer: renderer)
        }
      }
      return nil
    }
    #expect(chart.series.count == 1)
  }
}
