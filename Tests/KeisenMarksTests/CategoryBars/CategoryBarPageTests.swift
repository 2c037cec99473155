import KeisenChartsTestSupport
import KeisenData
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenCharts
@testable import KeisenMarks
@testable import KeisenRanges

@Suite("Pages of category bars")
struct CategoryBarPageTests {
  private func bars(_ count: Int) throws -> CategoryBarSeries {
    try CategoryBarSeries(
      names: (0..<count).map { "n\($0)" },
      values: Column((0..<count).map { Double($0) }),
      in: Chart.whole(100, 100).space
    )
  }

  @Test("are as many as it takes, each as long as the others, of bars in order")
  func pages() throws {
    let pages = try bars(11).pages(ofAtMost: 4)
    #expect(pages.count == 3)
    for (index, page) in pages.enumerated() {
      #expect(abs(page.min - (Double(4 * index) - 2.0 / 3)) < 1e-12)
      #expect(abs(page.max - (Double(4 * index) + 4 - 1.0 / 3)) < 1e-12)
    }
    #expect(try bars(0).pages(ofAtMost: 4).isEmpty)
    #expect(try bars(3).pages(ofAtMost: .max).count == 1)
    let only = try bars(3).pages(ofAtMost: 3)
    #expect(only.count == 1 && abs(only[0].max - (3 - 1.0 / 3)) < 1e-12)
    #expect(throws: KeisenError(.invalidArgument, "bars of a page must be positive, got 0")) {
      try bars(3).pages(ofAtMost: 0)
    }
  }
  @Test("are told one by one as all together")
  func onePage() throws {
    let bars = try bars(11)
    let pages = try bars.pages(ofAtMost: 4)
    #expect(try bars.pageCount(ofAtMost: 4) == pages.count)
    for (index, page) in pages.enumerated() {
      #expect(try bars.page(index, ofAtMost: 4) == page)
    }
    #expect(try self.bars(0).pageCount(ofAtMost: 4) == 0)
    #expect(try self.bars(12).pageCount(ofAtMost: 4) == 3)
    for index in [-1, 3, .max] {
      #expect(throws: KeisenError(.invalidArgument, "page \(index) is none of 3")) {
        try bars.page(index, ofAtMost: 4)
      }
    }
    #expect(throws: KeisenError(.invalidArgument, "bars of a page must be positive, got -1")) {
      try bars.page(0, ofAtMost: -1)
    }
  }
}
