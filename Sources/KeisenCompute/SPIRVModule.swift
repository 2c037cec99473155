import KeisenPrimitives

/// The instructions of a kernel, one after another.
///
/// Words that are not there read as 0, which is the number of nothing, so that no operand needs a
/// look at the count.
struct SPIRVModule {
  /// What an instruction does, of those that are looked at.
  enum Operation: UInt16 {
    case extInstImport = 11
    case extInst = 12
    case memoryModel = 14
    case entryPoint = 15
    case executionMode = 16
    case capability = 17
    case typeVoid = 19
    case typeBool = 20
    case typeInt = 21
    case typeFloat = 22
    case typeVector = 23
    case typeMatrix = 24
    case typeImage = 25
    case typeSampler = 26
    case typeSampledImage = 27
    case typeArray = 28
    case typeRuntimeArray = 29
    case typeStruct = 30
    case typePointer = 32
    case typeFunction = 33
    case constant = 43
    case constantComposite = 44
    case specConstant = 50
    case specConstantComposite = 51
    case function = 54
    case variable = 59
    case accessChain = 65
    case inBoundsAccessChain = 66
    case decorate = 71
    case memberDecorate = 72
    case executionModeId = 331
  }

  /// One instruction.
  struct Instruction {
    /// Index of its first word.
    let start: Int
    /// Number of its words.
    let count: Int
    /// Its number.
    let code: UInt16

    /// What it does; nil where nobody looks at it.
    var operation: Operation? { Operation(rawValue: code) }
  }

  /// The first word of every module.
  static let magic: UInt32 = 0x0723_0203
  /// Words of the header.
  static let headerWords = 5
  /// Most words: 16 MiB.
  private static let maxWords = 1 << 22
  /// Most numbers of things, as SPIR-V has it.
  static let maxIds: UInt32 = 4_194_303

  /// All words, the header's too.
  let words: [UInt32]
  /// The instructions, in order.
  let instructions: [Instruction]

  /// Cuts words into instructions.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when they are no SPIR-V of this machine's
  ///   byte order, or end within an instruction.
  init(_ words: [UInt32]) throws(KeisenError) {
    guard words.count >= Self.headerWords else {
      throw .invalidArgument(
        "kernel is no SPIR-V: it has \(words.count) words, a header takes \(Self.headerWords)"
      )
    }
    guard words.count <= Self.maxWords else {
      throw .invalidArgument(
        "kernel of \(words.count) words is too large, at most \(Self.maxWords)"
      )
    }
    guard words[0] == Self.magic else {
      let isSwapped = words[0] == Self.magic.byteSwapped
      throw .invalidArgument(
        isSwapped
          ? "kernel is SPIR-V of the other byte order"
          : "kernel is no SPIR-V: it begins with \(hexadecimal(words[0])), not \(hexadecimal(Self.magic))"
      )
    }
    guard words[3] > 0, words[3] <= Self.maxIds else {
      throw .invalidArgument("bound of the kernel must be in 1...\(Self.maxIds), got \(words[3])")
    }
    var instructions: [Instruction] = []
    var start = Self.headerWords
    while start < words.count {
      let count = Int(words[start] >> 16)
      guard count > 0, count <= words.count - start else {
        throw .invalidArgument(
          "kernel is no SPIR-V: the instruction at word \(start) has \(count) words of "
            + "\(words.count - start)"
        )
      }
      let code = UInt16(truncatingIfNeeded: words[start])
      instructions.append(Instruction(start: start, count: count, code: code))
      start += count
    }
    self.words = words
    self.instructions = instructions
  }

  /// A word of an instruction, 0 where it has none.
  func word(_ index: Int, of instruction: Instruction) -> UInt32 {
    index < instruction.count ? words[instruction.start + index] : 0
  }

  /// The words of an instruction from one on.
  func words(from index: Int, of instruction: Instruction) -> ArraySlice<UInt32> {
    let end = instruction.start + instruction.count
    return words[min(end, instruction.start + index)..<end]
  }

  /// A text that begins at a word of an instruction.
  func text(from index: Int, of instruction: Instruction) -> String {
    var bytes: [UInt8] = []
    for word in words(from: index, of: instruction) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        let byte = UInt8(truncatingIfNeeded: word >> shift)
        if byte == 0 { return String(decoding: bytes, as: UTF8.self) }
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A word as people read it.
private func hexadecimal(_ word: UInt32) -> String {
  let digits = String(word, radix: 16)
  return "0x" + String(repeating: "0", count: 8 - digits.count) + digits
}
