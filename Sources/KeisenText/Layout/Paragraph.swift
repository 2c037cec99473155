import CHarfBuzz

/// The characters between two line feeds, and what each is set in.
struct Paragraph {
  /// Characters of one font, script and direction, or a formula.
  struct Item {
    var range: Range<Int>
    var font: Font
    var system: WritingSystem
    var level: Int8
  }

  /// Stands for a formula in `scalars`.
  static let formulaMark: UInt32 = 0xFFFC

  /// The characters; control characters are spaces.
  let scalars: [UInt32]
  /// Formulas by the place of their mark in `scalars`.
  let formulas: [Int: FormulaBox]
  /// What the text is set in.
  let face: TextFace
  /// The characters in parts, in the order of reading.
  let items: [Item]
  /// 1 where the paragraph reads from right to left, else 0.
  let baseLevel: Int8
  /// Whether parts run against the paragraph's direction.
  private let hasLevels: Bool
  /// Whether a character as people see it begins here; nil where each scalar is one.
  let starts: [Bool]?

  /// Divides a text into items.
  init(_ scalars: [UInt32], formulas: [Int: FormulaBox] = [:], face: TextFace) {
    self.scalars = scalars
    self.formulas = formulas
    self.face = face
    let bidi = BidiLevels(scalars)
    baseLevel = bidi.base
    starts = scalars.contains { $0 >= 0x300 } ? Self.starts(of: scalars) : nil

    let scripts = ScriptRuns(scalars)
    var items: [Item] = []
    var previous: Font?
    var start = 0
    while start < scalars.count {
      var end = start + 1
      if let starts { while end < scalars.count, !starts[end] { end += 1 } }
      let cluster = scalars[start..<end]
      let isFormula = formulas[start] != nil
      var font = previous ?? face.primary
      var system = scripts.system(at: start)
      if isFormula {
        font = face.primary
      } else if !cluster.allSatisfy(isIgnorable) || previous == nil {
        font = face.font(for: cluster, in: scripts.searched(at: start), previous: previous)
      }
      // The embedded font treats all that it has alike, so a Greek letter needs no part of its own.
      if font === face.embedded { system = .latin }
      let level = bidi.levels?[start] ?? 0
      if let last = items.last, !isFormula, formulas[last.range.lowerBound] == nil,
        last.font === font, last.system.script == system.script, last.level == level
      {
        items[items.count - 1].range = last.range.lowerBound..<end
      } else {
        items.append(Item(range: start..<end, font: font, system: system, level: level))
      }
      previous = isFormula ? nil : font
      start = end
    }
    self.items = items
    hasLevels = items.contains { $0.level != bidi.base }
  }

  /// Returns the advance of each character in points, as measured in the whole paragraph.
  func advances() -> [Double] {
    var advances = [Double](repeating: 0, count: scalars.count)
    for item in items {
      if let formula = formulas[item.range.lowerBound] {
        advances[item.range.lowerBound] = formula.width
      } else {
        item.font.measure(scalars, part(item, item.range), size: face.size, into: &advances)
      }
    }
    return advances
  }

  /// Sets a part of the paragraph on one line.
  ///
  /// - Parameters:
  ///   - range: Which characters.
  ///   - measuresAll: Whether also the ink is measured that lies within every line's box for
  ///     certain.
  /// - Returns: The line.
  func line(_ range: Range<Int>, measuresAll: Bool = false) -> SetLine {
    var line = SetLine(face: face, isRightToLeft: baseLevel == 1)
    // Spaces at the end of a line stand at its end, whatever is before them: rule L1.
    var end = range.upperBound
    while hasLevels, end > range.lowerBound,
      isSpace(scalars[end - 1]) || isIgnorable(scalars[end - 1])
    {
      end -= 1
    }
    var parts: [Item] = []
    for item in items[firstItem(at: range.lowerBound)...] {
      guard item.range.lowerBound < range.upperBound else { break }
      var part = item
      part.range = item.range.clamped(to: range.lowerBound..<end)
      if !part.range.isEmpty { parts.append(part) }
      part.range = item.range.clamped(to: end..<range.upperBound)
      part.level = baseLevel
      if !part.range.isEmpty { parts.append(part) }
    }
    for index in BidiLevels.visualOrder(of: parts.map(\.level)) {
      let item = parts[index]
      if let formula = formulas[item.range.lowerBound] {
        line.append(formula)
        continue
      }
      var box = InkBox()
      let isMeasured = measuresAll || !hasPlainInk(item)
      var text = withUnsafeMutablePointer(to: &box) {
        item.font.shape(
          scalars,
          part(item, item.range),
          size: face.size,
          inkBox: isMeasured ? $0 : nil
        )
      }
      text.source = String(scalars: scalars[item.range])
      line.append(text, box, item.system)
    }
    return line
  }

  /// Returns the index of the item that holds a character, or the number of items.
  private func firstItem(at index: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].range.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func part(_ item: Item, _ range: Range<Int>) -> ShapedPart {
    ShapedPart(range: range, system: item.system, isRightToLeft: item.level % 2 == 1)
  }

  /// Whether the ink is within the line that every text has, so that it need not be measured.
  private func hasPlainInk(_ item: Item) -> Bool {
    item.font === face.embedded
      && scalars[item.range].allSatisfy { 0x20 <= $0 && $0 < 0x7F && $0 != 0x7C }
  }

  /// Returns where characters as people see them begin.
  private static func starts(of scalars: [UInt32]) -> [Bool] {
    var starts = [Bool](repeating: false, count: scalars.count)
    var index = 0
    for character in String(scalars: scalars[...]) {
      starts[index] = true
      index += character.unicodeScalars.count
    }
    return starts
  }
}

extension String {
  /// Makes a string of scalars, all of which must be valid.
  init(scalars: ArraySlice<UInt32>) {
    var view = UnicodeScalarView()
    for scalar in scalars { view.append(Unicode.Scalar(scalar) ?? "\u{FFFD}") }
    self.init(view)
  }
}

/// The script of each character of a text; characters that many scripts share have the one before
/// them, or the first of the text.
private struct ScriptRuns {
  private let scripts: [WritingSystem]
  private let isShared: [Bool]
  private let ideographs: WritingSystem
  private let scalars: [UInt32]

  init(_ scalars: [UInt32]) {
    self.scalars = scalars
    guard scalars.contains(where: { $0 >= 0x250 }) else {
      (scripts, isShared, ideographs) = ([], [], .japanese)
      return
    }
    let functions = hb_unicode_funcs_get_default()
    let raw = scalars.map { hb_unicode_script(functions, $0) }
    ideographs = WritingSystem.ofIdeographs(in: Set(raw.lazy.map(\.rawValue)))
    let ideographs = ideographs
    isShared = raw.map { $0 == HB_SCRIPT_COMMON || $0 == HB_SCRIPT_INHERITED }
    let first = zip(raw, isShared).first { !$0.1 }?.0
    var current = first.map { WritingSystem.of($0, ideographs: ideographs) } ?? .latin
    var last = first
    scripts = zip(raw, isShared).map { script, isShared in
      if !isShared, script != last {
        current = WritingSystem.of(script, ideographs: ideographs)
        last = script
      }
      return current
    }
  }

  /// The script in which a character is set.
  func system(at index: Int) -> WritingSystem {
    scripts.isEmpty ? .latin : scripts[index]
  }

  /// The script for which a font of the character is searched.
  func searched(at index: Int) -> WritingSystem {
    guard !scripts.isEmpty else { return .latin }
    guard isShared[index] else { return scripts[index] }
    if isIdeographic(scalars[index]) { return ideographs }
    return scripts[index].script == WritingSystem.latin.script ? .common : scripts[index]
  }
}
