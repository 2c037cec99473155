import KeisenPrimitives

extension StridedMemory {
  /// Doubles below this hold every integer; so differences of two numbers below its half are exact.
  private static let exactOrigins: ClosedRange<Int64> = -(1 << 52)...(1 << 52)

  /// Writes all values minus `origin` as doubles: the type is looked at once.
  func read(
    _ type: ElementType,
    relativeTo origin: Int64,
    in unit: TimeUnit?,
    into target: UnsafeMutablePointer<Double>
  ) {
    if let conversion = TimeConversion(from: type.timeUnit, to: unit) {
      write(Int64.self, to: target) {
        $0 == Int64.min ? .nan : conversion.double($0, minus: origin)
      }
      return
    }
    let real = Double(origin)
    // Of integers up to 32 bits and these origins the difference of doubles is exact.
    let isExact = Self.exactOrigins.contains(origin)
    switch type {
    case .float64 where origin == 0 && stride == 8:
      UnsafeMutableRawPointer(target).copyMemory(from: base, byteCount: count * 8)
    case .float64: write(Double.self, to: target) { $0 - real }
    case .float32: write(Float.self, to: target) { Double($0) - real }
    case .int8 where isExact: write(Int8.self, to: target) { Double($0) - real }
    case .int16 where isExact: write(Int16.self, to: target) { Double($0) - real }
    case .int32 where isExact: write(Int32.self, to: target) { Double($0) - real }
    case .uint8 where isExact: write(UInt8.self, to: target) { Double($0) - real }
    case .uint16 where isExact: write(UInt16.self, to: target) { Double($0) - real }
    case .uint32 where isExact: write(UInt32.self, to: target) { Double($0) - real }
    case .int8: writeIntegers(Int8.self, to: target, origin)
    case .int16: writeIntegers(Int16.self, to: target, origin)
    case .int32: writeIntegers(Int32.self, to: target, origin)
    case .uint8: writeIntegers(UInt8.self, to: target, origin)
    case .uint16: writeIntegers(UInt16.self, to: target, origin)
    case .uint32: writeIntegers(UInt32.self, to: target, origin)
    case .int64: writeIntegers(Int64.self, to: target, origin)
    case .uint64:
      write(UInt64.self, to: target) { Differences.double($0, minus: origin) }
    case .timestamp:
      write(Int64.self, to: target) {
        $0 == Int64.min ? .nan : Differences.double($0, minus: origin)
      }
    }
  }

  @inline(__always)
  private func writeIntegers<Element: FixedWidthInteger & BitwiseCopyable>(
    _ element: Element.Type,
    to target: UnsafeMutablePointer<Double>,
    _ origin: Int64
  ) {
    write(element, to: target) { Differences.double(Int64($0), minus: origin) }
  }

  /// Writes what `transform` makes of each value.
  ///
  /// The tight loop is one that the compiler turns into vectors.
  @inline(__always)
  private func write<Element: BitwiseCopyable>(
    _ element: Element.Type,
    to target: UnsafeMutablePointer<Double>,
    _ transform: (Element) -> Double
  ) {
    let size = MemoryLayout<Element>.size
    if stride == size {
      for index in 0..<count {
        target[index] = transform((base + index &* size).loadUnaligned(as: element))
      }
    } else {
      for index in 0..<count {
        target[index] = transform((base + index &* stride).loadUnaligned(as: element))
      }
    }
  }
}
