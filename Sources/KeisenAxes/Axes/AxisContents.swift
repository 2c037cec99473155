import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenScales
import KeisenText

/// The ticks and labels that an axis has over one range and one length, wherever it lies.
///
/// Everything that costs: it is made once and used by every frame in which nothing it hangs on
/// changed.
final class AxisContents: Sendable {
  /// The text of a tick and what it stands in.
  struct Label: Sendable {
    let block: TextBlock
    let context: String
    /// Whether the text lacks its end.
    var isShortened = false
  }

  /// What contents hang on, beside the axis' own style, ticks and formatter.
  struct Key: Hashable, Sendable {
    let range: ProjectionRange
    /// Positions of the ends of the range along the axis.
    let start: Double
    let end: Double
    /// Size of the picture.
    let size: Size
    let font: String
    /// What the style's sizes were multiplied with.
    var textScale = 1.0
    /// What the style's sizes are where texts give way.
    var step = TextRoom.Step.ample
    /// The part of the picture that a label may take, from side to side.
    var maxPart = 1.0 / 3
    /// Whether labels are left out, whatever the style says.
    var omitsLabels = false
  }

  /// Positions of the ends of the axis line along it, or nil for an axis that is out of range.
  let ends: (start: Double, end: Double)?
  /// The range, as the axis shows it.
  let shown: ShownRange
  /// The ticks, in the units shown.
  let ticks: Ticks
  /// The ticks' values relative to the projection's origin.
  let values: [Double]
  /// Positions of the ticks along the axis.
  let positions: [Double]
  /// The minor ticks' values relative to the projection's origin.
  let minorValues: [Double]
  /// One for each tick, or none.
  let labels: [Label]
  /// Which labels are meant to be there.
  let pattern: LabelPattern
  /// Turn of the labels counter-clockwise, in degrees.
  let angle: Double
  /// Whether the labels are names.
  let areNames: Bool
  /// How far labels reach from the axis, and along it.
  let reach: LabelRow.Reach

  init(
    ends: (start: Double, end: Double)?,
    shown: ShownRange,
    ticks: Ticks,
    values: [Double],
    positions: [Double],
    minorValues: [Double],
    labels: [Label],
    pattern: LabelPattern,
    angle: Double,
    areNames: Bool,
    reach: LabelRow.Reach
  ) {
    self.ends = ends
    self.shown = shown
    self.ticks = ticks
    self.values = values
    self.positions = positions
    self.minorValues = minorValues
    self.labels = labels
    self.pattern = pattern
    self.angle = angle
    self.areNames = areNames
    self.reach = reach
  }
}

/// Which of many labels are shown: every one, every second, and so on.
struct LabelPattern: Hashable, Sendable {
  /// Each how-manieth.
  var stride = 1
  /// Number of the first tick, counted in the data, so that a moving range keeps its labels.
  var first = 0.0
  /// 1 where numbers ascend from tick to tick, -1 where they descend.
  var direction = 1.0

  /// Whether the label of a tick is shown.
  func includes(_ tick: Int) -> Bool {
    guard stride > 1 else { return true }
    return (first + direction * Double(tick)).truncatingRemainder(dividingBy: Double(stride)) == 0
  }
}

/// The contents and titles that an axis had last, for the frames to come.
struct AxisCache: Sendable {
  /// All on which the block of a title hangs.
  struct TitleKey: Hashable, Sendable {
    let text: String
    let style: TextStyle
    let room: ShortText.Room
  }

  /// The most that are kept: what the passes of a layout ask for in two charts.
  private static let maximum = 8

  private var entries: [(key: AxisContents.Key, contents: AxisContents)] = []
  private(set) var titles: [(key: TitleKey, block: TextBlock)] = []

  /// Returns the contents of a key, or nil.
  func contents(_ key: AxisContents.Key) -> AxisContents? {
    entries.last { $0.key == key }?.contents
  }

  /// Returns the title of a key, or nil.
  func title(_ key: TitleKey) -> TextBlock? {
    titles.last { $0.key == key }?.block
  }

  /// Keeps contents, in place of the oldest where there are too many.
  mutating func store(_ contents: AxisContents, _ key: AxisContents.Key) {
    if entries.count == Self.maximum { entries.removeFirst() }
    entries.append((key, contents))
  }

  /// Keeps a title, likewise.
  mutating func store(_ title: TextBlock, _ key: TitleKey) {
    if titles.count == Self.maximum { titles.removeFirst() }
    titles.append((key, title))
  }
}
