import KeisenPrimitives
import KeisenRanges
import KeisenTestSupport
import Testing

@Suite struct GesturePointerTests {
  private func hand() throws -> Hand { try Hand { $0.hasInertia = false } }

  /// What a mouse of a toolkit does: the button of a press, and those that are down.
  @discardableResult
  private func mouse(
    _ hand: Hand,
    _ kind: GestureEvent.Kind,
    _ x: Double,
    _ time: Double,
    button: Int64 = 0,
    buttons: [Int64]?
  ) throws -> Bool {
    try hand.event(kind, x, 100, time: time) { event in
      event.button = button
      event.buttons = buttons
    }
  }

  @Test("a press of a pointer that is down lifts it where it was, and begins anew")
  func lostLift() throws {
    let hand = try hand()
    try hand.event(.pointerDown, 100, 100) { $0.button = 1 }
    try hand.event(.pointerMove, 120, 100, time: 0.1)
    #expect(hand.x.translation == 0.05)
    #expect(try hand.event(.pointerDown, 60, 50, time: 5) { $0.button = 1 })
    #expect(hand.x.translation == 0.05)
    try hand.event(.pointerMove, 80, 50, time: 5.1)
    #expect(hand.x.translation == 0.1)
    #expect(try hand.event(.pointerUp, 80, 50, time: 5.2) { $0.button = 1 })
    #expect(!hand.interpreter.hasGesture)
    #expect(try !hand.event(.pointerUp, 80, 50, time: 5.3) { $0.button = 1 })
  }

  @Test("a press outside of the plot lifts what was lost there, and begins nothing")
  func lostLiftOutside() throws {
    let hand = try hand()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 0)
    #expect(try hand.interpreter.beginPan(at: Point(x: 5, y: 5), time: 1))
    #expect(!hand.interpreter.hasGesture)
    #expect(try !hand.interpreter.beginPan(at: Point(x: 5, y: 5), time: 2))
  }

  @Test("a box whose end was lost is taken as it was by the next press")
  func lostBox() throws {
    let hand = try hand()
    try hand.interpreter.beginBox(at: Point(x: 350, y: 70), time: 0)
    try hand.interpreter.movePan(to: Point(x: 450, y: 120), time: 1)
    #expect(try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 2))
    #expect(hand.interpreter.box == nil)
    #expect(hand.x == .init(translation: -0.375, scale: 4))
    try hand.interpreter.endPan(at: Point(x: 100, y: 100), time: 3)
    #expect(hand.x.scale == 4)
  }

  @Test("another button of a mouse means nothing while the first one is down, else it begins anew")
  func otherButton() throws {
    let hand = try hand()
    #expect(try mouse(hand, .pointerDown, 100, 0, button: 1, buttons: [1]))
    #expect(try !mouse(hand, .pointerDown, 110, 1, button: 2, buttons: [1, 2]))
    #expect(try mouse(hand, .pointerMove, 120, 2, button: 1, buttons: [1, 2]))
    #expect(try !mouse(hand, .pointerUp, 120, 3, button: 2, buttons: [1]))
    #expect(hand.x.translation == 0.05)
    #expect(hand.interpreter.box == nil)
    #expect(try mouse(hand, .pointerDown, 200, 4, button: 2, buttons: [2]))
    #expect(try mouse(hand, .pointerMove, 220, 5, button: 2, buttons: [2]))
    #expect(hand.x.translation == 0.05)
    #expect(hand.interpreter.box != nil)
  }

  @Test("a move without a button lifts the pointer there, as its lift would have")
  func moveWithoutButton() throws {
    let (lost, reported) = (try Hand(), try Hand())
    for hand in [lost, reported] {
      try mouse(hand, .pointerDown, 100, 0, button: 1, buttons: [1])
      try mouse(hand, .pointerMove, 120, 0.02, button: 1, buttons: [1])
    }
    #expect(try mouse(lost, .pointerMove, 160, 0.05, buttons: []))
    #expect(try mouse(reported, .pointerUp, 160, 0.05, button: 1, buttons: []))
    #expect(!lost.interpreter.hasGesture)
    for seconds in [0, 0.1, 5] {
      #expect(
        lost.interpreter.state(at: 0.05 + seconds) == reported.interpreter.state(at: 0.05 + seconds)
      )
    }
    #expect(lost.interpreter.state(at: 9) != lost.interpreter.state())
    #expect(try !mouse(lost, .pointerMove, 200, 0.06, buttons: []))
  }

  @Test("a move from before the press, which some hosts send after it, lifts and moves nothing")
  func lateMove() throws {
    let hand = try hand()
    try mouse(hand, .pointerDown, 100, 1, button: 1, buttons: [1])
    #expect(try !mouse(hand, .pointerMove, 90, 0.99, buttons: []))
    #expect(try !mouse(hand, .pointerMove, 90, 1, buttons: []))
    #expect(hand.interpreter.state() == .neutral)
    #expect(try mouse(hand, .pointerMove, 140, 1.1, buttons: [1]))
    #expect(try !mouse(hand, .pointerMove, 90, 0.98, buttons: []))
    #expect(hand.x.translation == 0.1)
    #expect(hand.interpreter.hasGesture)
  }

  @Test("who does not tell of buttons when a pointer comes down does not lift it by them")
  func unknownButtons() throws {
    for buttons in [nil, []] as [[Int64]?] {
      let hand = try hand()
      try hand.event(.pointerDown, 100, 100) { event in
        event.buttons = buttons
        event.touches = [.init(id: 3, at: event.position)]
      }
      try hand.event(.pointerMove, 140, 100, time: 1) { event in
        event.buttons = []
        event.touches = [.init(id: 3, at: event.position)]
      }
      #expect(hand.x.translation == 0.1)
      #expect(hand.interpreter.hasGesture)
    }
  }

  @Test("of one touch alone the event tells where it is")
  func staleTouch() throws {
    let hand = try hand()
    for (kind, x) in [(GestureEvent.Kind.pointerDown, 100.0), (.pointerMove, 140)] {
      try hand.event(kind, x, 100, time: x) { event in
        event.button = 1
        event.buttons = [1]
        event.touches = [.init(id: 1, at: Point(x: 100, y: 100))]
      }
    }
    #expect(hand.x.translation == 0.1)
  }

  @Test("fingers that are not among the touches of a press have gone up")
  func lostFingers() throws {
    let hand = try hand()
    func touch(_ kind: GestureEvent.Kind, _ time: Double, _ places: [(Int64, Double)]) throws
      -> Bool
    {
      try hand.event(kind, places[0].1, 100, time: time) { event in
        event.touches = places.map { .init(id: $0.0, at: Point(x: $0.1, y: 100)) }
      }
    }
    #expect(try touch(.pointerDown, 0, [(4, 200), (5, 220)]))
    #expect(try touch(.pointerMove, 1, [(4, 200), (5, 240)]))
    #expect(hand.x.scale == 2)
    let before = hand.x.translation
    #expect(try touch(.pointerDown, 2, [(6, 100)]))
    #expect(try touch(.pointerMove, 3, [(6, 140)]))
    #expect(hand.x == .init(translation: before + 0.05, scale: 2))
    // One that is down already begins anew; with it comes another one.
    #expect(try touch(.pointerDown, 4, [(6, 300)]))
    #expect(hand.x.translation == before + 0.05)
    #expect(try touch(.pointerDown, 5, [(7, 320), (6, 300)]))
    #expect(try touch(.pointerMove, 6, [(7, 340), (6, 300)]))
    #expect(hand.x.scale == 4)
  }

  @Test("a pinch after a pan without an end enlarges, and so does one beside nothing else")
  func pinchAfterPan() throws {
    let hand = try hand()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 0)
    try hand.interpreter.movePan(to: Point(x: 140, y: 100), time: 1)
    try hand.interpreter.pinch(Point(x: 240, y: 120), Point(x: 260, y: 120), time: 2)
    #expect(hand.x == .init(translation: 0.1, scale: 1))
    try hand.interpreter.pinch(Point(x: 230, y: 120), Point(x: 270, y: 120), time: 3)
    #expect(hand.x.scale == 2)
    try hand.interpreter.endPinch(time: 4)
    #expect(!hand.interpreter.hasGesture)
  }

  @Test("a pan or a box after a pinch without an end moves")
  func panAfterPinch() throws {
    let hand = try hand()
    func pinch(_ time: Double) throws {
      try hand.interpreter.pinch(Point(x: 240, y: 120), Point(x: 260, y: 120), time: time)
    }
    try pinch(0)
    #expect(try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 1))
    try hand.interpreter.movePan(to: Point(x: 140, y: 100), time: 2)
    #expect(hand.x == .init(translation: 0.1, scale: 1))
    try hand.interpreter.endPan(at: Point(x: 140, y: 100), time: 3)
    #expect(!hand.interpreter.hasGesture)
    try pinch(4)
    #expect(try hand.interpreter.beginBox(at: Point(x: 350, y: 70), time: 5))
    try hand.interpreter.movePan(to: Point(x: 450, y: 120), time: 6)
    #expect(hand.interpreter.box == Rect(x: 350, y: 70, width: 100, height: 50))
    #expect(try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 7))
    #expect(hand.interpreter.box == nil)
  }

  @Test("buttons that are not known and those that are none are told apart in a recording")
  func recorded() throws {
    let first = try hand()
    try first.interpreter.record()
    try mouse(first, .pointerDown, 100, 0, button: 1, buttons: [1])
    try mouse(first, .pointerMove, 120, 1, buttons: nil)
    try mouse(first, .pointerMove, 140, 2, buttons: [])
    try mouse(first, .pointerDown, 60, 3, button: 1, buttons: [1])
    try mouse(first, .pointerDown, 160, 4, button: 1, buttons: [1])
    try mouse(first, .pointerMove, 200, 5, buttons: [1])
    let lines = first.interpreter.recording.jsonLines
    #expect(
      lines.split(separator: "\n").map { $0.contains(#""buttons":[]"#) } == [
        false, false, false, true, false, false, false,
      ]
    )
    let second = try hand()
    #expect(try second.interpreter.replay(lines) == 7)
    #expect(second.interpreter.state() == first.interpreter.state())
    #expect(first.x.translation == 0.2)
    #expect(second.interpreter.recording.isEmpty)
  }

  /// An event of no machine: pointers with and without numbers, with buttons, touches, and lifts
  /// that never come.
  private func anyEvent(
    _ generator: inout SeededGenerator,
    time: Double
  ) -> GestureEvent {
    let kinds: [GestureEvent.Kind] = [
      .pointerDown, .pointerDown, .pointerMove, .pointerMove, .pointerMove, .pointerUp,
      .pointerCancel,
      .doubleClick,
    ]
    func place(_ generator: inout SeededGenerator) -> Point {
      Point(
        x: Double.random(in: 0...500, using: &generator),
        y: Double.random(in: 0...240, using: &generator)
      )
    }
    var event = GestureEvent(.wheel, at: place(&generator), time: time)
    event.kind = kinds.randomElement(using: &generator) ?? .wheel
    event.button = Int64.random(in: 0...3, using: &generator)
    event.buttons = [nil, [], [1], [2], [1, 2]].randomElement(using: &generator) ?? nil
    if Bool.random(using: &generator) {
      event.pointerID = Int64.random(in: 0...3, using: &generator)
    }
    let ids: [Int64] = [[], [], [1], [1, 2], [2, 3, 1]].randomElement(using: &generator) ?? []
    event.touches = ids.map { .init(id: $0, at: place(&generator)) }
    if Bool.random(using: &generator) { event.touchCount = Int64(ids.count) }
    return event
  }

  @Test(
    "any order of presses, moves and lifts replays bit for bit and can be ended",
    arguments: 1...40
  )
  func anyOrder(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let first = try Hand()
    try first.interpreter.record()
    var time = 0.0
    for _ in 0..<400 {
      time += Double.random(in: -0.01...0.05, using: &generator)
      try first.interpreter.handle(anyEvent(&generator, time: time))
      for part in [first.x, first.y] {
        #expect(part.scale > 0 && part.scale.isFinite && part.translation.isFinite)
      }
    }
    let second = try Hand()
    #expect(try second.interpreter.replay(first.interpreter.recording.jsonLines) == 401)
    for seconds in [0, 0.1, 9] {
      #expect(
        second.interpreter.state(at: time + seconds) == first.interpreter.state(at: time + seconds)
      )
    }
    #expect(second.interpreter.hasGesture == first.interpreter.hasGesture)
    // One press alone, of whatever host, leaves no pointer of before.
    #expect(try first.interpreter.beginPan(at: Point(x: 100, y: 100), time: time))
    try first.interpreter.endPan(at: Point(x: 100, y: 100), time: time)
    #expect(!first.interpreter.hasGesture)
  }
}
