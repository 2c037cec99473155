import Glibc

/// The functions of fontconfig that are used: the one place that calls it.
///
/// Nothing links against the library, so Keisen loads where there is none. It is used by one thread
/// at a time; its configuration is one of our own and stays for the life of the process.
struct Fontconfig: @unchecked Sendable {
  /// A face that fontconfig knows.
  struct Face {
    /// Path of its file.
    var path: String
    /// Which face of the file.
    var index: Int
    /// The named instance of a variable face, from 0.
    var instance: Int?
    /// Whether it leans.
    var isSlanted: Bool
    /// Its table of characters, which the configuration keeps.
    fileprivate var characters: OpaquePointer
  }

  private typealias Pattern = OpaquePointer
  private typealias Name = UnsafePointer<CChar>
  private typealias MakePattern = @convention(c) () -> Pattern?
  private typealias AddString = @convention(c) (Pattern, Name, Name) -> Int32
  private typealias AddInteger = @convention(c) (Pattern, Name, Int32) -> Int32
  private typealias Prepare = @convention(c) (OpaquePointer, Pattern, UInt32) -> Int32
  private typealias Use = @convention(c) (Pattern) -> Void
  private typealias Sort =
    @convention(c) (
      OpaquePointer, Pattern, Int32, OpaquePointer?, UnsafeMutablePointer<UInt32>
    ) -> UnsafeMutableRawPointer?
  private typealias UseSet = @convention(c) (UnsafeMutableRawPointer) -> Void
  private typealias GetString =
    @convention(c) (
      Pattern, Name, Int32, UnsafeMutablePointer<Name?>
    ) -> UInt32
  private typealias GetNumber =
    @convention(c) (
      Pattern, Name, Int32, UnsafeMutablePointer<Int32>
    ) -> UInt32
  private typealias GetSet =
    @convention(c) (
      Pattern, Name, Int32, UnsafeMutablePointer<OpaquePointer?>
    ) -> UInt32
  private typealias Contains = @convention(c) (OpaquePointer, UInt32) -> Int32

  private let configuration: OpaquePointer
  private let makePattern: MakePattern
  private let addString: AddString
  private let addInteger: AddInteger
  private let substitute: Prepare
  private let fillDefaults: Use
  private let destroyPattern: Use
  private let sort: Sort
  private let destroySet: UseSet
  private let getString: GetString
  private let getInteger: GetNumber
  private let getBool: GetNumber
  private let getCharacters: GetSet
  private let contains: Contains

  /// Opens the library and reads the machine's configuration.
  ///
  /// Fails where there is no such library, where it lacks a function, and without a configuration.
  ///
  /// - Parameters:
  ///   - library: File name of the library.
  ///   - xml: A configuration to use instead of the machine's.
  init?(library: String, configuration xml: String?) {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
      dlsym(handle, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let makePattern: MakePattern = function("FcPatternCreate"),
      let addString: AddString = function("FcPatternAddString"),
      let addInteger: AddInteger = function("FcPatternAddInteger"),
      let substitute: Prepare = function("FcConfigSubstitute"),
      let fillDefaults: Use = function("FcDefaultSubstitute"),
      let destroyPattern: Use = function("FcPatternDestroy"),
      let sort: Sort = function("FcFontSort"),
      let destroySet: UseSet = function("FcFontSetDestroy"),
      let getString: GetString = function("FcPatternGetString"),
      let getInteger: GetNumber = function("FcPatternGetInteger"),
      let getBool: GetNumber = function("FcPatternGetBool"),
      let getCharacters: GetSet = function("FcPatternGetCharSet"),
      let contains: Contains = function("FcCharSetHasChar")
    else { return nil }
    self.makePattern = makePattern
    self.addString = addString
    self.addInteger = addInteger
    self.substitute = substitute
    self.fillDefaults = fillDefaults
    self.destroyPattern = destroyPattern
    self.sort = sort
    self.destroySet = destroySet
    self.getString = getString
    self.getInteger = getInteger
    self.getBool = getBool
    self.getCharacters = getCharacters
    self.contains = contains

    typealias Make = @convention(c) () -> OpaquePointer?
    typealias Parse = @convention(c) (OpaquePointer, Name, Int32) -> Int32
    typealias Build = @convention(c) (OpaquePointer) -> Int32
    if let xml {
      guard let make: Make = function("FcConfigCreate"),
        let parse: Parse = function("FcConfigParseAndLoadFromMemory"),
        let build: Build = function("FcConfigBuildFonts"),
        let made = make(), parse(made, xml, 1) != 0, build(made) != 0
      else { return nil }
      configuration = made
    } else {
      // One of our own: the process's may change while it is used.
      guard let load: Make = function("FcInitLoadConfigAndFonts"), let made = load() else {
        return nil
      }
      configuration = made
    }
  }

  /// Returns the faces that suit, best first; none has colours or lacks outlines.
  func faces(families: [String], language: String, weight: Int32, isItalic: Bool) -> [Face] {
    sorted(families, language, weight, isItalic) { patterns in patterns.compactMap(face) }
  }

  /// Returns the face of a family, or nil where there is no family of that name.
  func face(family: String, weight: Int32, isItalic: Bool) -> Face? {
    let isGeneric = ["sans-serif", "serif", "monospace"].contains(family)
    return sorted([family], "und", weight, isItalic) { patterns in
      for pattern in patterns where isGeneric || isNamed(pattern, family) {
        if let face = face(pattern) { return face }
      }
      return nil
    }
  }

  /// Whether a face has a character.
  func has(_ scalar: UInt32, _ face: Face) -> Bool {
    contains(face.characters, scalar) != 0
  }

  /// Calls `body` with all faces of the machine, those that suit best first.
  private func sorted<Result>(
    _ families: [String],
    _ language: String,
    _ weight: Int32,
    _ isItalic: Bool,
    _ body: (UnsafeBufferPointer<Pattern>) -> Result
  ) -> Result {
    let nothing = UnsafeBufferPointer<Pattern>(start: nil, count: 0)
    guard let pattern = makePattern() else { return body(nothing) }
    defer { destroyPattern(pattern) }
    for family in families { _ = addString(pattern, "family", family) }
    _ = addString(pattern, "family", "sans-serif")
    // Always set: fontconfig would ask the process locale for a language.
    _ = addString(pattern, "lang", language)
    _ = addInteger(pattern, "weight", weight)
    _ = addInteger(pattern, "slant", isItalic ? 100 : 0)
    _ = substitute(configuration, pattern, 0)
    fillDefaults(pattern)
    var result: UInt32 = 0
    guard let set = sort(configuration, pattern, 0, nil, &result) else { return body(nothing) }
    // The faces in it belong to the configuration, which stays.
    defer { destroySet(set) }
    // struct { int nfont; int sfont; FcPattern **fonts; }
    let count = Int(set.load(as: Int32.self))
    let patterns = set.load(
      fromByteOffset: MemoryLayout<OpaquePointer>.size,
      as: UnsafePointer<Pattern>?.self
    )
    return body(UnsafeBufferPointer(start: patterns, count: patterns == nil ? 0 : max(0, count)))
  }

  /// Reads a face, nil for one that can't be used.
  private func face(_ pattern: Pattern) -> Face? {
    var path: Name?
    var characters: OpaquePointer?
    guard bool(pattern, "outline", default: false), !bool(pattern, "color", default: false),
      // Its named instances and its default are listed too.
      !bool(pattern, "variable", default: false),
      getString(pattern, "file", 0, &path) == 0, let path,
      getCharacters(pattern, "charset", 0, &characters) == 0, let characters
    else { return nil }
    let index = integer(pattern, "index", default: 0)
    let instance = index >> 16 & 0x7FFF
    return Face(
      path: String(cString: path),
      index: index & 0xFFFF,
      instance: instance > 0 ? instance - 1 : nil,
      isSlanted: integer(pattern, "slant", default: 0) > 0,
      characters: characters
    )
  }

  private func isNamed(_ pattern: Pattern, _ family: String) -> Bool {
    let wanted = family.lowercased()
    var name: Name?
    for index in 0..<Int32(64) {
      guard getString(pattern, "family", index, &name) == 0, let name else { return false }
      if String(cString: name).lowercased() == wanted { return true }
    }
    return false
  }

  private func bool(_ pattern: Pattern, _ name: String, default value: Bool) -> Bool {
    var found: Int32 = 0
    return getBool(pattern, name, 0, &found) == 0 ? found != 0 : value
  }

  private func integer(_ pattern: Pattern, _ name: String, default value: Int) -> Int {
    var found: Int32 = 0
    return getInteger(pattern, name, 0, &found) == 0 ? Int(found) : value
  }
}
