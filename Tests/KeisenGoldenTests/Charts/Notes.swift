import Keisen

extension GoldenChart {
  /// Texts turned, wrapped and boxed, rules both ways, spans with one and two ends, arrows.
  static let notes = GoldenChart("Notes") {
    try noted(blue: Color(rgb: 0x0072b2), red: Color(rgb: 0xd55e00))
  }

  /// A line with every kind of annotation.
  static func noted(blue: Color, red: Color) throws -> Chart {
    let chart = try Chart(size: size)
    let space = chart.space
    try space.x.setRange(min: 0, max: 10)
    try space.y.setRange(min: 0, max: 8)
    chart.add(
      try Span(
        .x,
        from: DataValue(1),
        to: DataValue(2.4),
        in: space,
        label: "strike",
        style: Span.Style(label: TextBoxStyle(size: 10))
      ),
      to: .below
    )
    chart.add(
      try Span(
        .y,
        from: nil,
        to: DataValue(1),
        in: space,
        label: "too low",
        style: Span.Style(
          color: red.opacity(0.2),
          borderWidth: 1,
          label: TextBoxStyle(size: 10),
          labelPlace: .left
        )
      ),
      to: .below
    )
    try chart.addLine(
      x: nil,
      y: Column([2.0, 3, 2.5, 4, 3.5, 5, 7, 4, 3, 2, 2.5]),
      style: LineStyle(color: blue)
    )
    chart.add(
      try Rule(
        .y,
        at: DataValue(5.5),
        in: space,
        label: "limit",
        style: Rule.Style(
          color: red,
          dash: [4, 3],
          label: TextBoxStyle(size: 10),
          labelPlace: .start
        )
      ),
      to: .above
    )
    chart.add(
      try Rule(
        .x,
        at: DataValue(9),
        in: space,
        label: "today",
        style: Rule.Style(label: TextBoxStyle(size: 10, angle: 90))
      ),
      to: .above
    )
    chart.add(
      try TextAnnotation(
        "highest of\nall years",
        at: Position(x: 6, y: 7, offset: Point(x: -34, y: 10)),
        in: space,
        style: TextAnnotation.Style(
          text: TextBoxStyle(size: 10, isBold: true, alignment: .trailing),
          anchor: Point(x: 1, y: 0.5)
        )
      ),
      to: .above
    )
    chart.add(
      try Arrow(
        from: Position(x: 6, y: 7, offset: Point(x: -32, y: 10)),
        to: Position(x: 6, y: 7),
        in: space,
        style: Arrow.Style(endGap: 3)
      ),
      to: .above
    )
    chart.add(
      try Arrow(
        from: Position(x: 6, y: 1.4),
        to: Position(x: 9, y: 1.4),
        in: space,
        style: Arrow.Style(color: blue, heads: .both)
      ),
      to: .above
    )
    chart.add(
      try TextAnnotation(
        "3 years",
        at: Position(x: 7.5, y: 1.4),
        in: space,
        style: TextAnnotation.Style(
          text: TextBoxStyle(
            size: 9,
            background: .white,
            borderWidth: 1,
            borderColor: blue,
            radius: 3
          )
        )
      ),
      to: .above
    )
    chart.add(
      try TextAnnotation(
        "falling",
        at: Position(x: 7.6, y: 4.4),
        in: space,
        style: TextAnnotation.Style(
          text: TextBoxStyle(
            size: 10,
            isItalic: true,
            angle: -50,
            background: Color(rgb: 0xf0e442, alpha: 0.8),
            radius: 4
          ),
          anchor: Point(x: 0.5, y: 1)
        )
      ),
      to: .above
    )
    chart.add(
      try TextAnnotation(
        "Draft",
        at: Position(x: .plot(1), y: .plot(0), offset: Point(x: 40, y: -40)),
        style: TextAnnotation.Style(
          text: TextBoxStyle(size: 10, color: red),
          anchor: Point(x: 1, y: 0)
        )
      ),
      to: .above
    )
    return chart
  }
}
