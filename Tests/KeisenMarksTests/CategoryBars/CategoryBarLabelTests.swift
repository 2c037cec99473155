import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Values of category bars")
struct CategoryBarLabelTests {
  private func list(
    _ values: [Double],
    _ style: CategoryBarStyle = CategoryBarStyle(),
    size: Size = Size(width: 320, height: 240),
    yRange: (Double, Double)? = nil
  ) throws -> DisplayList {
    let chart = try Chart(bare: size)
    try chart.addBars(names: values.indices.map { "\($0)" }, values: Column(values), style: style)
    if let yRange { try chart.space.y.setRange(min: yRange.0, max: yRange.1) }
    return try chart.frame { $0 }
  }

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

  /// What is wrong: values that leave the plot, or lie on each other or on another one's bar.
  private func faults(_ list: DisplayList) -> [String] {
    var faults: [String] = []
    let values = list.labels.filter { $0.role == .value }
    for (index, value) in values.enumerated() {
      let box = box(value)
      if box.minX < -1e-6 || box.minY < -1e-6 || box.maxX > list.size.width + 1e-6
        || box.maxY > list.size.height + 1e-6
      {
        faults.append("\(value.text) leaves the plot")
      }
      for other in values[..<index] where !self.box(other).intersection(box).isEmpty {
        faults.append("\(value.text) lies on \(other.text)")
      }
      for bar in list.rectangles
      where abs(bar.rect.midX - box.midX) > 5 && bar.rect.width < list.size.width {
        if !bar.rect.intersection(box).isEmpty { faults.append("\(value.text) lies on a bar") }
      }
    }
    return faults
  }

  @Test("stand above their tips, centred, and below those that go down")
  func places() throws {
    let list = try list([7, 1, -2, 6, 3])
    #expect(list.labels.map(\.text) == ["7", "1", "\u{2212}2", "6", "3"])
    #expect(list.labels.allSatisfy { $0.role == .value && $0.angle == 0 })
    for (index, (label, bar)) in zip(list.labels, list.rectangles).enumerated() {
      #expect(abs(label.center.x - bar.rect.midX) < 1)
      let box = box(label)
      if index == 2 {
        #expect(box.minY >= bar.rect.maxY && box.minY < bar.rect.maxY + 8)
      } else {
        #expect(box.maxY <= bar.rect.minY && box.maxY > bar.rect.minY - 8)
      }
    }
    #expect(faults(list) == [])
  }

  @Test("of equal maxima and of zeros are all there")
  func zeros() throws {
    #expect(try list([0, 0]).labels.count == 2)
    #expect(try list([4, 4, 4]).labels.map(\.text) == ["4", "4", "4"])
    #expect(try list([.nan, 1, .infinity]).labels.map(\.text) == ["1"])
    #expect(try list([]).labels.isEmpty)
    var style = CategoryBarStyle()
    style.showsValueLabels = false
    #expect(try list([1, 2], style).labels.isEmpty)
  }

  @Test("are turned where bars are near to each other, then only the maximum has one")
  func many() throws {
    let values = (0..<20).map { 100 + Double(($0 * 7) % 20) }
    let turned = try list(values.map { $0 + 0.25 })
    #expect(turned.labels.count == 20 && turned.labels.allSatisfy { $0.angle == 90 })
    #expect(faults(turned) == [])
    let few = try list((0..<100).map { 100 + Double(($0 * 7) % 100) })
    #expect(few.labels.map(\.text) == ["199"])
    let thousand = try list((0..<1000).map { Double(($0 * 7) % 1000) })
    #expect(thousand.labels.map(\.text) == ["999"])
    #expect(faults(thousand) == [])
  }

  @Test("stand within bars that a range cuts off, and are left out without room")
  func cut() throws {
    let list = try list([7, 1, 3], yRange: (0, 4))
    let box = box(try #require(list.labels.first))
    let bar = try #require(list.rectangles.first)
    #expect(list.labels.map(\.text) == ["7", "1", "3"])
    #expect(
      box.minY >= 0 && box.maxY <= 20 && box.minX >= bar.rect.minX && box.maxX <= bar.rect.maxX
    )
    #expect(faults(list) == [])
    let low = try self.list([7, 1, 3], yRange: (4, 8))
    #expect(low.labels.map(\.text) == ["7"])
    let flat = try self.list([7, 6.9], size: Size(width: 320, height: 12), yRange: (0, 7))
    #expect(flat.labels.isEmpty)
  }

  @Test("are left out together where one has no room at its tip, that of the maximum last")
  func last() throws {
    let values = [-7, 1, .nan, 6, -3, 0, 6]
    func texts(_ height: Double) throws -> [String] {
      try list(values, size: Size(width: 152, height: height)).labels.map(\.text)
    }
    #expect(try texts(200) == ["\u{2212}7", "1", "6", "\u{2212}3", "0", "6"])
    #expect(try texts(48) == ["6", "6"])
    #expect(try texts(20) == [])
    // As few as there are on the way from the first to the last.
    var counts: [Int] = []
    for height in stride(from: 10.0, through: 200, by: 1) {
      let found = try texts(height)
      #expect(found.isEmpty || found.filter { $0 == "6" }.count == 2, "\(found) at \(height)")
      counts.append(found.count)
    }
    #expect(counts == counts.sorted() && Set(counts) == [0, 2, 6])
  }

  @Test("are written as their format says, near ones alike")
  func formats() throws {
    func texts(_ values: [Double], _ format: TickFormat) throws -> [String] {
      var style = CategoryBarStyle()
      style.valueFormat = format
      return try list(values, style).labels.map(\.text)
    }
    #expect(try texts([3.14159265, 3.14159266], TickFormat()) == ["3.142", "3.142"])
    #expect(try texts([0.1 + 0.2, 0.5], TickFormat()) == ["0.3", "0.5"])
    #expect(try texts([1234.5, 99.25], TickFormat()) == ["1234.5", "99.25"])
    #expect(try texts([12_345.678, 2], TickFormat()) == ["12,346", "2"])
    #expect(try texts([3.14, 3.11], TickFormat(.fixed, decimals: 1)) == ["3.1", "3.1"])
    #expect(try texts([0.25, 0.5], TickFormat(.percent)) == ["25\u{202F}%", "50\u{202F}%"])
    #expect(try texts([1, 2], TickFormat(prefix: "€", suffix: " m")) == ["€1 m", "€2 m"])
  }

  @Test("never meet, whatever the data", arguments: 0..<40)
  func random(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...60, using: &random)
    let scale = Double.random(in: 0...6, using: &random)
    let values = (0..<count).map { _ in
      let value = Double.random(in: -1...3, using: &random) * scale * scale * scale
      return Bool.random(using: &random) ? value.rounded() : value
    }
    var style = CategoryBarStyle()
    style.barWidth = .random(in: 0.2...1, using: &random)
    style.valueSize = .random(in: 6...20, using: &random)
    let size = Size(
      width: .random(in: 40...900, using: &random),
      height: .random(in: 30...500, using: &random)
    )
    let isRanged = Bool.random(using: &random)
    let range = (
      Double.random(in: -5...1, using: &random), Double.random(in: 2...30, using: &random)
    )
    let found = faults(try list(values, style, size: size, yRange: isRanged ? range : nil))
    #expect(found.isEmpty, "\(found) of \(count) bars in \(size)")
  }
}
