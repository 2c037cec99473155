import KeisenPrimitives
import Testing

@testable import KeisenDrawing

@Suite("VertexBuffer")
struct VertexBufferTests {
  private func all(_ buffer: VertexBuffer) -> [SIMD2<Float>] {
    withExtendedLifetime(buffer) { Array(buffer.vertices) }
  }

  @Test("keeps what was appended")
  func append() throws {
    let buffer = VertexBuffer()
    #expect(buffer.vertices.isEmpty)
    for index in 0..<1000 { try buffer.append(SIMD2(Float(index), -Float(index))) }
    #expect(buffer.count == 1000)
    #expect(all(buffer) == (0..<1000).map { SIMD2(Float($0), -Float($0)) })
  }

  @Test("keeps what was written when it grows, and counts it on commit")
  func reserve() throws {
    let buffer = VertexBuffer()
    let first = try buffer.reserve(3)
    for index in 0..<3 { first[index] = SIMD2(Float(index), 7) }
    _ = try buffer.reserve(100_000)
    #expect(buffer.count == 0)
    buffer.commit(3)
    #expect(all(buffer) == [SIMD2(0, 7), SIMD2(1, 7), SIMD2(2, 7)])
  }

  @Test("throws where there is no memory, and keeps what it has", arguments: [Int.max, 1 << 58])
  func outOfMemory(count: Int) throws {
    let buffer = VertexBuffer()
    try buffer.append(SIMD2(1, 2))
    let error = #expect(throws: KeisenError.self) { try buffer.reserve(count) }
    #expect(error?.code == .outOfMemory)
    #expect(all(buffer) == [SIMD2(1, 2)])
  }
}
