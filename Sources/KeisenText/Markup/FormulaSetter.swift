/// Lays formulas out.
struct FormulaSetter {
  /// Size of a script for the size of its base.
  private static let scriptScale = 0.7
  /// Room around a sign between two sides and between two operands, in ems: as in TeX.
  private static let (relationSpace, binarySpace) = (5.0 / 18, 4.0 / 18)
  /// Room beside the name of a function, in ems: as in TeX.
  private static let functionSpace = 3.0 / 18
  /// The least distance between an upper and a lower script, in ems.
  private static let scriptGap = 0.06

  private let face: TextFace

  /// Makes a setter for formulas in a text of a face.
  init(_ face: TextFace) {
    self.face = face
  }

  /// Returns the pieces of a formula, between which lines may end.
  func pieces(_ nodes: [FormulaNode]) -> [FormulaBox] {
    var pieces: [FormulaBox] = []
    var piece = FormulaBox()
    for (node, space) in Self.spaced(nodes, isScript: false) {
      piece.width += space.before * face.size
      piece.append(box(node, size: face.size, isScript: false))
      piece.width += space.after * face.size
      if space.after > 0 {
        piece.mayEndLine = true
        pieces.append(piece)
        piece = FormulaBox()
      }
    }
    if piece.width > 0 || !piece.runs.isEmpty { pieces.append(piece) }
    let whole = pieces.reduce(0) { $0 + $1.width }
    for index in pieces.indices.dropFirst() { pieces[index].wholeWidth = whole }
    return pieces
  }

  private func list(_ nodes: [FormulaNode], size: Double, isScript: Bool) -> FormulaBox {
    var box = FormulaBox()
    for (node, space) in Self.spaced(nodes, isScript: isScript) {
      box.width += space.before * size
      box.append(self.box(node, size: size, isScript: isScript))
      box.width += space.after * size
    }
    return box
  }

  /// Gives signs with something on their left their room, and takes blanks beside signs away.
  static func spaced(
    _ nodes: [FormulaNode],
    isScript: Bool
  ) -> [(node: FormulaNode, space: (before: Double, after: Double))] {
    var result: [(node: FormulaNode, space: (before: Double, after: Double))] = []
    for node in nodes {
      if case .space(0.25) = node {
        // A blank that was typed; it is shown between two names, and not beside a sign.
        guard let last = result.last, kind(last.node) == .ordinary else { continue }
        result.append((node, (0, 0)))
        continue
      }
      let kind = kind(node)
      if kind == .relation || kind == .binary || kind == .function,
        case .space(0.25)? = result.last?.node
      {
        result.removeLast()
      }
      let left = result.last.map { Self.kind($0.node) }
      let room: (before: Double, after: Double) =
        switch kind {
        case .relation where left != nil && !isScript: (relationSpace, relationSpace)
        case .binary where left == .ordinary && !isScript: (binarySpace, binarySpace)
        case .function where left == .ordinary || left == .function: (functionSpace, 0)
        case .ordinary where left == .function: (isSpace(node) ? 0 : functionSpace, 0)
        default: (0, 0)
        }
      result.append((node, room))
    }
    return result
  }

  private static func isSpace(_ node: FormulaNode) -> Bool {
    if case .space = node { true } else { false }
  }

  private static func kind(_ node: FormulaNode) -> FormulaNode.Kind {
    switch node {
    case .text(_, _, let kind): kind
    // A function that is raised to a power is one.
    case .scripts(let base, _, _) where base.count == 1 && kind(base[0]) == .function: .function
    default: .ordinary
    }
  }

  private func box(_ node: FormulaNode, size: Double, isScript: Bool) -> FormulaBox {
    switch node {
    case .text(let text, let isItalic, _): return words(text, size: size, isItalic: isItalic)
    case .space(let ems): return FormulaBox(width: ems * size)
    case .group(let nodes): return list(nodes, size: size, isScript: isScript)
    case .scripts(let base, let lower, let upper):
      return scripts(
        base: list(base, size: size, isScript: isScript),
        isTall: base.contains { if case .group = $0 { true } else { false } },
        lower: list(lower, size: size * Self.scriptScale, isScript: true),
        upper: list(upper, size: size * Self.scriptScale, isScript: true),
        size: size
      )
    }
  }

  /// Puts scripts at the right of a base, both at one place.
  private func scripts(
    base: FormulaBox,
    isTall: Bool,
    lower: FormulaBox,
    upper: FormulaBox,
    size: Double
  ) -> FormulaBox {
    let metrics = face.primary.metrics(size: size)
    var rise = 0.75 * metrics.xHeight
    var drop = 0.28 * metrics.capHeight
    if isTall, !base.ink.isEmpty {
      rise = max(rise, base.ink.rise - 0.5 * metrics.capHeight)
      drop = max(drop, base.ink.fall)
    }
    if !upper.ink.isEmpty, !lower.ink.isEmpty {
      let gap = (rise - upper.ink.fall) - (lower.ink.rise - drop)
      drop += max(0, Self.scriptGap * size - gap)
    }
    var box = base
    // Slanted letters lean over their advance at the top.
    let lean = base.ink.isEmpty ? 0 : max(0, base.ink.right - base.width)
    box.place(upper, x: base.width + lean, y: -rise)
    box.place(lower, x: base.width, y: drop)
    box.width += max(upper.width > 0 ? upper.width + lean : 0, lower.width)
    // A little room before what follows.
    box.width += 0.04 * size
    return box
  }

  /// Sets words in one line.
  private func words(_ text: String, size: Double, isItalic: Bool) -> FormulaBox {
    let face = face.with(size: size, isItalic: isItalic || self.face.appearance.isItalic)
    let scalars = text.unicodeScalars.map(\.value)
    let line = Paragraph(scalars, face: face).line(0..<scalars.count, measuresAll: true)
    return FormulaBox(runs: line.runs, width: line.width, ink: line.ink, missing: line.missing)
  }
}
