import KeisenTestSupport
import Testing

@testable import KeisenImage

@Suite("PixelFilter")
struct PixelFilterTests {
  @Test("equals a subtraction byte by byte for every length and writes no further than its slack")
  func bruteForce() {
    var random = SeededGenerator(seed: 3)
    for count in 1...70 {
      let row = (0..<4 * count).map { _ in UInt8.random(in: 0...255, using: &random) }
      let above = (0..<4 * count).map { _ in UInt8.random(in: 0...255, using: &random) }
      for isFirst in [false, true] {
        let there = isFirst ? [UInt8](repeating: 0, count: 4 * count) : above
        let change = zip(row, there).map { $0 &- $1 }
        for channels in 3...4 {
          var output = [UInt8](repeating: 0xaa, count: 4 * count + 16)
          row.withUnsafeBytes { row in
            above.withUnsafeBytes { above in
              output.withUnsafeMutableBytes { output in
                guard let here = row.baseAddress, let to = output.baseAddress else { return }
                let there = isFirst ? nil : above.baseAddress
                if channels == 3 {
                  _ = PixelFilter.writeRGB(here, less: there, count: count, to: to)
                } else {
                  PixelFilter.writeRGBA(here, less: there, count: count, to: to)
                }
              }
            }
          }
          let expected = change.indices.filter { $0 % 4 < channels }.map { change[$0] }
          #expect(Array(output[..<expected.count]) == expected, "\(count) pixels")
          #expect(output[(expected.count + PixelFilter.slack)...].allSatisfy { $0 == 0xaa })
        }
      }
    }
  }

  @Test("sees one translucent pixel at any place")
  func opaque() {
    for count in 1...40 {
      var row = [UInt8](repeating: 255, count: 4 * count)
      var output = [UInt8](repeating: 0, count: 4 * count)
      func isOpaque() -> Bool {
        row.withUnsafeBytes { row in
          output.withUnsafeMutableBytes { output in
            guard let here = row.baseAddress, let to = output.baseAddress else { return false }
            return PixelFilter.writeRGB(here, less: nil, count: count, to: to)
          }
        }
      }
      #expect(isOpaque())
      for pixel in 0..<count {
        for alpha in [0, 127, 254] as [UInt8] {
          row[4 * pixel + 3] = alpha
          #expect(!isOpaque())
        }
        row[4 * pixel + 3] = 255
        row[4 * pixel] = 0
      }
      #expect(isOpaque())
    }
  }
}
