import KeisenPrimitives
import KeisenRanges

/// How far the texts of a frame give way, so that the plot keeps its part of the picture.
///
/// An ordinary frame has the value of `init()`, in which nothing gives way.
package struct TextRoom: Hashable, Sendable {
  /// How texts are set.
  package enum Step: Int, Hashable, Sendable {
    /// As their styles say.
    case ample
    /// Titles and legends a fifth smaller.
    case small
    /// Besides texts along short sides in two lines at most, and shorter.
    case compact
    /// All texts small and near to each other, those along short sides in one line.
    case tight
  }

  /// The sides along which texts take too much.
  package struct Sides: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    /// Above and below the plot.
    package static let aboveAndBelow = Sides(rawValue: 1)
    /// To the left and to the right of it.
    package static let leftAndRight = Sides(rawValue: 2)

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Those of which a side is one.
    package init(_ side: Side) { self = side.dimension == .x ? .aboveAndBelow : .leftAndRight }
  }

  /// A part that is left out where smaller texts are not enough.
  package struct Part: Hashable, Sendable {
    /// Its rank: the first ones are left out first.
    package enum Kind: Int, Hashable, Sendable, Comparable {
      case caption
      case subtitle
      case legend
      case axisTitle
      case title
      case colorBar
      case tickLabels

      package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }
    }

    /// The attachment, or the axis in it.
    let owner: ObjectIdentifier
    package let kind: Kind

    package init(_ owner: AnyObject, _ kind: Kind) {
      self.owner = ObjectIdentifier(owner)
      self.kind = kind
    }
  }

  /// Far more than any picture has, in points.
  package static let maxLength = 1e12
  /// Free room between the picture's sides and what is drawn in an ordinary frame, in points.
  private static let ampleMargin = 12.0
  /// The size below which texts are not made smaller, in points.
  private static let minSize = 9.0
  /// The largest size of texts where they are tight, in points.
  private static let tightSize = 10.0
  /// What smaller texts are of their size.
  private static let smaller = 0.8

  package var step = Step.ample
  /// Sides along which texts have fewer lines and less length.
  package var shortSides: Sides = []
  /// What is left out.
  package var omitted: Set<Part> = []

  /// Takes its parts.
  package init(step: Step = Step.ample, shortSides: Sides = [], omitted: Set<Part> = []) {
    (self.step, self.shortSides, self.omitted) = (step, shortSides, omitted)
  }

  /// Returns the part of each side of a picture that the plot keeps.
  package static func keptPart(of picture: Size) -> Double { isLarge(picture) ? 0.4 : 0.2 }

  /// Whether a picture has room for a plot and its labels.
  package static func isLarge(_ picture: Size) -> Bool {
    picture.width >= 160 && picture.height >= 120
  }

  /// Free room between the picture's sides and what is drawn, in points.
  package var margin: Double { step == .tight ? 6 : Self.ampleMargin }

  /// What distances between texts are of those in an ordinary frame.
  package var gaps: Double { step == .tight ? 0.6 : 1 }

  /// How far texts at a side give way.
  func step(at side: Side) -> Step { shortSides.contains(Sides(side)) ? step : .ample }

  /// The most lines of a text at a side, where it has as many in an ordinary frame.
  package func lines(_ lines: Int, at side: Side) -> Int {
    switch step(at: side) {
    case .ample, .small: lines
    case .compact: min(2, lines)
    case .tight: 1
    }
  }

  /// The most that a text at a side takes of the picture, where it has this part in an ordinary
  /// frame.
  package func part(_ part: Double, at side: Side) -> Double {
    switch step(at: side) {
    case .ample, .small: part
    case .compact: 0.6 * part
    case .tight: 0.4 * part
    }
  }

  /// Returns the size of a title or a legend.
  func size(_ size: Double) -> Double {
    switch step {
    case .ample: size
    case .small, .compact: max(min(size, Self.minSize), Self.smaller * size)
    case .tight: max(min(size, Self.minSize), min(Self.tightSize, Self.smaller * size))
    }
  }

  /// Returns the size of labels of ticks, which are not smaller before texts are tight.
  func tickSize(_ size: Double) -> Double { step == .tight ? self.size(size) : size }

  /// Whether a part is left out.
  package func omits(_ owner: AnyObject, _ kind: Part.Kind) -> Bool {
    !omitted.isEmpty && omitted.contains(Part(owner, kind))
  }
}

/// An attachment with parts that are left out where they leave the plot too little.
package protocol YieldingAttachment: Attachment {
  /// Its parts beside the plot.
  var yieldingParts: [TextRoom.Part] { get }
}

extension FrameContext {
  /// Returns the size at which a title or a legend is set whose style says `size`.
  package func textSize(_ size: Double) -> Double { texts.size(size * theme.textScale) }

  /// Returns the size at which labels of ticks are set whose style says `size`.
  package func tickSize(_ size: Double) -> Double { texts.tickSize(size * theme.textScale) }
}
