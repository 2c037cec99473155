// Draws a chart with a message that is shown for six seconds: messages out.png [time]

import Foundation
import Keisen

let arguments = CommandLine.arguments
guard arguments.count > 1 else {
  print("usage: messages out.png [time]")
  exit(2)
}
let chart = try Chart(size: Size(width: 640, height: 360))
try chart.addLine(x: nil, y: Column([3.0, 5, 4, 6, 7, 2]))

let board = MessageBoard()
chart.add(try MessageBox(board, style: .init(place: .bottomLeft)), to: .above)
try board.show(
  "The last value is low",
  .caution,
  seconds: MessageBoard.cautionSeconds,
  at: 10
)

let time = arguments.count > 2 ? Double(arguments[2]) ?? 10 : 10
try chart.write(to: arguments[1], time: time, renderer: Renderers.make(.init(.cpu)))
print("next frame: \(chart.nextFrameTime(after: time).map { String(Int($0)) } ?? "inf")")
