import KeisenDrawing
import KeisenFrames
import KeisenJSON
import KeisenRanges

/// Tells objects as JSON: each in full where it comes first, by its number where it comes again.
///
/// What is only linked to and comes nowhere in full is told behind the rest, under `objects`. As
/// every way that leads back is a link, one object stands within another some levels deep at most,
/// however many there are.
package struct Describer {
  /// The objects by their numbers, the first of which is 1; it keeps them, so that no address is
  /// used twice.
  private var objects: [AnyObject] = []
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// How many of the first objects are told or about to be told.
  private var reported: Set<Int> = []

  /// Returns an object and all that it refers to, in one line.
  package static func text(of object: AnyObject) -> String {
    var describer = Describer()
    return describer.whole(describer.object(object))
  }

  /// Returns an animation and all that it refers to, in one line.
  static func text(of animation: Animation) -> String {
    var describer = Describer()
    return describer.whole(describer.value(animation) ?? .null)
  }

  /// Adds what was linked to.
  private mutating func whole(_ root: JSON) -> String {
    var others: [JSON] = []
    var next = 1
    while next <= objects.count {
      if !reported.contains(next) { others.append(object(objects[next - 1])) }
      next += 1
    }
    guard case .object(let members) = root, !others.isEmpty else { return root.text }
    return JSON.object(members + [JSON.Member("objects", .array(others))]).text
  }

  /// Tells an object in full, or names it where that was done before.
  mutating func object(_ object: AnyObject) -> JSON {
    let described = Self.described(object)
    var members = link(object, described)
    guard let number = numbers[ObjectIdentifier(object)], reported.insert(number).inserted else {
      return .object(members)
    }
    if let type = described.type { members.insert(JSON.Member("type", .string(type)), at: 1) }
    for (name, value) in described.members {
      guard let json = self.value(value) else { continue }
      members.append(JSON.Member(DescribedName.snake(name), json))
    }
    return .object(members)
  }

  /// Names an object that is told elsewhere.
  mutating func link(_ object: AnyObject) -> JSON {
    .object(link(object, Self.described(object)))
  }

  private mutating func link(_ object: AnyObject, _ described: Described) -> [JSON.Member] {
    let key = ObjectIdentifier(object)
    if numbers[key] == nil {
      objects.append(object)
      numbers[key] = objects.count
    }
    return [
      JSON.Member("kind", .string(described.kind)),
      JSON.Member("id", .integer(Int64(numbers[key] ?? 0))),
    ]
  }

  /// What an object tells; of a class of the caller's, what it is for.
  private static func described(_ object: AnyObject) -> Described {
    switch object {
    case let object as any DescribedObject: object.described
    case is any Series: Described("series", "custom")
    case let attachment as any Attachment: Described(of: attachment, [:])
    case let restriction as any Restriction: Described(of: restriction, [:])
    case is any StateRestriction: Described("state_restriction", "custom")
    case is any WindowLength: Described("window_length", "custom")
    case is any WindowPosition: Described("window_position", "custom")
    case is any Hook: Described("hook", "custom")
    case is any Renderer: Described("renderer", "custom")
    default: Described("object", "custom")
    }
  }

  /// Whether an object has something to tell: caches have not.
  static func describes(_ object: AnyObject) -> Bool {
    object is any DescribedObject || described(object).kind != "object"
  }
}
