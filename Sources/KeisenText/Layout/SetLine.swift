/// One line of text, set from 0 to the right on a baseline at 0.
struct SetLine {
  /// How far ink may reach beyond the box that plain text has, in ems: about a pixel at 11 pixels.
  static let overshoot = 3.0 / 32
  /// From the baseline to the top of an ideograph, in ems.
  private static let ideographRise = 0.88

  /// The parts, left to right.
  private(set) var runs: [TextBlock.Run] = []
  /// The advance of all.
  private(set) var width = 0.0
  /// What the glyphs cover, less those that are within `plainRise` and the descent for certain.
  private(set) var ink = InkBox()
  /// The largest ascent of a font, as far as a font other than the first may claim it.
  private(set) var ascent: Double
  /// The largest descent of a font, likewise.
  private(set) var descent: Double
  /// Height of what stands on the baseline in plain text: a capital, an ideograph.
  private(set) var plainRise: Double
  /// Characters without a glyph.
  private(set) var missing = 0
  /// Whether the paragraph reads from right to left.
  let isRightToLeft: Bool
  private let plainFall: Double
  private let size: Double
  private let primary: Font

  /// Makes an empty line.
  init(face: TextFace, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    size = face.size
    primary = face.primary
    let metrics = face.primary.metrics(size: face.size)
    ascent = metrics.ascent
    descent = metrics.descent
    plainRise = metrics.capHeight
    plainFall = metrics.descent
  }

  /// Adds glyphs at the end.
  mutating func append(_ text: ShapedText, _ inkBox: InkBox, _ system: WritingSystem) {
    runs.append(TextBlock.Run(text: text, x: width, y: 0))
    ink.form(inkBox, movedBy: width, downBy: 0)
    width += text.width
    missing += text.missing
    if system.isIdeographic, text.font !== primary {
      plainRise = max(plainRise, Self.ideographRise * size)
    } else if text.font !== primary {
      // Fonts of scripts with rare tall signs claim room for them on every line.
      let metrics = text.font.metrics(size: size)
      ascent = max(ascent, min(metrics.ascent, size))
      descent = max(descent, min(metrics.descent, 0.35 * size))
    }
  }

  /// Adds a formula at the end.
  mutating func append(_ formula: FormulaBox) {
    for run in formula.runs {
      runs.append(TextBlock.Run(text: run.text, x: width + run.x, y: run.y))
    }
    ink.form(formula.ink, movedBy: width, downBy: 0)
    width += formula.width
    missing += formula.missing
  }

  /// From the baseline to the top of the line's box.
  ///
  /// It grows in steps, so that labels that differ in a few letters keep one height.
  var rise: Double { Self.stepped(ink.rise, from: plainRise, size) }

  /// From the baseline to the bottom of the line's box.
  var fall: Double { Self.stepped(ink.fall, from: plainFall, size) }

  /// Where the box begins, from the start of the baseline: 0 unless ink reaches far to the left.
  var left: Double { ink.left < -Self.overshoot * size ? ink.left : 0 }

  /// Where the box ends.
  var right: Double { ink.right > width + Self.overshoot * size ? ink.right : width }

  private static func stepped(_ ink: Double, from plain: Double, _ size: Double) -> Double {
    let step = overshoot * size
    guard ink > plain + step else { return plain }
    return plain + ((ink - plain) / step).rounded(.up) * step
  }
}
