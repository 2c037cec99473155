import KeisenTestSupport

@testable import KeisenData

/// The obvious way: one value at a time, in 128-bit integers.
struct SlowColumn {
  let type: ElementType
  let base: UnsafeRawPointer
  let stride: Int
  let count: Int

  /// The value of a row, or nil for a gap.
  private func integer(_ row: Int) -> Int128? {
    let place = base + row * stride
    switch type {
    case .int8: return Int128(place.loadUnaligned(as: Int8.self))
    case .int16: return Int128(place.loadUnaligned(as: Int16.self))
    case .int32: return Int128(place.loadUnaligned(as: Int32.self))
    case .int64: return Int128(place.loadUnaligned(as: Int64.self))
    case .uint8: return Int128(place.loadUnaligned(as: UInt8.self))
    case .uint16: return Int128(place.loadUnaligned(as: UInt16.self))
    case .uint32: return Int128(place.loadUnaligned(as: UInt32.self))
    case .uint64: return Int128(place.loadUnaligned(as: UInt64.self))
    case .timestamp:
      let value = place.loadUnaligned(as: Int64.self)
      return value == .min ? nil : Int128(value)
    case .float32, .float64: return nil
    }
  }

  private func real(_ row: Int) -> Double {
    let place = base + row * stride
    return type == .float32
      ? Double(place.loadUnaligned(as: Float.self)) : place.loadUnaligned(as: Double.self)
  }

  private var isReal: Bool { type == .float32 || type == .float64 }

  func value(_ row: Int, minus origin: Int64) -> Double {
    if isReal { return real(row) - Double(origin) }
    guard let integer = integer(row) else { return .nan }
    // The parser rounds once.
    return Double("\(integer - Int128(origin))") ?? .nan
  }

  /// Whether a row is neither NaN nor infinite nor a gap.
  func isValue(_ row: Int) -> Bool { isReal ? real(row).isFinite : integer(row) != nil }

  func isLess(_ row: Int, than other: Int) -> Bool {
    if isReal { return real(row) < real(other) }
    guard let value = integer(row), let bound = integer(other) else { return false }
    return value < bound
  }

  func extent(of rows: Range<Int>, isPositive: Bool = false) -> Extent {
    if isReal {
      let values = rows.map(real).filter { $0.isFinite && (!isPositive || $0 > 0) }
      guard let minimum = values.min(), let maximum = values.max() else { return .empty }
      return Extent(min: .real(minimum), max: .real(maximum))
    }
    let values = rows.compactMap(integer).filter { !isPositive || $0 > 0 }
    guard let minimum = values.min(), let maximum = values.max() else {
      return Extent(bounds: nil, unit: type.timeUnit)
    }
    switch type {
    case .uint8, .uint16, .uint32, .uint64:
      return Extent(min: .unsigned(UInt64(minimum)), max: .unsigned(UInt64(maximum)))
    default:
      return Extent(
        min: .integer(Int64(minimum)),
        max: .integer(Int64(maximum)),
        unit: type.timeUnit
      )
    }
  }
}

extension ElementType {
  static let all: [ElementType] = [
    .float32, .float64, .int8, .int16, .int32, .int64, .uint8, .uint16, .uint32, .uint64,
    .timestamp(.nanoseconds),
  ]
}

extension SeededGenerator {
  /// Bytes of a value: usual, extreme, or any.
  mutating func bits(of type: ElementType) -> UInt64 {
    switch (type, Int.random(in: 0..<8, using: &self)) {
    case (.float64, 0): return Double.nan.bitPattern
    case (.float64, 1): return Double.infinity.bitPattern
    case (.float64, 2): return (-Double.infinity).bitPattern
    case (.float64, 3...5): return Double.random(in: -1e3...1e3, using: &self).bitPattern
    case (.float32, 0): return UInt64(Float.nan.bitPattern)
    case (.float32, 1): return UInt64(Float.infinity.bitPattern)
    case (.float32, 2): return UInt64((-Float.infinity).bitPattern)
    case (.float32, 3...5): return UInt64(Float.random(in: -1e3...1e3, using: &self).bitPattern)
    case (_, 0): return 0x8000_8000_8000_8080
    case (.timestamp, 1), (.int64, 1), (.uint64, 1): return 1 << 63
    case (_, 2): return 0x7fff_ffff_ffff_ffff
    case (_, 3): return .max
    case (_, 4): return 0
    default: return next()
    }
  }

  mutating func origin() -> Int64 {
    switch Int.random(in: 0..<8, using: &self) {
    case 0, 1: 0
    case 2: .min
    case 3: .max
    case 4: Int64.random(in: -1_000...1_000, using: &self)
    case 5: Int64.random(in: (1 << 51)...(1 << 54), using: &self)
    default: Int64(bitPattern: next())
    }
  }
}

/// Random values of a type in memory with any stride, which `body` gets.
func withRandomMemory(
  of type: ElementType,
  _ random: inout SeededGenerator,
  count: Int,
  _ body: (SlowColumn, inout SeededGenerator) throws -> Void
) rethrows {
  let size = type.byteCount
  let stride = [size, size, size, -size, 0, 1, -1, size + 1, 3 * size, -5 * size - 3][
    Int.random(in: 0..<10, using: &random)
  ]
  let length = max(1, count) * max(size, abs(stride)) + 16
  let memory = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
  defer { memory.deallocate() }
  let shift = Int.random(in: 0..<8, using: &random)
  let base = memory + shift + (stride < 0 ? (max(1, count) - 1) * -stride : 0)
  memory.initializeMemory(as: UInt8.self, repeating: 0, count: length)
  for row in 0..<count {
    withUnsafeBytes(of: random.bits(of: type)) { bits in
      guard let first = bits.baseAddress else { return }
      (base + row * stride).copyMemory(from: first, byteCount: size)
    }
  }
  try body(SlowColumn(type: type, base: base, stride: stride, count: count), &random)
}
