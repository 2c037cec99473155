import KeisenPrimitives

/// A stroked line of one colour, made of any number of separate runs of vertices.
///
/// Dashes and gaps are resolved before: each run is stroked whole. A run of one vertex is a dot, a
/// disc as wide as the line. Successive vertices of a run differ.
public struct Polyline: Sendable {
  /// The vertices of all runs.
  public var vertices: VertexBuffer
  /// Index of the first vertex of each run, ascending from 0, and after the last the vertex count.
  public var runStarts: RunStarts
  /// How it is stroked.
  public var stroke: Stroke
  /// Whether a bevel or mitre is round where one of its segments is shorter than half the width.
  ///
  /// True for lines that show data, whose many short segments would have many spikes; false for
  /// shapes that are meant as they are.
  public var roundsShortJoins = true

  /// Makes a polyline from vertices in points and the starts of its runs.
  ///
  /// - Precondition: `runStarts` ascends strictly from 0 to `vertices.count`.
  public init(vertices: VertexBuffer, runStarts: RunStarts, stroke: Stroke) {
    precondition(runStarts.first == 0 && runStarts.last == vertices.count, "run starts")
    self.vertices = vertices
    self.runStarts = runStarts
    self.stroke = stroke
  }

  /// Makes a polyline of a few runs.
  ///
  /// - Precondition: As above.
  public init(vertices: VertexBuffer, runStarts: [Int], stroke: Stroke) {
    self.init(vertices: vertices, runStarts: RunStarts(runStarts), stroke: stroke)
  }

  /// Number of runs.
  public var runCount: Int { runStarts.count - 1 }
}

/// Width, colour and the shape of joins and ends.
public struct Stroke: Hashable, Sendable {
  /// The shape where two segments meet.
  public enum Join: UInt32, Hashable, Sendable {
    /// A disc as wide as the line.
    case round = 0
    /// The outer corner cut off straight.
    case bevel = 1
    /// The outer corner prolonged to its tip, or a bevel beyond the mitre limit.
    case mitre = 2
  }

  /// The shape of a line's two ends.
  public enum Cap: UInt32, Hashable, Sendable {
    /// A half disc beyond the end.
    case round = 0
    /// Cut off at the end.
    case butt = 1
    /// Prolonged by half the width.
    case square = 2
  }

  /// Full width, in points.
  public var width: Double
  /// Its colour.
  public var color: Color
  /// The shape where two segments meet.
  public var join: Join
  /// The shape of the ends.
  public var cap: Cap
  /// Longest mitre, in line widths (tip to inner corner), before it becomes a bevel.
  public var mitreLimit: Double

  /// Makes a stroke.
  public init(
    width: Double = 1.5,
    color: Color = .black,
    join: Join = .round,
    cap: Cap = .round,
    mitreLimit: Double = 4
  ) {
    (self.width, self.color, self.join, self.cap) = (width, color, join, cap)
    self.mitreLimit = mitreLimit
  }
}
