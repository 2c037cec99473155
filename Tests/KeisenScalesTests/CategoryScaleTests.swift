import KeisenTestSupport
import Testing

@testable import KeisenScales

@Suite("CategoryScale")
struct CategoryScaleTests {
  @Test("has a place for the k-th row of a name: the k-th of this name")
  func places() {
    let scale = CategoryScale(["a", "b", "a"])
    #expect(scale.places(of: ["a", "b", "a"]) == [0, 1, 2])
    #expect(scale.places(of: ["a", "a", "a"]) == [0, 2, nil])
    #expect(scale.places(of: ["b", "c", "a"]) == [1, nil, 0])
    #expect(CategoryScale([]).places(of: ["a"]) == [nil])
  }

  @Test("joined with others has each name as often as the one that has it most often")
  func joined() {
    #expect(
      CategoryScale(["a", "b"]).joined(with: CategoryScale(["b", "a", "a"])).names == [
        "a", "b", "a",
      ]
    )
    var random = SeededGenerator(seed: 71)
    for _ in 0..<200 {
      func names() -> [String] {
        (0..<Int.random(in: 0...9, using: &random)).map { _ in
          ["a", "b", "c", ""][Int.random(in: 0..<4, using: &random)]
        }
      }
      let (first, second) = (names(), names())
      let both = CategoryScale(first).joined(with: CategoryScale(second))
      #expect(Array(both.names.prefix(first.count)) == first)
      for name in Set(first + second) {
        func count(_ names: [String]) -> Int { names.count { $0 == name } }
        #expect(count(both.names) == max(count(first), count(second)))
      }
      // All rows of either have places of their own, of their names, in order.
      for rows in [first, second] {
        let places = both.places(of: rows)
        #expect(Set(places).count == rows.count)
        for (place, name) in zip(places, rows) {
          #expect(place.map { both.names[$0] } == name)
        }
      }
    }
  }
}
