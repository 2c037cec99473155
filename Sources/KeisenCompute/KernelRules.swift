import KeisenPrimitives

/// What a kernel may consist of, beyond being valid.
///
/// Drivers are made for what compilers write. SPIRV-Tools takes a pointer as the operand of a bit
/// cast, which no compiler writes and which ends the program in some drivers. So the instructions
/// are those that compilers make of compute shaders, and pointers are for reading, writing and
/// calling alone.
enum KernelRules {
  /// Checks a valid module.
  ///
  /// - Throws: `KeisenError` with code `.unsupported`, with the instruction's number.
  static func check(_ module: SPIRVModule, _ types: KernelTypes) throws(KeisenError) {
    var isBody = false
    for instruction in module.instructions {
      if instruction.operation == .function { isBody = true }
      if isBody {
        try check(body: instruction, of: module, types)
      } else if let parts = parts(of: instruction, module) {
        for part in parts where isPointer(part, types) {
          throw KeisenError(.unsupported, "kernel has a struct or an array of pointers")
        }
      }
    }
  }

  private static func parts(
    of instruction: SPIRVModule.Instruction,
    _ module: SPIRVModule
  ) -> ArraySlice<UInt32>? {
    switch instruction.operation {
    case .typeStruct: module.words(from: 2, of: instruction)
    case .typeArray, .typeRuntimeArray: module.words(from: 2, of: instruction).prefix(1)
    default: nil
    }
  }

  private static func isPointer(_ type: UInt32, _ types: KernelTypes) -> Bool {
    if case .pointer? = types.entries[type]?.kind { true } else { false }
  }

  private static func check(
    body instruction: SPIRVModule.Instruction,
    of module: SPIRVModule,
    _ types: KernelTypes
  ) throws(KeisenError) {
    guard let values = values(of: instruction) else {
      throw KeisenError(.unsupported, "kernel has instruction \(instruction.code) of SPIR-V")
    }
    func fail() -> KeisenError {
      KeisenError(
        .unsupported,
        "kernel uses a pointer in instruction \(instruction.code) of SPIR-V"
      )
    }
    for index in values.clamped(to: 0..<instruction.count) {
      let id = module.word(index, of: instruction)
      if let type = types.typeOf[id], isPointer(type, types) { throw fail() }
    }
    // Variables, parameters and parts of them.
    let makesPointers = [54, 55, 59, 65, 66] as [UInt16]
    let type = module.word(1, of: instruction)
    if types.typeOf[module.word(2, of: instruction)] == type, isPointer(type, types),
      !makesPointers.contains(instruction.code)
    {
      throw fail()
    }
  }

  /// The words of an instruction that must be values, no pointers; nil for one that kernels don't
  /// have.
  private static func values(of instruction: SPIRVModule.Instruction) -> Range<Int>? {
    let all = instruction.count
    switch instruction.code {
    // No operation, lines, functions, variables, loads, lengths of buffers, labels, jumps, ends.
    case 0, 8, 54...57, 59, 61, 63, 68, 246...249, 253, 255, 317: return 0..<0
    // Instructions of GLSL.std.450, some of which write through a pointer.
    case 12: return 0..<0
    // Undefined values.
    case 1: return 3..<all
    // Stores; accesses to parts.
    case 62: return 2..<3
    case 65, 66: return 4..<all
    // Vectors and composites; what follows the operands are literals.
    case 77, 78, 80, 83, 84, 400: return 3..<all
    case 79, 82: return 3..<5
    case 81: return 3..<4
    // Conversions, arithmetic, logic, comparisons, bits.
    case 109...116, 124, 126...152, 154...157, 164...191, 194...205: return 3..<all
    // Barriers; atomics, the pointer first.
    case 224, 225: return 1..<all
    case 228: return 2..<all
    case 227, 229, 230, 232...242: return 4..<all
    // Values of several ways, conditions, selectors, results.
    case 245: return 3..<all
    case 250, 251, 254: return 1..<2
    default: return nil
    }
  }
}
