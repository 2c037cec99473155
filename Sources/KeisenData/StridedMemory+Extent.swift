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

  /// Returns the least and the greatest finite value above 0: the type is looked at once.
  func positiveExtent(_ type: ElementType) -> Extent {
    switch type {
    case .float32: positiveRealExtent(Float.self)
    case .float64: positiveRealExtent(Double.self)
    case .int8: positiveIntegerExtent(Int8.self)
    case .int16: positiveIntegerExtent(Int16.self)
    case .int32: positiveIntegerExtent(Int32.self)
    case .int64, .timestamp: positiveIntegerExtent(Int64.self)
    case .uint8: positiveIntegerExtent(UInt8.self)
    case .uint16: positiveIntegerExtent(UInt16.self)
    case .uint32: positiveIntegerExtent(UInt32.self)
    case .uint64: positiveIntegerExtent(UInt64.self)
    }
  }

  @inline(__always)
  private func positiveIntegerExtent<Element: FixedWidthInteger & BitwiseCopyable>(
    _ element: Element.Type
  ) -> Extent {
    let (least, greatest) = extrema(element, least: .max, greatest: 0) { $0 > 0 ? $0 : .max }
    guard greatest > 0 else { return .empty }
    return Element.isSigned
      ? Extent(min: .integer(Int64(least)), max: .integer(Int64(greatest)))
      : Extent(min: .unsigned(UInt64(least)), max: .unsigned(UInt64(greatest)))
  }

  @inline(__always)
  private func positiveRealExtent<Element: TightExtrema>(_ element: Element.Type) -> Extent {
    let values = StridedMemory(base: base, stride: stride, count: distinctCount)
    let (least, greatest) = values.extrema(element) { $0 > 0 && $0.isFinite }
    return least > greatest
      ? .empty : Extent(min: .real(Double(least)), max: .real(Double(greatest)))
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
  private func realExtent<Element: TightExtrema>(_ element: Element.Type) -> Extent {
    let blockCount = 4_096
    var least = Element.infinity
    var greatest = -Element.infinity
    let count = distinctCount
    var first = 0
    while first < count {
      let start = base + first &* stride
      let block = StridedMemory(
        base: start,
        stride: stride,
        count: Swift.min(blockCount, count - first)
      )
      var (low, high) =
        stride == MemoryLayout<Element>.size
        ? block.tightExtrema(element) : block.extrema(element) { _ in true }
      if low == -.infinity || high == .infinity {
        (low, high) = block.extrema(element) { $0.isFinite }
      }
      least = low < least ? low : least
      greatest = high > greatest ? high : greatest
      first += block.count
    }
    return least > greatest
      ? .empty : Extent(min: .real(Double(least)), max: .real(Double(greatest)))
  }

  /// Returns the extrema of values one after another: of whole vectors, then of the rest.
  @inline(__always)
  private func tightExtrema<Element: TightExtrema>(_ element: Element.Type) -> (Element, Element) {
    let vectors = count / 8
    let rest = dropFirst(vectors * 8).extrema(element) { _ in true }
    let (low, high) = Element.extrema(of: base, vectors: vectors)
    return (low < rest.0 ? low : rest.0, high > rest.1 ? high : rest.1)
  }

  /// Returns the extrema of the values that `isCounted` takes, the infinities where there are none.
  @inline(__always)
  private func extrema<Element: TightExtrema>(
    _ element: Element.Type,
    where isCounted: (Element) -> Bool
  ) -> (Element, Element) {
    var least = Element.infinity
    var greatest = -Element.infinity
    for index in 0..<count {
      let value = (base + index &* stride).loadUnaligned(as: element)
      guard isCounted(value) else { continue }
      least = value < least ? value : least
      greatest = value > greatest ? value : greatest
    }
    return (least, greatest)
  }
}

/// A float that finds extrema in vectors.
///
/// Written for each type: vectors of a generic element are not compiled to vector instructions.
private protocol TightExtrema: BinaryFloatingPoint, BitwiseCopyable {
  /// Returns the least and the greatest value of 8 `vectors`, the infinities where there are none.
  ///
  /// NaN does not count.
  static func extrema(of base: UnsafeRawPointer, vectors: Int) -> (Self, Self)
}

extension Double: TightExtrema {
  @inline(__always)
  fileprivate static func extrema(of base: UnsafeRawPointer, vectors: Int) -> (Double, Double) {
    var low = SIMD8<Double>(repeating: .infinity)
    var high = SIMD8<Double>(repeating: -.infinity)
    for index in 0..<vectors {
      let values = (base + index &* 64).loadUnaligned(as: SIMD8<Double>.self)
      low.replace(with: values, where: values .< low)
      high.replace(with: values, where: values .> high)
    }
    return (low.min(), high.max())
  }
}

extension Float: TightExtrema {
  @inline(__always)
  fileprivate static func extrema(of base: UnsafeRawPointer, vectors: Int) -> (Float, Float) {
    var low = SIMD8<Float>(repeating: .infinity)
    var high = SIMD8<Float>(repeating: -.infinity)
    for index in 0..<vectors {
      let values = (base + index &* 32).loadUnaligned(as: SIMD8<Float>.self)
      low.replace(with: values, where: values .< low)
      high.replace(with: values, where: values .> high)
    }
    return (low.min(), high.max())
  }
}
