import KeisenCharts
import KeisenPrimitives
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

  @Test("a restriction that changes the interpreter gets an error, not an endless round")
  func meddling() throws {
    final class Meddler: StateRestriction {
      let interpreter = Locked<GestureInterpreter?>(nil)
      func scales(along dimension: Dimension) -> ClosedRange<Double> {
        let interpreter = interpreter.withLock { known in
          defer { known = nil }
          return known
        }
        _ = try? interpreter?.type("ArrowLeft", time: 0)
        self.interpreter.withLock { $0 = interpreter }
        return 0...10
      }
      func translations(along dimension: Dimension, at scale: Double) -> ClosedRange<Double> {
        -1...1
      }
    }
    let hand = try Hand()
    let meddler = Meddler()
    meddler.interpreter.withLock { $0 = hand.interpreter }
    let error = #expect(throws: KeisenError.self) {
      try hand.interpreter.setRestrictions([meddler])
      try hand.interpreter.type("ArrowRight", time: 0)
    }
    #expect(error?.code == .invalidState)
    meddler.interpreter.withLock { $0 = nil }
  }
}
