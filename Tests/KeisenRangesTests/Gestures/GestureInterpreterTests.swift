import Glibc
import KeisenPrimitives
import KeisenRanges
import KeisenTestSupport
import Testing

@Suite struct GestureInterpreterTests {
  @Test("a drag moves the content by its part of the plot, y up")
  func pan() throws {
    let hand = try Hand { $0.hasInertia = false }
    try hand.drag([(100, 100), (200, 50)])
    #expect(hand.x == .init(translation: 0.25, scale: 1))
    #expect(hand.y == .init(translation: 0.25, scale: 1))
  }

  @Test("an enlarged content still follows the finger")
  func panEnlarged() throws {
    let hand = try Hand { $0.hasInertia = false }
    try hand.interpreter.setState(GestureState(x: .init(scale: 4), y: .init(scale: 2)))
    try hand.drag([(100, 100), (200, 120)])
    #expect(hand.x.translation == 0.0625)
    #expect(hand.y.translation == -0.05)
  }

  @Test("the wheel enlarges about the pointer: what is there stays there")
  func wheel() throws {
    let hand = try Hand()
    let at = Point(x: 350, y: 45)
    #expect(try hand.interpreter.wheel(at: at, dy: -100, time: 0))
    let factor = exp(0.2)
    #expect(abs(hand.x.scale - factor) < 1e-15)
    let (u, v) = (0.25, 0.375)
    #expect(abs((u / hand.x.scale - hand.x.translation) - u) < 1e-15)
    #expect(abs((v / hand.y.scale - hand.y.translation) - v) < 1e-15)
  }

  @Test("the wheel with shift enlarges x alone, with alt y alone, and sideways it moves")
  func wheelModifiers() throws {
    let hand = try Hand()
    let centre = Point(x: 250, y: 120)
    try hand.interpreter.wheel(at: centre, dy: -100, modifiers: .shift, time: 0)
    #expect(hand.x.scale > 1 && hand.y.scale == 1)
    try hand.interpreter.setState(.neutral)
    try hand.interpreter.wheel(at: centre, dx: -100, dy: 0, modifiers: .shift, time: 0)
    #expect(hand.x.scale > 1 && hand.x.translation == 0)
    try hand.interpreter.setState(.neutral)
    try hand.interpreter.wheel(at: centre, dy: -100, modifiers: .alt, time: 0)
    #expect(hand.x.scale == 1 && hand.y.scale > 1)
    try hand.interpreter.setState(.neutral)
    try hand.interpreter.wheel(at: centre, dx: 40, dy: 0, time: 0)
    #expect(hand.x == .init(translation: -0.1, scale: 1))
    #expect(try !hand.interpreter.wheel(at: Point(x: 10, y: 10), dy: 5, time: 0))
    #expect(try !hand.interpreter.wheel(at: centre, dy: 0, time: 0))
  }

  @Test("the pivot may be a place in the plot")
  func anchor() throws {
    let hand = try Hand { $0.pivot = .anchor(x: 1, y: 0) }
    try hand.interpreter.wheel(at: Point(x: 60, y: 30), dy: -300, time: 0)
    #expect(abs(0.5 / hand.x.scale - hand.x.translation - 0.5) < 1e-15)
    #expect(abs(-0.5 / hand.y.scale - hand.y.translation + 0.5) < 1e-15)
  }

  @Test(
    "two fingers enlarge by their distance at its angle, about their middle, which moves the content too"
  )
  func pinch() throws {
    let hand = try Hand()
    let (y, step) = (120.0, 0.01)
    try hand.interpreter.pinch(Point(x: 240, y: y), Point(x: 260, y: y), time: 0)
    try hand.interpreter.pinch(Point(x: 230, y: y), Point(x: 270, y: y), time: step)
    #expect(hand.x == .init(translation: 0, scale: 2))
    #expect(hand.y == .init(translation: 0, scale: 1))
    try hand.interpreter.pinch(Point(x: 250, y: y), Point(x: 290, y: y), time: 2 * step)
    #expect(abs(hand.x.translation - 0.025) < 1e-15)
    try hand.interpreter.endPinch(time: 3 * step)
    #expect(hand.interpreter.nextTime(after: 3 * step) == nil)
    #expect(!hand.interpreter.hasGesture)
  }

  @Test("fingers at an angle enlarge both dimensions by the cosine and the sine of it")
  func pinchAtAngle() throws {
    let hand = try Hand()
    try hand.interpreter.pinch(Point(x: 247, y: 116), Point(x: 253, y: 124), time: 0)
    try hand.interpreter.pinch(Point(x: 244, y: 112), Point(x: 256, y: 128), time: 1)
    #expect(abs(hand.x.scale - 1.6) < 1e-14)
    #expect(abs(hand.y.scale - 1.8) < 1e-14)
  }

  @Test("fingers in one place change nothing")
  func equalFingers() throws {
    let hand = try Hand()
    let point = Point(x: 250, y: 120)
    try hand.interpreter.pinch(point, point, time: 0)
    #expect(try !hand.interpreter.pinch(point, point, time: 1))
    #expect(hand.interpreter.state() == .neutral)
    try hand.interpreter.pinch(Point(x: 240, y: 120), Point(x: 260, y: 120), time: 2)
    #expect(hand.interpreter.state() == .neutral)
  }

  @Test("a second finger makes a pinch of a pan, and one that is left goes on with a pan")
  func fingers() throws {
    let hand = try Hand { $0.hasInertia = false }
    func touch(_ kind: GestureEvent.Kind, _ id: Int64, _ x: Double, _ time: Double) throws -> Bool {
      try hand.event(kind, x, 120, time: time) { $0.pointerID = id }
    }
    #expect(try touch(.pointerDown, 7, 200, 0))
    #expect(try touch(.pointerMove, 7, 240, 0.1))
    #expect(try touch(.pointerDown, 8, 260, 0.2))
    #expect(try touch(.pointerMove, 8, 280, 0.3))
    #expect(hand.x.scale == 2)
    #expect(try touch(.pointerUp, 7, 240, 0.4))
    let before = hand.x.translation
    #expect(try touch(.pointerMove, 8, 320, 0.5))
    #expect(abs(hand.x.translation - before - 0.05) < 1e-15)
    #expect(try !touch(.pointerMove, 7, 0, 0.5))
    #expect(try !touch(.pointerUp, 9, 0, 0.5))
    #expect(try touch(.pointerUp, 8, 320, 0.6))
    #expect(!hand.interpreter.hasGesture)
  }

  @Test("directions are rounded to multiples of the step, and keep their length")
  func orientationStep() throws {
    let hand = try Hand {
      $0.orientationStep = 45
      $0.hasInertia = false
    }
    try hand.drag([(100, 100), (140, 103)])
    #expect(abs(hand.x.translation - (1609.0).squareRoot() / 400) < 1e-15)
    #expect(hand.y.translation == 0)
    try hand.interpreter.setState(.neutral)
    try hand.drag([(100, 100), (130, 60)], from: 1)
    #expect(abs(hand.x.translation - 50 * 0.5.squareRoot() / 400) < 1e-15)
    #expect(abs(hand.y.translation - 50 * 0.5.squareRoot() / 200) < 1e-15)
  }

  @Test("gestures change the dimensions alone that they are meant for")
  func dimensions() throws {
    let hand = try Hand {
      $0.dimensions = [.y]
      $0.hasInertia = false
    }
    try hand.drag([(100, 100), (200, 50)])
    try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: -100, time: 1)
    #expect(hand.x == .init())
    #expect(hand.y.scale > 1)
  }

  @Test("a box is shown while it is drawn, and is the plot in the end")
  func box() throws {
    let hand = try Hand()
    #expect(try hand.interpreter.beginBox(at: Point(x: 350, y: 70), time: 0))
    try hand.interpreter.movePan(to: Point(x: 500, y: 120), time: 1)
    #expect(hand.interpreter.box == Rect(x: 350, y: 70, width: 100, height: 50))
    try hand.event(.pointerUp, 500, 120, time: 2) { $0.button = 2 }
    #expect(hand.interpreter.box == nil)
    #expect(hand.x == .init(translation: -0.375, scale: 4))
    #expect(hand.y == .init(translation: -0.125, scale: 4))
  }

  @Test("a box with shift, one without area, and one that is cancelled")
  func otherBoxes() throws {
    let hand = try Hand()
    #expect(
      try hand.event(.pointerDown, 100, 100) {
        $0.modifiers = .shift
        $0.button = 1
      }
    )
    try hand.interpreter.endPan(at: Point(x: 300, y: 100), time: 1)
    #expect(hand.interpreter.state() == .neutral)
    try hand.interpreter.beginBox(at: Point(x: 100, y: 100), time: 1)
    try hand.interpreter.movePan(to: Point(x: 200, y: 200), time: 2)
    #expect(try hand.interpreter.type("Escape", time: 2))
    #expect(hand.interpreter.box == nil)
    #expect(hand.interpreter.state() == .neutral)
    #expect(try !hand.interpreter.movePan(to: Point(x: 220, y: 200), time: 3))
  }

  @Test("keys move, enlarge and go back")
  func keys() throws {
    let hand = try Hand()
    try hand.interpreter.type("ArrowRight", time: 0)
    try hand.interpreter.type("ArrowUp", time: 0)
    #expect(hand.x.translation == -0.1 && hand.y.translation == -0.1)
    try hand.interpreter.type("+", modifiers: .shift, time: 0)
    #expect(hand.x.scale == 1.25 && hand.x.translation == -0.1)
    try hand.interpreter.type("-", time: 0)
    #expect(hand.x.scale == 1)
    #expect(try hand.interpreter.type("Home", time: 0))
    #expect(hand.interpreter.state() == .neutral)
    #expect(try !hand.interpreter.type("q", time: 0))
    #expect(try !hand.interpreter.type("+", modifiers: .control, time: 0))
    #expect(try !hand.interpreter.type("Escape", time: 0))
  }

  @Test("a double click goes back to the neutral state")
  func doubleClick() throws {
    let hand = try Hand()
    try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: -100, time: 0)
    #expect(try !hand.interpreter.doubleClick(at: Point(x: 0, y: 0), time: 1))
    #expect(try hand.interpreter.doubleClick(at: Point(x: 60, y: 60), time: 1))
    #expect(hand.interpreter.state() == .neutral)
  }

  @Test("a double click that is told while the button is down does so too")
  func doubleClickWithin() throws {
    let hand = try Hand()
    try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: -100, time: 0)
    try hand.interpreter.beginPan(at: Point(x: 60, y: 60), time: 1)
    #expect(try hand.interpreter.doubleClick(at: Point(x: 60, y: 60), time: 1.01))
    try hand.interpreter.movePan(to: Point(x: 90, y: 60), time: 1.02)
    #expect(try !hand.interpreter.endPan(at: Point(x: 90, y: 60), time: 1.1))
    #expect(hand.interpreter.state(at: 9) == .neutral)
  }

  @Test("without a plot the first resize gives it, and what needs one before is an error")
  func noPlot() throws {
    let interpreter = try GestureInterpreter()
    let centre = Point(x: 200, y: 100)
    #expect(interpreter.plot == nil)
    let error = #expect(throws: KeisenError.self) {
      try interpreter.wheel(at: centre, dy: -100, time: 0)
    }
    #expect(error?.code == .invalidState)
    #expect(error?.message.contains("wheel needs a plot") == true)
    #expect(try !interpreter.movePan(to: centre, time: 0))
    #expect(try interpreter.type("+", time: 0))
    #expect(interpreter.state().x.scale == 1.25)
    var resize = GestureEvent(.resize, time: 0)
    resize.size = Size(width: 400, height: 200)
    #expect(try interpreter.handle(resize))
    #expect(interpreter.plot == Rect(x: 0, y: 0, width: 400, height: 200))
    resize.size = Size(width: 500, height: 100)
    #expect(try interpreter.handle(resize))
    #expect(interpreter.plot == Rect(x: 0, y: 0, width: 500, height: 100))
    #expect(try interpreter.wheel(at: centre, dy: -100, time: 0))
  }

  @Test("two touches of one number are refused, and unknown modifiers dropped")
  func oddTouches() throws {
    let hand = try Hand()
    #expect(throws: KeisenError.self) {
      try hand.event(.pointerDown, 100, 100) { event in
        event.touches = [.init(id: 3, at: event.position), .init(id: 3, at: event.position)]
      }
    }
    #expect(!hand.interpreter.hasGesture)
    #expect(GestureEvent.Modifiers(rawValue: 17) == .shift)
  }

  @Test("cancel restores what was before the gesture")
  func cancel() throws {
    let hand = try Hand()
    try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: -100, time: 0)
    let before = hand.interpreter.state()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 1)
    try hand.interpreter.movePan(to: Point(x: 200, y: 150), time: 1.1)
    #expect(hand.interpreter.state() != before)
    #expect(try hand.interpreter.cancel(time: 1.2))
    #expect(hand.interpreter.state() == before)
    #expect(hand.interpreter.nextTime(after: 1.2) == nil)
    #expect(try !hand.interpreter.cancel(time: 1.3))
  }

  @Test("a tap stops what glides where it is, and nothing moves afterwards")
  func tap() throws {
    let hand = try Hand()
    let released = try hand.drag([(100, 100), (120, 100), (140, 100)])
    #expect(hand.interpreter.nextTime(after: released) == released)
    let here = hand.interpreter.state(at: released + 0.2)
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: released + 0.2)
    try hand.interpreter.endPan(at: Point(x: 100, y: 100), time: released + 0.25)
    #expect(hand.interpreter.state() == here)
    #expect(hand.interpreter.nextTime(after: released + 0.25) == nil)
    #expect(hand.interpreter.state(at: 1e9) == here)
  }

  @Test("moves without a press, presses outside, other buttons and unknown pointers mean nothing")
  func ignored() throws {
    let hand = try Hand()
    #expect(try !hand.interpreter.movePan(to: Point(x: 100, y: 100), time: 0))
    #expect(try !hand.interpreter.endPan(at: Point(x: 100, y: 100), time: 0))
    #expect(try !hand.interpreter.beginPan(at: Point(x: 49, y: 100), time: 0))
    #expect(try !hand.event(.pointerDown, 100, 100) { $0.button = 3 })
    #expect(try hand.interpreter.beginPan(at: Point(x: 50, y: 20), time: 0))
    #expect(try !hand.event(.pointerDown, 100, 100) { $0.button = 2 })
    #expect(try !hand.event(.pointerUp, 100, 100) { $0.button = 2 })
    #expect(try !hand.event(.pointerCancel, 0, 0) { $0.pointerID = 3 })
    #expect(try hand.interpreter.movePan(to: Point(x: -350, y: 20), time: 1))
    #expect(hand.x.translation == -1)
  }

  @Test("numbers that are not finite are refused with their value, and the state stays")
  func notFinite() throws {
    let hand = try Hand()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 0)
    try hand.interpreter.movePan(to: Point(x: 140, y: 100), time: 0.1)
    let before = hand.interpreter.state()
    for bad in [Double.nan, .infinity, -.infinity] {
      let errors = [
        #expect(throws: KeisenError.self) {
          try hand.interpreter.movePan(to: Point(x: bad, y: 0), time: 1)
        },
        #expect(throws: KeisenError.self) {
          try hand.interpreter.movePan(to: Point(x: 0, y: 0), time: bad)
        },
        #expect(throws: KeisenError.self) {
          try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: bad, time: 1)
        },
        #expect(throws: KeisenError.self) {
          try hand.interpreter.pinch(Point(x: 0, y: bad), Point(x: 0, y: 0), time: 1)
        },
        #expect(throws: KeisenError.self) { try hand.interpreter.advance(to: bad) },
        #expect(throws: KeisenError.self) {
          try hand.interpreter.setPlot(Rect(x: 0, y: bad, width: 1, height: 1))
        },
        #expect(throws: KeisenError.self) {
          try hand.interpreter.setState(GestureState(x: .init(scale: bad)))
        },
      ]
      for error in errors {
        #expect(error?.code == .invalidArgument)
        #expect(error?.message.contains("\(bad)") == true)
      }
    }
    #expect(hand.interpreter.state() == before)
    #expect(throws: KeisenError.self) {
      try hand.interpreter.setState(GestureState(x: .init(scale: 0)))
    }
    #expect(throws: KeisenError.self) {
      try GestureInterpreter(plot: Rect(x: 0, y: 0, width: -1, height: 1))
    }
  }

  @Test("time that runs backwards counts as none that passed")
  func backwards() throws {
    let hand = try Hand()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 5)
    try hand.interpreter.movePan(to: Point(x: 120, y: 100), time: 4)
    try hand.interpreter.movePan(to: Point(x: 140, y: 100), time: -1e300)
    try hand.interpreter.endPan(at: Point(x: 140, y: 100), time: 3)
    #expect(hand.x.translation == 0.1)
    #expect(hand.interpreter.nextTime(after: 0) == nil)
    #expect(hand.interpreter.state(at: -7) == hand.interpreter.state())
  }

  @Test("scale and translation end at a power of two, whatever is done")
  func extremes() throws {
    let hand = try Hand()
    for _ in 0..<40 {
      try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: -1e300, time: 0)
      try hand.interpreter.wheel(at: Point(x: 60, y: 60), dx: 1e300, dy: 0, time: 0)
    }
    #expect(hand.x.scale == 0x1p40)
    for _ in 0..<40 {
      try hand.interpreter.wheel(at: Point(x: 60, y: 60), dy: 1e300, time: 0)
      try hand.interpreter.type("ArrowLeft", time: 0)
    }
    #expect(hand.x.scale == 0x1p-40)
    #expect(abs(hand.x.translation) <= 0x1p40)
    try hand.drag([(100, 100), (1e308, -1e308), (-1e308, 1e308)], from: 1)
    #expect(hand.interpreter.state(at: 99).x.translation.isFinite)
    #expect(hand.interpreter.state(at: 99).y.translation.isFinite)
  }

  @Test("a plot without length moves nothing along it, and is no trouble")
  func emptyPlot() throws {
    let hand = try Hand()
    try hand.interpreter.setPlot(Rect(x: 50, y: 20, width: 0, height: 200))
    try hand.drag([(50, 100), (80, 60)])
    try hand.interpreter.wheel(at: Point(x: 50, y: 100), dx: 4, dy: -100, time: 1)
    try hand.interpreter.beginBox(at: Point(x: 50, y: 100), time: 2)
    try hand.interpreter.endPan(at: Point(x: 60, y: 60), time: 3)
    #expect(hand.interpreter.state(at: 9).x.translation == 0)
  }

  @Test("a resize keeps the plot's distances from the sides, or says where it is")
  func resize() throws {
    let hand = try Hand()
    func resize(_ width: Double, _ height: Double, plot: Rect? = nil) throws -> Bool {
      try hand.event(.resize, 0, 0) {
        $0.size = Size(width: width, height: height)
        $0.plot = plot
      }
    }
    #expect(try !resize(500, 240))
    #expect(try resize(600, 200))
    #expect(hand.interpreter.plot == Rect(x: 50, y: 20, width: 500, height: 160))
    #expect(try resize(10, 10))
    #expect(hand.interpreter.plot?.width == 0)
    #expect(try resize(10, 10, plot: Rect(x: 1, y: 2, width: 3, height: 4)))
    #expect(hand.interpreter.plot == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test("touches of notebooks tell which fingers are down")
  func touches() throws {
    let hand = try Hand { $0.hasInertia = false }
    func touches(_ ends: [(Int64, Double)]) -> [GestureEvent.Touch] {
      ends.map { GestureEvent.Touch(id: $0.0, at: Point(x: $0.1, y: 120)) }
    }
    #expect(try hand.event(.pointerDown, 200, 120) { $0.touches = touches([(3, 200)]) })
    #expect(try hand.event(.pointerMove, 220, 120) { $0.touches = touches([(3, 220)]) })
    #expect(try hand.event(.pointerDown, 240, 120) { $0.touches = touches([(3, 220), (5, 240)]) })
    #expect(try hand.event(.pointerMove, 260, 120) { $0.touches = touches([(3, 220), (5, 260)]) })
    #expect(hand.x.scale == 2)
    #expect(try hand.event(.pointerUp, 260, 120) { $0.touches = touches([(3, 220)]) })
    #expect(hand.interpreter.hasGesture)
    #expect(try hand.event(.pointerUp, 220, 120) { $0.touchCount = 0 })
    #expect(!hand.interpreter.hasGesture)
  }

  @Test("observers are told of changes, without a lock, until they are removed")
  func observers() throws {
    let hand = try Hand { $0.hasInertia = false }
    let reported = Locked<[Double]>([])
    let number = hand.interpreter.observe { [weak interpreter = hand.interpreter] state in
      _ = interpreter?.state()
      reported.withLock { $0.append(state.x.translation) }
    }
    try hand.drag([(100, 100), (140, 100), (140, 100)])
    #expect(reported.withLock { $0 } == [0.1])
    #expect(hand.interpreter.removeObserver(number))
    #expect(!hand.interpreter.removeObserver(number))
    try hand.drag([(100, 100), (140, 100)], from: 1)
    #expect(reported.withLock { $0 } == [0.1])
  }

  @Test("events from several threads all count")
  func threads() throws {
    let hand = try Hand { $0.keyStep = 0x1p-10 }
    let errors = Locked(0)
    WorkerPool.shared.run(64) { _ in
      do { try hand.interpreter.type("ArrowLeft", time: 0) } catch { errors.withLock { $0 += 1 } }
    }
    #expect(errors.withLock { $0 } == 0)
    #expect(hand.x.translation == 0x1p-4)
  }
}
