import KeisenPrimitives
import KeisenRanges
import KeisenTestSupport
import Testing

@Suite struct GestureRecordingTests {
  /// Does random things, from which ranges come that no one would write down.
  private func play(_ hand: Hand, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var time = 1e9
    for _ in 0..<300 {
      time += Double.random(in: 0...0.05, using: &generator)
      let point = Point(
        x: Double.random(in: 0...500, using: &generator),
        y: Double.random(in: 0...240, using: &generator)
      )
      switch Int.random(in: 0..<9, using: &generator) {
      case 0: try hand.interpreter.beginPan(at: point, time: time)
      case 1, 2, 3: try hand.interpreter.movePan(to: point, time: time)
      case 4: try hand.interpreter.endPan(at: point, time: time)
      case 5: try hand.interpreter.wheel(at: point, dx: 3, dy: point.x - 250, time: time)
      case 6: try hand.interpreter.pinch(point, Point(x: 200, y: 90), time: time)
      case 7: try hand.interpreter.endPinch(time: time)
      default: try hand.interpreter.type("ArrowUp", time: time)
      }
    }
  }

  @Test("what was recorded replays to the same states, bit for bit", arguments: 1...12)
  func replay(seed: Int) throws {
    func hand() throws -> Hand {
      let hand = try Hand()
      try hand.interpreter.setRestrictions([
        try BoundsStateRestriction(
          .x,
          minScale: 0.5,
          maxScale: 8,
          minTranslation: -1,
          maxTranslation: 1
        )
      ])
      return hand
    }
    let first = try hand()
    try play(first, seed: UInt64(seed) + 100)
    try first.interpreter.cancel(time: 0)
    try first.interpreter.record()
    try play(first, seed: UInt64(seed))
    try first.interpreter.setPlot(Rect(x: 3.3, y: 0.1, width: 700, height: 333))
    try play(first, seed: UInt64(seed) + 50)
    let text = first.interpreter.stopRecording().jsonLines
    #expect(first.interpreter.recording.isEmpty)

    let second = try hand()
    let states = Locked<[GestureState]>([])
    _ = second.interpreter.observe { state in states.withLock { $0.append(state) } }
    try second.interpreter.replay(text)
    #expect(second.interpreter.plot == first.interpreter.plot)
    for seconds in [0, 0.1, 0.7, 5] {
      let time = 1e9 + 20 + seconds
      #expect(second.interpreter.state(at: time) == first.interpreter.state(at: time))
    }
    #expect(states.withLock { $0.count } > 50)
  }

  @Test("events have the names and fields of the convention")
  func fields() throws {
    let hand = try Hand()
    try hand.interpreter.record()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 0.1 + 0.2), time: 1.5)
    try hand.interpreter.wheel(
      at: Point(x: 100, y: 100),
      dy: -1,
      modifiers: [.shift, .meta],
      time: 2
    )
    try hand.interpreter.type("\"", time: 3)
    try hand.interpreter.cancel(time: 3)
    let lines = hand.interpreter.recording.jsonLines.split(separator: "\n")
    #expect(
      lines == [
        #"{"event_type":"state","time_stamp":1.5,"plot":[50.0,20.0,400.0,200.0],"translation":[0.0,0.0],"scale":[1.0,1.0]}"#,
        #"{"event_type":"pointer_down","time_stamp":1.5,"x":100.0,"y":0.30000000000000004,"button":1,"buttons":[1],"modifiers":[]}"#,
        #"{"event_type":"wheel","time_stamp":2.0,"x":100.0,"y":100.0,"dx":0.0,"dy":-1.0,"modifiers":["Shift","Meta"]}"#,
        #"{"event_type":"key_down","time_stamp":3.0,"key":"\"","modifiers":[]}"#,
        #"{"event_type":"pointer_cancel","time_stamp":3.0,"x":0.0,"y":0.0,"button":0,"modifiers":[]}"#,
      ]
    )
  }

  @Test("what other programs wrote is read: newer names, other kinds, unknown fields, blank lines")
  func others() throws {
    let text = """
      {"type": "show", "timestamp": 1}

      {"type":"resize","width":640,"height":480,"pwidth":1280,"pheight":960,"ratio":2,"timestamp":1}\r
      {"event_type":"pointer_down","x":100,"y":100,"button":1,"buttons":[1],"modifiers":["Shift","Fn"],\
      "ntouches":1,"touches":{"12":{"x":100,"y":100,"pressure":0.5}},"time_stamp":2,"inside":true}
      {"event_type":"pointer_up","x":300,"y":150,"button":1,"touches":{},"time_stamp":3,"pointer_id":null}
      """
    let hand = try Hand()
    #expect(try hand.interpreter.replay(text) == 3)
    #expect(hand.x.scale == 2)
  }

  @Test("bad lines are refused with their number, and nothing is done")
  func hostile() throws {
    let good = #"{"event_type":"key_down","key":"ArrowUp","time_stamp":1}"#
    let bad = [
      "{", "[]", "3", "{}", #"{"event_type":3}"#, #"{"event_type":"wheel"}"#,
      #"{"event_type":"wheel","time_stamp":1,"x":1}"#,
      #"{"event_type":"wheel","time_stamp":1,"x":1,"y":NaN}"#,
      #"{"event_type":"wheel","time_stamp":1,"x":1,"y":"2"}"#,
      #"{"event_type":"wheel","time_stamp":1e999,"x":1,"y":2}"#,
      #"{"event_type":"pointer_down","time_stamp":1,"x":1,"y":2,"button":1.5}"#,
      #"{"event_type":"pointer_down","time_stamp":1,"x":1,"y":2,"button":1e300}"#,
      #"{"event_type":"pointer_down","time_stamp":1,"x":1,"y":2,"touches":{"a":{"x":1,"y":1}}}"#,
      #"{"event_type":"pointer_down","time_stamp":1,"x":1,"y":2,"touches":{"1":{"x":1}}}"#,
      #"{"event_type":"pointer_down","time_stamp":1,"x":1,"y":2,"modifiers":[1]}"#,
      #"{"event_type":"resize","time_stamp":1,"plot":[1,2,3]}"#,
      #"{"event_type":"resize","time_stamp":1,"plot":[1,2,3,-4]}"#,
      #"{"event_type":"state","time_stamp":1}"#,
      #"{"event_type":"state","time_stamp":1,"translation":[0,0],"scale":[0,1]}"#,
      #"{"event_type":"key_down","time_stamp":1}"#,
      String(repeating: "x", count: 10_000_000),
    ]
    let hand = try Hand()
    for line in bad {
      let error = #expect(throws: KeisenError.self, "\(line.prefix(80))") {
        try hand.interpreter.replay("\(good)\n\n\(line)\n\(good)")
      }
      #expect(error?.message.hasPrefix("line 3: ") == true)
      #expect((error?.message.count ?? 999) < 250)
      #expect(error?.message.contains("\n") == false)
    }
    #expect(hand.interpreter.state() == .neutral)
  }

  @Test("a recording can't begin within a gesture, and stops what glides")
  func beginning() throws {
    let hand = try Hand()
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 0)
    let error = #expect(throws: KeisenError.self) { try hand.interpreter.record() }
    #expect(error?.code == .invalidState)
    try hand.interpreter.movePan(to: Point(x: 110, y: 100), time: 0.01)
    try hand.interpreter.endPan(at: Point(x: 110, y: 100), time: 0.02)
    #expect(hand.interpreter.nextTime(after: 0.02) != nil)
    try hand.interpreter.record()
    #expect(hand.interpreter.nextTime(after: 0.02) == nil)
  }

  private func flick(_ hand: Hand, from time: Double) throws {
    try hand.drag([(100, 100), (120, 100), (140, 100), (160, 100)], from: time)
  }

  @Test(
    "it replays alike on the interpreter that recorded and on one whose clock is later",
    arguments: [-50.0, 0, 7]
  )
  func clocks(start: Double) throws {
    let first = try Hand()
    try first.interpreter.record()
    try flick(first, from: start)
    let text = first.interpreter.recording.jsonLines
    let wanted = [0.03, 0.2, 9].map { first.interpreter.state(at: start + $0) }
    #expect(wanted[0] != wanted[2])
    try first.interpreter.advance(to: 1000)
    let (fresh, later) = (try Hand(), try Hand())
    try flick(later, from: 500)
    try later.interpreter.advance(to: 600)
    for hand in [first, fresh, later] {
      try hand.interpreter.replay(text)
      #expect([0.03, 0.2, 9].map { hand.interpreter.state(at: start + $0) } == wanted)
    }
  }

  @Test("a recording has the picture's size, and fingers in the order that they came in")
  func order() throws {
    let first = try Hand()
    func resize(_ width: Double) throws {
      try first.event(.resize, 0, 0) { $0.size = Size(width: width, height: 240) }
    }
    try resize(500)
    try first.interpreter.record()
    try resize(600)
    for (kind, places) in [
      (GestureEvent.Kind.pointerDown, [(9, 100.0), (4, 200.0), (1, 300.0)]),
      (.pointerMove, [(9, 80.0), (4, 250.0), (1, 420.0)]),
    ] {
      try first.event(kind, 100, 100, time: 1) { event in
        event.touches = places.map { .init(id: Int64($0.0), at: Point(x: $0.1, y: 100)) }
      }
    }
    let second = try Hand()
    try second.interpreter.replay(first.interpreter.recording.jsonLines)
    #expect(second.interpreter.plot == Rect(x: 50, y: 20, width: 500, height: 200))
    #expect(second.interpreter.plot == first.interpreter.plot)
    #expect(second.x.scale == 1.7)
    #expect(second.interpreter.state() == first.interpreter.state())
  }
}
