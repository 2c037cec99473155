import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges
@testable import KeisenReduction
@testable import KeisenShapes

@Suite("TreemapMark")
struct TreemapMarkTests {
  private func layout(
    _ values: [Double],
    parents: [Double]? = nil,
    _ plot: Rect = Rect(x: 0, y: 0, width: 600, height: 400),
    header: Double = 0
  ) throws -> TreemapLayout {
    let tree = try TreemapTree(try Column(values), try parents.map { try Column($0) })
    let room = TreemapLayout.Room(
      plot: plot,
      pixelRatio: 1000,
      snapsToPixels: true,
      padding: 0,
      header: header
    )
    return try TreemapLayout(tree, in: room)
  }

  private func area(_ rect: Rect) -> Double { rect.width * rect.height }

  @Test("fill the plot with areas as their values are, and do not overlap", arguments: 0..<20)
  func areas(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 31)
    let values = (0..<Int.random(in: 1...40, using: &random)).map { _ -> Double in
      let randomMarks = Double.random(in: 0...1, using: &random)
      return randomMarks < 0.1
        ? .nan
        : randomMarks < 0.2 ? -randomMarks : randomMarks < 0.5 ? 1000 * randomMarks : randomMarks
    }
    let found = try layout(values).places
    let sum = values.filter { $0 > 0 }.reduce(0, +)
    for place in found {
      let wanted = values[place.row] / sum * 240_000
      #expect(abs(area(place.rect) - wanted) < 1, "\(place.row)")
    }
    for (index, place) in found.enumerated() {
      for other in found[..<index] {
        let common = place.rect.intersection(other.rect)
        #expect(common.isEmpty || area(common) < 1e-3)
      }
    }
    let all = found.reduce(0) { $0 + area($1.rect) }
    #expect(found.isEmpty || abs(all - 240_000) < 1)
  }

  @Test("lay rectangles as the paper of Bruls, Huizing and van Wijk does")
  func paper() {
    // Its example: 6, 6, 4, 3, 2, 2, 1 in 6 x 4.
    let rects = TreemapLayout.squarified(
      [6, 6, 4, 3, 2, 2, 1],
      in: Rect(x: 0, y: 0, width: 6, height: 4)
    )
    let wanted: [(Double, Double, Double, Double)] = [
      (0, 0, 3, 2), (0, 2, 3, 2), (3, 0, 12.0 / 7, 7.0 / 3),
      (3 + 12.0 / 7, 0, 9.0 / 7, 7.0 / 3),
    ]
    #expect(rects.count == 7)
    for (rect, want) in zip(rects, wanted) {
      #expect(abs(rect.minX - want.0) < 1e-12 && abs(rect.minY - want.1) < 1e-12)
      #expect(abs(rect.width - want.2) < 1e-12 && abs(rect.height - want.3) < 1e-12)
    }
  }

  @Test("lie within their parents, which are worth their children")
  func nested() throws {
    // 0 has 2 and 3; 1 has 4; 4 has 5.
    let found = try layout(
      [100, .nan, 3, 1, 7, 4],
      parents: [-1, -1, 0, 0, 1, 4],
      header: 10
    )
    let rects = Dictionary(uniqueKeysWithValues: found.places.map { ($0.row, $0.rect) })
    #expect(Set(rects.keys) == [0, 1, 2, 3, 4, 5])
    #expect(abs(area(rects[0]!) - area(rects[1]!)) < 1)
    for (child, parent) in [(2, 0), (3, 0), (4, 1), (5, 4)] {
      let common = rects[child]!.intersection(rects[parent]!)
      #expect(abs(area(common) - area(rects[child]!)) < 1e-6)
      #expect(rects[child]!.minY >= rects[parent]!.minY + 9.99)
    }
    #expect(found.groups == 2 && found.isNested && found.gaps == 0)
  }

  @Test(
    "leave out rows that are their own ancestors, and are not led astray by numbers that are no rows"
  )
  func circles() throws {
    let found = try layout([1, 1, 1, 1, 5], parents: [1, 0, 2, .infinity, 1e300])
    #expect(Set(found.places.map(\.row)) == [3, 4])
    #expect(found.gaps == 3)
    for values in [[], [.nan], [0], [-1, .infinity]] as [[Double]] {
      #expect(try layout(values).places.isEmpty)
    }
    #expect(try layout([1e308, 1e308, 1e-308]).places.count == 2)
  }

  @Test("hide axes and grids where a chart has nothing else, and tell their greatest rows")
  func axes() throws {
    let chart = try Chart(size: Size(width: 300, height: 200))
    let style = TreemapStyle(labels: ["Bread", "Milk", "Salt"])
    let series = try chart.add(TreemapMark(values: try Column([3.0, 5, 0.5]), style: style))
    let list = try chart.frame { $0 }
    #expect(!list.labels.contains { $0.role == .tick })
    #expect(list.labels.map(\.text).contains("Milk") && list.labels.map(\.text).contains("5"))
    #expect(chart.alt == "Treemap: Milk 5, Bread 3, Salt 0.5.")
    let hit = try #require(try chart.hit(at: Point(x: 30, y: 100), within: 0))
    #expect(hit.series === series && hit.row == 1 && hit.value.offset == 5)
    _ = try chart.addLine(x: nil, y: try Column([1.0, 2]))
    #expect(try chart.frame { $0 }.labels.contains { $0.role == .tick })
  }

  @Test("with more rows than pixels are one image without holes, and say so")
  func many() throws {
    let chart = try Chart.whole(60, 40)
    let style = TreemapStyle(color: Color(rgb: 0x336699))
    let values = (0..<20_000).map { Double($0 % 7) }
    try chart.add(TreemapMark(values: try Column(values), style: style))
    // Of 2,400 pixels there are too few rectangles for an image.
    #expect(try chart.frame { $0 }.treemapPictures.isEmpty)
    let large = try Chart.whole(120, 80)
    try large.add(TreemapMark(values: try Column(values), style: style))
    let pictures = try large.frame { $0 }.treemapPictures
    let image = try #require(pictures.first?.image)
    #expect(pictures.count == 1 && image.width == 120 && image.height == 80)
    for y in 0..<80 {
      for x in 0..<120 { #expect(image[x, y] == SIMD4(0x33, 0x66, 0x99, 255)) }
    }
    let record = try #require(large.frameRecord?.series.first)
    #expect(record.gaps == 2858 && record.rows == 20_000 && record.tier == .summary)
  }

  @Test(
    "give rows of less than a pixel the mean of their colours, and keep the image while nothing changes"
  )
  func means() throws {
    let chart = try Chart.whole(120, 80)
    // 20 rows have a pixel.
    let rows = 192_000
    let scale = ColorScale()
    let mark = TreemapMark(
      values: try Column([Double](repeating: 1, count: rows)),
      color: try Column((0..<rows).map { Double($0 % 2) }),
      colorScale: scale
    )
    try chart.add(mark)
    let first = try #require(try chart.frame { $0 }.treemapPictures.first?.image)
    let (low, high) = (scale.style.steadyMap.color(at: 0), scale.style.steadyMap.color(at: 1))
    for place in [(3, 3), (60, 40), (110, 70)] {
      let pixel = try #require(first[place.0, place.1])
      #expect(abs(Float(pixel.x) - (low.red + high.red) / 2 * 255) < 2, "\(place)")
      #expect(abs(Float(pixel.y) - (low.green + high.green) / 2 * 255) < 2, "\(place)")
    }
    let again = try #require(try chart.frame { $0 }.treemapPictures.first?.image)
    #expect(first === again)
    try scale.projection.setRange(min: 0, max: 4)
    let other = try #require(try chart.frame { $0 }.treemapPictures.first?.image)
    #expect(first !== other)
    #expect(chart.frameRecord?.series.first?.tier == .summary)
  }

  @Test("put rows in order as comparing them does, in trees of any form", arguments: 0..<30)
  func orders(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed) + 500)
    let count = Int.random(in: 0...600, using: &random)
    let values = (0..<count).map { _ -> Double in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: .nan
      case 1: -1
      case 2: .infinity
      default: Double(Int.random(in: 0...20, using: &random))
      }
    }
    let parents = (0..<count).map { _ in
      Double(Int.random(in: -count...count, using: &random))
    }
    let isFlat = seed % 3 == 0
    let tree = try TreemapTree(try Column(values), isFlat ? nil : try Column(parents))
    func above(_ row: Int) -> Int? {
      isFlat || parents[row] < 0 || parents[row] >= Double(count) ? nil : Int(parents[row])
    }
    func check(_ order: TreemapTree.Order, _ rows: [Int]) {
      let wanted = rows.filter { tree.sum(of: $0) > 0 }
        .sorted { (-tree.sum(of: $0), $0) < (-tree.sum(of: $1), $1) }
      #expect((0..<order.count).map { order.rows[$0] } == wanted)
      #expect((0..<order.count).map { order.sum(at: $0) } == wanted.map { tree.sum(of: $0) })
    }
    let roots = (0..<count).filter { above($0) == nil }
    check(try tree.roots(), roots)
    #expect(tree.groups == roots.count)
    for (number, root) in roots.enumerated() { #expect(tree.group(of: root) == number) }
    for row in 0..<count {
      let children = (0..<count).filter { above($0) == row }
      #expect(tree.isLeaf(row) == children.isEmpty)
      check(try tree.children(of: row), children)
    }
  }

  @Test("refuse what does not fit, in one line")
  func refusals() throws {
    let (two, three) = (try Column([1.0, 2]), try Column([1.0, 2, 3]))
    let bad: [(TreemapMark, String)] = [
      (TreemapMark(values: two, parents: three), "parents has 3 values, values has 2"),
      (
        TreemapMark(values: two, style: .init(gap: .nan)),
        "gap must be finite and not negative, got nan"
      ),
    ]
    for (mark, message) in bad {
      let error = #expect(throws: KeisenError.self) {
        try MarkSeries(mark, in: Space(x: Projection(), y: Projection()))
      }
      #expect(error?.message == message)
    }
  }
}

extension DisplayList {
  fileprivate var treemapPictures: [PlacedImage] {
    commands.compactMap { command in
      if case .picture(let picture) = command.primitive { picture } else { nil }
    }
  }
}
