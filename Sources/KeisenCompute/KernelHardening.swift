import KeisenPrimitives

/// Keeps a kernel's indices within its own arrays.
///
/// Devices check accesses to buffers, not those to variables: on a driver that computes on the
/// processor an index beyond an array that a group shares would be anybody's memory. So each index
/// into such an array that is not constant is bounded by the array's last element; a constant one
/// that is not in the array is an error.
struct KernelHardening {
  private let module: SPIRVModule
  private let types: KernelTypes
  private var nextId: UInt32
  private var constants: [Bound: UInt32] = [:]
  private var newConstants: [UInt32] = []
  private var importId: UInt32?
  private var isImportNew = false

  /// The greatest index of a type.
  private struct Bound: Hashable {
    let type: UInt32
    let value: UInt64
  }

  /// Prepares a valid module.
  init(_ module: SPIRVModule, _ types: KernelTypes) {
    self.module = module
    self.types = types
    nextId = module.words[3]
    importId = module.instructions.first { $0.operation == .extInstImport }
      .map { module.word(1, of: $0) }
  }

  /// The words with bounded indices.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a constant index that is not in its
  ///   array, `.unsupported` for an array whose length is worked out, a pointer whose place is not
  ///   known, or a kernel that leaves no ids for what bounds its indices.
  mutating func words() throws(KeisenError) -> [UInt32] {
    var changed: [(start: Int, count: Int, words: [UInt32])] = []
    for instruction in module.instructions {
      switch instruction.operation {
      case .accessChain, .inBoundsAccessChain:
        guard let words = try bounded(instruction) else { continue }
        changed.append((instruction.start, instruction.count, words))
      default:
        continue
      }
    }
    guard !changed.isEmpty else { return module.words }
    return assembled(changed)
  }

  /// An access with bounded indices, what bounds them before it; nil where it may stay.
  private mutating func bounded(
    _ instruction: SPIRVModule.Instruction
  ) throws(KeisenError) -> [UInt32]? {
    let base = module.word(3, of: instruction)
    guard let (place, pointee) = types.typeOf[base].flatMap({ types.pointee(of: $0) }), let place
    else { throw KeisenError(.unsupported, "kernel reads through a pointer of unknown place") }
    if place.isChecked { return nil }
    var type = pointee
    var bounds: [UInt32] = []
    var access = Array(module.words(from: 0, of: instruction))
    for position in 4..<max(4, instruction.count) {
      let index = access[position]
      switch types.entries[type]?.kind {
      case .structure(let members):
        guard let value = types.values[index], value < UInt64(members.count) else {
          throw .invalidArgument("kernel reads a member of a struct that is not there")
        }
        type = members[Int(value)]
      case .array(let part, let length?):
        access[position] = try bound(index, length, &bounds)
        type = part
      case .vector(let part, let length), .matrix(let part, let length):
        access[position] = try bound(index, length, &bounds)
        type = part
      default:
        throw KeisenError(.unsupported, "kernel has an array of its own whose length is worked out")
      }
    }
    return bounds.isEmpty ? nil : bounds + access
  }

  /// Returns an index that is in an array, and adds the instruction that bounds it where one is
  /// needed.
  private mutating func bound(
    _ index: UInt32,
    _ length: Int,
    _ instructions: inout [UInt32]
  ) throws(KeisenError) -> UInt32 {
    if let value = types.values[index] {
      guard length > 0, value < UInt64(length) else {
        throw .invalidArgument("kernel reads element \(value) of an array of \(length)")
      }
      return index
    }
    guard length > 0, let type = types.typeOf[index],
      case .scalar(let element)? = types.entries[type]?.kind, element.kind != .float
    else { throw .invalidArgument("kernel has an index of an array that is no integer") }
    let maximum = UInt64.max >> (65 - UInt64(clamping: max(2, min(64, element.bits))))
    let bound = try constant(Bound(type: type, value: min(UInt64(length - 1), maximum)), element)
    let result = try newId()
    // The least of two integers without signs: a negative index is a large one.
    instructions += [7 << 16 | 12, type, result, try importedInstructions(), 38, index, bound]
    return result
  }

  private mutating func constant(
    _ bound: Bound,
    _ element: ComputeElement
  ) throws(KeisenError) -> UInt32 {
    if let known = constants[bound] { return known }
    let id = try newId()
    let low = UInt32(truncatingIfNeeded: bound.value)
    if element.bits > 32 {
      newConstants += [
        5 << 16 | 43, bound.type, id, low, UInt32(truncatingIfNeeded: bound.value >> 32),
      ]
    } else {
      newConstants += [4 << 16 | 43, bound.type, id, low]
    }
    constants[bound] = id
    return id
  }

  private mutating func importedInstructions() throws(KeisenError) -> UInt32 {
    if let importId { return importId }
    let id = try newId()
    importId = id
    isImportNew = true
    return id
  }

  /// Takes an id that nothing has; the bound in the header is to be above it, and no greater than
  /// the limit.
  private mutating func newId() throws(KeisenError) -> UInt32 {
    guard nextId < SPIRVModule.maxIds else {
      throw KeisenError(
        .unsupported,
        "kernel has a bound of \(module.words[3]), so of \(SPIRVModule.maxIds) too few ids are left to bound its indices"
      )
    }
    defer { nextId += 1 }
    return nextId
  }

  /// The module with other instructions in some places.
  private func assembled(
    _ changed: [(start: Int, count: Int, words: [UInt32])]
  ) -> [UInt32] {
    var result = Array(module.words.prefix(SPIRVModule.headerWords))
    result[3] = nextId
    var rest = changed[...]
    var hasConstants = false
    for instruction in module.instructions {
      if instruction.operation == .memoryModel, isImportNew, let importId {
        // GLSL.std.450, as text with a closing 0.
        result += [6 << 16 | 11, importId, 0x4c53_4c47, 0x6474_732e, 0x3035_342e, 0]
      }
      if instruction.operation == .function, !hasConstants {
        result += newConstants
        hasConstants = true
      }
      if let next = rest.first, next.start == instruction.start {
        result += next.words
        rest.removeFirst()
      } else {
        result += module.words(from: 0, of: instruction)
      }
    }
    return result
  }
}
