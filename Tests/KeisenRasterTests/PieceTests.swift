import KeisenDrawing
import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenRaster

@Suite("Piece")
struct PieceTests {
  /// A line of `count` vertices; 0.9 of its steps are short.
  private func polyline(_ count: Int, seed: UInt64, _ stroke: Stroke) throws -> Polyline {
    var random = SeededGenerator(seed: seed)
    let vertices = VertexBuffer()
    var place = SIMD2<Float>(300, 200)
    for _ in 0..<count {
      let reach: Float = Float.random(in: 0...1, using: &random) < 0.9 ? 9 : 900
      place += SIMD2.random(in: -reach...reach, using: &random)
      if abs(place.x) > 2000 || abs(place.y) > 2000 { place = SIMD2(300, 200) }
      try vertices.append(place)
    }
    return Polyline(vertices: vertices, runStarts: [0, count / 3, count], stroke: stroke)
  }

  @Test(
    "knows every part that covers anything of a tile",
    arguments: [Stroke.Join.round, .mitre],
    [5, 16, 17, 3000, 20_000]
  )
  func findsAllParts(join: Stroke.Join, count: Int) throws {
    let stroke = Stroke(width: 7, join: join, cap: join == .round ? .round : .square)
    let polyline = try polyline(count, seed: UInt64(count), stroke)
    let line = try #require(Line(polyline, pixelRatio: 1))
    defer { withExtendedLifetime(polyline) {} }
    let bounds = PixelBounds(left: 0, top: 0, right: 640, bottom: 448)
    let tile = try Tile()
    for first in stride(from: 0, to: count, by: PartCode.indices) {
      var piece = Piece(
        line: 0,
        command: 0,
        first: first,
        count: min(PartCode.indices, count - first)
      )
      defer { piece.release() }
      let missing = polyline.runStarts.withUnsafeBufferPointer {
        piece.bin(line, runStarts: $0, within: bounds)
      }
      #expect(missing == 0)
      var codes: [UInt16: SIMD2<Double>] = [:]
      polyline.runStarts.withUnsafeBufferPointer { starts in
        line.forEachPart(piece.first, piece.count, starts) { code, _, _, _, _ in
          codes[code.rawValue] = .zero
        }
      }
      for row in 0..<7 {
        for column in 0..<10 {
          var known: [UInt16] = []
          for share in [Piece.Share.sample, .rest] {
            piece.forEachCode(share, tileColumn: column, tileRow: row) { known.append($0.rawValue) }
          }
          #expect(Set(known).count == known.count, "no part twice")
          let origin = SIMD2(Double(column), Double(row)) * 64
          let others = Set(codes.keys).subtracting(known)
          for code in others.prefix(count > 5000 ? 300 : 3000) {
            let part = PartCode(rawValue: code)
            let vertex = first + part.index
            guard line.isRound else {
              tile.coverage.addPart(of: line, vertex, part, origin: origin)
              continue
            }
            let a = line.pixel(vertex) - origin
            let b = part.has(PartCode.dot) ? a : line.pixel(vertex + 1) - origin
            tile.coverage.addCapsule(from: a, to: b, reach: line.reach)
          }
          tile.coverage.merge()
          let sum = (0..<Tile.side * Tile.groups).reduce(SIMD4<Float>.zero) {
            $0 + tile.coverage.rows.values[$1]
          }
          #expect(sum == .zero, "tile (\(column), \(row))")
          tile.coverage.rows.clearMarks()
          tile.coverage.rows.values.update(repeating: .zero, count: Tile.side * Tile.groups)
        }
      }
    }
  }

  @Test("puts a long diagonal into the tiles that it crosses only")
  func sortsDiagonals() throws {
    let vertices = VertexBuffer()
    for index in 0..<40 {
      try vertices.append(index % 2 == 0 ? SIMD2(0, 0) : SIMD2(1000, 1000))
    }
    let polyline = Polyline(vertices: vertices, runStarts: [0, 40], stroke: Stroke(width: 2))
    let line = try #require(Line(polyline, pixelRatio: 1))
    defer { withExtendedLifetime(polyline) {} }
    var piece = Piece(line: 0, command: 0, first: 0, count: 40)
    defer { piece.release() }
    let bounds = PixelBounds(left: 0, top: 0, right: 640, bottom: 640)
    _ = polyline.runStarts.withUnsafeBufferPointer {
      piece.bin(line, runStarts: $0, within: bounds)
    }
    var total = 0
    for row in 0..<10 {
      for column in 0..<10 {
        for share in [Piece.Share.sample, .rest] {
          piece.forEachCode(share, tileColumn: column, tileRow: row) { _ in total += 1 }
        }
      }
    }
    // Ten on the diagonal, and both neighbours of each of the nine corners passed.
    #expect(total == 39 * 28)
  }
}
