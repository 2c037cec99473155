// Marks a peak with a translucent brush and moves the view; the mark stays on it: paint out.png
import Keisen

guard let path = CommandLine.arguments.dropFirst().first else { fatalError("usage: paint out.png") }

let chart = try Chart(size: Size(width: 640, height: 360))
try chart.addLine(x: nil, y: Column([3.0, 5, 4, 6, 7, 2]))
try chart.space.x.setRange(min: 0, max: 5)
try chart.space.y.setRange(min: 0, max: 8)

let plot = try chart.plot()
let paint = try Paint(aspect: plot.width / plot.height)
try paint.setViewSize(Size(width: plot.width, height: plot.height))
try paint.setBrush(Brush(color: Color("#ff404080"), diameter: 16))
let layer = try PaintLayer(paint, in: chart.space)
try layer.anchor()
chart.add(layer, to: .above)

let (middle, top) = (0.8 * plot.width, 0.125 * plot.height)
try paint.strokeBegin(at: Point(x: middle - 40, y: top))
for (x, y) in [(0.0, -25.0), (40, 0), (0, 25), (-40, 0)] {
  try paint.strokeMove(to: Point(x: middle + x, y: top + y))
}
try paint.strokeEnd()
try paint.strokeBegin(at: Point(x: 10, y: 10))
try paint.strokeEnd()
try paint.undo()

try chart.space.x.setRange(min: 2, max: 7)
try chart.write(to: path, renderer: Renderers.make(RendererOptions(.cpu)))
