import KeisenDrawing
import KeisenPrimitives

extension GlyphRun {
  /// Left, top, right and bottom of its ink, roughly: its advance and its capitals.
  package var box: Rect {
    let height = text.font.metrics(size: text.size).capHeight
    if angle == 0 {
      return Rect(x: origin.x, y: origin.y - height, width: text.width, height: height)
    }
    return Rect(x: origin.x - height, y: origin.y - text.width, width: height, height: text.width)
  }
}

extension DisplayList {
  /// What is wrong with the places of its texts: they leave the picture, or lie on each other.
  package var textFaults: [String] {
    var faults: [String] = []
    let runs = glyphRuns
    for (index, run) in runs.enumerated() {
      let box = run.box
      if box.minX < 0 || box.minY < 0 || box.maxX > size.width || box.maxY > size.height {
        faults.append("\(run.text.source) leaves the picture: \(box)")
      }
      for other in runs[..<index] where !box.intersection(other.box).isEmpty {
        faults.append("\(run.text.source) lies on \(other.text.source): \(box), \(other.box)")
      }
    }
    return faults
  }
}
