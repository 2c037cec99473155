import Glibc
import Keisen

/// An admission ticket of 400 x 150 points, drawn on a canvas that is transparent around it.
func admissionTicket() throws -> Canvas {
  let canvas = try Canvas(width: 400, height: 150, isOpaque: false, pens: 4)
  let (frame, ornament, rosette, ink) = (0, 1, 2, 3)
  try canvas.setStroke(frame, Color("#7a1f2b"))
  try canvas.setFill(frame, Color("#fff9ec"))
  try canvas.setStroke(ornament, Color(rgb: 0xb8862b))
  try canvas.setStroke(rosette, Color(rgb: 0x7a1f2b, alpha: 0.35))
  try canvas.setFill(rosette, Color(rgb: 0xd9a441, alpha: 0.1))
  try canvas.setStroke(ink, Color(rgb: 0x2b2320))
  try canvas.rect(frame, .both, width: 2, Rect(x: 8, y: 8, width: 384, height: 134))

  for index in 0..<25 {
    let x = 20 + 10.5 * Double(index)
    try canvas.line(ornament, width: 1.25, from: Point(x: x, y: 24), to: Point(x: x + 7, y: 16))
  }
  for index in 0..<18 {
    let x = 292 + 5 * Double(index)
    try canvas.line(ornament, width: 1, from: Point(x: x, y: 134), to: Point(x: x + 4, y: 126))
  }
  for index in 0..<24 {
    let turn = 2 * Double.pi * Double(index) / 24
    let (x, y) = (337 + 17 * cos(turn), 50 + 17 * sin(turn))
    try canvas.ellipse(
      rosette,
      .both,
      width: 0.75,
      Rect(x: x - 13, y: y - 13, width: 26, height: 26)
    )
  }
  try canvas.setFill(rosette, Color(rgb: 0x7a1f2b, alpha: 0.25))
  for index in 0..<8 {
    let x = 186 + 11 * Double(index)
    try canvas.rect(rosette, .fill, width: 0, Rect(x: x, y: 114, width: 16, height: 16))
  }
  try canvas.line(frame, width: 1, from: Point(x: 20, y: 70.5), to: Point(x: 276, y: 70.5))

  try canvas.text(ink, "入場券", size: 30, at: Point(x: 20, y: 30))
  try canvas.text(ink, "ADMIT ONE", size: 13, at: Point(x: 128, y: 34))
  try canvas.text(ink, "東京こども科学館", size: 16, at: Point(x: 128, y: 48))
  try canvas.text(ink, "2026年11月22日（日）10:00", size: 18, at: Point(x: 20, y: 78))
  try canvas.text(ink, "おとな 1枚 ¥1,200", size: 14, at: Point(x: 20, y: 110))
  try canvas.text(ink, "整理番号", size: 12, at: Point(x: 313, y: 82))
  try canvas.text(ink, "0417", size: 20, at: Point(x: 313, y: 96))
  return canvas
}
