import KeisenPrimitives
import Testing

@testable import KeisenData

struct ElementTypeTests {
  @Test("knows the size of every type")
  func sizes() {
    #expect(ElementType.all.map(\.byteCount) == [4, 8, 1, 2, 4, 8, 1, 2, 4, 8, 8])
    for unit in TimeUnit.allCases { #expect(ElementType.timestamp(unit).byteCount == 8) }
  }
}
