import Keisen
import KeisenPrimitives
import KeisenTestSupport
import Testing

/// Series so large that several threads share the work of a frame, drawn by several threads at
/// once.
///
/// The thread sanitizer runs these.
@Suite("Series on threads")
struct SeriesThreadTests {
  enum Kind: CaseIterable {
    case envelope, lines, points, density, heatmap, bars
  }

  private func chart(_ kind: Kind) throws -> Chart {
    var random = SeededGenerator(seed: 12)
    func noise(_ count: Int) throws -> Column {
      try Column((0..<count).map { _ in Double.random(in: -1...1, using: &random) })
    }
    // More than 32 thousand pixels, and 3,000 columns of an envelope.
    let chart = try Chart(bare: Size(width: 400, height: 120))
    try chart.setDirectRows(0)
    switch kind {
    case .envelope: try chart.addLine(x: nil, y: noise(40_000))
    case .lines: for _ in 0..<8 { try chart.addLine(x: nil, y: noise(3000)) }
    case .points: try chart.addPoints(PointColumns(x: noise(100_000), y: noise(100_000)))
    case .density: try chart.addDensity(DensityColumns(x: noise(140_000), y: noise(140_000)))
    case .heatmap: try chart.addHeatmap(values: noise(90_000), columns: 300)
    case .bars: try chart.addBars(names: (0..<20_000).map { "\($0)" }, values: noise(20_000))
    }
    return chart
  }

  @Test("are the same picture whichever threads draw it", arguments: Kind.allCases)
  func together(kind: Kind) throws {
    let renderer = try Renderers.make(RendererOptions(.cpu))
    let alone = Picture(try chart(kind).render(renderer: renderer)).pixels
    let chart = try chart(kind)
    let same = Locked(0)
    onThreads(3) { _ in
      for _ in 0..<3 {
        guard let image = try? chart.render(renderer: renderer) else { continue }
        if Picture(image).pixels == alone { same.withLock { $0 += 1 } }
      }
    }
    #expect(same.withLock { $0 } == 9)
  }
}
