import Glibc
import KeisenCompute
import KeisenData
import KeisenPrimitives

/// What kernels wrote and columns don't have yet, by column.
typealias ComputedColumns = [ObjectIdentifier: ColumnReplacement]

/// The memory of a kernel's columns while it runs: what it reads as it is, what it writes beside
/// its column.
///
/// The memory lives as long as this.
final class ComputeValues {
  /// What a column holds, and whose memory that is.
  private enum Input {
    case column(PackedColumn)
    case written(ColumnReplacement)

    var bytes: UnsafeRawBufferPointer {
      switch self {
      case .column(let packed): packed.bytes
      case .written(let replacement): UnsafeRawBufferPointer(replacement.bytes)
      }
    }
  }

  private let bindings: [ComputeHook.Binding]
  private let inputs: [Input?]
  private let outputs: [ColumnReplacement?]

  /// Takes memory for what is written, and for what does not stand one after another.
  ///
  /// - Parameters:
  ///   - bindings: The columns.
  ///   - snapshots: What each holds.
  ///   - written: What is read instead.
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(
    _ bindings: [ComputeHook.Binding],
    _ snapshots: [ColumnSnapshot],
    _ written: ComputedColumns
  ) throws(KeisenError) {
    var inputs: [Input?] = []
    var outputs: [ColumnReplacement?] = []
    for (binding, snapshot) in zip(bindings, snapshots) {
      if !binding.isInput {
        inputs.append(nil)
      } else if let replacement = written[ObjectIdentifier(binding.column)] {
        inputs.append(.written(replacement))
      } else {
        inputs.append(.column(try PackedColumn(snapshot)))
      }
      outputs.append(binding.isOutput ? try binding.column.replacement() : nil)
    }
    self.bindings = bindings
    self.inputs = inputs
    self.outputs = outputs
  }

  /// The columns as a renderer takes them.
  var buffers: [ComputeDispatch.Buffer] {
    bindings.indices.map { index in
      let element = ComputeElement(bindings[index].column.type)
      switch (inputs[index], outputs[index]) {
      case (let input?, let output?):
        return ComputeDispatch.Buffer(input: input.bytes, output: output.bytes, of: element)
      case (nil, let output?): return ComputeDispatch.Buffer(output: output.bytes, of: element)
      case (let input, nil):
        return ComputeDispatch.Buffer(input: input?.bytes ?? Self.none, of: element)
      }
    }
  }

  /// The columns as a function takes them: what it reads and writes is copied first.
  var memory: [UnsafeMutableRawBufferPointer] {
    bindings.indices.map { index in
      guard let output = outputs[index] else {
        return UnsafeMutableRawBufferPointer(mutating: inputs[index]?.bytes ?? Self.none)
      }
      if let input = inputs[index] { output.bytes.copyMemory(from: input.bytes) }
      return output.bytes
    }
  }

  private static var none: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: nil, count: 0) }

  /// Adds what was written.
  func add(to written: inout ComputedColumns) {
    for (binding, output) in zip(bindings, outputs) {
      if let output { written[ObjectIdentifier(binding.column)] = output }
    }
  }
}

extension ComputeElement {
  /// What values of a column are to a kernel; times are integers.
  init(_ type: ElementType) {
    switch type {
    case .float32: self.init(.float, bits: 32)
    case .float64: self.init(.float, bits: 64)
    case .int8: self.init(.int, bits: 8)
    case .int16: self.init(.int, bits: 16)
    case .int32: self.init(.int, bits: 32)
    case .int64, .timestamp: self.init(.int, bits: 64)
    case .uint8: self.init(.uint, bits: 8)
    case .uint16: self.init(.uint, bits: 16)
    case .uint32: self.init(.uint, bits: 32)
    case .uint64: self.init(.uint, bits: 64)
    }
  }
}
