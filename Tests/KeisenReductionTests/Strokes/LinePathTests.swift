import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

@Suite("LinePath")
struct LinePathTests {
  private static let width = 60.0
  private static let height = 40.0

  /// Draws values whose positions are themselves: x from 0 to 60, y from 40 down to 0.
  private func draw(
    _ points: [SIMD2<Double>],
    _ style: LineStyle,
    ratio: Double = 1
  ) throws -> [Polyline] {
    let chart = try Chart.whole(Self.width, Self.height)
    try chart.space.x.setRange(min: 0, max: Self.width)
    try chart.space.y.setRange(min: Self.height, max: 0)
    try chart.addLine(x: Column(points.map(\.x)), y: Column(points.map(\.y)), style: style)
    return try chart.frame(pixelRatio: ratio) { $0 }.polylines
  }

  private func expectEqual(
    _ polylines: [Polyline],
    _ slow: SlowPath,
    width: Double,
    _ what: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let fast = SlowPath(polylines)
    for y in stride(from: 0.5, to: Self.height, by: 3) {
      for x in stride(from: 0.5, to: Self.width, by: 3) {
        func coverage(_ path: SlowPath) -> Double {
          max(0, min(1, width / 2 + 0.5 - path.distance(from: SIMD2(x, y))))
        }
        let difference = abs(coverage(fast) - coverage(slow))
        #expect(difference < 0.01, "(\(x), \(y)) of \(what)", sourceLocation: location)
      }
    }
  }

  /// Positions with everything that data may have.
  private func positions(_ random: inout SeededGenerator) -> [SIMD2<Double>] {
    let spread: Double = [20, 100, 1e4, 1e6].randomElement(using: &random) ?? 20
    var points: [SIMD2<Double>] = []
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      var point = SIMD2<Double>(
        Double.random(in: -spread...spread, using: &random),
        Double.random(in: -spread...spread, using: &random)
      )
      point += SIMD2(Self.width, Self.height) / 2
      switch Int.random(in: 0..<12, using: &random) {
      case 0: point.x = .nan
      case 1: point.y = .infinity
      case 2: point = points.last ?? point
      case 3: point.x = points.last?.x ?? point.x
      case 4: point.y = points.last?.y ?? point.y
      default: break
      }
      points.append(point)
    }
    return points
  }

  @Test("draws what the whole line draws, whatever is cut off")
  func solid() throws {
    var random = SeededGenerator(seed: 21)
    for round in 0..<150 {
      let points = positions(&random)
      let style = LineStyle(width: .random(in: 1...12, using: &random))
      let polylines = try draw(points, style)
      expectEqual(polylines, SlowPath(points), width: style.width, "round \(round)")
      for vertex in polylines.flatMap({ $0.runs.joined() }) {
        #expect(abs(vertex.x - 30) < 30 + 15 && abs(vertex.y - 20) < 20 + 15)
      }
    }
  }

  @Test("draws the dashes that walking along the whole line gives")
  func dashed() throws {
    var random = SeededGenerator(seed: 22)
    for round in 0..<150 {
      // The phase of a path of 10^6 points is no longer good to a hundredth.
      let points = positions(&random).map { point in
        point.clamped(lowerBound: SIMD2(repeating: -2000), upperBound: SIMD2(repeating: 2000))
      }
      let width = Double.random(in: 1...6, using: &random)
      let pattern = (0..<2 * Int.random(in: 1...3, using: &random)).map { _ in
        Bool.random(using: &random) ? Double.random(in: 0.5...6, using: &random) : 1.5
      }
      let entries = pattern.enumerated().map { $1 * width + ($0.isMultiple(of: 2) ? 0 : width) }
      let polylines = try draw(points, LineStyle(width: width, dash: pattern))
      expectEqual(
        polylines,
        SlowPath(points).dashed(entries),
        width: width,
        "round \(round), \(pattern)"
      )
    }
  }

  @Test(
    "keeps spikes upright that come from very far away",
    arguments: [1e9, 1e18, 1e155, 1e305] as [Double]
  )
  func spikes(distance: Double) throws {
    for dash in [[], [3, 1]] as [[Double]] {
      let points: [SIMD2<Double>] = [
        SIMD2(10, 20), SIMD2(20, -distance), SIMD2(30, distance), SIMD2(40, 20),
      ]
      let polylines = try draw(points, LineStyle(width: 2, dash: dash))
      let vertices = polylines.flatMap { $0.runs.joined() }
      #expect(!vertices.isEmpty)
      for vertex in vertices {
        #expect([10, 25, 40].contains { abs(vertex.x - $0) < 0.01 }, "\(vertex)")
        #expect(abs(vertex.y - 20) < 30)
      }
      #expect([10, 25, 40].allSatisfy { x in vertices.contains { abs($0.x - x) < 0.01 } })
    }
  }

  @Test("keeps the way of a segment whose ends are as far away as doubles reach")
  func ways() throws {
    for dash in [[], [3, 1]] as [[Double]] {
      for high in [5e299, 5e300, 5e306, 0.8e308] {
        let low = -2 * high
        let points = [SIMD2(0, low), SIMD2(60, high)]
        let vertices = try draw(points, LineStyle(width: 2, dash: dash)).flatMap {
          $0.runs.joined()
        }
        #expect(!vertices.isEmpty, "\(low), \(dash)")
        #expect(vertices.allSatisfy { abs($0.x - 40) < 0.01 && abs($0.y - 20) < 30 }, "\(low)")
      }
      // A near end stays where it is.
      let vertices = try draw([SIMD2(10, 20), SIMD2(50, 1.7e308)], LineStyle(width: 2, dash: dash))
        .flatMap { $0.runs.joined() }
      #expect(vertices.first == SIMD2(10, 20))
      #expect(vertices.allSatisfy { abs($0.x - 10) < 0.01 })
    }
  }

  @Test("draws to a finite value whose position is beyond the doubles, and counts no gap")
  func beyondDoubles() throws {
    let chart = try Chart.whole(60, 40)
    try chart.space.x.setRange(min: 0, max: 2)
    try chart.space.y.setRange(min: 0, max: 1e-10)
    try chart.addLine(x: nil, y: Column([0, 1.7e308, 0]))
    let list = try chart.frame { $0 }
    #expect(chart.frameRecord?.series.first?.gaps == 0)
    let xs = list.polylines.flatMap { $0.runs.joined() }.map(\.x)
    #expect(xs.count == 4 && xs.allSatisfy { abs($0) < 0.001 || abs($0 - 60) < 0.001 })
  }

  @Test("vector 9: has dashes of straight 4, with caps 8, gap 4, period 12")
  func ancestor() throws {
    let points = [SIMD2(0.0, 20), SIMD2(60, 20)]
    let runs = try draw(points, LineStyle(width: 4, dash: [1, 1])).flatMap(\.runs)
    #expect(runs.map { $0.map(\.x) } == [[0, 4], [12, 16], [24, 28], [36, 40], [48, 52]])
    let butt = try draw(points, LineStyle(width: 4, dash: [1, 1], cap: .butt)).flatMap(\.runs)
    #expect(butt.prefix(2).map { $0.map(\.x) } == [[0, 4], [8, 12]])
  }

  @Test("goes on with a dash round corners and anew after a gap")
  func corners() throws {
    let points: [SIMD2<Double>] = [
      SIMD2(0, 10), SIMD2(5, 10), SIMD2(5, 30), SIMD2(.nan, 0), SIMD2(30, 10), SIMD2(50, 10),
    ]
    let runs = try draw(points, LineStyle(width: 2, dash: [4, 1], cap: .butt)).flatMap(\.runs)
    #expect(
      runs == [
        [SIMD2(0, 10), SIMD2(5, 10), SIMD2(5, 13)], [SIMD2(5, 15), SIMD2(5, 23)],
        [SIMD2(5, 25), SIMD2(5, 30)], [SIMD2(30, 10), SIMD2(38, 10)],
        [SIMD2(40, 10), SIMD2(48, 10)],
      ]
    )
  }

  @Test("goes on after marks that are lost beside the length of their line")
  func tinyMarks() throws {
    let points = [SIMD2(0.0, 20), SIMD2(60, 20)]
    let style = LineStyle(width: 1, dash: [1e-18, 10, 5, 5], cap: .round)
    let runs = try draw(points, style).flatMap(\.runs)
    #expect(runs.map { $0[0].x } == [0, 11, 22, 33, 44, 55])
    #expect(runs.map(\.count) == [1, 2, 1, 2, 1, 2])
  }

  @Test("draws dashes that repeat too often as a solid line", arguments: [0.01, 1e-300])
  func solidInstead(length: Double) throws {
    let points = [SIMD2(0.0, 20), SIMD2(60, 20)]
    let style = LineStyle(width: 1, dash: [length, length], cap: .butt)
    #expect(try draw(points, style).map(\.runs.count) == [1])
  }

  @Test("draws lone rows and rows in one place as dots, dashed or not")
  func dots() throws {
    let points: [SIMD2<Double>] = [
      SIMD2(10, 10), SIMD2(.nan, 0), SIMD2(20, 20), SIMD2(20, 20), SIMD2(20, 20), SIMD2(.nan, 0),
      SIMD2(-500, 10), SIMD2(.nan, 0), SIMD2(30, 30),
    ]
    for dash in [[], [2, 1]] as [[Double]] {
      for cap in [Stroke.Cap.round, .butt, .square] {
        let runs = try draw(points, LineStyle(width: 5, dash: dash, cap: cap)).flatMap(\.runs)
        #expect(runs == [[SIMD2(10, 10)], [SIMD2(20, 20)], [SIMD2(30, 30)]])
      }
    }
  }

  @Test("has finite vertices for every width and mitre limit that is allowed")
  func extremeStyles() throws {
    for width in [1e-300, 1, 1e9, 1e300] as [Double] {
      for limit in [1, 1e9, 1e308] as [Double] {
        for dash in [[], [1, 1], [1e308, 1e-308]] as [[Double]] {
          let style = LineStyle(
            width: width,
            dash: dash,
            join: .mitre,
            cap: .square,
            mitreLimit: limit
          )
          let points: [SIMD2<Double>] = [
            SIMD2(0, 20), SIMD2(1e300, -1e300), SIMD2(60, 0), SIMD2(-1e12, 1e12),
          ]
          for vertex in try draw(points, style).flatMap({ $0.runs.joined() }) {
            #expect(vertex.x.isFinite && vertex.y.isFinite)
          }
        }
      }
    }
  }

  @Test("has no two vertices whose distance floats can't square")
  func nearVertices() throws {
    let points: [SIMD2<Double>] = [
      SIMD2(0, 40), SIMD2(1e-30, 40), SIMD2(1e-20, 40), SIMD2(1e-13, 40), SIMD2(1, 40),
    ]
    #expect(try draw(points, LineStyle()).flatMap(\.runs) == [[SIMD2(0, 40), SIMD2(1, 40)]])
    #expect(try draw(Array(points[..<3]), LineStyle()).flatMap(\.runs) == [[SIMD2(0, 40)]])
  }

  @Test("keeps a corner outside whose mitre is seen")
  func mitre() throws {
    // The corner is 10 points below the plot; its tip reaches up into it.
    let points: [SIMD2<Double>] = [SIMD2(28, 150), SIMD2(30, 50), SIMD2(32, 150)]
    let style = LineStyle(width: 2, join: .mitre, mitreLimit: 60)
    let vertices = try draw(points, style).flatMap { $0.runs.joined() }
    #expect(vertices.contains(SIMD2(30, 50)))
  }
}
