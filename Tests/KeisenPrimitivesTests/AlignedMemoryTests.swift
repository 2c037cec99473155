import Testing

@testable import KeisenPrimitives

struct AlignedMemoryTests {
  @Test("begins on a cache line and holds what was asked for, whatever the size is")
  func aligned() throws {
    for byteCount in [0, 1, 7, 63, 64, 65, 4096, 100_000] {
      let memory = try AlignedMemory(byteCount: byteCount, for: "a test")
      #expect(Int(bitPattern: memory.base) % AlignedMemory.alignment == 0)
      memory.base.initializeMemory(as: UInt8.self, repeating: 7, count: byteCount)
    }
  }

  @Test("that is given back serves the next of the same size, and no other")
  func spare() throws {
    func address(_ byteCount: Int) throws -> Int {
      Int(bitPattern: try AlignedMemory(byteCount: byteCount, for: "a test").base)
    }
    let first = try address(12_347)
    let kept = try AlignedMemory(byteCount: 12_347, for: "a test")
    #expect(Int(bitPattern: kept.base) == first)
    #expect(try address(12_347) != first)
  }

  @Test("that there is not is reported", arguments: [Int.max - 100, Int.max])
  func missing(byteCount: Int) {
    #expect(throws: KeisenError.self) { _ = try AlignedMemory(byteCount: byteCount, for: "a test") }
  }
}
