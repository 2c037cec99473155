import KeisenJSON
import KeisenPrimitives

/// The fields of an event that was read as JSON.
///
/// Each look-up throws `KeisenError` with code `.invalidArgument` when a field is of another kind,
/// and where nothing else is said when there is none.
struct GestureFields {
  let kind: GestureEvent.Kind
  let json: JSON

  /// Returns a number, which may have an older or a newer name.
  func number(_ name: String, _ otherName: String? = nil) throws(KeisenError) -> Double {
    if let number = try numberIfAny(name) { return number }
    if let otherName, let number = try numberIfAny(otherName) { return number }
    throw .invalidArgument("\(kind.rawValue) has no \(name)")
  }

  /// Returns a number; nil for none.
  func numberIfAny(_ name: String) throws(KeisenError) -> Double? {
    guard let value = field(name) else { return nil }
    guard let number = value.double else { throw wrong(name, "a number", value) }
    return number
  }

  /// Returns an integer; nil for none.
  func integerIfAny(_ name: String) throws(KeisenError) -> Int64? {
    guard let value = field(name) else { return nil }
    return try integer(value, name)
  }

  /// Returns integers; nil for none.
  func integersIfAny(_ name: String) throws(KeisenError) -> [Int64]? {
    guard let value = field(name) else { return nil }
    guard case .array(let values) = value else { throw wrong(name, "a list", value) }
    var integers: [Int64] = []
    for value in values { integers.append(try integer(value, name)) }
    return integers
  }

  /// Returns a list of as many numbers as there must be; nil for none.
  func numbers(_ name: String, _ count: Int) throws(KeisenError) -> [Double]? {
    guard let value = field(name) else { return nil }
    guard case .array(let values) = value else { throw wrong(name, "a list", value) }
    let numbers = values.compactMap(\.double)
    guard numbers.count == count, values.count == count else {
      throw .invalidArgument("\(name) of \(kind.rawValue) must be \(count) numbers")
    }
    return numbers
  }

  /// Returns a text.
  func text(_ name: String) throws(KeisenError) -> String {
    guard let value = field(name) else { throw .invalidArgument("\(kind.rawValue) has no \(name)") }
    guard case .string(let text) = value else { throw wrong(name, "a text", value) }
    return text
  }

  /// Returns the keys that are held; names that we do not know are passed over.
  func modifiers() throws(KeisenError) -> GestureEvent.Modifiers {
    guard let value = field("modifiers") else { return [] }
    guard case .array(let values) = value else { throw wrong("modifiers", "a list", value) }
    var modifiers: GestureEvent.Modifiers = []
    for value in values {
      guard case .string(let name) = value else {
        throw wrong("modifiers", "a list of texts", value)
      }
      for known in GestureEvent.Modifiers.names where known.name == name {
        modifiers.insert(known.modifier)
      }
    }
    return modifiers
  }

  /// Returns the fingers, in the order of the text.
  func touches() throws(KeisenError) -> [GestureEvent.Touch] {
    guard let value = field("touches") else { return [] }
    guard case .object(let members) = value else { throw wrong("touches", "an object", value) }
    var touches: [GestureEvent.Touch] = []
    for member in members {
      guard let id = Int64(member.name) else {
        throw .invalidArgument(
          "touches of \(kind.rawValue) must be named by integers, got \(member.name.prefix(40))"
        )
      }
      guard let x = member.value["x"]?.double, let y = member.value["y"]?.double else {
        throw .invalidArgument("touch \(id) of \(kind.rawValue) has no x and y")
      }
      touches.append(GestureEvent.Touch(id: id, at: Point(x: x, y: y)))
    }
    return touches
  }

  /// A field that is there and not null.
  private func field(_ name: String) -> JSON? {
    guard let value = json[name], value != .null else { return nil }
    return value
  }

  private func integer(_ value: JSON, _ name: String) throws(KeisenError) -> Int64 {
    switch value {
    case .integer(let integer): return integer
    case .number(let number):
      guard let integer = Int64(exactly: number) else { throw wrong(name, "an integer", value) }
      return integer
    default: throw wrong(name, "an integer", value)
    }
  }

  private func wrong(_ name: String, _ wanted: String, _ value: JSON) -> KeisenError {
    .invalidArgument("\(name) of \(kind.rawValue) must be \(wanted), got \(value.kind)")
  }
}
