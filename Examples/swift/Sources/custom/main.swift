// Draws a chart of one's own parts - a series, a footer, a hook: custom out.png [time]

import Foundation
import Keisen

// Days with rain in Seattle, a mean of the years 2012 to 2015.
let days = [16.5, 18.25, 18.25, 14.75, 8.5, 9.25, 2.75, 5.5, 8.75, 15.25, 17.75, 20.25]

/// A stick from 0 to each value, and a disc with the value in it.
struct Lollipops: CustomMark {
  let months: Column
  let values: Column
  let texts: [String]

  var chartName: String { "Lollipop chart" }

  var columns: [MarkColumn] {
    [MarkColumn("months", months, .x), MarkColumn("values", values, .y)]
  }

  func draw(with painter: Painter) throws -> CustomCount {
    let tips = try painter.positions(x: months, y: values)
    let base = try painter.position(x: 0, y: 0).y
    for (tip, text) in zip(tips, texts) {
      let rule = painter.snappedRule(at: tip.x, width: 2)
      let end = Point(x: rule.middle, y: tip.y)
      let stick = LineStyle(width: rule.width, cap: .butt)
      try painter.segments([Point(x: rule.middle, y: base), end], style: stick)
      try painter.markers(at: [end], style: PointStyle(size: 27))
      let words = TextBoxStyle(size: 11, isBold: true, color: .white)
      try painter.text(text, at: end, anchor: Point(x: 0.5, y: 0.5), style: words)
    }
    return CustomCount(rows: tips.count)
  }
}

/// A rule below everything, and the source under it.
struct Footer: CustomPart {
  let color: Color

  func measure(with painter: Painter) -> LayoutDemand {
    LayoutDemand(side: .bottom, thickness: 24, rank: .title, gap: 6)
  }

  func draw(in band: Rect, with painter: Painter) throws {
    let rule = Rect(x: band.minX, y: band.minY, width: band.width, height: 1)
    try painter.rectangle(rule, fill: .color(color))
    let corner = Point(x: band.maxX, y: band.maxY)
    let words = TextBoxStyle(size: 10)
    try painter.text("NOAA, 2012 to 2015", at: corner, anchor: Point(x: 1, y: 1), style: words)
  }
}

/// Writes the time of each picture under the title.
final class Clock: Hook {
  func willUpdate(_ chart: Chart, _ frame: HookFrame) throws {
    try chart.setSubtitle("drawn at \(Int(frame.time.rounded())) s")
  }
}

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: custom out.png [time]")
  exit(2)
}
let size = Size(width: 640, height: 360)
let chart = try Chart(size: size, title: "Days with rain in Seattle", xTitle: "month")
try chart.space.x.setRange(min: 0.4, max: 12.6)
try chart.space.y.setRange(min: 0, max: 24)
let lollipops = Lollipops(
  months: try Column((1...12).map(Double.init)),
  values: try Column(days),
  texts: days.map { String(format: "%.0f", $0) }
)
chart.add(CustomSeries(lollipops, in: chart.space))
chart.add(CustomAttachment(Footer(color: try Color("#c8ccd2"))), to: .above)
chart.add(Clock())
let time = arguments.count > 2 ? Double(arguments[2]) ?? 0 : 0
try chart.write(to: arguments[1], time: time, renderer: Renderers.make(.init(.cpu)))
