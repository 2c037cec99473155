import Testing

@testable import KeisenReduction

@Suite("Scattering")
struct ScatteringTests {
  @Test("comes by all numbers", arguments: 1..<300)
  func pace(count: Int) {
    let pace = Scattering.pace(of: count)
    #expect(Set((0..<count).map { $0 * pace % count }).count == count)
  }
}
