import Glibc
import Keisen
import KeisenPrimitives
import KeisenTestSupport
import Testing

/// Rows that an envelope must show as the exact picture does.
private struct EnvelopeRows: CustomStringConvertible, Sendable {
  var description: String
  var x: [Double]?
  var y: [Double]
  var scales: [Scale] = [.linear]

  private init(_ name: String, x: [Double]? = nil, _ y: [Double], scales: [Scale] = [.linear]) {
    (description, self.x, self.y, self.scales) = (name, x, y, scales)
  }

  /// The numbers of a column of a file in Examples/data, 0 from the left.
  private static func file(_ name: String, _ column: Int) -> [Double] {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let bytes = Reference.bytes(of: "/\(folder)/Examples/data/\(name).csv") ?? []
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      return fields.indices.contains(column) ? Double(fields[column]) ?? .nan : .nan
    }
  }

  /// Twenty sets: real ones, and what may go wrong.
  static let all: [EnvelopeRows] = {
    var random = SeededGenerator(seed: 20)
    let count = 30_000
    func walk() -> [Double] {
      var place = 0.0
      return (0..<count).map { _ in
        place += Double.random(in: -1...1, using: &random)
        return place
      }
    }
    func noise() -> [Double] { (0..<count).map { _ in .random(in: -1...1, using: &random) } }
    func each(_ body: (Double) -> Double) -> [Double] {
      (0..<count).map { body(Double($0) / Double(count)) }
    }
    func rising(_ step: (inout SeededGenerator) -> Double) -> [Double] {
      var place = 0.0
      return (0..<count).map { _ in
        place += step(&random)
        return place
      }
    }
    let walked = walk()
    let positive = walked.map { exp($0 / 20) }
    let gaps = walked.map { Double.random(in: 0...1, using: &random) < 0.002 ? .nan : $0 }
    let mostlyGaps = walked.map { Double.random(in: 0...1, using: &random) < 0.7 ? .nan : $0 }
    return [
      EnvelopeRows("co2", file("co2", 1)),
      EnvelopeRows("sunspots", file("sunspots", 1)),
      EnvelopeRows("ecg", file("ecg", 1)),
      EnvelopeRows("rain", file("seattle-weather", 1)),
      EnvelopeRows("walk", walked),
      EnvelopeRows("noise", noise()),
      EnvelopeRows("spikes", each { $0 > 0.2 && $0 < 0.2004 ? 1 : $0 == 0.7 ? -1 : 0 }),
      EnvelopeRows("one spike", (0..<count).map { $0 == 12_345 ? 1 : 0 }),
      EnvelopeRows("steps", each { sin(3 * ($0 * 40).rounded(.down)) }),
      EnvelopeRows("square wave", each { sin($0 * 4000) > 0 ? 1 : 0 }),
      EnvelopeRows("slow sine", each { sin($0 * 9) }),
      EnvelopeRows("chirp", each { sin(900 * $0 * $0) }),
      EnvelopeRows("constant", each { _ in 4 }),
      EnvelopeRows("gaps", gaps),
      EnvelopeRows("mostly gaps", mostlyGaps),
      EnvelopeRows("random x", x: rising { .random(in: 0...1, using: &$0) }, walked),
      EnvelopeRows(
        "clusters",
        x: rising { .random(in: 0...1, using: &$0) < 0.001 ? 1 : 1e-6 },
        walked
      ),
      EnvelopeRows(
        "repeated x",
        x: rising { .random(in: 0...1, using: &$0) < 0.8 ? 0 : 1 },
        noise()
      ),
      EnvelopeRows("falling x", x: rising { _ in -1 }, walked),
      EnvelopeRows("logarithm", positive, scales: [.linear, .log(base: 10)]),
    ]
  }()
}

@Suite("Envelope bound")
struct EnvelopeBoundTests {
  @Test(
    "no channel errs by more than is told, at any width, pixel ratio and scale",
    arguments: EnvelopeRows.all
  )
  fileprivate func bound(rows: EnvelopeRows) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for scale in rows.scales {
      var (sum, touched) = (0, 0)
      var phase = 0.0
      for width in [1.0, 1.5, 3, 5] {
        for ratio in [1.0, 2] {
          let chart = try Chart(bare: Size(width: 300, height: 180))
          let x = try rows.x.map { try Column($0) }
          try chart.addLine(x: x, y: Column(rows.y), style: LineStyle(width: width, color: .black))
          try chart.space.y.setScale(scale)
          try chart.setDirectRows(0)
          // The columns stand anywhere between the pixels.
          let range = try chart.space.x.range()
          let step = (range.max - range.min) / 2400 * phase
          try chart.space.x.setRange(
            origin: range.origin,
            min: range.min + step,
            max: range.max + step
          )
          phase += 1.0 / 8
          let exact = Picture(try chart.render(pixelRatio: ratio, isExact: true, renderer: cpu))
          let fast = Picture(try chart.render(pixelRatio: ratio, renderer: cpu))
          let record = try #require(chart.frameRecord?.series.first)
          #expect(record.tier == .envelope)
          let maximum = exact.maxDifference(from: fast)
          #expect(Double(maximum) <= record.boundChannel, "\(scale) \(width) at \(ratio)")
          for index in stride(from: 0, to: exact.pixels.count, by: 4)
          where min(exact.pixels[index], fast.pixels[index]) < 255 {
            sum += abs(Int(exact.pixels[index]) - Int(fast.pixels[index]))
            touched += 1
          }
        }
      }
      // Of the pixels that the line touches.
      let mean = Double(sum) / Double(max(1, touched))
      #expect(touched > 0 && mean <= 10, "\(mean), \(scale)")
    }
  }

  @Test(
    "no channel of steps errs by more than is told",
    arguments: EnvelopeRows.all,
    [LineInterpolation.stepBefore, .stepMiddle, .stepAfter]
  )
  fileprivate func steps(rows: EnvelopeRows, interpolation: LineInterpolation) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for scale in rows.scales {
      // All rows, by the bounds of blocks, and so few that they are walked.
      for (part, width, ratio) in [(1.0, 1.0, 1.0), (1, 1.5, 2), (0.01, 3, 1), (0.002, 1, 1.37)] {
        let chart = try Chart(bare: Size(width: 300, height: 180))
        let x = try rows.x.map { try Column($0) }
        try chart.addLine(
          x: x,
          y: Column(rows.y),
          style: LineStyle(width: width, color: .black),
          variant: LineVariant(interpolation: interpolation)
        )
        try chart.space.y.setScale(scale)
        try chart.setDirectRows(0)
        let range = try chart.space.x.range()
        let (middle, half) = (range.min / 2 + range.max / 2, (range.max - range.min) / 2 * part)
        try chart.space.x.setRange(origin: range.origin, min: middle - half, max: middle + half)
        let exact = Picture(try chart.render(pixelRatio: ratio, isExact: true, renderer: cpu))
        let fast = Picture(try chart.render(pixelRatio: ratio, renderer: cpu))
        let record = try #require(chart.frameRecord?.series.first)
        #expect(record.tier == .envelope && record.boundChannel == 17)
        let maximum = exact.maxDifference(from: fast)
        #expect(Double(maximum) <= record.boundChannel, "\(scale) \(width) at \(ratio), \(part)")
      }
    }
  }

  @Test(
    "what is kept of straight lines is not taken for steps, and a pan keeps what a fresh frame finds"
  )
  func keptSteps() throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    var random = SeededGenerator(seed: 21)
    let y = try Column((0..<200_000).map { _ in Double.random(in: -1...1, using: &random) })
    func chart(_ interpolation: LineInterpolation) throws -> (chart: Chart, line: LineSeries) {
      let chart = try Chart(bare: Size(width: 300, height: 180))
      let variant = LineVariant(interpolation: interpolation)
      let line = try chart.addLine(x: nil, y: y, style: LineStyle(color: .black), variant: variant)
      try chart.space.x.setRange(min: 0, max: 150_000)
      return (chart, line)
    }
    let (kept, line) = try chart(.linear)
    for interpolation in [LineInterpolation.stepBefore, .stepMiddle, .linear, .stepAfter] {
      try kept.space.x.setRange(min: 0, max: 150_000)
      _ = try kept.render(renderer: cpu)
      try line.setVariant(LineVariant(interpolation: interpolation))
      let (fresh, _) = try chart(interpolation)
      #expect(
        try Picture(kept.render(renderer: cpu)).pixels
          == Picture(fresh.render(renderer: cpu)).pixels
      )
      let (other, _) = try chart(interpolation)
      for chart in [kept, other] { try chart.space.x.setRange(min: 20_000, max: 170_000) }
      #expect(
        try Picture(kept.render(renderer: cpu)).pixels
          == Picture(other.render(renderer: cpu)).pixels
      )
    }
  }

  @Test(
    "holds where values are so far from where their scale begins that doubles are steps in the picture",
    arguments: [Scale.linear, .squareRoot, .log(), .symlog()]
  )
  func far(scale: Scale) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    let base: Int64 = 1_700_000_000_000_000_000
    for count in [400, 30_000] {
      for length in [1e3, 1e5, 1e7] {
        let y = (0..<count).map {
          base + Int64(length * (0.5 + 0.4 * sin(Double($0 * 150 / count))))
        }
        let chart = try Chart(bare: Size(width: 300, height: 180))
        try chart.addLine(x: nil, y: Column(y), style: LineStyle(width: 1.5, color: .black))
        try chart.space.y.setRange(min: 1, max: 2)
        try chart.space.y.setScale(scale)
        try chart.space.y.setRange(origin: 0, min: Double(base), max: Double(base) + length)
        try chart.setDirectRows(0)
        let exact = Picture(try chart.render(isExact: true, renderer: cpu))
        let fast = Picture(try chart.render(renderer: cpu))
        let record = try #require(chart.frameRecord?.series.first)
        #expect(record.tier == .envelope)
        let maximum = exact.maxDifference(from: fast)
        #expect(Double(maximum) <= record.boundChannel, "\(count) rows over \(length)")
      }
    }
  }

  @Test("holds where rows are farther away than any picture", arguments: [1e8, 1e20, 1e150, 1e300])
  func huge(length: Double) throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    var random = SeededGenerator(seed: 300)
    for count in [10, 100, 5000] {
      let y = (0..<count).map { _ in length * Double.random(in: -2...2, using: &random) }
      let chart = try Chart(bare: Size(width: 333.5, height: 400))
      try chart.addLine(x: nil, y: Column(y), style: LineStyle(width: 3, color: .black))
      try chart.space.y.setRange(min: -50, max: 50)
      try chart.setDirectRows(0)
      let exact = Picture(try chart.render(isExact: true, renderer: cpu))
      let fast = Picture(try chart.render(renderer: cpu))
      let record = try #require(chart.frameRecord?.series.first)
      #expect(record.tier == .envelope)
      let maximum = exact.maxDifference(from: fast)
      #expect(Double(maximum) <= record.boundChannel, "\(count) rows")
    }
  }

  @Test("no spike of one row is lost, wherever it stands")
  func spikes() throws {
    let cpu = try Renderers.make(RendererOptions(.cpu))
    for place in stride(from: 1, to: 40_000, by: 3001) {
      var rows = [Double](repeating: 0, count: 40_000)
      rows[place] = 1
      let chart = try Chart(bare: Size(width: 200, height: 100))
      try chart.addLine(x: nil, y: Column(rows), style: LineStyle(width: 1, color: .black))
      try chart.space.y.setRange(min: -0.1, max: 1.1)
      let picture = Picture(try chart.render(renderer: cpu))
      #expect(chart.frameRecord?.series.first?.tier == .envelope)
      let row = (0..<200).map { picture.pixels[4 * (50 * 200 + $0)] }
      #expect((row.min() ?? 255) < 160, "\(place)")
    }
  }
}
