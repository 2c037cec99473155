import KeisenPrimitives

extension KernelLayout {
  /// Bytes that the variables of one invocation may take: registers, and what is put beside them.
  private static let maxPrivateBytes = 1 << 14

  private typealias Decoration = KernelTypes.Decoration

  /// Reads what a valid module asks of whoever runs it.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is no such entry point or its
  ///   buffers are not in set 0, `.unsupported` for what kernels of ours may not use.
  init(
    _ module: SPIRVModule,
    _ types: KernelTypes,
    entryPoint: String
  ) throws(KeisenError) {
    let entry = try Self.entry(named: entryPoint, of: module)
    for instruction in module.instructions {
      func word(_ index: Int) -> UInt32 { module.word(index, of: instruction) }
      switch instruction.operation {
      case .capability:
        try take(capability: word(1))
      case .extInstImport:
        let name = module.text(from: 2, of: instruction)
        guard name == "GLSL.std.450" else {
          throw KeisenError(.unsupported, "kernel uses the instructions of \(name)")
        }
      case .executionMode where word(1) == entry && word(2) == 17:
        localSize = SIMD3(word(3), word(4), word(5))
      case .executionModeId where word(1) == entry && word(2) == 38:
        localSize = try Self.size([word(3), word(4), word(5)], types)
      case .variable:
        try take(variable: word(2), of: word(1), types)
      default:
        break
      }
    }
    guard !bindings.isEmpty else { throw .invalidArgument("kernel has no buffers") }
    // Where it is there, it counts.
    if let id = types.first(with: Decoration.builtIn, 25), let parts = types.composites[id] {
      localSize = try Self.size(parts, types)
    }
  }

  private static func entry(
    named name: String,
    of module: SPIRVModule
  ) throws(KeisenError) -> UInt32 {
    var others: [String] = []
    for instruction in module.instructions where instruction.operation == .entryPoint {
      let isCompute = module.word(1, of: instruction) == 5
      let found = module.text(from: 3, of: instruction)
      if isCompute, found == name { return module.word(2, of: instruction) }
      others.append(isCompute ? "\"\(found)\"" : "\"\(found)\", which computes nothing")
    }
    let there = others.isEmpty ? "none" : others.joined(separator: ", ")
    throw .invalidArgument("kernel has no entry point \"\(name)\" for computing; there is \(there)")
  }

  private mutating func take(capability: UInt32) throws(KeisenError) {
    // Matrix and Shader are what all have.
    if capability <= 1 { return }
    guard let feature = Feature(rawValue: capability) else {
      throw KeisenError(.unsupported, "kernel needs capability \(capability) of SPIR-V")
    }
    features.insert(feature)
  }

  private static func size(
    _ ids: [UInt32],
    _ types: KernelTypes
  ) throws(KeisenError) -> SIMD3<UInt32> {
    var size = SIMD3<UInt32>(1, 1, 1)
    for (index, id) in ids.prefix(3).enumerated() {
      guard let value = types.values[id].flatMap({ UInt32(exactly: $0) }) else {
        throw KeisenError(.unsupported, "kernel works out the size of its groups; give a constant")
      }
      size[index] = value
    }
    return size
  }

  private mutating func take(
    variable id: UInt32,
    of pointer: UInt32,
    _ types: KernelTypes
  ) throws(KeisenError) {
    guard let (place, type) = types.pointee(of: pointer), let place, let entry = types.entries[type]
    else {
      throw KeisenError(
        .unsupported,
        "kernel has variables that are neither buffers, push constants nor its own"
      )
    }
    switch place {
    case .input:
      try Self.check(input: id, of: type, types)
    case .workgroup:
      sharedBytes = try Self.sum(sharedBytes, entry.bytes)
    case .own, .function:
      privateBytes = try Self.sum(privateBytes, entry.bytes)
      guard privateBytes <= Self.maxPrivateBytes else {
        throw KeisenError(
          .unsupported,
          "variables of the kernel take \(privateBytes) bytes of each invocation, at most "
            + "\(Self.maxPrivateBytes)"
        )
      }
    case .pushConstant:
      guard entry.placedBytes < .max else {
        throw KeisenError(.unsupported, "kernel works out the size of its push constants")
      }
      constantBytes = max(constantBytes, entry.placedBytes)
    case .storageBuffer:
      try take(buffer: id, of: type, types)
    case .uniform:
      guard types.decoration(Decoration.bufferBlock, of: type) != nil else {
        throw KeisenError(
          .unsupported,
          "kernel has a uniform buffer; use a storage buffer or push constants"
        )
      }
      try take(buffer: id, of: type, types)
    }
  }

  /// Checks that a variable is one of those that tell an invocation which it is, and of its type.
  private static func check(
    input id: UInt32,
    of type: UInt32,
    _ types: KernelTypes
  ) throws(KeisenError) {
    let number = types.decoration(Decoration.builtIn, of: id)
    let scalar: UInt32
    switch (number, types.entries[type]?.kind) {
    // Numbers of groups and of a group, of an invocation in its group and in all.
    case (24?, .vector(let part, 3)?), (26?, .vector(let part, 3)?), (27?, .vector(let part, 3)?),
      (28?, .vector(let part, 3)?):
      scalar = part
    // An invocation's index in its group.
    case (29?, .scalar?):
      scalar = type
    default:
      throw KeisenError(
        .unsupported,
        "kernel has built-in variable \(number.map(String.init) ?? "none"), or one of another type"
      )
    }
    guard case .scalar(let element)? = types.entries[scalar]?.kind, element.kind != .float,
      element.bits == 32
    else {
      throw KeisenError(.unsupported, "kernel has a built-in variable of another type than uint32")
    }
  }

  /// Adds bytes of variables.
  private static func sum(_ left: Int, _ right: Int) throws(KeisenError) -> Int {
    let (value, isTooLarge) = left.addingReportingOverflow(right)
    guard !isTooLarge, right < .max else {
      throw KeisenError(.unsupported, "kernel works out the size of an array of its own")
    }
    return value
  }

  private mutating func take(
    buffer id: UInt32,
    of type: UInt32,
    _ types: KernelTypes
  ) throws(KeisenError) {
    guard let binding = types.decoration(Decoration.binding, of: id),
      let set = types.decoration(Decoration.descriptorSet, of: id)
    else { throw .invalidArgument("kernel has a buffer without set and binding") }
    guard set == 0 else {
      throw .invalidArgument(
        "buffers must be in set 0, binding \(binding) of the kernel is in \(set)"
      )
    }
    guard case .structure(let members)? = types.entries[type]?.kind else {
      throw KeisenError(.unsupported, "binding \(binding) of the kernel is an array of buffers")
    }
    let element = members.count == 1 ? Self.element(of: members[0], types) : nil
    if let known = bindings[binding], known != element {
      bindings[binding] = .some(nil)
    } else {
      bindings[binding] = .some(element)
    }
  }

  /// What numbers an array consists of, where it is one of numbers or of vectors.
  private static func element(of type: UInt32, _ types: KernelTypes) -> ComputeElement? {
    let part: UInt32
    switch types.entries[type]?.kind {
    case .array(let found, _), .runtimeArray(let found): part = found
    default: return nil
    }
    switch types.entries[part]?.kind {
    case .scalar(let element): return element
    case .vector(let scalar, _):
      if case .scalar(let element)? = types.entries[scalar]?.kind { return element }
      return nil
    default: return nil
    }
  }
}
