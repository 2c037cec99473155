import KeisenPrimitives
import KeisenTestSupport
import Testing

@testable import KeisenAxes
@testable import KeisenFrames

@Suite("MessageBoard")
struct MessageBoardTests {
  @Test("shows nothing before the first message, and each until its own end")
  func expiry() throws {
    let board = MessageBoard()
    #expect(board.message(at: 0) == nil)
    try board.show("saved", .ok, seconds: 4, at: 10)
    #expect(
      board.message(at: 10)
        == MessageBoard.Message(text: "saved", kind: .ok, start: 10, end: 14)
    )
    #expect(board.message(at: 14.0.nextDown)?.text == "saved")
    #expect(board.message(at: 14) == nil)
  }

  @Test("leaves a message of 5 s that follows another one after 4 s until second 9")
  func replacement() throws {
    let board = MessageBoard()
    try board.show("A", seconds: 5, at: 0)
    try board.show("B", seconds: 5, at: 4)
    for time in stride(from: 4, to: 9, by: 0.25) {
      #expect(board.message(at: time)?.text == "B", "\(time)")
    }
    #expect(board.message(at: 9) == nil)
  }

  @Test("does not let a message outlive a shorter one that took its place")
  func shorter() throws {
    let board = MessageBoard()
    try board.show("long", seconds: 100, at: 0)
    try board.show("short", seconds: 1, at: 2)
    #expect(board.message(at: 2.5)?.text == "short")
    #expect(board.message(at: 3) == nil)
  }

  @Test("has the same message for a time, whichever times were asked for before")
  func backwards() throws {
    let board = MessageBoard()
    try board.show("a", seconds: 2, at: 10)
    #expect(board.message(at: 50) == nil)
    #expect(board.message(at: 11)?.text == "a")
    #expect(board.message(at: 3)?.text == "a")
    try board.show("b", seconds: 2, at: -10)
    #expect(board.message(at: -9)?.text == "b")
    #expect(board.message(at: 11) == nil)
  }

  @Test("refuses seconds that are not above 0, and times that are none; the message before stays")
  func refusals() throws {
    let board = MessageBoard()
    try board.show("old", seconds: 9, at: 0)
    for seconds in [0, -0.0, -1, .nan, -.infinity] {
      #expect(
        throws: KeisenError(.invalidArgument, "seconds must be above 0, got \(seconds)")
      ) { try board.show("new", seconds: seconds, at: 1) }
    }
    for time in [Double.nan, .infinity, -.infinity] {
      #expect(throws: KeisenError(.invalidArgument, "time must be finite, got \(time)")) {
        try board.show("new", seconds: 1, at: time)
      }
    }
    #expect(board.message(at: 1)?.text == "old")
    #expect(board.message(at: .nan) == nil)
  }

  @Test("shows a message of infinite seconds until the next, and one of too few at its own time")
  func extremes() throws {
    let board = MessageBoard()
    try board.show("for ever", seconds: .infinity, at: 0)
    #expect(board.message(at: 1e300)?.text == "for ever")
    try board.show("now", seconds: 4, at: 1e17)
    #expect(board.message(at: 1e17)?.text == "now")
    #expect(board.message(at: 1e17.nextUp) == nil)
    try board.show("last", seconds: .greatestFiniteMagnitude, at: .greatestFiniteMagnitude)
    #expect(board.message(at: .greatestFiniteMagnitude)?.text == "last")
  }

  @Test("has the standard durations")
  func durations() {
    #expect(MessageBoard.normalSeconds == 4)
    #expect([MessageBoard.okSeconds, MessageBoard.longOKSeconds] == [4, 6])
    #expect([MessageBoard.cautionSeconds, MessageBoard.longCautionSeconds] == [6, 10])
    let errors = [
      MessageBoard.errorSeconds, MessageBoard.longErrorSeconds, MessageBoard.longestErrorSeconds,
    ]
    #expect(errors == [6, 9, 12])
    #expect([MessageBoard.lastingSeconds, MessageBoard.longLastingSeconds] == [36_000, 86_400])
  }

  @Test("knows nothing of other boards, on many threads at once")
  func independence() throws {
    let shared = MessageBoard()
    onThreads(8) { thread in
      let own = MessageBoard()
      for round in 1...500 {
        do throws(KeisenError) {
          try own.show("\(thread)", .debug, seconds: 1, at: Double(round))
          try shared.show("\(thread)", seconds: Double(round), at: 0)
        } catch {
          Issue.record(error)
        }
        #expect(own.message(at: Double(round))?.text == "\(thread)")
        #expect(shared.message(at: 0) != nil)
      }
    }
  }
}
