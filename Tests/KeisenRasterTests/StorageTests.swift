import KeisenPrimitives
import Testing

@testable import KeisenRaster

@Suite("Storage")
struct StorageTests {
  @Test("keeps what is appended while it grows")
  func grows() throws {
    var storage = try Storage<Int>(capacity: 0, purpose: "numbers")
    for index in 0..<1000 { try storage.append(index * 3) }
    #expect(storage.count == 1000)
    for index in 0..<1000 { #expect(storage.base[index] == index * 3) }
  }

  @Test(
    "throws where there is no memory, and where the size overflows",
    arguments: [1 << 58, .max]
  )
  func throwsWithoutMemory(capacity: Int) {
    #expect {
      _ = try Storage<Int>(capacity: capacity, purpose: "numbers")
    } throws: {
      ($0 as? KeisenError)?.code == .outOfMemory
    }
  }
}
