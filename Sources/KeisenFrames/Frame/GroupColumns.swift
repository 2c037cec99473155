import KeisenData
import KeisenPrimitives
import KeisenRanges

/// How the rows of one group stand side by side that have the colours of several names.
package struct GroupDodge: Hashable, Sendable {
  /// Number of names.
  package let count: Int
  /// What all of them have of the way from a group to the next.
  package let width: Double
  private let color: ObjectIdentifier
  private let change: Change

  /// Takes the column of names' places.
  package init(_ color: Column, count: Int, width: Double) {
    (self.color, change) = (ObjectIdentifier(color), color.latestChange)
    (self.count, self.width) = (count, width)
  }

  /// Returns how far beside a group's position the rows of a name stand, as a part of the way from
  /// a group to the next.
  package func offset(of name: Double) -> Double {
    ((name.rounded(.down) + 0.5) / Double(count) - 0.5) * width
  }
}

/// Columns whose groups stand side by side; nil where no group has rows of several names.
package struct DodgedColumns: Sendable {
  package let columns: GroupColumns?

  /// Takes the columns.
  package init(_ columns: GroupColumns?) { self.columns = columns }
}

/// The columns of marks that show groups of rows: boxes, violins, strips.
///
/// Rows whose positions are equal are a group, in whatever order they come. A row of which value or
/// position is NaN, missing or infinite is a gap.
public struct GroupColumns: Sendable {
  /// The values that are told about, or shown, group by group.
  public var values: Column
  /// Where each row's group stands in the other dimension; nil for one group at 0.
  ///
  /// On a scale of names, 0 is the first name.
  public var positions: Column?
  /// The size of each row's marker in points, as `PointStyle.size`, for strips alone; nil takes
  /// that of the style.
  public var size: Column?
  /// What gives each row its colour, by the colour scale; nil takes the colour of the style.
  ///
  /// A box and a violin take that of their group's first row.
  public var color: Column?
  /// What turns the values of the colour column into colours.
  public let colorScale: ColorScale?
  /// The least way from a group to the next, as it was found last.
  package let keptStep = KeptResult<GroupKey<Bool>, Double>()
  /// The columns of groups side by side, as they were made last.
  package let keptDodge = KeptResult<GroupKey<GroupDodge>, DodgedColumns>()

  /// Makes a set of columns.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - positions: As many positions of groups; nil for one group at 0.
  ///   - size: As many sizes of markers.
  ///   - color: As many values of colours.
  ///   - colorScale: What turns these into colours; nil makes one where there are such.
  public init(
    values: Column,
    positions: Column? = nil,
    size: Column? = nil,
    color: Column? = nil,
    colorScale: ColorScale? = nil
  ) {
    (self.values, self.positions, self.size, self.color) = (values, positions, size, color)
    self.colorScale = colorScale ?? (color == nil ? nil : ColorScale())
  }

  /// Returns all of them, the values and their positions first.
  package func columns(valuesIn dimension: Dimension) -> [MarkColumn] {
    var columns = [MarkColumn("values", values, dimension)]
    if let positions { columns.append(MarkColumn("positions", positions, dimension.other)) }
    if let size { columns.append(MarkColumn("size", size)) }
    if let color { columns.append(MarkColumn("color", color)) }
    return columns
  }
}
