import KeisenChartsTestSupport
import KeisenPrimitives
import KeisenScales
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenMarks
@testable import KeisenRanges
@testable import KeisenShapes

@Suite("Discs that a chart makes")
struct ChartPolarTests {
  private func chart() throws -> Chart { try Chart(size: Size(width: 300, height: 300)) }

  @Test("go around in degrees, radians, units or names")
  func turns() throws {
    let chart = try chart()
    #expect(try chart.addPolar().x.range() == ProjectionRange(min: 0, max: 360))
    #expect(try chart.addPolar(.radians).x.range() == ProjectionRange(min: 0, max: 2 * .pi))
    #expect(try chart.addPolar(.units(12)).x.range() == ProjectionRange(min: 0, max: 12))
    let names = try chart.addPolar(.names(["a", "b", "c"])).x.range()
    #expect(names.min == -0.5 && names.max == 2.5)
    #expect(names.scale == .category(CategoryScale(["a", "b", "c"])))
  }

  @Test("have a grid below, an axis above, and the looks that were asked for")
  func parts() throws {
    let chart = try chart()
    let appearance = Space.Polar(start: 90, isClockwise: false, innerRadius: 0.25)
    let style = PolarAxis.Style(labelSize: 9)
    let space = try chart.addPolar(.radians, radii: 1...5, polar: appearance, axis: style)
    #expect(space.polar == appearance)
    #expect(try space.y.range() == ProjectionRange(min: 1, max: 5))
    let axis = chart.attachments(.above).last as? PolarAxis
    #expect(axis?.space === space && axis?.style == style)
    #expect((chart.attachments(.below).last as? Grid)?.space === space)
    #expect(chart.polarAxis(of: space) === axis && chart.polarAxis(of: chart.space) == nil)
  }

  @Test("are stacks of sectors, in which what is no number counts as 0")
  func rose() throws {
    let chart = try chart()
    let sectors = try chart.addRose(
      [("in", [1, .nan, 3]), ("out", [10, 20, .infinity]), ("rim", [1, 1, 1])],
      names: ["a", "b", "c"],
      styles: [SectorStyle(color: .black), SectorStyle(color: .white)]
    )
    #expect(sectors.map(\.label) == ["in", "out", "rim"])
    #expect(sectors.map { $0.style.color } == [.black, .white, .black])
    #expect(Set(sectors.map { ObjectIdentifier($0.space) }).count == 1)
    // The third stands on 11, 20 and 3.
    #expect(try sectors[2].extent(in: .y).numbers == 3...21)
    #expect(try sectors[0].space.y.range().min == 0)
    #expect(chart.series.count == 3)
  }

  @Test("are closed lines over spokes")
  func radar() throws {
    let chart = try chart()
    let lines = try chart.addRadar(
      [("one", [1, 2, 3]), ("two", [3, .nan, 1])],
      names: ["a", "b", "c"],
      radii: 0...4
    )
    #expect(lines.map(\.label) == ["one", "two"] && lines[0].space === lines[1].space)
    #expect(lines[0].space.polar?.isClosed == true)
    #expect(lines[0].space.polar?.gridShape == .polygons)
    #expect((chart.attachments(.above).last as? PolarAxis)?.style.width == 0)
  }

  @Test("are not there at all where something is wrong")
  func wrong() throws {
    let chart = try chart()
    let names = ["a", "b"]
    #expect(throws: KeisenError(.invalidArgument, "values of \"in\" are 3, names 2")) {
      try chart.addRose([("ok", [1, 2]), ("in", [1, 2, 3])], names: names)
    }
    #expect(throws: KeisenError(.invalidArgument, "values are 0, names 2")) {
      try chart.addRadar([("", [])], names: names)
    }
    #expect(throws: KeisenError.self) {
      try chart.addRose([("a", [1, 2])], names: names, styles: [SectorStyle(gap: -1)])
    }
    #expect(throws: KeisenError.self) { try chart.addPolar(.units(.nan)) }
    #expect(throws: KeisenError.self) { try chart.addPolar(radii: 0 ... .infinity) }
    #expect(throws: KeisenError.self) { try chart.addPolar(polar: Space.Polar(innerRadius: 1)) }
    #expect(throws: KeisenError.self) { try chart.addPolar(axis: PolarAxis.Style(width: .nan)) }
    #expect(chart.series.isEmpty && chart.attachments(.below).count == 2)
    #expect(chart.attachments(.above).count == 2)
  }

  @Test("without names or without series are drawn empty")
  func empty() throws {
    let chart = try chart()
    #expect(try chart.addRose([], names: ["a"]).isEmpty)
    #expect(try chart.addRose([("none", [])], names: []).count == 1)
    #expect(try chart.addRadar([("none", [])], names: []).count == 1)
    _ = try chart.plot(pixelRatio: 1)
  }
}
