import KeisenTestSupport
import Testing

@testable import KeisenData

struct ValueChangeThreadTests {
  @Test("lets one thread declare changes while others ask")
  func threads() throws {
    let count = 50_000
    let values = UnsafeMutableBufferPointer<Float>.allocate(capacity: count)
    defer { values.deallocate() }
    for row in values.indices { values[row] = Float(row) - 1 }
    let column = try Column(borrowing: values.baseAddress, type: .float32, count: count) {}
    let positive = Extent(min: .real(1), max: .real(Double(count - 2)))
    onThreads(4) { thread in
      for round in 0..<200 {
        switch thread {
        case 0: try? column.changed(first: round * 100, count: 100)
        case 1: #expect(column.order() == ColumnOrder(isAscending: true, isDescending: false))
        case 2:
          #expect(column.extent() == Extent(min: .real(-1), max: .real(Double(count - 2))))
        default: #expect(column.positiveExtent() == positive)
        }
      }
    }
  }
}
