import KeisenJSON
import KeisenPrimitives

extension Describer {
  /// Values of a list that is told as a whole.
  private static let maxValues = 64
  /// Values at each end of a longer one.
  static let endValues = 4

  /// Tells a value: those of our own by their stored parts, so that no part of a style is
  /// forgotten.
  ///
  /// - Returns: The value; nil for an object that has nothing to tell.
  mutating func value(_ value: Any?) -> JSON? {
    switch value {
    case .none: return .null
    case let value as any DescribedValue: return self.value(value.describedValue)
    case let link as DescribedLink: return link.object.map { self.link($0) } ?? .null
    case let members as DescribedMembers: return object(members.members)
    case let list as DescribedList: return .array(list.values.compactMap { self.value($0) })
    case let json as JSON: return json
    case let bool as Bool: return .bool(bool)
    case let text as String: return .string(text)
    case let number as Double: return Self.json(number)
    case let number as Float: return Self.json(number)
    case let integer as any FixedWidthInteger: return Self.json(integer)
    case .some(let value): return reflected(value)
    }
  }

  /// A double with as many digits as give it again; what is not finite as text, as JSON has no such
  /// numbers.
  static func json(_ number: Double) -> JSON {
    if number.isNaN { return .string("NaN") }
    return number.isFinite ? .number(number) : .string(number > 0 ? "Infinity" : "-Infinity")
  }

  /// A float with as many digits as give it again as a float.
  static func json(_ number: Float) -> JSON {
    json(number.isFinite ? Double(number.description) ?? Double(number) : Double(number))
  }

  /// An integer; one beyond 64 bits with a sign as text.
  static func json(_ integer: some FixedWidthInteger) -> JSON {
    Int64(exactly: integer).map { .integer($0) } ?? .string(String(integer))
  }

  private mutating func reflected(_ value: Any) -> JSON? {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional: return self.value(mirror.children.first?.value)
    case .class:
      let object = value as AnyObject
      return Self.describes(object) ? self.object(object) : nil
    case .struct: return object(Self.members(of: mirror))
    case .tuple:
      let children = Array(mirror.children)
      if children.contains(where: { $0.label?.first == "." }) {
        return .array(children.compactMap { self.value($0.value) })
      }
      return object(Self.members(of: mirror))
    case .enum: return choice(value, mirror)
    case .collection: return list(mirror.children.map(\.value))
    case .set:
      let values = mirror.children.compactMap { self.value($0.value) }
      return .array(values.sorted { $0.text < $1.text })
    // A function.
    default: return .string("callback")
    }
  }

  /// The stored parts of a value.
  static func members(of mirror: Mirror) -> [(name: String, value: Any?)] {
    mirror.children.map { (DescribedName.snake($0.label ?? ""), $0.value) }
  }

  private mutating func object(_ members: [(name: String, value: Any?)]) -> JSON {
    var reported: [JSON.Member] = []
    for (name, value) in members {
      if let json = self.value(value) { reported.append(JSON.Member(name, json)) }
    }
    return .object(reported)
  }

  /// A case: its name, or an object with its name and what it holds.
  private mutating func choice(_ value: Any, _ mirror: Mirror) -> JSON {
    guard let held = mirror.children.first else {
      return .string(DescribedName.snake(String(describing: value)))
    }
    return object([(DescribedName.snake(held.label ?? ""), held.value)])
  }

  /// A list; of a long one of values its length and its ends.
  ///
  /// Lists of objects are told as a whole.
  private mutating func list(_ values: [Any]) -> JSON {
    let isOfObjects = values.first.map { type(of: $0) is AnyClass } ?? false
    guard values.count > Self.maxValues, !isOfObjects else {
      return .array(values.compactMap { self.value($0) })
    }
    return object([
      ("count", values.count),
      ("first", DescribedList(Array(values.prefix(Self.endValues)))),
      ("last", DescribedList(Array(values.suffix(Self.endValues)))),
    ])
  }
}
