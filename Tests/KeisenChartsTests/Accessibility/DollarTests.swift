import KeisenChartsTestSupport
import KeisenData
import KeisenDrawing
import KeisenPrimitives
import KeisenScales
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenCharts
@testable import KeisenFrames
@testable import KeisenRanges

/// Texts with dollars: those from data are as they are, titles have formulas only where these can't
/// be money.
@Suite struct DollarTests {
  /// What would be a formula where there are formulas.
  private let formula = "US$ 3 and $x^2$"

  private func texts(_ list: DisplayList) -> String {
    list.glyphRuns.map(\.text.source).joined(separator: "|")
  }

  private func chart() throws -> Chart {
    let chart = try Chart(size: Size(width: 640, height: 480))
    try chart.addLine(x: Column([0.0, 1, 2]), y: Column([1.0, 3, 2]))
    return chart
  }

  @Test(arguments: [
    "Revenue ($) and cost ($)", "$5 to $10", "US$, C$ and A$", "A$AP and Ke$ha", "$1,000/2,000$",
  ])
  func `Money in titles, axis titles and annotations is shown as it is`(text: String) throws {
    for place in 0..<6 {
      let chart = try chart()
      switch place {
      case 0: try chart.setTitle(text)
      case 1: try chart.setSubtitle(text)
      case 2: try chart.setCaption(text)
      case 3: try chart.setXTitle(text)
      case 4: try chart.addText(text, at: Position(x: 1, y: 2))
      default: try chart.addRule(.y, at: 2.0, label: text)
      }
      #expect(texts(try chart.frame { $0 }).contains(text), "\(place)")
    }
  }

  @Test func `Formulas in titles are drawn as such, unless markup is off`() throws {
    for (isOn, ofTitle) in [(true, true), (true, false), (false, true)] {
      let chart = try chart()
      chart.hasMarkup = isOn
      chart.add(try Title(formula, style: Title.Style(hasMarkup: ofTitle)), to: .above)
      let isFormula = isOn && ofTitle
      #expect(texts(try chart.frame { $0 }).contains(formula) != isFormula)
      #expect(chart.alt.contains(formula) != isFormula)
      #expect(try chart.dataTable(as: .html).contains(formula) != isFormula)
    }
    let chart = try chart()
    try chart.setYTitle(formula)
    #expect(!texts(try chart.frame { $0 }).contains(formula))
    chart.hasMarkup = false
    #expect(texts(try chart.frame { $0 }).contains(formula))
    #expect(chart.alt.contains(formula))
  }

  @Test func `A text and a rule's label have formulas unless their style says otherwise`() throws {
    for hasMarkup in [true, false] {
      let chart = try chart()
      let style = TextBoxStyle(hasMarkup: hasMarkup)
      try chart.addText(formula, at: Position(x: 1, y: 2), style: TextAnnotation.Style(text: style))
      #expect(texts(try chart.frame { $0 }).contains(formula) != hasMarkup)
      #expect(chart.description.contains(formula) != hasMarkup)
    }
  }

  @Test func `Names in a legend and its title are as they are, unless asked for`() throws {
    for hasMarkup in [false, true] {
      let chart = try Chart(size: Size(width: 640, height: 480))
      try chart.addLine(x: nil, y: Column([1.0, 2]), label: formula)
      let style = Legend.Style(place: .outsideRight, hasMarkup: hasMarkup)
      chart.add(try Legend(title: "$y_1$", style: style), to: .above)
      let texts = texts(try chart.frame { $0 })
      #expect(texts.contains(formula) != hasMarkup)
      #expect(texts.contains("$y_1$") != hasMarkup)
      // Words have the name of the data.
      #expect(chart.description.contains(formula))
      #expect(try chart.dataTable(as: .html).contains(formula))
    }
  }

  @Test func `Names of categories are as they are`() throws {
    let chart = try Chart(size: Size(width: 640, height: 480))
    try chart.addBars(names: [formula, "$5_2$"], values: Column([1.0, 2]))
    let texts = texts(try chart.frame { $0 })
    #expect(texts.contains(formula) && texts.contains("$5_2$"))
    #expect(try chart.dataTable(as: .csv).contains(formula))
  }

  @Test func `A colour bar's and an axis' title have an option of their own`() throws {
    for hasMarkup in [true, false] {
      let chart = try chart()
      let style = Axis.Style(hasMarkup: hasMarkup)
      chart.add(try Axis(.right, of: chart.space, title: formula, style: style), to: .above)
      #expect(texts(try chart.frame { $0 }).contains(formula) != hasMarkup)
    }
    for hasMarkup in [true, false] {
      let chart = try chart()
      let style = ColorBar.Style(axis: Axis.Style(hasMarkup: hasMarkup))
      chart.add(try ColorBar(ColorScale(), title: formula, style: style), to: .above)
      #expect(texts(try chart.frame { $0 }).contains(formula) != hasMarkup)
    }
  }

  @Test func `A facet's title is the name of its category`() throws {
    let names = [formula, "$b_1$", formula]
    let figure = try Figure(size: Size(width: 640, height: 480), facetsBy: names) {
      (chart, _, rows) throws(KeisenError) in
      try chart.addLine(x: nil, y: Column(rows.map { Double($0) }))
    }
    let texts = texts(try figure.frame { $0 })
    #expect(texts.contains(formula) && texts.contains("$b_1$"))
    figure.outer.hasMarkup = false
    try figure.outer.setTitle("$t_1$")
    #expect(self.texts(try figure.frame { $0 }).contains("$t_1$"))
  }
}
