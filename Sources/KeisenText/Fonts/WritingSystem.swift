import CHarfBuzz

/// A script, and the language that it is taken to write.
///
/// The language decides between the forms of a character (the same ideograph looks different in
/// Japanese and in Chinese) and which fonts of this machine suit.
struct WritingSystem: Hashable, Sendable {
  /// ISO 15924 code as four bytes.
  let script: UInt32
  /// BCP 47 tag: `ja`, or `und` for characters of no script.
  let language: String
  /// Families to be preferred, when they are there: those that go well with the embedded font.
  let families: [String]

  /// Characters of no script: digits, punctuation, symbols.
  static let common = WritingSystem(
    script: HB_SCRIPT_COMMON.rawValue,
    language: "und",
    families: ["Noto Sans Math", "Noto Sans Symbols", "Noto Sans Symbols2"]
  )
  /// Latin, and what the embedded font has beside it.
  static let latin = make(HB_SCRIPT_LATIN, "en", "Noto Sans")
  /// Ideographs, unless the rest of the text says that they are Korean or Chinese.
  static let japanese = make(HB_SCRIPT_HAN, "ja", "Noto Sans CJK JP")

  /// Returns the writing system of a script, common for a script that is not listed.
  ///
  /// - Parameters:
  ///   - script: The script, neither common nor inherited.
  ///   - ideographs: The writing system of Han characters in this text.
  /// - Returns: The writing system.
  static func of(_ script: hb_script_t, ideographs: WritingSystem) -> WritingSystem {
    if script == HB_SCRIPT_HAN { return ideographs }
    return listed[script.rawValue]
      ?? WritingSystem(script: script.rawValue, language: "und", families: [])
  }

  /// Returns the writing system of the ideographs of a text: what the text shows beside them.
  static func ofIdeographs(in scripts: Set<UInt32>) -> WritingSystem {
    let kana = [HB_SCRIPT_HIRAGANA.rawValue, HB_SCRIPT_KATAKANA.rawValue]
    if !scripts.isDisjoint(with: kana) { return japanese }
    if scripts.contains(HB_SCRIPT_HANGUL.rawValue) {
      return make(HB_SCRIPT_HAN, "ko", "Noto Sans CJK KR")
    }
    if scripts.contains(HB_SCRIPT_BOPOMOFO.rawValue) {
      return make(HB_SCRIPT_HAN, "zh-tw", "Noto Sans CJK TC")
    }
    return japanese
  }

  /// Whether letters fill the square of the em.
  var isIdeographic: Bool {
    switch hb_script_t(script) {
    case HB_SCRIPT_HAN, HB_SCRIPT_HIRAGANA, HB_SCRIPT_KATAKANA, HB_SCRIPT_HANGUL,
      HB_SCRIPT_BOPOMOFO, HB_SCRIPT_YI:
      true
    default: false
    }
  }

  private static func make(
    _ script: hb_script_t,
    _ language: String,
    _ families: String...
  ) -> WritingSystem {
    WritingSystem(script: script.rawValue, language: language, families: families)
  }

  private static let listed: [UInt32: WritingSystem] = {
    let systems = [
      latin,
      make(HB_SCRIPT_GREEK, "el", "Noto Sans"),
      make(HB_SCRIPT_CYRILLIC, "ru", "Noto Sans"),
      make(HB_SCRIPT_HIRAGANA, "ja", "Noto Sans CJK JP"),
      make(HB_SCRIPT_KATAKANA, "ja", "Noto Sans CJK JP"),
      make(HB_SCRIPT_HANGUL, "ko", "Noto Sans CJK KR"),
      make(HB_SCRIPT_BOPOMOFO, "zh-tw", "Noto Sans CJK TC"),
      make(HB_SCRIPT_ARABIC, "ar", "Noto Sans Arabic"),
      make(HB_SCRIPT_HEBREW, "he", "Noto Sans Hebrew"),
      make(HB_SCRIPT_SYRIAC, "syr", "Noto Sans Syriac"),
      make(HB_SCRIPT_THAANA, "dv", "Noto Sans Thaana"),
      make(HB_SCRIPT_DEVANAGARI, "hi", "Noto Sans Devanagari"),
      make(HB_SCRIPT_BENGALI, "bn", "Noto Sans Bengali"),
      make(HB_SCRIPT_GURMUKHI, "pa", "Noto Sans Gurmukhi"),
      make(HB_SCRIPT_GUJARATI, "gu", "Noto Sans Gujarati"),
      make(HB_SCRIPT_ORIYA, "or", "Noto Sans Oriya"),
      make(HB_SCRIPT_TAMIL, "ta", "Noto Sans Tamil"),
      make(HB_SCRIPT_TELUGU, "te", "Noto Sans Telugu"),
      make(HB_SCRIPT_KANNADA, "kn", "Noto Sans Kannada"),
      make(HB_SCRIPT_MALAYALAM, "ml", "Noto Sans Malayalam"),
      make(HB_SCRIPT_SINHALA, "si", "Noto Sans Sinhala"),
      make(HB_SCRIPT_THAI, "th", "Noto Sans Thai"),
      make(HB_SCRIPT_LAO, "lo", "Noto Sans Lao"),
      make(HB_SCRIPT_TIBETAN, "bo", "Noto Serif Tibetan"),
      make(HB_SCRIPT_MYANMAR, "my", "Noto Sans Myanmar"),
      make(HB_SCRIPT_KHMER, "km", "Noto Sans Khmer"),
      make(HB_SCRIPT_GEORGIAN, "ka", "Noto Sans Georgian"),
      make(HB_SCRIPT_ARMENIAN, "hy", "Noto Sans Armenian"),
      make(HB_SCRIPT_ETHIOPIC, "am", "Noto Sans Ethiopic"),
    ]
    return Dictionary(systems.map { ($0.script, $0) }) { first, _ in first }
  }()
}
