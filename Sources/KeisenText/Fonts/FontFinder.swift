import KeisenPrimitives

/// Finds the fonts of this machine: by character through fontconfig, by family, by path.
///
/// fontconfig is opened when the first of them is asked for, never before. What was found is
/// remembered, within bounds. Any thread may call, and the child of a `fork` too.
final class FontFinder: Sendable {
  /// The finder of the process.
  static let shared = FontFinder()

  /// How a font shall look.
  struct Appearance: Hashable {
    /// Whether strokes are heavy.
    var isBold: Bool
    /// Whether letters lean.
    var isItalic: Bool
  }

  fileprivate struct FaceKey: Hashable {
    var path: String
    var index: Int
    var variation: FontVariation
    var isSlanted: Bool
  }

  fileprivate struct ListKey: Hashable {
    var system: WritingSystem
    var appearance: Appearance
  }

  fileprivate struct CharacterKey: Hashable {
    var scalar: UInt32
    var list: ListKey
  }

  fileprivate struct FamilyKey: Hashable {
    var family: String
    var appearance: Appearance
  }

  fileprivate enum Library {
    case unopened
    case absent
    case open(Fontconfig)
  }

  fileprivate struct WeakFile {
    weak var file: FontFile?
  }

  fileprivate struct State {
    let libraryName: String
    let configuration: String?
    var library = Library.unopened
    var lists = GenerationCache<ListKey, [Fontconfig.Face]>(capacity: 64)
    var characters = GenerationCache<CharacterKey, Font?>(capacity: 16_384)
    var families = GenerationCache<FamilyKey, Result<Font, KeisenError>>(capacity: 64)
    var fonts = GenerationCache<FaceKey, Result<Font, KeisenError>>(capacity: 64)
    var files: [String: WeakFile] = [:]
  }

  /// How far the stems of a face without an italic lean: 10 degrees, hardly more than Inter's.
  static let slant = 0.176

  private let state: Locked<State>

  /// Makes a finder.
  ///
  /// - Parameters:
  ///   - library: File name of fontconfig.
  ///   - configuration: XML to use instead of the machine's configuration.
  init(library: String = "libfontconfig.so.1", configuration: String? = nil) {
    state = Locked(State(libraryName: library, configuration: configuration))
  }

  /// Whether fontconfig was asked for.
  var isOpened: Bool {
    state.withLock {
      if case .unopened = $0.library { return false }
      return true
    }
  }

  /// Returns a font that has a base character and, if there is one, also the marks that follow it.
  ///
  /// - Parameters:
  ///   - cluster: A base character and what belongs to it, at least one.
  ///   - system: What the text is written in.
  ///   - appearance: How it shall look. A face that does not lean is made to.
  /// - Returns: Nil where no font has the base character.
  func font(
    for cluster: some Collection<UInt32>,
    in system: WritingSystem,
    _ appearance: Appearance
  ) -> Font? {
    state.withLock { $0.font(for: cluster, ListKey(system: system, appearance: appearance)) }
  }

  /// Returns the font of a family, or of the file at a path, which holds a slash.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when there is none or the file is no
  ///   font, `.io` when it can't be read.
  func font(family: String, _ appearance: Appearance) throws(KeisenError) -> Font {
    try state.withLock { state throws(KeisenError) in
      try state.font(FamilyKey(family: family, appearance: appearance)).get()
    }
  }
}

extension FontFinder.State {
  fileprivate mutating func font(
    for cluster: some Collection<UInt32>,
    _ list: FontFinder.ListKey
  ) -> Font? {
    guard let base = cluster.first else { return nil }
    let key = FontFinder.CharacterKey(scalar: base, list: list)
    let known = characters.find(key)
    if let known {
      guard let font = known else { return nil }
      if cluster.dropFirst().allSatisfy({ isIgnorable($0) || font.covers($0) }) { return font }
    }
    let whole = cluster.filter { !isIgnorable($0) }
    if let font = search(whole, list) {
      if known == nil { characters.insert(font, for: key, cost: 1) }
      return font
    }
    // No font has it with its marks: one that has the base alone.
    if let known { return known }
    let font = whole.count > 1 ? search([base], list) : nil
    characters.insert(font, for: key, cost: 1)
    return font
  }

  /// Goes through the faces of this machine, best first.
  private mutating func search(_ scalars: [UInt32], _ list: FontFinder.ListKey) -> Font? {
    guard let library = opened() else { return nil }
    for face in faces(list, library) {
      guard scalars.allSatisfy({ library.has($0, face) }),
        let font = try? open(face, list.appearance).get(), scalars.allSatisfy(font.covers)
      else { continue }
      return font
    }
    return nil
  }

  private mutating func faces(
    _ list: FontFinder.ListKey,
    _ library: Fontconfig
  ) -> [Fontconfig.Face] {
    if let known = lists.find(list) { return known }
    let faces = library.faces(
      families: list.system.families,
      language: list.system.language,
      weight: list.appearance.isBold ? 180 : 80,  // semibold, as the embedded companion is
      isItalic: list.appearance.isItalic
    )
    lists.insert(faces, for: list, cost: 1)
    return faces
  }

  fileprivate mutating func font(_ key: FontFinder.FamilyKey) -> Result<Font, KeisenError> {
    if let known = families.find(key) { return known }
    let found = key.family.contains("/") ? named(path: key) : named(key)
    families.insert(found, for: key, cost: 1)
    return found
  }

  private mutating func named(path key: FontFinder.FamilyKey) -> Result<Font, KeisenError> {
    open(
      FontFinder.FaceKey(
        path: key.family,
        index: 0,
        variation: key.appearance.isBold ? .weight(700) : .standard,
        isSlanted: key.appearance.isItalic
      )
    )
  }

  private mutating func named(_ key: FontFinder.FamilyKey) -> Result<Font, KeisenError> {
    guard let library = opened() else {
      return .failure(
        .invalidArgument("font \"\(key.family)\" was not found: there is no \(libraryName)")
      )
    }
    // A name with a zero byte inside would be cut there.
    guard !key.family.utf8.contains(0),
      let face = library.face(
        family: key.family,
        weight: key.appearance.isBold ? 200 : 80,
        isItalic: key.appearance.isItalic
      )
    else { return .failure(.invalidArgument("font \"\(key.family)\" was not found")) }
    return open(face, key.appearance)
  }

  private mutating func opened() -> Fontconfig? {
    switch library {
    case .open(let fontconfig): return fontconfig
    case .absent: return nil
    case .unopened:
      guard let fontconfig = Fontconfig(library: libraryName, configuration: configuration) else {
        library = .absent
        return nil
      }
      library = .open(fontconfig)
      return fontconfig
    }
  }

  private mutating func open(
    _ face: Fontconfig.Face,
    _ appearance: FontFinder.Appearance
  ) -> Result<Font, KeisenError> {
    open(
      FontFinder.FaceKey(
        path: face.path,
        index: face.index,
        variation: face.instance.map { .instance($0) } ?? .standard,
        isSlanted: appearance.isItalic && !face.isSlanted
      )
    )
  }

  private mutating func open(_ key: FontFinder.FaceKey) -> Result<Font, KeisenError> {
    if let known = fonts.find(key) { return known }
    let opened = Result { () throws(KeisenError) in
      let file = try file(key.path)
      let font = Font(
        file: file,
        index: key.index,
        variation: key.variation,
        slant: key.isSlanted ? FontFinder.slant : 0
      )
      guard font.hasGlyphs, file.holdsTables(ofFace: key.index) else {
        throw .invalidArgument("\"\(key.path)\" is no font")
      }
      return font
    }
    fonts.insert(opened, for: key, cost: 1)
    return opened
  }

  /// Reads a file, or finds it where another of its faces is in use.
  private mutating func file(_ path: String) throws(KeisenError) -> FontFile {
    if let file = files[path]?.file { return file }
    if files.count >= 64 { files = files.filter { $0.value.file != nil } }
    let file = try FontFile(path: path)
    files[path] = FontFinder.WeakFile(file: file)
    return file
  }
}
