import Keisen

extension GoldenChart {
  /// The six kinds of message, one at each place, over data; one is wrapped and one is cut.
  static let messages = GoldenChart("Messages") { try withMessages(.light) }

  /// The same on dark.
  static let messagesDark = GoldenChart("MessagesDark") { try withMessages(.dark) }

  private static func withMessages(_ theme: Theme) throws -> Chart {
    let chart = try Chart(size: size)
    try chart.setTheme(theme)
    try chart.addLine(x: nil, y: Column([1, 4, 2, 6, 3, 5, 4]))
    let texts = [
      "3 of 4 sensors", "Saved", "Sensor 3 is silent since 10:42", "Can't write “a.png”",
      "frame 812: 3.2 ms",
      "Index 7 of 7 in “Axis”: please report this, with the file that you had open, to us",
    ]
    for ((kind, place), text) in zip(
      zip(MessageKind.allCases, MessageBox.Place.allCases),
      texts
    ) {
      let board = MessageBoard()
      try board.show(text, kind, seconds: MessageBoard.okSeconds, at: 0)
      let style = MessageBox.Style(place: place, size: 9, maxWidth: 84, margin: 5)
      chart.add(try MessageBox(board, style: style), to: .above)
    }
    return chart
  }
}
