import CHarfBuzz
import Glibc

/// HarfBuzz's library for subsets: the one place that calls it.
///
/// Nothing links against it, so Keisen loads where there is none. Any thread may call.
struct FontSubsetter: @unchecked Sendable {
  /// The one of the process, opened when a document first wants a font; nil where there is no such
  /// library.
  static let shared = FontSubsetter(library: "libharfbuzz-subset.so.0")

  private typealias Input = OpaquePointer
  private typealias Plan = OpaquePointer
  private typealias Face = OpaquePointer
  private typealias GetSet = @convention(c) (Input) -> OpaquePointer?
  private typealias GetSetOf = @convention(c) (Input, hb_subset_sets_t) -> OpaquePointer?

  private let makeInput: @convention(c) () -> Input?
  private let destroyInput: @convention(c) (Input) -> Void
  private let glyphSet: GetSet
  private let unicodeSet: GetSet
  private let set: GetSetOf
  private let setFlags: @convention(c) (Input, UInt32) -> Void
  private let makePlan: @convention(c) (Face, Input) -> Plan?
  private let destroyPlan: @convention(c) (Plan) -> Void
  private let execute: @convention(c) (Plan) -> Face?
  private let newGlyphs: @convention(c) (Plan) -> OpaquePointer?

  /// Opens the library; fails where there is none and where it lacks a function.
  init?(library: String) {
    guard let handle = dlopen(library, RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, _: Function.Type = Function.self) -> Function? {
      dlsym(handle, "hb_subset_" + name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let makeInput: @convention(c) () -> Input? = function("input_create_or_fail"),
      let destroyInput: @convention(c) (Input) -> Void = function("input_destroy"),
      let glyphSet: GetSet = function("input_glyph_set"),
      let unicodeSet: GetSet = function("input_unicode_set"),
      let set: GetSetOf = function("input_set"),
      let setFlags: @convention(c) (Input, UInt32) -> Void = function("input_set_flags"),
      let makePlan: @convention(c) (Face, Input) -> Plan? = function("plan_create_or_fail"),
      let destroyPlan: @convention(c) (Plan) -> Void = function("plan_destroy"),
      let execute: @convention(c) (Plan) -> Face? = function("plan_execute_or_fail"),
      let newGlyphs: @convention(c) (Plan) -> OpaquePointer? = function(
        "plan_old_to_new_glyph_mapping"
      )
    else { return nil }
    self.makeInput = makeInput
    self.destroyInput = destroyInput
    self.glyphSet = glyphSet
    self.unicodeSet = unicodeSet
    self.set = set
    self.setFlags = setFlags
    self.makePlan = makePlan
    self.destroyPlan = destroyPlan
    self.execute = execute
    self.newGlyphs = newGlyphs
  }

  /// Returns a font file with some glyphs of a font alone, nil where it can't be cut.
  func subset(
    _ font: Font,
    glyphs: Set<UInt32>,
    scalars: Set<UInt32>,
    keepsLayout: Bool
  ) -> FontSubset? {
    guard let face = hb_font_get_face(font.shaper), let input = makeInput() else { return nil }
    defer { destroyInput(input) }
    let kept = glyphSet(input)
    for glyph in glyphs { hb_set_add(kept, glyph) }
    let characters = unicodeSet(input)
    for scalar in scalars { hb_set_add(characters, scalar) }
    if keepsLayout {
      // Those that shaping uses; beside them the library keeps what scripts need, and for our own
      // fonts nothing.
      let features = set(input, HB_SUBSET_SETS_LAYOUT_FEATURE_TAG)
      if font.isEmbedded {
        hb_set_clear(features)
        for tag in Self.ownFeatures { hb_set_add(features, tag) }
      }
      hb_set_add(features, Self.tabularFigures)
    } else {
      let dropped = set(input, HB_SUBSET_SETS_DROP_TABLE_TAG)
      for tag in Self.layoutTables { hb_set_add(dropped, tag) }
    }
    setFlags(
      input,
      HB_SUBSET_FLAGS_NO_HINTING.rawValue | HB_SUBSET_FLAGS_NOTDEF_OUTLINE.rawValue
    )
    guard let plan = makePlan(face, input) else { return nil }
    defer { destroyPlan(plan) }
    guard let cut = execute(plan) else { return nil }
    defer { hb_face_destroy(cut) }
    let map = newGlyphs(plan)
    var numbers: [UInt32: UInt32] = [:]
    for glyph in glyphs {
      let number = hb_map_get(map, glyph)
      guard number != UInt32.max else { return nil }
      numbers[glyph] = number
    }
    let blob = hb_face_reference_blob(cut)
    defer { hb_blob_destroy(blob) }
    var count: UInt32 = 0
    guard let data = hb_blob_get_data(blob, &count), count > 0 else { return nil }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(count))
    return FontSubset(bytes: [UInt8](bytes), numbers: numbers)
  }

  /// tnum.
  private static let tabularFigures: UInt32 = 0x746E_756D
  /// ccmp, locl, liga, rlig, clig, kern, mark, mkmk.
  private static let ownFeatures: [UInt32] = [
    0x6363_6D70, 0x6C6F_636C, 0x6C69_6761, 0x726C_6967, 0x636C_6967, 0x6B65_726E, 0x6D61_726B,
    0x6D6B_6D6B,
  ]
  /// GSUB, GPOS, GDEF, kern.
  private static let layoutTables: [UInt32] = [0x4753_5542, 0x4750_4F53, 0x4744_4546, 0x6B65_726E]
}
