import KeisenPrimitives
import KeisenRanges
import Testing

@Suite struct StateRestrictionTests {
  @Test("fixed: scale 1 and translation 0, in one dimension or both")
  func fixed() {
    let both = FixedStateRestriction()
    #expect(both.scales(along: .x) == 1...1)
    #expect(both.translations(along: .y, at: 3) == 0...0)
    let one = FixedStateRestriction(.y)
    #expect(one.scales(along: .x).upperBound == .infinity)
    #expect(one.scales(along: .y) == 1...1)
  }

  @Test(
    "range: scales from window/longest to window/shortest, translations that keep the window within"
  )
  func range() throws {
    let restriction = try RangeStateRestriction(
      .x,
      accessible: (DataValue(0), DataValue(100)),
      window: (DataValue(40), DataValue(60)),
      minLength: DataValue(5),
      maxLength: DataValue(80)
    )
    #expect(restriction.scales(along: .x) == 0.25...4)
    // -(100 - 60)/20 to -(0 - 40)/20
    #expect(restriction.translations(along: .x, at: 1) == -2...2)
    // Half as long, it comes as near to the ends: -(100 - 55)/20.
    #expect(restriction.translations(along: .x, at: 2) == -2.25...2.25)
    // A window of 200 stands anywhere around 0 to 100.
    #expect(restriction.translations(along: .x, at: 0.1) == -2.5...2.5)
    #expect(restriction.scales(along: .y).lowerBound == -.infinity)
  }

  @Test("range: instants near 2023 in nanoseconds are told apart exactly")
  func instants() throws {
    func at(_ offset: Double) -> DataValue {
      DataValue(offset, origin: 1_700_000_000_000_000_000, unit: .nanoseconds)
    }
    let restriction = try RangeStateRestriction(
      .x,
      accessible: (at(0), at(100)),
      window: (at(40), at(60)),
      minLength: DataValue(5, unit: .nanoseconds)
    )
    #expect(restriction.scales(along: .x).upperBound == 4)
    #expect(restriction.translations(along: .x, at: 1) == -2...2)
    #expect(
      throws: KeisenError(
        .invalidArgument,
        "least length of 5.0 seconds needs a window of instants"
      )
    ) {
      try RangeStateRestriction(
        .x,
        accessible: (0, 100),
        window: (40, 60),
        minLength: DataValue(5, unit: .seconds)
      )
    }
  }

  @Test("bad bounds are refused in one line with the value")
  func refused() {
    let errors = [
      #expect(throws: KeisenError.self) {
        try BoundsStateRestriction(.x, minScale: 3, maxScale: 2)
      },
      #expect(throws: KeisenError.self) { try BoundsStateRestriction(.x, minScale: .nan) },
      #expect(throws: KeisenError.self) { try BoundsStateRestriction(.x, maxScale: -2) },
      #expect(throws: KeisenError.self) {
        try BoundsStateRestriction(.x, minTranslation: 2, maxTranslation: 1)
      },
      #expect(throws: KeisenError.self) {
        try RangeStateRestriction(
          .x,
          accessible: (DataValue(2), DataValue(1)),
          window: (DataValue(0), DataValue(1))
        )
      },
      #expect(throws: KeisenError.self) {
        try RangeStateRestriction(
          .x,
          accessible: (DataValue(0), DataValue(1)),
          window: (DataValue(0), DataValue(0))
        )
      },
      #expect(throws: KeisenError.self) {
        try RangeStateRestriction(
          .x,
          accessible: (DataValue(0), DataValue(1)),
          window: (DataValue(0), DataValue(1)),
          minLength: DataValue(-4)
        )
      },
    ]
    for error in errors { #expect(error?.message.contains("got") == true) }
  }

  @Test("of several restrictions the first counts most, and later ones narrow it")
  func several() throws {
    let hand = try Hand()
    try hand.interpreter.setRestrictions([
      try BoundsStateRestriction(.x, maxScale: 3), try BoundsStateRestriction(.x, minScale: 2),
      try BoundsStateRestriction(.x, minScale: 5, maxScale: 6),
    ])
    #expect(hand.x.scale == 3)
  }

  @Test(
    "a restriction that changes the interpreter gets an error, and what it is asked for goes on"
  )
  func meddling() throws {
    let hand = try Hand()
    let interpreter = hand.interpreter
    let errors = Locked<[KeisenError.Code]>([])
    try interpreter.addRestriction(
      BlockStateRestriction(.x) { [weak interpreter] in
        do {
          _ = interpreter?.state()
          try interpreter?.type("ArrowLeft", time: 0)
        } catch let error as KeisenError {
          errors.withLock { $0.append(error.code) }
        }
        return 0.5...10
      }
    )
    try interpreter.type("ArrowRight", time: 0)
    #expect(hand.x.translation == -0.1)
    let codes = errors.withLock { $0 }
    #expect(codes.count >= 2)
    #expect(codes.allSatisfy { $0 == .invalidState })
  }

  private struct Refusal: Error {}

  @Test("one that throws fails the event, which then counts for nothing", arguments: [true, false])
  func failing(isOurs: Bool) throws {
    let hand = try Hand { $0.hasInertia = false }
    let fails = Locked(true)
    try hand.interpreter.record()
    try hand.drag([(100, 100), (140, 100)])
    let updater = RangeUpdater(target: try Projection(min: 0, max: 10))
    hand.interpreter.connect([(updater, .x)])
    let refusing = BlockStateRestriction(
      .x,
      translations: { scale in
        guard fails.withLock({ $0 }) else { return -1...1 }
        if isOurs { throw KeisenError(.unsupported, "not at \(scale)") }
        throw Refusal()
      }
    )
    func expectError(_ body: () throws -> Void) {
      let error = #expect(throws: KeisenError.self) { try body() }
      #expect(error?.code == (isOurs ? .unsupported : .callback))
      #expect(error?.message.hasPrefix("limit 0 failed: ") == true)
    }
    expectError { try hand.interpreter.addRestriction(refusing) }
    #expect(hand.interpreter.restrictions.isEmpty)
    fails.withLock { $0 = false }
    try hand.interpreter.addRestriction(refusing)
    let (before, count) = (hand.interpreter.state(), hand.interpreter.recording.count)
    let range = try updater.target.range()
    fails.withLock { $0 = true }
    expectError { try hand.interpreter.type("ArrowLeft", time: 1) }
    expectError { try hand.interpreter.wheel(at: Point(x: 100, y: 100), dy: 9, time: 1) }
    expectError { try hand.interpreter.setState(.neutral) }
    expectError { try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 1) }
    expectError { try hand.interpreter.record() }
    #expect(hand.interpreter.state() == before)
    #expect(hand.interpreter.recording.count == count)
    #expect(try updater.target.range() == range)
    fails.withLock { $0 = false }
    try hand.interpreter.beginPan(at: Point(x: 100, y: 100), time: 2)
    fails.withLock { $0 = true }
    expectError { try hand.interpreter.endPan(at: Point(x: 200, y: 100), time: 3) }
    #expect(hand.interpreter.hasGesture)
    try hand.interpreter.setRestrictions([])
    try hand.interpreter.cancel(time: 4)
    #expect(hand.interpreter.state() == before)
  }

  @Test("closures give bounds along their dimension, which hold the state as constant ones do")
  func block() throws {
    let hand = try Hand()
    try hand.interpreter.setRestrictions([
      BlockStateRestriction(.x, scales: { 0.5...4 }, translations: { scale in 0...(1 / scale) }),
      BlockStateRestriction(.y, scales: { 2...3 }),
    ])
    #expect(hand.y.scale == 2)
    try hand.interpreter.setState(
      GestureState(x: .init(translation: 9, scale: 9), y: .init(translation: 9, scale: 9))
    )
    #expect(hand.x == .init(translation: 0.25, scale: 4))
    #expect(hand.y == .init(translation: 9, scale: 3))
  }
}
