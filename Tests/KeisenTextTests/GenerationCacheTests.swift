import KeisenTestSupport
import Testing

@testable import KeisenText

@Suite struct GenerationCacheTests {
  @Test("finds what it holds, within its capacity, and keeps what is used")
  func bounded() {
    var cache = GenerationCache<Int, Int>(capacity: 100)
    var random = SeededGenerator(seed: 4)
    cache.insert(-1, for: -1, cost: 1)
    for _ in 0..<5000 {
      let key = Int.random(in: 0..<300, using: &random)
      if let held = cache.find(key) {
        #expect(held == key * 7)
      } else {
        cache.insert(key * 7, for: key, cost: Int.random(in: 1...9, using: &random))
      }
      #expect(cache.find(-1) == -1)
      #expect(cache.cost <= 100)
    }
  }

  @Test("holds nothing that costs more than half of its capacity")
  func large() {
    var cache = GenerationCache<Int, Int>(capacity: 10)
    cache.insert(1, for: 1, cost: 6)
    #expect(cache.find(1) == nil)
    cache.insert(1, for: 1, cost: 5)
    #expect(cache.find(1) == 1)
  }
}
