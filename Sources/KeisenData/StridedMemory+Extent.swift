extension StridedMemory {
  /// Returns the least and the greatest finite value: the type is looked at once.
  func extent(_ type: ElementType) -> Extent {
    switch type {
    case .float32: realExtent(Float.self)
    case .float64: realExtent(Double.self)
    case .int8: signedExtent(Int8.self)
    case .int16: signedExtent(Int16.self)
    case .int32: signedExtent(Int32.self)
    case .int64: signedExtent(Int64.self)
    case .uint8: unsignedExtent(UInt8.self)
    case .uint16: unsignedExtent(UInt16.self)
    case .uint32: unsignedExtent(UInt32.self)
    case .uint64: unsignedExtent(UInt64.self)
    case .timestamp: timestampExtent()
    }
  }

  /// What is left to look at: repeated values count once.
  private var distinctCount: Int { stride == 0 ? Swift.min(1, count) : count }

  @inline(__always)
  private func signedExtent<Element: FixedWidthInteger & BitwiseCopyable>(
    _ element: Element.Type
  ) -> Extent {
    let (least, greatest) = extrema(element, least: .max, greatest: .min) { $0 }
    return count == 0
      ? .empty : Extent(min: .integer(Int64(least)), max: .integer(Int64(greatest)))
  }

  @inline(__always)
  private func unsignedExtent<Element: FixedWidthInteger & BitwiseCopyable>(
    _ element: Element.Type
  ) -> Extent {
    let (least, greatest) = extrema(element, least: .max, greatest: .min) { $0 }
    return count == 0
      ? .empty : Extent(min: .unsigned(UInt64(least)), max: .unsigned(UInt64(greatest)))
  }

  /// The least timestamp is a gap: it counts as the greatest where the least is looked for.
  private func timestampExtent() -> Extent {
    let (least, greatest) = extrema(Int64.self, least: .max, greatest: .min) {
      $0 == .min ? .max : $0
    }
    return greatest == .min
      ? .empty : Extent(min: .integer(least), max: .integer(greatest))
  }

  /// Returns the least of `lower(value)` and the greatest value.
  @inline(__always)
  private func extrema<Element: FixedWidthInteger & BitwiseCopyable>(
    _ element: Element.Type,
    least: Element,
    greatest: Element,
    lower: (Element) -> Element
  ) -> (Element, Element) {
    var least = least
    var greatest = greatest
    let size = MemoryLayout<Element>.size
    if stride == size {
      for index in 0..<distinctCount {
        let value = (base + index &* size).loadUnaligned(as: element)
        least = Swift.min(least, lower(value))
        greatest = Swift.max(greatest, value)
      }
    } else {
      for index in 0..<distinctCount {
        let value = (base + index &* stride).loadUnaligned(as: element)
        least = Swift.min(least, lower(value))
        greatest = Swift.max(greatest, value)
      }
    }
    return (least, greatest)
  }

  /// Floats in blocks: comparisons skip NaN by themselves; a block whose extremum is infinite is
  /// looked at again without its infinities.
  @inline(__always)
  private func realExtent<Element: BinaryFloatingPoint & SIMDScalar & BitwiseCopyable>(
    _ element: Element.Type
  ) -> Extent {
    let blockCount = 4_096
    var least = Element.infinity
    var greatest = -Element.infinity
    let count = distinctCount
    var first = 0
    while first < count {
      let block = Swift.min(blockCount, count - first)
      let start = base + first &* stride
      var (low, high) =
        stride == MemoryLayout<Element>.size
        ? Self.tightExtrema(element, start, block) : Self.extrema(element, start, stride, block)
      if low == -.infinity || high == .infinity {
        (low, high) = Self.finiteExtrema(element, start, stride, block)
      }
      least = low < least ? low : least
      greatest = high > greatest ? high : greatest
      first += block
    }
    return least > greatest
      ? .empty : Extent(min: .real(Double(least)), max: .real(Double(greatest)))
  }

  @inline(__always)
  private static func tightExtrema<Element: BinaryFloatingPoint & SIMDScalar & BitwiseCopyable>(
    _ element: Element.Type,
    _ start: UnsafeRawPointer,
    _ count: Int
  ) -> (Element, Element) {
    var low = SIMD8<Element>(repeating: .infinity)
    var high = SIMD8<Element>(repeating: -.infinity)
    let vectors = count / 8
    for index in 0..<vectors {
      let values = (start + index &* MemoryLayout<SIMD8<Element>>.size)
        .loadUnaligned(as: SIMD8<Element>.self)
      low.replace(with: values, where: values .< low)
      high.replace(with: values, where: values .> high)
    }
    let size = MemoryLayout<Element>.size
    let rest = start + vectors &* 8 &* size
    var (least, greatest) = extrema(element, rest, size, count - vectors * 8)
    for lane in 0..<8 {
      least = low[lane] < least ? low[lane] : least
      greatest = high[lane] > greatest ? high[lane] : greatest
    }
    return (least, greatest)
  }

  @inline(__always)
  private static func extrema<Element: BinaryFloatingPoint & BitwiseCopyable>(
    _ element: Element.Type,
    _ start: UnsafeRawPointer,
    _ stride: Int,
    _ count: Int
  ) -> (Element, Element) {
    var least = Element.infinity
    var greatest = -Element.infinity
    for index in 0..<count {
      let value = (start + index &* stride).loadUnaligned(as: element)
      least = value < least ? value : least
      greatest = value > greatest ? value : greatest
    }
    return (least, greatest)
  }

  @inline(__always)
  private static func finiteExtrema<Element: BinaryFloatingPoint & BitwiseCopyable>(
    _ element: Element.Type,
    _ start: UnsafeRawPointer,
    _ stride: Int,
    _ count: Int
  ) -> (Element, Element) {
    var least = Element.infinity
    var greatest = -Element.infinity
    for index in 0..<count {
      let value = (start + index &* stride).loadUnaligned(as: element)
      guard value.isFinite else { continue }
      least = value < least ? value : least
      greatest = value > greatest ? value : greatest
    }
    return (least, greatest)
  }
}
