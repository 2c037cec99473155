import CKeisen
import Keisen
import KeisenCharts

extension HandleObject {
  /// The state of the object, as JSON in one line.
  fileprivate var described: String {
    switch self {
    case .column(let object): object.describe()
    case .projection(let object): object.describe()
    case .space(let object): object.describe()
    case .colorScale(let object): object.describe()
    case .customScale(let object): object.describe()
    case .customMarker(let object): object.describe()
    case .series(let object): Describer.text(of: object)
    case .restriction(let object): Describer.text(of: object)
    case .updater(let object): object.describe()
    case .interpreter(let object): object.describe()
    case .animation(let object): object.animation.describe()
    case .animator(let object): object.describe()
    case .attachment(let object): Describer.text(of: object)
    case .messageBoard(let object): object.describe()
    case .preferences(let object): object.describe()
    case .hook(let object): Describer.text(of: object)
    case .painter(let object): object.describe()
    case .chart(let object): object.describe()
    case .figure(let object): object.describe()
    case .renderer(let object): Describer.text(of: object.renderer)
    case .image(let object): object.describe()
    case .bytes(let object): object.describe()
    case .batch(let object): object.describe()
    case .canvas(let object): object.describe()
    case .paint(let object): object.describe()
    case .selection(let object): object.describe()
    }
  }
}

@c @implementation
public func keisen_describe(_ handle: UnsafeRawPointer?, _ bytes: Out<Handle>) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let object = try borrowAny(handle.map { OpaquePointer($0) }, "handle")
    return try ByteBuffer(copying: object.described)
  }
}
