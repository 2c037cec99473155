import Keisen
import Testing

/// A canvas on the CPU, so that pictures are the same on every machine.
private let cpu: any Renderer = RasterRenderer()

extension Canvas {
  fileprivate func cpuImage(_ pixelRatio: Double = 1) throws -> Image {
    try image(pixelRatio: pixelRatio, renderer: cpu)
  }
}

extension Image {
  fileprivate var bytes: [UInt8] { withUnsafeBytes { Array($0) } }
}

@Suite("Canvas")
struct CanvasTests {
  @Test(
    "is idle until it begins, and again when it ends; other calls are errors that name themselves"
  )
  func states() throws {
    let canvas = Canvas()
    #expect(!canvas.isDrawing && canvas.size == nil)
    #expect(throws: KeisenError(.invalidState, "end: canvas is idle; begin it first")) {
      try canvas.end()
    }
    try canvas.addPens(1)
    let drawing: [(String, () throws -> Void)] = [
      ("line", { try canvas.line(0, width: 1, from: .zero, to: .zero) }),
      ("polyline", { try canvas.polyline(0, width: 1, [.zero, .zero]) }),
      ("polygon", { try canvas.polygon(0, .both, width: 1, [.zero, .zero, .zero]) }),
      ("rect", { try canvas.rect(0, .both, width: 1, unit) }),
      ("rounded_rect", { try canvas.roundedRect(0, .both, width: 1, unit, radius: 1) }),
      ("ellipse", { try canvas.ellipse(0, .both, width: 1, unit) }),
      ("text", { try canvas.text(0, "a", size: 9, at: .zero) }),
      ("image", { _ = try canvas.image() }), ("finish", { _ = try canvas.finish() }),
      ("save", { try canvas.write(to: "never.png") }),
      ("save", { try canvas.write(to: "of no format") }),
      ("svg", { _ = try canvas.svg() }), ("pdf", { _ = try canvas.pdf() }),
    ]
    for (name, call) in drawing {
      #expect(throws: KeisenError(.invalidState, "\(name): canvas is idle; begin it first")) {
        try call()
      }
    }
    try canvas.begin(width: 8, height: 6)
    #expect(canvas.isDrawing && canvas.size == Size(width: 8, height: 6))
    #expect(throws: KeisenError(.invalidState, "begin: canvas draws already; end it first")) {
      try canvas.begin(width: 8, height: 6)
    }
    #expect(throws: KeisenError(.invalidState, "clear_pens: canvas draws; end it first")) {
      try canvas.clearPens()
    }
    for (name, call) in drawing where !["image", "finish", "save", "svg", "pdf"].contains(name) {
      #expect(throws: Never.self, "\(name)") { try call() }
    }
    let image = try canvas.finish(renderer: cpu)
    #expect(image.width == 8 && image.height == 6 && !canvas.isDrawing)
    try canvas.clearPens()
    #expect(canvas.penCount == 0)
  }

  private var unit: Rect { Rect(x: 1, y: 1, width: 1, height: 1) }

  @Test("begins and ends again and again, with another size each time, while pens survive")
  func again() throws {
    let canvas = Canvas()
    try canvas.addPens(2)
    try canvas.setFill(1, 0, 0, 1, 1)
    for size in 1...20 {
      let isOpaque = size % 2 == 0
      try canvas.begin(width: Double(size), height: Double(21 - size), isOpaque: isOpaque)
      let empty = try canvas.cpuImage()
      #expect(empty.bytes.allSatisfy { $0 == (isOpaque ? 255 : 0) })
      try canvas.rect(1, .fill, width: 0, Rect(x: 0, y: 0, width: 100, height: 100))
      let image = try canvas.finish(renderer: cpu)
      #expect(image.width == size && image.height == 21 - size)
      #expect(image[size - 1, 20 - size] == SIMD4(0, 0, 255, 255))
      #expect(canvas.penCount == 2)
    }
  }

  @Test(
    "has pens that are opaque black and white at first, whose components are clamped and no NaN"
  )
  func pens() throws {
    let canvas = try Canvas(width: 30, height: 10, pens: 1)
    #expect(try canvas.addPens(2) == 1 && canvas.penCount == 3)
    try canvas.rect(2, .fill, width: 0, Rect(x: 0, y: 0, width: 10, height: 10))
    try canvas.line(2, width: 10, from: Point(x: 10, y: 5), to: Point(x: 20, y: 5))
    try canvas.setStroke(0, -3, 2, .infinity, 7)
    try canvas.line(0, width: 10, from: Point(x: 20, y: 5), to: Point(x: 30, y: 5))
    // What was drawn keeps the colour that its pen had.
    try canvas.setFill(2, 1, 0, 0, 1)
    try canvas.setStroke(2, 1, 0, 0, 1)
    let image = try canvas.cpuImage()
    #expect(image[5, 5] == SIMD4(255, 255, 255, 255))
    #expect(image[15, 5] == SIMD4(0, 0, 0, 255))
    #expect(image[25, 5] == SIMD4(0, 255, 255, 255))
    for (lane, name) in ["red", "green", "blue", "alpha"].enumerated() {
      var components = [0.5, 0.5, 0.5, 0.5]
      components[lane] = .nan
      let (r, g, b, a) = (components[0], components[1], components[2], components[3])
      #expect(
        throws: KeisenError(.invalidArgument, "set_stroke: \(name) must be a number, got nan")
      ) {
        try canvas.setStroke(0, r, g, b, a)
      }
      #expect(throws: KeisenError(.invalidArgument, "set_fill: \(name) must be a number, got nan"))
      {
        try canvas.setFill(0, r, g, b, a)
      }
    }
    #expect(try canvas.cpuImage().bytes == image.bytes)
  }

  @Test("refuses pens and counts that there are not, with the call and the value")
  func badPens() throws {
    let canvas = try Canvas(width: 10, height: 10, pens: 2)
    for pen in [-1, 2, Int.max, Int.min] {
      let calls: [(String, () throws -> Void)] = [
        ("line", { try canvas.line(pen, width: 1, from: .zero, to: .zero) }),
        ("polyline", { try canvas.polyline(pen, width: 1, [.zero, .zero]) }),
        ("polygon", { try canvas.polygon(pen, .both, width: 1, [.zero, .zero, .zero]) }),
        ("rect", { try canvas.rect(pen, .both, width: 1, unit) }),
        ("ellipse", { try canvas.ellipse(pen, .none, width: 1, unit) }),
        ("text", { try canvas.text(pen, "a", size: 9, at: .zero) }),
        ("set_stroke", { try canvas.setStroke(pen, .white) }),
        ("set_fill", { try canvas.setFill(pen, .white) }),
      ]
      for (name, call) in calls {
        #expect(throws: KeisenError(.invalidArgument, "\(name): pen must be in 0...1, got \(pen)"))
        {
          try call()
        }
      }
    }
    let bare = Canvas()
    try bare.begin(width: 10, height: 10)
    for (name, call) in [
      ("line", { try bare.line(0, width: 1, from: .zero, to: .zero) }),
      ("set_fill", { try bare.setFill(0, .white) }),
    ] as [(String, () throws -> Void)] {
      #expect(throws: KeisenError(.invalidArgument, "\(name): there are no pens, got pen 0")) {
        try call()
      }
    }
    for count in [0, -1, Int.min] {
      #expect(
        throws: KeisenError(.invalidArgument, "add_pens: count must be at least 1, got \(count)")
      ) { try canvas.addPens(count) }
    }
    #expect(throws: KeisenError.self) { try canvas.addPens(.max) }
    #expect(throws: KeisenError.self) { try Canvas(width: 1, height: 1, pens: 0) }
    #expect(canvas.penCount == 2)
    #expect(try canvas.cpuImage().bytes.allSatisfy { $0 == 255 })
  }

  @Test("tells a wrong state first, then a pen that there is not, then other arguments in order")
  func orderOfChecks() throws {
    let canvas = Canvas()
    let far = Point(x: .nan, y: 0)
    let nowhere = Rect(x: 0, y: .nan, width: 0, height: 1)
    func calls(_ pen: Int, _ width: Double) -> [(String, () throws -> Void)] {
      [
        ("line", { try canvas.line(pen, width: width, from: .zero, to: far) }),
        ("polyline", { try canvas.polyline(pen, width: width, []) }),
        ("polygon", { try canvas.polygon(pen, .fill, width: width, [.zero, far]) }),
        ("rect", { try canvas.rect(pen, .none, width: width, nowhere) }),
        ("rounded_rect", { try canvas.roundedRect(pen, .fill, width: width, nowhere, radius: -1) }),
        ("ellipse", { try canvas.ellipse(pen, .fill, width: width, nowhere) }),
      ]
    }
    func text(_ pen: Int) throws { try canvas.text(pen, "a", size: 0, at: far) }
    let image = try Canvas(width: 1, height: 1).image(renderer: cpu)
    for (name, call) in calls(5, -1) + [
      ("text", { try text(5) }), ("draw_image", { try canvas.drawImage(image, in: nowhere) }),
    ] {
      #expect(throws: KeisenError(.invalidState, "\(name): canvas is idle; begin it first")) {
        try call()
      }
    }
    try canvas.addPens(2)
    try canvas.begin(width: 5, height: 5)
    for (name, call) in calls(2, -1) + [("text", { try text(2) })] {
      #expect(throws: KeisenError(.invalidArgument, "\(name): pen must be in 0...1, got 2")) {
        try call()
      }
    }
    for (name, call) in calls(1, -1) {
      let problem = "\(name): width must be finite and not negative, got -1.0"
      #expect(throws: KeisenError(.invalidArgument, problem)) { try call() }
    }
    let problem = "text: size must be positive and at most 10000.0, got 0.0"
    #expect(throws: KeisenError(.invalidArgument, problem)) { try text(1) }
    let problems = [
      "line: x2 must be finite, got nan", "polyline: there must be at least 2 points, got 0",
      "polygon: there must be at least 3 points, got 2", "rect: y must be finite, got nan",
      "rounded_rect: y must be finite, got nan", "ellipse: y must be finite, got nan",
    ]
    for ((_, call), problem) in zip(calls(1, 1), problems) {
      #expect(throws: KeisenError(.invalidArgument, problem)) { try call() }
    }
  }

  @Test(
    "draws a line through the canvas however far away its ends are",
    arguments: [1e3, 1e9, 1e20, 1e30]
  )
  func farLine(far: Double) throws {
    let canvas = try Canvas(width: 40, height: 40)
    try canvas.line(
      0,
      width: 3,
      from: Point(x: -far, y: -far),
      to: Point(x: far, y: far)
    )
    let near = try Canvas(width: 40, height: 40)
    try near.line(0, width: 3, from: Point(x: -100, y: -100), to: Point(x: 100, y: 100))
    let (image, wanted) = (try canvas.cpuImage(), try near.cpuImage())
    for y in 0..<40 {
      for x in 0..<40 { #expect(image[x, y] == wanted[x, y], "\(x), \(y)") }
    }
    let triangle = try Canvas(width: 40, height: 40)
    try triangle.polygon(
      0,
      .stroke,
      width: 3,
      [Point(x: -far, y: -far), Point(x: far, y: far), Point(x: -far, y: far)]
    )
    #expect(try triangle.cpuImage()[20, 20] == SIMD4(0, 0, 0, 255))
    #expect(try triangle.cpuImage()[30, 10] == SIMD4(repeating: 255))
  }

  @Test("takes a colour whose components were written for what it is: clamped, and no NaN")
  func writtenColors() throws {
    let canvas = try Canvas(width: 4, height: 4)
    var color = Color.black
    (color.red, color.green, color.blue) = (7, -.infinity, .infinity)
    try canvas.setFill(0, color)
    try canvas.rect(0, .fill, width: 0, Rect(x: 0, y: 0, width: 4, height: 4))
    #expect(try canvas.cpuImage()[1, 1] == SIMD4(255, 0, 255, 255))
    color.alpha = .nan
    for (name, set) in [
      ("set_stroke", { try canvas.setStroke(0, color) }),
      ("set_fill", { try canvas.setFill(0, color) }),
    ] as [(String, () throws -> Void)] {
      #expect(throws: KeisenError(.invalidArgument, "\(name): alpha must be a number, got nan")) {
        try set()
      }
    }
    #expect(throws: KeisenError(.invalidArgument, "set_fill: pen must be in 0...0, got 1")) {
      try canvas.setFill(1, color)
    }
  }

  @Test("refuses sizes and coordinates that are none, and then has drawn nothing and lost nothing")
  func badNumbers() throws {
    let canvas = try Canvas(width: 20, height: 20)
    try canvas.rect(0, .stroke, width: 1, Rect(x: 3, y: 3, width: 9, height: 9))
    let before = try canvas.cpuImage().bytes
    let idle = Canvas()
    for bad in [Double.nan, .infinity, -.infinity, 0, -1] {
      #expect(throws: KeisenError.self) { try idle.begin(width: bad, height: 5) }
      #expect(throws: KeisenError.self) { try idle.begin(width: 5, height: bad) }
      let wide = Rect(x: 1, y: 1, width: bad, height: 5)
      let high = Rect(x: 1, y: 1, width: 5, height: bad)
      for rect in [wide, high] {
        #expect(throws: KeisenError.self) { try canvas.rect(0, .both, width: 1, rect) }
        #expect(throws: KeisenError.self) { try canvas.ellipse(0, .both, width: 1, rect) }
        #expect(throws: KeisenError.self) {
          try canvas.roundedRect(0, .both, width: 1, rect, radius: 2)
        }
      }
      #expect(throws: KeisenError.self) { try canvas.text(0, "a", size: bad, at: .zero) }
      #expect(throws: KeisenError.self) { _ = try canvas.image(pixelRatio: bad, renderer: cpu) }
      if bad == 0 { continue }
      #expect(throws: KeisenError.self) {
        try canvas.line(0, width: bad, from: .zero, to: Point(x: 9, y: 9))
      }
      #expect(throws: KeisenError.self) {
        try canvas.roundedRect(0, .both, width: 1, unit, radius: bad)
      }
      if bad == -1 { continue }
      for point in [Point(x: bad, y: 3), Point(x: 3, y: bad)] {
        #expect(throws: KeisenError.self) { try canvas.line(0, width: 1, from: point, to: .zero) }
        #expect(throws: KeisenError.self) { try canvas.line(0, width: 1, from: .zero, to: point) }
        #expect(throws: KeisenError.self) { try canvas.polyline(0, width: 1, [.zero, point]) }
        #expect(throws: KeisenError.self) {
          try canvas.polygon(0, .fill, width: 1, [.zero, Point(x: 9, y: 0), point])
        }
        #expect(throws: KeisenError.self) { try canvas.text(0, "a", size: 9, at: point) }
        let rect = Rect(x: point.x, y: point.y, width: 5, height: 5)
        #expect(throws: KeisenError.self) { try canvas.rect(0, .both, width: 1, rect) }
      }
    }
    #expect(throws: KeisenError(.invalidArgument, "line: x1 must be finite, got nan")) {
      try canvas.line(0, width: 1, from: Point(x: .nan, y: 0), to: .zero)
    }
    #expect(
      throws: KeisenError(.invalidArgument, "rect: rect_width must be positive and finite, got 0.0")
    ) { try canvas.rect(0, .both, width: 1, Rect(x: 0, y: 0, width: 0, height: 1)) }
    #expect(
      throws: KeisenError(.invalidArgument, "begin: height must be positive and finite, got -2.0")
    ) { try idle.begin(width: 1, height: -2) }
    #expect(throws: KeisenError.self) { try canvas.polyline(0, width: 1, [.zero]) }
    #expect(throws: KeisenError.self) { try canvas.polygon(0, .both, width: 1, [.zero, .zero]) }
    #expect(throws: KeisenError.self) { _ = try canvas.image(pixelRatio: 1e9, renderer: cpu) }
    #expect(!idle.isDrawing && idle.size == nil)
    #expect(try canvas.cpuImage().bytes == before)
  }

  private var box: Rect { Rect(x: 10, y: 10, width: 20, height: 20) }

  @Test("draws nothing, the outline, the inside or both, the outline with its full width")
  func modes() throws {
    for draw: (Canvas, Canvas.Mode) throws -> Void in [
      { try $0.rect(0, $1, width: 4, box) },
      { try $0.roundedRect(0, $1, width: 4, box, radius: 2) },
      { try $0.ellipse(0, $1, width: 4, box) },
      {
        try $0.polygon(
          0,
          $1,
          width: 4,
          [
            Point(x: 10, y: 10), Point(x: 30, y: 10), Point(x: 30, y: 30), Point(x: 10, y: 30),
          ]
        )
      },
    ] {
      func picture(_ mode: Canvas.Mode) throws -> Image {
        let canvas = try Canvas(width: 40, height: 40)
        try canvas.setStroke(0, 1, 0, 0, 1)
        try canvas.setFill(0, 0, 0, 1, 1)
        try draw(canvas, mode)
        return try canvas.finish(renderer: cpu)
      }
      let (white, red, blue) = (
        SIMD4<UInt8>(repeating: 255), SIMD4<UInt8>(255, 0, 0, 255), SIMD4<UInt8>(0, 0, 255, 255)
      )
      let (none, stroke) = (try picture(.none), try picture(.stroke))
      let (fill, both) = (try picture(.fill), try picture(.both))
      #expect(none.bytes.allSatisfy { $0 == 255 })
      // In the middle of the upper side: two points outside, two inside.
      for (row, expected) in [
        (7, [white, white, white]), (8, [red, white, red]), (9, [red, white, red]),
        (10, [red, blue, red]), (11, [red, blue, red]), (12, [white, blue, blue]),
        (20, [white, blue, blue]),
      ] {
        let found = [stroke[20, row], fill[20, row], both[20, row]]
        // An ellipse's side is not straight: where it leaves a row's pixels, a little shows
        // through.
        for (one, other) in zip(found, expected) {
          let one = try #require(one)
          for lane in 0..<4 {
            #expect(abs(Int(one[lane]) - Int(other[lane])) <= 16, "row \(row): \(found)")
          }
        }
      }
    }
  }

  @Test("fills first and strokes then, of a translucent pen too")
  func bothIsFillThenStroke() throws {
    let both = try Canvas(width: 40, height: 40)
    let apart = try Canvas(width: 40, height: 40)
    for canvas in [both, apart] {
      try canvas.setStroke(0, 1, 0, 0, 0.5)
      try canvas.setFill(0, 0, 0.5, 0, 0.7)
    }
    try both.ellipse(0, .both, width: 5, box)
    try apart.ellipse(0, .fill, width: 5, box)
    try apart.ellipse(0, .stroke, width: 5, box)
    #expect(try both.cpuImage(2).bytes == apart.cpuImage(2).bytes)
  }

  @Test("draws beyond its edges what is seen of it, and nothing of what is not")
  func beyond() throws {
    let canvas = try Canvas(width: 20, height: 20)
    try canvas.setFill(0, 0, 0, 0, 1)
    for far in [1e2, 1e5, 1e9, 1e15, 1e30, 1e300] {
      try canvas.line(0, width: 1, from: Point(x: far, y: 0), to: Point(x: far, y: 10))
      try canvas.rect(0, .both, width: 3, Rect(x: far, y: far, width: far, height: far))
      try canvas.ellipse(0, .both, width: 3, Rect(x: -3 * far, y: 0, width: far, height: far))
      try canvas.text(0, "far", size: 12, at: Point(x: far, y: -far))
    }
    #expect(try canvas.cpuImage().bytes.allSatisfy { $0 == 255 })
    for far in [1e2, 1e5, 1e9, 1e15, 1e30, 1e300] {
      let canvas = try Canvas(width: 20, height: 20)
      try canvas.line(0, width: 2, from: Point(x: -far, y: 5), to: Point(x: far, y: 5))
      try canvas.rect(0, .fill, width: 0, Rect(x: 10, y: 10, width: far, height: far))
      let image = try canvas.cpuImage()
      for x in 0..<20 {
        #expect(image[x, 4]?.x == 0 && image[x, 5]?.x == 0, "\(far)")
        #expect(image[x, 3]?.x == 255 && image[x, 6]?.x == 255, "\(far)")
      }
    }
  }

  @Test("writes any script from the top left corner of the line, on one baseline")
  func text() throws {
    func extent(_ text: String, _ size: Double) throws -> (left: Int, top: Int, bottom: Int) {
      let canvas = try Canvas(width: 300, height: 120)
      try canvas.text(0, text, size: size, at: Point(x: 40, y: 30))
      let image = try canvas.cpuImage()
      var found = (left: Int.max, top: Int.max, bottom: Int.min)
      for y in 0..<120 {
        for x in 0..<300 where (image[x, y]?.x ?? 255) < 128 {
          found = (min(found.left, x), min(found.top, y), max(found.bottom, y))
        }
      }
      return found
    }
    // The baseline is 0.97 of the size below the top; letters without descent end there.
    let latin = try extent("HIE", 40)
    #expect(abs(latin.bottom - (30 + 38)) <= 1 && latin.top > 30 && (40...46).contains(latin.left))
    let accented = try extent("HÉÅ", 40)
    #expect(abs(accented.bottom - latin.bottom) <= 1 && accented.top < latin.top)
    let japanese = try extent("整理番号", 40)
    #expect(japanese.top >= 30 && japanese.bottom <= 30 + 48 && (40...46).contains(japanese.left))
    let lines = try extent("H\nH", 40)
    #expect(lines.top == latin.top && lines.bottom > latin.bottom + 40)
    let canvas = try Canvas(width: 30, height: 30)
    try canvas.text(0, "", size: 10, at: .zero)
    #expect(try canvas.cpuImage().bytes.allSatisfy { $0 == 255 })
  }

  @Test("places another canvas's picture byte by byte, and again at any ratio")
  func places() throws {
    let part = try Canvas(width: 20, height: 16, isOpaque: false)
    try part.setFill(0, 0.2, 0.5, 0.9, 0.6)
    try part.ellipse(0, .both, width: 1.5, Rect(x: 2, y: 2, width: 16, height: 12))
    let image = try part.cpuImage(2)
    let whole = try Canvas(width: 100, height: 50, isOpaque: false)
    try whole.drawImage(image, in: Rect(x: 30, y: 20, width: 20, height: 16))
    let placed = try whole.cpuImage(2)
    for y in 0..<100 {
      for x in 0..<200 {
        #expect(placed[x, y] == image[x - 60, y - 40] ?? .zero, "\(x), \(y)")
      }
    }
    // It keeps what it was given, whatever becomes of the part.
    try part.end()
    #expect(try whole.cpuImage(2).bytes == placed.bytes)
    #expect(throws: KeisenError.self) { try Canvas().drawImage(image, in: box) }
  }

  @Test("gives the same picture any number of times, and draws on")
  func images() throws {
    let canvas = try Canvas(width: 40, height: 30)
    try canvas.rect(0, .both, width: 2, Rect(x: 5, y: 5, width: 20, height: 20))
    let first = try canvas.cpuImage(1.5)
    #expect(first.width == 60 && first.height == 45)
    #expect(try canvas.cpuImage(1.5).bytes == first.bytes)
    try canvas.line(0, width: 1, from: .zero, to: Point(x: 40, y: 30))
    #expect(try canvas.cpuImage(1.5).bytes != first.bytes && canvas.isDrawing)
  }

  @Test("takes 100 MB of text in its stride")
  func longText() throws {
    let canvas = try Canvas(width: 40, height: 30)
    let text = String(repeating: "0123456789", count: 10_000_000)
    try canvas.text(0, text, size: 10, at: Point(x: 5, y: 5))
    #expect(try canvas.finish(renderer: cpu).bytes.contains { $0 < 128 })
  }
}
