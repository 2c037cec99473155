import Glibc

/// Kernels that `scripts/compile-shaders` compiled.
public enum KernelFile {
  /// The words of a kernel of the tests: `words` is `Kernels/words.comp.spv`.
  public static func words(_ name: String, kind: String = "comp") -> [UInt32] {
    read("\(folder(1))/Kernels/\(name).\(kind).spv")
  }

  /// The words of a kernel of the examples.
  public static func example(_ name: String) -> [UInt32] {
    read("\(folder(3))/Examples/compute/\(name).comp.spv")
  }

  /// The folder that is so many steps above this file.
  private static func folder(_ steps: Int) -> String {
    "/" + #filePath.split(separator: "/").dropLast(steps).joined(separator: "/")
  }

  private static func read(_ path: String) -> [UInt32] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    var words: [UInt32] = []
    var buffer = [UInt32](repeating: 0, count: 1 << 14)
    while case let count = fread(&buffer, 4, buffer.count, file), count > 0 {
      words += buffer[..<count]
    }
    return words
  }
}

extension [UInt32] {
  /// The words of a module with some damage: other words, other bits, words that are missing,
  /// doubled or exchanged.
  public func mutated(by random: inout SeededGenerator) -> [UInt32] {
    var words = self
    for _ in 0..<Int.random(in: 1...2, using: &random) where words.count > 6 {
      let place = Int.random(in: 5..<words.count, using: &random)
      let other = Int.random(in: 5..<words.count, using: &random)
      switch Int.random(in: 0...15, using: &random) {
      case 0: words[place] ^= 1 << UInt32.random(in: 0..<32, using: &random)
      case 1: words[place] = .random(in: 0 ... .max, using: &random)
      case 2: words[place] = words[other]
      case 3: words.swapAt(place, other)
      case 4: words.removeLast(words.count - place)
      case 5: words.remove(at: place)
      case 6: words.insert(words[other], at: place)
      case 7: words[Int.random(in: 0..<5, using: &random)] = .random(in: 0...9, using: &random)
      case 8...11:
        // A number of a thing becomes that of a neighbour, or a literal one more or less.
        words[place] &+= UInt32.random(in: 0...4, using: &random) &- 2
      default:
        // Operands are small numbers; instructions begin with words that are not.
        let operands = words.indices.filter { $0 > 5 && words[$0] < 1 << 16 }
        if let operand = operands.randomElement(using: &random) {
          words[operand] = .random(in: 0...64, using: &random)
        }
      }
    }
    return words
  }
}
