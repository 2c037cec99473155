import KeisenJSON
import KeisenPrimitives
import KeisenStatistics
import KeisenTestSupport
import Testing

@Suite("Cells of grids and hexagons")
struct CellsTests {
  private func doubles(_ test: JSON, _ name: String) -> [Double] { test[name]?.doubles ?? [] }

  private func array(_ buffer: RowBuffer<Double>) -> [Double] { buffer.withValues { Array($0) } }

  /// Calls `body` with three columns.
  private func withColumns(
    _ x: [Double],
    _ y: [Double],
    _ z: [Double],
    _ body: (
      UnsafeBufferPointer<Double>, UnsafeBufferPointer<Double>, UnsafeBufferPointer<Double>
    ) throws -> Void
  ) throws {
    try x.withUnsafeBufferPointer { x in
      try y.withUnsafeBufferPointer { y in
        try z.withUnsafeBufferPointer { try body(x, y, $0) }
      }
    }
  }

  @Test("Grids count, sum, average and give densities as numpy and scipy do.")
  func grids() throws {
    for test in try Reference.cases("grids") {
      let columns = try BinEdges(doubles(test, "columns"))
      let rows = try BinEdges(doubles(test, "rows"))
      let plain = try GridCounter(x: columns, y: rows)
      let valued = try GridCounter(x: columns, y: rows, hasValues: true)
      try withColumns(doubles(test, "x"), doubles(test, "y"), doubles(test, "z")) { x, y, z in
        try plain.add(x: x, y: y)
        try valued.add(x: x, y: y, values: z)
      }
      #expect(array(try plain.cells.reduced(by: .count)) == doubles(test, "count"))
      #expect(array(try valued.cells.reduced(by: .count)) == doubles(test, "count"))
      #expect(areClose(array(try valued.cells.reduced(by: .sum)), doubles(test, "sum")))
      #expect(areClose(array(try valued.cells.reduced(by: .mean)), doubles(test, "mean")))
      #expect(areClose(array(try plain.densities()), doubles(test, "density")))
      let maximum = doubles(test, "count").max() ?? 0
      #expect(plain.cells.maxCount == Int(maximum))
    }
  }

  @Test("Hexagons lie, count, sum and average as matplotlib's do.")
  func hexagons() throws {
    for test in try Reference.cases("hexagons") {
      let size = test["size"]?.doubles.map { $0.map { Int($0) } } ?? [test["size"]?.integer ?? 0]
      let ends = test["extent"]?.doubles ?? doubles(test, "ends")
      let lattice = try HexagonLattice(
        x: ClosedInterval(ends[0], ends[1]),
        y: ClosedInterval(ends[2], ends[3]),
        columns: size[0],
        rows: size.count > 1 ? size[1] : nil
      )
      let counter = try HexagonCounter(lattice: lattice, hasValues: true)
      try withColumns(doubles(test, "x"), doubles(test, "y"), doubles(test, "z")) { x, y, z in
        try counter.add(x: x, y: y, values: z)
      }
      let counts = array(try counter.cells.reduced(by: .count))
      #expect(counts == doubles(test, "count"))
      let centers = (0..<lattice.count).flatMap {
        [lattice.center(of: $0).x, lattice.center(of: $0).y]
      }
      #expect(areClose(centers, doubles(test, "centers"), scale: 10))
      #expect(areClose([lattice.halfWidth, lattice.halfHeight], doubles(test, "half")))
      // matplotlib leaves out what is empty.
      let filled = counts.indices.filter { counts[$0] > 0 }
      for (reduction, name) in [(CellReduction.sum, "sum"), (.mean, "mean")] {
        let found = array(try counter.cells.reduced(by: reduction))
        #expect(areClose(filled.map { found[$0] }, doubles(test, name)))
      }
    }
  }

  @Test("A point belongs to the hexagon with the nearest centre of all.")
  func nearest() throws {
    var generator = SeededGenerator(seed: 11)
    let lattice = try HexagonLattice(
      x: ClosedInterval(-2, 3),
      y: ClosedInterval(10, 11),
      columns: 7,
      rows: 5
    )
    // In units of a hexagon's width, and of the distance of rows upwards, which counts √3 times.
    func distance(_ x: Double, _ y: Double, _ hexagon: Int) -> Double {
      let center = lattice.center(of: hexagon)
      let across = (x - center.x) / (2 * lattice.halfWidth)
      let upwards = (y - center.y) / (3 * lattice.halfHeight)
      return across * across + 3 * upwards * upwards
    }
    for _ in 0..<5_000 {
      let x = Double.random(in: -2...3, using: &generator)
      let y = Double.random(in: 10...11, using: &generator)
      let found = try #require(lattice.hexagon(x: x, y: y))
      let minimum = (0..<lattice.count).map { distance(x, y, $0) }.min() ?? 0
      #expect(isClose(distance(x, y, found), minimum, scale: 1))
    }
  }

  @Test("Numbers of any kind are counted, outside or gaps, and nothing traps.")
  func nasty() throws {
    for (index, values) in NastyValues.lists(seed: 12).enumerated() {
      let others = Array(values.reversed())
      let finite = values.filter(\.isFinite)
      let range = try ClosedInterval(finite.min() ?? 0, finite.max() ?? 1)
      let lattice = try HexagonLattice(x: range, y: range, columns: 1 + index % 5)
      let hexagons = try HexagonCounter(lattice: lattice, hasValues: true)
      let grid = try GridCounter(
        x: BinEdges([-1, 0, 1e308]),
        y: BinEdges(from: -1, through: 1, count: 3)
      )
      try withColumns(values, others, values) { x, y, z in
        try hexagons.add(x: x, y: y, values: z)
        try grid.add(x: x, y: y)
      }
      let gaps = zip(values, others).count { $0.isNaN || $1.isNaN }
      for cells in [hexagons.cells, grid.cells] {
        #expect(cells.gaps == gaps)
        let counted = cells.counts.withValues { $0.reduce(0, +) }
        #expect(counted + cells.outside + cells.gaps == values.count)
      }
      let inside = zip(values, others).count { $0.isFinite && $1.isFinite }
      #expect(hexagons.cells.counts.withValues { $0.reduce(0, +) } == inside)
    }
  }

  @Test("Too many cells, columns of two lengths and values where none are expected are refused.")
  func errors() throws {
    let edges = try BinEdges(from: 0, through: 1, count: 5_000)
    #expect(
      KeisenError.message { _ = try GridCounter(x: edges, y: edges) }
        == "there may be at most 16777216 cells, got 5000 by 5000"
    )
    let unit = ClosedInterval.unit
    #expect(
      KeisenError.message { _ = try HexagonLattice(x: unit, y: unit, columns: 0) }
        == "number of hexagons across must be at least 1, got 0"
    )
    #expect(
      KeisenError.message { _ = try HexagonLattice(x: unit, y: unit, columns: .max, rows: .max) }?
        .hasPrefix("there may be at most 16777216 hexagons, got") == true
    )
    let grid = try GridCounter(x: BinEdges([0, 1]), y: BinEdges([0, 1]))
    try withColumns([0, 1], [0], [1, 2]) { x, y, z in
      #expect(
        KeisenError.message { try grid.add(x: x, y: y) }
          == "columns must be equally long, got 2, 1 rows"
      )
      #expect(
        KeisenError.message { try grid.add(x: x, y: x, values: z) }
          == "cells without values got rows with them"
      )
    }
  }
}
