import KeisenCharts
import KeisenJSON

/// Reads what an object tells: whatever it is, it must be JSON.
func reported(_ object: any Describable) throws -> JSON { try JSON(reading: object.describe()) }

extension JSON {
  /// The value at the end of some names; nil where one of them is missing.
  func at(_ path: String...) -> JSON? {
    path.reduce(Optional.some(self)) { json, name in json?[name] }
  }

  /// All objects within, this one too, in the order of the text.
  var objects: [JSON] {
    switch self {
    case .array(let values): values.flatMap(\.objects)
    case .object(let members): [self] + members.flatMap(\.value.objects)
    default: []
    }
  }
}
