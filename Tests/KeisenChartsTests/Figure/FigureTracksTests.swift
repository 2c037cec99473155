import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenCharts

@Suite("Tracks of figures")
struct FigureTracksTests {
  private func tracks(
    _ tracks: [Figure.Track],
    _ area: Range<Int>,
    gap: Double = 0,
    ratio: Double = 1,
    _ needs: [(Int, Int)]? = nil
  ) -> [Range<Int>] {
    FigureTracks(
      tracks,
      of: area,
      gap: gap,
      pixelRatio: ratio,
      needs: needs?.map { FigureNeed(before: $0.0, after: $0.1) }
    ).ranges
  }

  @Test("divide all pixels by weights where charts lay themselves out")
  func weights() {
    #expect(tracks([.weight(1), .weight(1)], 0..<10) == [0..<5, 5..<10])
    #expect(tracks([.weight(1), .weight(3)], 2..<10) == [2..<4, 4..<10])
    #expect(tracks([.weight(1), .weight(1), .weight(1)], 0..<10) == [0..<3, 3..<7, 7..<10])
    #expect(tracks([.weight(1), .weight(1)], 0..<10, gap: 1, ratio: 2) == [0..<4, 6..<10])
    #expect(tracks([.points(3), .weight(1)], 0..<10, ratio: 2) == [0..<6, 6..<10])
    #expect(tracks([.points(3), .points(2)], 0..<10) == [0..<3, 3..<5])
    #expect(tracks([.weight(1e308), .weight(1e308)], 0..<10) == [0..<5, 5..<10])
    #expect(tracks([.weight(1e-320), .weight(1e308)], 0..<10) == [0..<1, 1..<11])
  }

  @Test("give plots of equal weights equally many pixels")
  func plots() {
    let two: [Figure.Track] = [.weight(1), .weight(1)]
    // 20 - 7 - 2 = 11 for two plots of 5, and one is left over.
    #expect(tracks(two, 0..<20, [(6, 1), (1, 1)]) == [0..<12, 12..<19])
    #expect(tracks([.weight(2), .weight(1)], 0..<20, [(4, 0), (1, 0)]) == [0..<14, 14..<20])
    #expect(tracks([.points(8), .weight(1)], 0..<20, [(4, 0), (1, 0)]) == [0..<8, 8..<20])
    // Where there is no room for what is needed, weights divide all of it.
    #expect(tracks(two, 0..<10, [(20, 3), (1, 1)]) == [0..<5, 5..<10])
  }

  @Test("have a pixel each however many they are, in order and without overlap, by lot")
  func using() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<2000 {
      let count = Int.random(in: 1...12, using: &random)
      let sizes: [Double] = [1e-300, 0.01, 1, 2, 7.5, 300, 1e300]
      let all = (0..<count).map { _ -> Figure.Track in
        let size = sizes.randomElement(using: &random) ?? 1
        return Bool.random(using: &random) ? .weight(size) : .points(size)
      }
      let start = Int.random(in: 0...50, using: &random)
      let area = start..<start + Int.random(in: 0...400, using: &random)
      let needs = (0..<count).map { _ in
        (Int.random(in: 0...60, using: &random), Int.random(in: 0...60, using: &random))
      }
      let gap: Double = [0.0, 0.3, 5, 1e300].randomElement(using: &random) ?? 0
      let ranges = tracks(
        all,
        area,
        gap: gap,
        ratio: 1.5,
        Bool.random(using: &random) ? needs : nil
      )
      #expect(ranges.count == count)
      #expect(ranges[0].lowerBound == area.lowerBound)
      #expect(ranges.allSatisfy { !$0.isEmpty })
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    }
  }
}
