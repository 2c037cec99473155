import KeisenPrimitives

/// Something that a person did: a press, a move, a turn of the wheel, a key.
///
/// Names and fields are those of the renderview convention, which browsers, notebooks and toolkits
/// share. Positions are points of the picture, y down; times are seconds from any moment.
public struct GestureEvent: Hashable, Sendable {
  /// What was done; the raw values are the convention's names, save for the last two, which are
  /// ours.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A button or a finger came down.
    case pointerDown = "pointer_down"
    /// A pointer moved.
    case pointerMove = "pointer_move"
    /// A button or a finger went up.
    case pointerUp = "pointer_up"
    /// The wheel turned.
    case wheel = "wheel"
    /// The button came down twice.
    case doubleClick = "double_click"
    /// A key came down.
    case keyDown = "key_down"
    /// The picture, and in it the plot, has another size.
    case resize = "resize"
    /// The gesture is to count for nothing.
    case pointerCancel = "pointer_cancel"
    /// What follows begins from this state.
    case state = "state"
  }

  /// Keys that are held down.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit a key.
    public let rawValue: UInt32

    /// Makes a set from its bits.
    ///
    /// Bits of no key that is known here are dropped.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue & 15
    }

    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt.
    public static let alt = Modifiers(rawValue: 4)
    /// Command, or the key with the window.
    public static let meta = Modifiers(rawValue: 8)
  }

  /// A finger.
  public struct Touch: Hashable, Sendable {
    /// Its number as long as it is down.
    public var id: Int64
    /// Where it is.
    public var position: Point

    /// Makes a touch.
    public init(id: Int64, at position: Point) {
      self.id = id
      self.position = position
    }
  }

  /// What was done.
  public var kind: Kind
  /// When, in seconds.
  public var time: Double
  /// Where the pointer is.
  public var position = Point(x: 0, y: 0)
  /// The button it is about: 0 for none, 1 left, 2 right, 3 middle.
  public var button: Int64 = 0
  /// The buttons that are down, where it is known.
  public var buttons: [Int64]?
  /// The keys that are held.
  public var modifiers: Modifiers = []
  /// How far the wheel turned, in points that a page would move: positive to the right.
  public var dx = 0.0
  /// How far the wheel turned, in points that a page would move: positive down, away from what is
  /// near.
  public var dy = 0.0
  /// Which pointer it is about, where several may be down.
  public var pointerID: Int64?
  /// How many fingers are down, where it is known.
  public var touchCount: Int64?
  /// The fingers that are down, where they are known; of one alone `position` tells where it is.
  public var touches: [Touch] = []
  /// The key, by its name in browsers: `ArrowLeft`, `+`.
  public var key = ""
  /// The size of the picture, of a resize.
  public var size: Size?
  /// The plot, of a resize or a state.
  public var plot: Rect?
  /// The state, of a state.
  public var state: GestureState?

  /// Makes an event.
  public init(_ kind: Kind, at position: Point = Point(x: 0, y: 0), time: Double) {
    self.kind = kind
    self.time = time
    self.position = position
  }

  /// Checks the numbers.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` that names the field, when one is NaN or
  ///   infinite, a size or a plot is negative, a scale is not positive, or two touches have one
  ///   number.
  public func validate() throws(KeisenError) {
    var numbers: [(String, Double)] = [
      ("time_stamp", time), ("x", position.x), ("y", position.y), ("dx", dx), ("dy", dy),
    ]
    for touch in touches {
      numbers.append(("x of touch \(touch.id)", touch.position.x))
      numbers.append(("y of touch \(touch.id)", touch.position.y))
    }
    for (name, value) in numbers where !value.isFinite {
      throw .invalidArgument("\(name) of \(kind.rawValue) must be finite, got \(value)")
    }
    var ids: Set<Int64> = []
    for touch in touches where !ids.insert(touch.id).inserted {
      throw .invalidArgument("touches of \(kind.rawValue) must differ, got \(touch.id) twice")
    }
    if let size {
      try Self.require(size.width, "width", of: kind)
      try Self.require(size.height, "height", of: kind)
    }
    if let plot { try Self.validate(plot, of: kind.rawValue) }
    guard let state else { return }
    for part in [state.x, state.y] {
      guard part.scale.isFinite, part.scale > 0 else {
        throw .invalidArgument(
          "scale of \(kind.rawValue) must be finite and positive, got \(part.scale)"
        )
      }
      guard part.translation.isFinite else {
        throw .invalidArgument(
          "translation of \(kind.rawValue) must be finite, got \(part.translation)"
        )
      }
    }
  }

  /// Checks a plot.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is not finite or a side is
  ///   negative.
  static func validate(_ plot: Rect, of owner: String) throws(KeisenError) {
    let ends = [plot.minX, plot.minY, plot.width, plot.height, plot.maxX, plot.maxY]
    guard ends.allSatisfy(\.isFinite), plot.width >= 0, plot.height >= 0 else {
      throw .invalidArgument(
        "plot of \(owner) must be finite and not negative, got "
          + "(\(plot.x), \(plot.y), \(plot.width), \(plot.height))"
      )
    }
  }

  private static func require(_ length: Double, _ name: String, of kind: Kind) throws(KeisenError) {
    guard length.isFinite, length >= 0 else {
      throw .invalidArgument(
        "\(name) of \(kind.rawValue) must be finite and not negative, got \(length)"
      )
    }
  }
}
