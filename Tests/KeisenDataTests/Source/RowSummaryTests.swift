import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenData

@Suite("RowSummary")
struct RowSummaryTests {
  private func bytes(_ summary: RowSummary) throws -> [UInt8] {
    try summary.bytes().withUnsafeBytes { Array($0) }
  }

  private func parsed(_ bytes: [UInt8]) throws -> RowSummary {
    try bytes.withUnsafeBytes { try RowSummary(bytes: $0) }
  }

  @Test(
    "of pieces built apart is byte for byte the one of all rows at once",
    arguments: ElementType.all
  )
  func pieces(type: ElementType) throws {
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 900)
    for round in 0..<60 {
      let count = Int.random(in: 0...(round % 10 == 0 ? 700_000 : 5_000), using: &random)
      let first = Int.random(in: 0...3000, using: &random)
      let blockRows = [64, 256, 4096].randomElement(using: &random) ?? 64
      try withRandomMemory(of: type, &random, count: count) { memory, random in
        func summary(_ rows: Range<Int>) throws -> RowSummary {
          let column = try Column(
            copying: memory.base + rows.lowerBound * memory.stride,
            type: type,
            count: rows.count,
            stride: memory.stride
          )
          return try RowSummary(
            of: column,
            firstRow: first + rows.lowerBound,
            rowsPerBlock: blockRows
          )
        }
        let whole = try bytes(summary(0..<count))
        let inner = (0..<Int.random(in: 0...9, using: &random)).map { _ in
          Int.random(in: 0...count, using: &random)
        }
        let borders = ([0, count] + inner).sorted()
        let pieces = try zip(borders, borders.dropFirst()).map { try summary($0..<$1) }
        #expect(try bytes(RowSummary(joining: pieces.shuffled(using: &random))) == whole)
        // In any grouping, and after a way as bytes.
        let half = pieces.count / 2
        if half > 0 {
          let joined = try [pieces[..<half], pieces[half...]].map {
            try parsed(bytes(RowSummary(joining: Array($0))))
          }
          #expect(try bytes(RowSummary(joining: joined)) == whole)
        }
      }
    }
  }

  @Test("tells which way rows go, as looking at each does, across the borders of pieces")
  func order() throws {
    let cases: [[Double]] = [
      [1, 2, 3, 4, 5, 6], [6, 5, 4, 3, 2, 1], [1, 1, 1, 1], [1, 2, 3, 2, 5, 6], [1, 2, .nan, 4, 5],
      [.nan, 2, 3, 4], [2, 3, 4, .nan], [-.infinity, 1, 2], [1, 2, .infinity], [3, 2, 1, 1, 2],
      [.nan], [5], [],
    ]
    for values in cases {
      let expected = try Column(values).order()
      for split in 0...values.count {
        let parts = try [0..<split, split..<values.count].map {
          try RowSummary(of: Column(Array(values[$0])), firstRow: $0.lowerBound)
        }
        let joined = try RowSummary(joining: parts)
        let column = try Column(
          source: MemorySource(values),
          type: .float64,
          count: values.count,
          summary: joined
        )
        #expect(column.order() == expected, "\(values) at \(split)")
      }
    }
  }

  @Test("refuses pieces that leave out rows, or have some twice, or are of other kinds")
  func refused() throws {
    func part(_ first: Int, _ count: Int, _ blockRows: Int = 64) throws -> RowSummary {
      try RowSummary(
        of: Column([Float](repeating: 1, count: count)),
        firstRow: first,
        rowsPerBlock: blockRows
      )
    }
    func message(_ parts: [RowSummary]) -> String? {
      do throws(KeisenError) {
        _ = try RowSummary(joining: parts)
        return nil
      } catch {
        return error.message
      }
    }
    #expect(message([]) == "summaries must be 1 or more, got 0")
    #expect(message([try part(0, 10), try part(11, 5)]) == "rows 10..<11 are in no summary")
    #expect(message([try part(0, 10), try part(8, 5)]) == "rows 8..<10 are in two summaries")
    #expect(
      message([try part(0, 10), try part(10, 5, 256)]) == "blocks of summaries have 64 and 256 rows"
    )
    // Of none nobody knows better.
    let nothing = try RowSummary(of: Column([Int8]()), firstRow: 3, rowsPerBlock: 256)
    #expect(
      try RowSummary(joining: [nothing, part(0, 10)]).bytes().count == part(0, 10).bytes().count
    )
    let other = try RowSummary(of: Column([1.0]), firstRow: 10)
    #expect(message([try part(0, 10), other]) == "summaries are of float32 and of float64")
    for rows in [0, -64, 63, 65, 128, 512, .max] {
      #expect(throws: KeisenError.self) { try part(0, 10, rows) }
    }
    for first in [-1, Int.max, 1 << 56] {
      #expect(throws: KeisenError.self) { try part(first, 10) }
    }
  }

  @Test("does not take bytes of which one has changed, or that are more or fewer")
  func damaged() throws {
    var random = SeededGenerator(seed: 91)
    let values = (0..<3000).map { _ in Float.random(in: -1...1, using: &random) }
    let good = try bytes(RowSummary(of: Column(values), firstRow: 37))
    #expect(try bytes(parsed(good)) == good)
    for _ in 0..<500 {
      var bad = good
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bad = Array(bad.prefix(Int.random(in: 0..<bad.count, using: &random)))
      case 1: bad.append(0)
      default:
        let place = Int.random(in: 0..<bad.count, using: &random)
        bad[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      guard let read = try? parsed(bad) else { continue }
      // What fills up the last eight bytes may be anything.
      #expect(try bytes(read) == good, "\(bad.count)")
    }
  }

  @Test("tells the bounds of its blocks, and of no others")
  func read() throws {
    let summary = try RowSummary(
      of: Column([3, 1, .nan, 2] + [Float](repeating: 5, count: 100)),
      firstRow: 62
    )
    func bounds(_ blocks: Range<Int>) throws -> [[Float]] {
      var (lows, highs) = ([Float](repeating: 0, count: 9), [Float](repeating: 0, count: 9))
      var gaps = [Bool](repeating: false, count: 9)
      try lows.withUnsafeMutableBytes { lows in
        try highs.withUnsafeMutableBytes { highs in
          try gaps.withUnsafeMutableBufferPointer { gaps in
            let place = BlockBounds(
              lows: try #require(lows.baseAddress),
              highs: try #require(highs.baseAddress),
              gaps: try #require(gaps.baseAddress)
            )
            try summary.read(blocks, into: place)
          }
        }
      }
      return (0..<blocks.count).map { [lows[$0], highs[$0], gaps[$0] ? 1 : 0] }
    }
    #expect(try bounds(0..<3) == [[1, 3, 0], [2, 5, 1], [5, 5, 0]])
    #expect(try bounds(1..<2) == [[2, 5, 1]])
    for blocks in [0..<4, 3..<4, -1..<1, 2..<Int.max] {
      #expect(throws: KeisenError.self) { try bounds(blocks) }
    }
  }

  @Test("tells how far it is, and ends when it is asked to")
  func progress() throws {
    let column = try Column([Float](repeating: 1, count: 30_000_000))
    var reported: [Int] = []
    _ = try RowSummary(of: column) { done, count in
      #expect(count == 30_000_000)
      reported.append(done)
      return true
    }
    #expect(reported.count > 1 && reported == reported.sorted() && reported.last == 30_000_000)
    #expect(throws: KeisenError(.cancelled, "stopped after \(reported[0]) of 30000000 rows")) {
      try RowSummary(of: column) { _, _ in false }
    }
  }
}
