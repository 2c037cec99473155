import KeisenPrimitives

/// An object that messages name by what it is.
package protocol NamedKind: AnyObject {
  /// As in `width of bars can't be animated`.
  static var kindName: String { get }
}

extension KeisenError {
  /// Returns what is thrown where an object has no such thing to animate.
  package static func notAnimated(_ what: String, of object: AnyObject) -> KeisenError {
    let kind = (type(of: object) as? any NamedKind.Type)?.kindName ?? "this object"
    return KeisenError(.unsupported, "\(what) of \(kind) can't be animated")
  }
}
