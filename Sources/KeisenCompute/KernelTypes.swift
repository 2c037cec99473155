import KeisenPrimitives

/// The types, constants and decorations of a module, as far as its layout hangs on them.
///
/// Everything of a module is declared before it is used, so sizes are worked out once, at the
/// declaration.
struct KernelTypes {
  /// What a type is.
  enum Kind {
    case scalar(ComputeElement)
    case bool
    case vector(UInt32, Int)
    case matrix(UInt32, Int)
    /// An array; the length is nil where it is worked out.
    case array(UInt32, Int?)
    case runtimeArray(UInt32)
    case structure([UInt32])
    case pointer(StorageClass?, UInt32)
    case other
  }

  /// Where variables are, of those places that a kernel may use.
  enum StorageClass: UInt32 {
    case input = 1
    case uniform = 2
    case workgroup = 4
    case own = 6
    case function = 7
    case pushConstant = 9
    case storageBuffer = 12

    /// Whether the device checks accesses.
    var isChecked: Bool { self == .uniform || self == .storageBuffer }
  }

  /// A type and its sizes.
  struct Entry {
    let kind: Kind
    /// Bytes, one thing after the other; `Int.max` where they are too many or not known.
    let bytes: Int
    /// Bytes as decorations place it, as a part of push constants.
    let placedBytes: Int
  }

  private(set) var entries: [UInt32: Entry] = [:]
  /// Values of integer constants.
  private(set) var values: [UInt32: UInt64] = [:]
  /// Parts of constants of several.
  private(set) var composites: [UInt32: [UInt32]] = [:]
  /// Types of values.
  private(set) var typeOf: [UInt32: UInt32] = [:]
  private var decorations: [UInt32: [UInt32: UInt32]] = [:]
  private var offsets: [UInt32: [UInt32: UInt32]] = [:]
  private var strides: [UInt32: [UInt32: UInt32]] = [:]

  /// A decoration's numbers in SPIR-V.
  enum Decoration {
    static let bufferBlock: UInt32 = 3
    static let arrayStride: UInt32 = 6
    static let matrixStride: UInt32 = 7
    static let builtIn: UInt32 = 11
    static let binding: UInt32 = 33
    static let descriptorSet: UInt32 = 34
    static let offset: UInt32 = 35
  }

  /// Looks at a module.
  init(_ module: SPIRVModule) {
    for instruction in module.instructions { note(instruction, of: module) }
  }

  /// The value of a decoration of a thing; 0 for one without a value, nil where it has none.
  func decoration(_ decoration: UInt32, of id: UInt32) -> UInt32? { decorations[id]?[decoration] }

  /// The thing that has a decoration with a value.
  func first(with decoration: UInt32, _ value: UInt32) -> UInt32? {
    decorations.first { $0.value[decoration] == value }?.key
  }

  /// What is at the end of pointers of a type, and where.
  func pointee(of type: UInt32) -> (place: StorageClass?, type: UInt32)? {
    guard case .pointer(let place, let target)? = entries[type]?.kind else { return nil }
    return (place, target)
  }

  private mutating func note(_ instruction: SPIRVModule.Instruction, of module: SPIRVModule) {
    func word(_ index: Int) -> UInt32 { module.word(index, of: instruction) }
    switch instruction.operation {
    case .decorate:
      decorations[word(1), default: [:]][word(2)] = word(3)
    case .memberDecorate where word(3) == Decoration.offset:
      offsets[word(1), default: [:]][word(2)] = word(4)
    case .memberDecorate where word(3) == Decoration.matrixStride:
      strides[word(1), default: [:]][word(2)] = word(4)
    case .typeVoid, .typeImage, .typeSampler, .typeSampledImage, .typeFunction:
      add(word(1), .other, bytes: 0)
    case .typeBool:
      add(word(1), .bool, bytes: 4)
    case .typeInt:
      let element = ComputeElement(word(3) == 0 ? .uint : .int, bits: Int(word(2)))
      add(word(1), .scalar(element), bytes: Int(word(2)) / 8)
    case .typeFloat:
      let element = ComputeElement(.float, bits: Int(word(2)))
      add(word(1), .scalar(element), bytes: Int(word(2)) / 8)
    case .typeVector:
      let part = entries[word(2)]?.bytes ?? .max
      add(word(1), .vector(word(2), Int(word(3))), bytes: product(part, Int(word(3))))
    case .typeMatrix:
      let part = entries[word(2)]?.bytes ?? .max
      add(word(1), .matrix(word(2), Int(word(3))), bytes: product(part, Int(word(3))))
    case .typeArray:
      noteArray(word(1), of: word(2), length: values[word(3)].flatMap { Int(exactly: $0) })
    case .typeRuntimeArray:
      add(word(1), .runtimeArray(word(2)), bytes: .max)
    case .typeStruct:
      noteStructure(word(1), Array(module.words(from: 2, of: instruction)))
    case .typePointer:
      add(word(1), .pointer(StorageClass(rawValue: word(2)), word(3)), bytes: 8)
    default:
      noteValue(instruction, of: module)
    }
  }

  private mutating func noteArray(_ id: UInt32, of part: UInt32, length: Int?) {
    let entry = entries[part]
    let stride = Int(decoration(Decoration.arrayStride, of: id) ?? 0)
    let placed = sum(product(stride, max(0, (length ?? .max) &- 1)), entry?.placedBytes ?? .max)
    entries[id] = Entry(
      kind: .array(part, length),
      bytes: product(entry?.bytes ?? .max, length ?? .max),
      placedBytes: length == 0 ? 0 : placed
    )
  }

  private mutating func noteStructure(_ id: UInt32, _ members: [UInt32]) {
    var (bytes, placedBytes) = (0, 0)
    for (index, member) in members.enumerated() {
      let entry = entries[member]
      bytes = sum(bytes, entry?.bytes ?? .max)
      let number = UInt32(truncatingIfNeeded: index)
      var placed = entry?.placedBytes ?? .max
      if case .matrix(let column, let count)? = entry?.kind {
        let stride = Int(strides[id]?[number] ?? 0)
        placed = sum(product(stride, max(0, count - 1)), entries[column]?.bytes ?? .max)
      }
      placedBytes = max(placedBytes, sum(Int(offsets[id]?[number] ?? 0), placed))
    }
    entries[id] = Entry(kind: .structure(members), bytes: bytes, placedBytes: placedBytes)
  }

  /// Notes the type of a value, and what it is where it is constant.
  private mutating func noteValue(
    _ instruction: SPIRVModule.Instruction,
    of module: SPIRVModule
  ) {
    // Only what has a type begins with one.
    let (type, id) = (module.word(1, of: instruction), module.word(2, of: instruction))
    guard let entry = entries[type] else { return }
    typeOf[id] = type
    switch instruction.operation {
    case .constant, .specConstant:
      guard case .scalar(let element) = entry.kind, element.kind != .float else { return }
      let low = UInt64(module.word(3, of: instruction))
      values[id] = element.bits > 32 ? low | UInt64(module.word(4, of: instruction)) << 32 : low
    case .constantComposite, .specConstantComposite:
      composites[id] = Array(module.words(from: 3, of: instruction))
    default:
      return
    }
  }

  private mutating func add(_ id: UInt32, _ kind: Kind, bytes: Int) {
    entries[id] = Entry(kind: kind, bytes: bytes, placedBytes: bytes)
  }

  private func product(_ left: Int, _ right: Int) -> Int {
    let (value, isTooLarge) = left.multipliedReportingOverflow(by: right)
    return isTooLarge ? .max : value
  }

  private func sum(_ left: Int, _ right: Int) -> Int {
    let (value, isTooLarge) = left.addingReportingOverflow(right)
    return isTooLarge ? .max : value
  }
}
