/// What a kernel asks of whoever runs it.
package struct KernelLayout: Hashable, Sendable {
  /// Invocations of a group, across, down and deep.
  package var localSize = SIMD3<UInt32>(1, 1, 1)
  /// The bindings of set 0, and what each holds where that is numbers alone.
  package var bindings: [UInt32: ComputeElement?] = [:]
  /// Bytes of push constants.
  package var constantBytes = 0
  /// Bytes that the invocations of a group share.
  package var sharedBytes = 0
  /// Bytes of the variables of an invocation.
  package var privateBytes = 0
  /// What it needs beside the plain shader: features of a device.
  package var features: Set<Feature> = []

  /// What not every device has.
  package enum Feature: UInt32, Hashable, Sendable {
    /// 16-bit floats in arithmetic.
    case float16 = 9
    /// 64-bit floats.
    case float64 = 10
    /// 64-bit integers.
    case int64 = 11
    /// 16-bit integers.
    case int16 = 22
    /// 8-bit integers.
    case int8 = 39
    /// 16-bit numbers in buffers.
    case storage16 = 4433
    /// 8-bit numbers in buffers.
    case storage8 = 4448

    /// What people call it.
    package var name: String {
      switch self {
      case .float16: "16-bit floats"
      case .float64: "64-bit floats"
      case .int64: "64-bit integers"
      case .int16: "16-bit integers"
      case .int8: "8-bit integers"
      case .storage16: "16-bit numbers in buffers"
      case .storage8: "8-bit numbers in buffers"
      }
    }
  }
}
