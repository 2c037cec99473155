import KeisenDrawing
import KeisenPrimitives
import KeisenRanges

/// Draws anything but data: plot area, axis, grid, title, legend.
///
/// May be part of several charts and be used from several threads. In each frame `measure` comes
/// first, a few times, then `footprint`, then `prepare`, then `encode`.
public protocol Attachment: AnyObject, Sendable {
  /// What C and documents call its class: `plot_area`; `custom` for one of a program.
  static var typeName: String { get }

  /// The projections whose ranges it needs.
  var projections: [Projection] { get }

  /// When its look changed last; what it shows of other parts of a chart is theirs to tell.
  var latestChange: Change { get }

  /// Returns the first time at or after `time` at which it looks other than in a frame at `drawn`
  /// by itself, both in seconds; nil for never.
  func nextTime(after time: Double, drawn: Double) -> Double?

  /// Returns the room it wants around the plot.
  ///
  /// The first time the plot in `frame` is a guess; the last time it is final or nearly so.
  func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand

  /// Returns what it takes beside the plot, on which no labels of axes are to lie, or nil for
  /// nothing.
  ///
  /// The plot in `frame` is final. An axis is not asked.
  func footprint(_ frame: FrameContext) throws(KeisenError) -> Rect?

  /// Tells other parts what they may follow, now that the plot is final.
  func prepare(_ frame: inout FrameContext) throws(KeisenError)

  /// Whether code runs in it that must be on the thread that draws, as that of a custom part's
  /// caller: a figure then prepares its chart there, not beside others. Default false.
  var callsBack: Bool { get }

  /// Draws itself.
  func encode(_ frame: FrameContext, into list: inout DisplayList) throws(KeisenError)
}

extension Attachment {
  /// Runs on any thread.
  public var callsBack: Bool { false }

  /// May have changed at any moment.
  public var latestChange: Change { .always }

  /// Looks the same at all times.
  public func nextTime(after time: Double, drawn: Double) -> Double? { nil }

  /// Needs no range.
  public var projections: [Projection] { [] }

  /// Wants no room.
  public func measure(_ frame: FrameContext) throws(KeisenError) -> LayoutDemand { LayoutDemand() }

  /// Leaves all of the picture to labels.
  public func footprint(_ frame: FrameContext) throws(KeisenError) -> Rect? { nil }

  /// Tells nothing.
  public func prepare(_ frame: inout FrameContext) throws(KeisenError) {}
}

/// The room that an attachment wants around the plot.
public struct LayoutDemand: Hashable, Sendable {
  /// The order of bands on one side, outwards from the plot.
  public enum Rank: Int, Hashable, Sendable, Comparable {
    /// Axes and whatever belongs to the plot.
    case axis
    /// Legends and colour bars.
    case legend
    /// Subtitles.
    case subtitle
    /// Titles, and captions below the plot.
    case title

    /// Whether the left one lies nearer to the plot.
    public static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  /// The side along which it lies, or nil for none.
  public var side: Side?
  /// Extent of its band away from the plot, in points.
  ///
  /// Bands on one side lie one outside the other.
  public var thickness: Double
  /// Bands of a lower rank lie nearer to the plot; bands of one rank in the order of the
  /// attachments.
  public var rank: Rank
  /// Free room between its band and what lies nearer to the plot, in points; nil for none at the
  /// plot and a usual one at another band.
  public var gap: Double?
  /// How far it may reach beyond the plot on each side, in points, under the bands of others.
  public var overhang: Insets

  /// Makes a demand.
  public init(
    side: Side? = nil,
    thickness: Double = 0,
    rank: Rank = .axis,
    gap: Double? = nil,
    overhang: Insets = .zero
  ) {
    (self.side, self.thickness, self.rank, self.gap) = (side, thickness, rank, gap)
    self.overhang = overhang
  }
}
