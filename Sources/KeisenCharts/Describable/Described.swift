import KeisenFrames
import KeisenRanges

/// What an object tells of itself.
package struct Described {
  /// The kind of handle that it has in C, without its prefix: `series`.
  package let kind: String
  /// What it is among its kind: `line`; nil where all are alike.
  package let type: String?
  /// Names and values in order; `Describer` says how each is written.
  package let members: [(name: String, value: Any?)]

  /// Takes members, whose names become snake case.
  package init(_ kind: String, _ type: String? = nil, _ members: KeyValuePairs<String, Any?> = [:])
  {
    self.init(kind, type, members: members.map { ($0.key, $0.value) })
  }

  /// Takes members that were put together.
  init(_ kind: String, _ type: String?, members: [(name: String, value: Any?)]) {
    (self.kind, self.type, self.members) = (kind, type, members)
  }
}

extension Described {
  /// What an attachment tells.
  init(of attachment: some Attachment, _ members: KeyValuePairs<String, Any?>) {
    self.init("attachment", Swift.type(of: attachment).typeName, members)
  }

  /// What a restriction tells.
  init(of restriction: some Restriction, _ members: KeyValuePairs<String, Any?>) {
    self.init("restriction", Swift.type(of: restriction).typeName, members)
  }
}

/// An object of ours that tells its state.
package protocol DescribedObject: Describable {
  /// What it tells, of values that it copied: no lock is held while they are told.
  var described: Described { get }
}

/// A value that is told as another one.
package protocol DescribedValue {
  /// The other one.
  var describedValue: Any? { get }
}

/// An object that is named where it stands, and told elsewhere: what leads back or sideways.
struct DescribedLink {
  let object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}

/// Names and values in order; names of the caller's stay as they are.
struct DescribedMembers {
  let members: [(name: String, value: Any?)]

  /// Takes members whose names are written as they stand.
  init(names members: [(name: String, value: Any?)]) { self.members = members }

  /// Takes members of ours, whose names become snake case.
  init(_ members: KeyValuePairs<String, Any?>) {
    self.members = members.map { (DescribedName.snake($0.key), $0.value) }
  }
}

/// A list that is told as a whole, however long it is.
struct DescribedList {
  let values: [Any]

  init(_ values: [Any]) { self.values = values }
}
