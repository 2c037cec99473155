import Foundation
import Keisen

/// A monitor's messages, one of each kind, over the signal that they are about.
enum Messages: GalleryChart {
  static let messages: [(MessageBox.Place, MessageKind, String)] = [
    (.topLeft, .normal, "3 of 4 sensors"),
    (.top, .ok, "Saved"),
    (.topRight, .caution, "Sensor 3 is silent since 10:42"),
    (.bottomLeft, .error, "Can't write a.png: no room"),
    (.bottom, .debug, "frame 812, 3.2 ms"),
    (.bottomRight, .internalError, "Index 7 of 7: please report this"),
  ]

  static func chart(_ data: DataFolder, size: Size, theme: Theme) throws -> Chart {
    let seconds = (0..<4000).map { Double($0) / 100 }
    let signal = seconds.map { sin($0) * exp(-$0 / 30) + sin(7 * $0) / 8 }
    let chart = try Chart(size: size, title: "A watched signal", xTitle: "seconds", theme: theme)
    try chart.addLine(x: Column(seconds), y: Column(signal))
    try chart.space.y.setRange(min: -1.6, max: 1.6)
    for (place, kind, text) in messages {
      let board = MessageBoard()
      try board.show(text, kind, seconds: MessageBoard.lastingSeconds, at: 0)
      let style = MessageBox.Style(place: place, size: 11, maxWidth: size.width / 4, margin: 6)
      chart.add(try MessageBox(board, style: style), to: .above)
    }
    return chart
  }
}
