import Glibc

/// What is told of the changes of one object, in the order of being added.
package struct Observers<Value>: Sendable {
  package typealias Body = @Sendable (Value) -> Void

  private var bodies: [(number: UInt64, body: Body)] = []
  private var last: UInt64 = 0
  /// The threads that are informative, and whether they made another change meanwhile.
  private var rounds: [(thread: pthread_t, again: Bool)] = []

  /// How many there are.
  package var count: Int { bodies.count }

  /// Whether nobody is told.
  var isEmpty: Bool { bodies.isEmpty }

  /// Adds one; returns its number.
  mutating func add(_ body: @escaping Body) -> UInt64 {
    last += 1
    bodies.append((last, body))
    return last
  }

  /// Takes one out; returns it, or nil where there is none of this number.
  mutating func remove(_ number: UInt64) -> Body? {
    guard let index = bodies.firstIndex(where: { $0.number == number }) else { return nil }
    return bodies.remove(at: index).body
  }

  /// The one of a number; nil where it was taken out.
  subscript(_ number: UInt64) -> Body? { bodies.first { $0.number == number }?.body }

  /// Begins a round; returns the numbers of those to tell, or nil on a thread that is in one, which
  /// is then to have another.
  mutating func begin(on thread: pthread_t) -> [UInt64]? {
    if let index = rounds.firstIndex(where: { $0.thread == thread }) {
      rounds[index].again = true
      return nil
    }
    rounds.append((thread, false))
    return bodies.map(\.number)
  }

  /// Ends a round; returns whether there is to be another.
  mutating func end(on thread: pthread_t) -> Bool {
    guard let index = rounds.firstIndex(where: { $0.thread == thread }) else { return false }
    return rounds.remove(at: index).again
  }
}
