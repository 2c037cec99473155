import KeisenPrimitives
import Testing

@testable import KeisenRanges

@Suite("Space")
struct SpaceTests {
  @Test("gives the projection of each dimension")
  func projection() {
    let space = Space(x: Projection(), y: Projection())
    #expect(space.projection(.x) === space.x)
    #expect(space.projection(.y) === space.y)
    #expect(space.x !== space.y)
  }

  @Test("may have one projection in both dimensions")
  func diagonal() throws {
    let projection = try Projection(min: 0, max: 1)
    let space = Space(x: projection, y: projection)
    #expect(space.projection(.x) === space.projection(.y))
  }
}
