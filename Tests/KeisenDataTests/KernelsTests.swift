import CKernels
import KeisenTestSupport
import Testing

@testable import KeisenData

/// The loops in C, as compiled for each processor that the one which runs the tests can stand for.
@Suite("Kernels")
struct KernelsTests {
  private static let processors = [CKernelsAnyProcessor, CKernelsAVX2, CKernelsAVX512]

  private func kernelType(_ type: ElementType) -> CKernelsType {
    switch type {
    case .float32: CKernelsFloat32
    case .float64: CKernelsFloat64
    case .int8: CKernelsInt8
    case .int16: CKernelsInt16
    case .int32: CKernelsInt32
    case .int64: CKernelsInt64
    case .uint8: CKernelsUInt8
    case .uint16: CKernelsUInt16
    case .uint32: CKernelsUInt32
    case .uint64: CKernelsUInt64
    case .timestamp: CKernelsTimestamp
    }
  }

  /// Random values one after another, in any alignment: all gaps, without any, or both.
  private func withValues(
    of type: ElementType,
    _ random: inout SeededGenerator,
    count: Int,
    _ body: (SlowColumn, inout SeededGenerator) -> Void
  ) {
    let size = type.byteCount
    let memory = UnsafeMutableRawPointer.allocate(byteCount: (count + 1) * size, alignment: 64)
    defer { memory.deallocate() }
    let base = memory + Int.random(in: 0..<size, using: &random)
    let kind = Int.random(in: 0..<3, using: &random)
    for row in 0..<count {
      let value = SlowColumn(type: type, base: base + row * size, stride: size, count: 1)
      for _ in 0..<100 {
        withUnsafeBytes(of: random.bits(of: type)) { bits in
          guard let first = bits.baseAddress else { return }
          (base + row * size).copyMemory(from: first, byteCount: size)
        }
        if kind == 2 || value.isValue(0) == (kind == 0) { break }
      }
    }
    body(SlowColumn(type: type, base: base, stride: size, count: count), &random)
  }

  /// What the loops write about values one after another.
  private func bounds(
    _ kernels: CKernels,
    _ slow: SlowColumn
  ) -> (low: [UInt8], high: [UInt8], hasGaps: Bool) {
    var low = [UInt8](repeating: 0, count: slow.type.byteCount)
    var high = low
    let hasGaps = kernels.bounds(slow.base, slow.count, &low, &high)
    return (low, high, hasGaps)
  }

  @Test("find the bounds that looking at each value finds", arguments: ElementType.all)
  func bounds(type: ElementType) {
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 400)
    for processor in Self.processors {
      guard let kernels = ckernels_for(processor, kernelType(type))?.pointee else { continue }
      for round in 0..<300 {
        let count = round < 150 ? round : Int.random(in: 0...3000, using: &random)
        withValues(of: type, &random, count: count) { slow, _ in
          let found = bounds(kernels, slow)
          #expect(found.hasGaps == (0..<count).contains { !slow.isValue($0) })
          let extent = slow.extent(of: 0..<count)
          let ends = found.low + found.high
          ends.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return }
            let ends = SlowColumn(type: type, base: base, stride: type.byteCount, count: 2)
            guard extent.isEmpty else {
              #expect(ends.extent(of: 0..<2) == extent, "\(count) values")
              return
            }
            // The least timestamp is greater than none.
            let isGap = !ends.isValue(1)
            #expect(isGap || ends.isLess(1, than: 0), "\(count) values")
          }
        }
      }
    }
  }

  @Test("find the same in blocks, and in four of these", arguments: ElementType.all)
  func blocks(type: ElementType) {
    let size = type.byteCount
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 500)
    for processor in Self.processors {
      guard let kernels = ckernels_for(processor, kernelType(type))?.pointee else { continue }
      for unions in [0, 1, 2, 3, 7, 16, 33, 70] {
        withValues(of: type, &random, count: unions * 256) { slow, _ in
          var lows = [UInt8](repeating: 0, count: 4 * unions * size)
          var highs = lows
          var gaps = [Bool](repeating: false, count: 4 * unions)
          kernels.block_bounds(slow.base, 4 * unions, &lows, &highs, &gaps)
          var (allLows, allHighs) = (lows, highs)
          var allGaps = gaps
          kernels.unions(lows, highs, gaps, unions, &allLows, &allHighs, &allGaps)
          func check(
            _ values: Int,
            _ index: Int,
            _ lows: [UInt8],
            _ highs: [UInt8],
            _ gaps: [Bool]
          ) {
            let base = slow.base + index * values * size
            let part = SlowColumn(type: type, base: base, stride: size, count: values)
            let expected = bounds(kernels, part)
            let bytes = index * size..<(index + 1) * size
            #expect(Array(lows[bytes]) == expected.low)
            #expect(Array(highs[bytes]) == expected.high)
            #expect(gaps[index] == expected.hasGaps)
          }
          for block in 0..<4 * unions { check(64, block, lows, highs, gaps) }
          for union in 0..<unions { check(256, union, allLows, allHighs, allGaps) }
        }
      }
    }
  }

  @Test("find a value that is above its counterpart, or is NaN", arguments: ElementType.all)
  func ascends(type: ElementType) {
    let size = type.byteCount
    var random = SeededGenerator(seed: UInt64(type.byteCount) + 600)
    for processor in Self.processors {
      // The least timestamp is a value here as any other.
      let name = type.timeUnit == nil ? kernelType(type) : CKernelsInt64
      guard let kernels = ckernels_for(processor, name)?.pointee else { continue }
      for round in 0..<300 {
        let count = round < 150 ? round : Int.random(in: 0...2000, using: &random)
        withValues(of: type, &random, count: count) { slow, random in
          // The same values, one of them another one.
          let next = UnsafeMutableRawPointer.allocate(byteCount: (count + 1) * size, alignment: 1)
          defer { next.deallocate() }
          next.copyMemory(from: slow.base, byteCount: count * size)
          let place = Int.random(in: 0...count, using: &random)
          withUnsafeBytes(of: random.bits(of: type)) { bits in
            guard let first = bits.baseAddress else { return }
            (next + place * size).copyMemory(from: first, byteCount: size)
          }
          let isRight = (0..<count).allSatisfy { row in
            switch type {
            case .float32:
              let value = (slow.base + row * size).loadUnaligned(as: Float.self)
              return value <= (next + row * size).loadUnaligned(as: Float.self)
            case .float64:
              let value = (slow.base + row * size).loadUnaligned(as: Double.self)
              return value <= (next + row * size).loadUnaligned(as: Double.self)
            default:
              let type: ElementType = type.timeUnit == nil ? type : .int64
              let pair = UnsafeMutableRawPointer.allocate(byteCount: 2 * size, alignment: 8)
              defer { pair.deallocate() }
              pair.copyMemory(from: slow.base + row * size, byteCount: size)
              (pair + size).copyMemory(from: next + row * size, byteCount: size)
              return !SlowColumn(type: type, base: pair, stride: size, count: 2).isLess(1, than: 0)
            }
          }
          #expect(kernels.ascends(slow.base, next, count) == isRight, "\(count) values, \(place)")
        }
      }
    }
  }

  @Test("lose the sign of zeros, on each processor")
  func zeros() {
    for processor in Self.processors {
      guard let kernels = ckernels_for(processor, CKernelsFloat64)?.pointee else { continue }
      for values in [[-0.0], [Double](repeating: -0.0, count: 64), [-0.0, 0, -0.0, 0, 0]] {
        var (low, high) = (1.0, 1.0)
        #expect(!kernels.bounds(values, values.count, &low, &high))
        #expect(low == 0 && low.sign == .plus && high == 0 && high.sign == .plus)
      }
    }
  }
}
