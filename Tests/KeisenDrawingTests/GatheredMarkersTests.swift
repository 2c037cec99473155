import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenDrawing

@Suite("GatheredMarkers")
struct GatheredMarkersTests {
  @Test(
    "are in the order of their rows, however many each thread keeps",
    arguments: [0, 1, 1 << 15, (1 << 15) + 1, 200_000]
  )
  func order(count: Int) throws {
    var random = SeededGenerator(seed: UInt64(count))
    for first in [0, 77_777] {
      // Whole chunks without any, too.
      let keeps = (0..<count).map { row in
        row / 40_000 % 2 == 0 && Bool.random(using: &random)
      }
      for (hasSizes, hasColors) in [(false, false), (true, false), (false, true), (true, true)] {
        let gathered = try GatheredMarkers(
          of: first..<first + count,
          hasSizes: hasSizes,
          hasColors: hasColors
        ) { chunk, rows, output in
          #expect(rows.lowerBound == first + chunk * GatheredMarkers.chunkRows)
          #expect((output.sizes != nil) == hasSizes && (output.colors != nil) == hasColors)
          var kept = 0
          for row in rows where keeps[row - first] {
            output.positions[kept] = SIMD2(Float(row), 1)
            output.sizes?[kept] = Float(row) + 0.5
            output.colors?[kept] = MarkerColor(UInt16(truncatingIfNeeded: row), 0, 0, 1)
            kept += 1
          }
          return kept
        }
        let rows = (first..<first + count).filter { keeps[$0 - first] }
        #expect(gathered.count == rows.count)
        withExtendedLifetime(gathered) {
          #expect(gathered.positions.vertices.map(\.x).elementsEqual(rows.map(Float.init)))
          let sizes = gathered.sizes.map { Array($0.elements) }
          #expect(sizes == (hasSizes ? rows.map { Float($0) + 0.5 } : nil))
          let colors = gathered.colors.map { $0.elements.map(\.x) }
          #expect(colors == (hasColors ? rows.map { UInt16(truncatingIfNeeded: $0) } : nil))
        }
      }
    }
  }
}
