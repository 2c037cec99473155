import CKeisen
import Keisen
import KeisenPrimitives

/// What a handle stands for.
enum HandleObject {
  case column(Column)
  case projection(Projection)
  case space(Space)
  case colorScale(ColorScale)
  case customScale(CustomScale)
  case customMarker(CustomMarker)
  case series(any Series)
  case restriction(any Restriction)
  case updater(RangeUpdater)
  case interpreter(GestureInterpreter)
  case animation(SharedAnimation)
  case animator(Animator)
  case attachment(any Attachment)
  case messageBoard(MessageBoard)
  case preferences(Preferences)
  case hook(any Hook)
  case painter(Painter)
  case chart(Chart)
  case figure(Figure)
  case renderer(NamedRenderer)
  case image(Image)
  case bytes(ByteBuffer)
  case batch(BatchOutcomes)
  case canvas(Canvas)
  case paint(Paint)
  case selection(Selection)
}

/// One kind of handle: how its object goes into the table and comes out.
struct HandleKind<Object>: Sendable {
  /// The C type's name, for messages.
  let name: String
  let wrap: @Sendable (Object) -> HandleObject
  let unwrap: @Sendable (HandleObject) -> Object?
}

extension HandleKind where Object == Column {
  static let column = HandleKind(name: "keisen_column", wrap: HandleObject.column) {
    if case .column(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Projection {
  static let projection = HandleKind(name: "keisen_projection", wrap: HandleObject.projection) {
    if case .projection(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Space {
  static let space = HandleKind(name: "keisen_space", wrap: HandleObject.space) {
    if case .space(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == ColorScale {
  static let colorScale = HandleKind(name: "keisen_color_scale", wrap: HandleObject.colorScale) {
    if case .colorScale(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == CustomScale {
  static let customScale = HandleKind(
    name: "keisen_custom_scale",
    wrap: HandleObject.customScale
  ) {
    if case .customScale(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == CustomMarker {
  static let customMarker = HandleKind(
    name: "keisen_custom_marker",
    wrap: HandleObject.customMarker
  ) {
    if case .customMarker(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == any Series {
  static let series = HandleKind(name: "keisen_series", wrap: HandleObject.series) {
    if case .series(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == any Restriction {
  static let restriction = HandleKind(name: "keisen_restriction", wrap: HandleObject.restriction) {
    if case .restriction(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == RangeUpdater {
  static let updater = HandleKind(name: "keisen_updater", wrap: HandleObject.updater) {
    if case .updater(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == GestureInterpreter {
  static let interpreter = HandleKind(
    name: "keisen_interpreter",
    wrap: HandleObject.interpreter
  ) {
    if case .interpreter(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == SharedAnimation {
  static let animation = HandleKind(name: "keisen_animation", wrap: HandleObject.animation) {
    if case .animation(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Animator {
  static let animator = HandleKind(name: "keisen_animator", wrap: HandleObject.animator) {
    if case .animator(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == any Attachment {
  static let attachment = HandleKind(name: "keisen_attachment", wrap: HandleObject.attachment) {
    if case .attachment(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == MessageBoard {
  static let messageBoard = HandleKind(
    name: "keisen_message_board",
    wrap: HandleObject.messageBoard
  ) {
    if case .messageBoard(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Preferences {
  static let preferences = HandleKind(
    name: "keisen_preferences",
    wrap: HandleObject.preferences
  ) {
    if case .preferences(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == any Hook {
  static let hook = HandleKind(name: "keisen_hook", wrap: HandleObject.hook) {
    if case .hook(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Painter {
  static let painter = HandleKind(name: "keisen_painter", wrap: HandleObject.painter) {
    if case .painter(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Chart {
  static let chart = HandleKind(name: "keisen_chart", wrap: HandleObject.chart) {
    if case .chart(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Figure {
  static let figure = HandleKind(name: "keisen_figure", wrap: HandleObject.figure) {
    if case .figure(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == NamedRenderer {
  static let renderer = HandleKind(name: "keisen_renderer", wrap: HandleObject.renderer) {
    if case .renderer(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Image {
  static let image = HandleKind(name: "keisen_image", wrap: HandleObject.image) {
    if case .image(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == ByteBuffer {
  static let bytes = HandleKind(name: "keisen_bytes", wrap: HandleObject.bytes) {
    if case .bytes(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == BatchOutcomes {
  static let batch = HandleKind(name: "keisen_batch", wrap: HandleObject.batch) {
    if case .batch(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Canvas {
  static let canvas = HandleKind(name: "keisen_canvas", wrap: HandleObject.canvas) {
    if case .canvas(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Paint {
  static let paint = HandleKind(name: "keisen_paint", wrap: HandleObject.paint) {
    if case .paint(let object) = $0 { object } else { nil }
  }
}

extension HandleKind where Object == Selection {
  static let selection = HandleKind(name: "keisen_selection", wrap: HandleObject.selection) {
    if case .selection(let object) = $0 { object } else { nil }
  }
}

/// Returns the object that a handle stands for, which messages call `name` where it is NULL.
///
/// - Throws: `KeisenError` with code `.invalidHandle` when it is NULL, was released, or is of
///   another kind.
func borrow<Object>(
  _ handle: Handle, as kind: HandleKind<Object>, _ name: String? = nil
) throws(KeisenError) -> Object {
  guard handle != nil else { throw KeisenError(.invalidHandle, "\(name ?? kind.name) is NULL") }
  guard let object = kind.unwrap(try borrowAny(handle, kind.name)) else {
    throw KeisenError(.invalidHandle, "handle \(hex(handle)) is no \(kind.name)")
  }
  return object
}

/// Returns the object that a handle of any kind stands for, which messages call `name`.
///
/// - Throws: `KeisenError` with code `.invalidHandle` when it is NULL or was released.
func borrowAny(_ handle: Handle, _ name: String) throws(KeisenError) -> HandleObject {
  guard let handle else { throw KeisenError(.invalidHandle, "\(name) is NULL") }
  let entry = HandleTable.shared.withLock { $0.object(of: UInt(bitPattern: handle)) }
  guard let entry else {
    throw KeisenError(.invalidHandle, "\(name) \(hex(handle)) is stale or was never a handle")
  }
  return entry
}

/// Returns the object of a handle that may be NULL.
func borrowOptional<Object>(
  _ handle: Handle, as kind: HandleKind<Object>
) throws(KeisenError) -> Object? {
  if handle == nil { return nil }
  return try borrow(handle, as: kind)
}

/// Runs what a function does with the object of a handle.
func with<Object>(
  _ handle: Handle, as kind: HandleKind<Object>, _ body: (Object) throws(KeisenError) -> Void
) -> keisen_status {
  status(of: try body(try borrow(handle, as: kind)))
}

/// Writes what is read of an object to a caller's memory, which messages call `name`.
func get<Object, Value>(
  _ handle: Handle, as kind: HandleKind<Object>, _ output: Out<Value>, _ name: String,
  _ read: (Object) throws(KeisenError) -> Value
) -> keisen_status {
  status { () throws(KeisenError) in
    let object = try borrow(handle, as: kind)
    let output = try require(output, name)
    output.pointee = try read(object)
  }
}

/// Writes a new handle for what `make` returns to `output`, which stays as it is when that fails.
func create<Object>(
  _ output: Out<Handle>, as kind: HandleKind<Object>, _ make: () throws(KeisenError) -> Object
) -> keisen_status {
  status { () throws(KeisenError) in
    let output = try require(output, "output")
    output.pointee = try makeHandle(try ReadFailures.collect(make), as: kind)
  }
}

/// As above, for what one expression makes.
func create<Object>(
  _ output: Out<Handle>, as kind: HandleKind<Object>,
  _ make: @autoclosure () throws(KeisenError) -> Object
) -> keisen_status {
  create(output, as: kind, make)
}

/// Writes a new handle for what `find` returns to `output`, or NULL where it finds nothing;
/// `output` stays as it is when that fails.
func createOptional<Object>(
  _ output: Out<Handle>, as kind: HandleKind<Object>, _ find: () throws(KeisenError) -> Object?
) -> keisen_status {
  status { () throws(KeisenError) in
    let output = try require(output, "output")
    guard let object = try find() else {
      output.pointee = nil
      return
    }
    output.pointee = try makeHandle(object, as: kind)
  }
}

/// Returns a new handle for an object, with one reference.
///
/// - Throws: `KeisenError` with code `.outOfMemory` when there is none left.
func makeHandle<Object>(
  _ object: Object, as kind: HandleKind<Object>
) throws(KeisenError) -> Handle {
  try HandleTable.shared.withLock { (table) throws(KeisenError) in
    OpaquePointer(bitPattern: try table.insert(kind.wrap(object)))
  }
}

/// Returns new handles for objects, with one reference each; on an error none is left.
///
/// - Throws: `KeisenError` with code `.outOfMemory` when there is none left.
func makeHandles(_ objects: [HandleObject]) throws(KeisenError) -> [Handle] {
  try HandleTable.shared.withLock { (table) throws(KeisenError) in
    var handles: [UInt] = []
    handles.reserveCapacity(objects.count)
    do throws(KeisenError) {
      for object in objects { handles.append(try table.insert(object)) }
    } catch {
      for handle in handles { _ = table.release(handle) }
      throw error
    }
    return handles.map { OpaquePointer(bitPattern: $0) }
  }
}

/// Lends a handle for an object to the caller's code, for as long as that runs.
///
/// - Throws: `KeisenError` with code `.outOfMemory` when there is no handle left; what `body`
///   throws.
func lend<Object, Result>(
  _ object: Object, as kind: HandleKind<Object>, _ body: (Handle) throws(KeisenError) -> Result
) throws(KeisenError) -> Result {
  let handle = try makeHandle(object, as: kind)
  defer { _ = release(handle, as: kind) }
  return try body(handle)
}

/// Adds a reference.
func retain<Object>(_ handle: Handle, as kind: HandleKind<Object>) -> keisen_status {
  status { () throws(KeisenError) in
    _ = try borrow(handle, as: kind)
    guard HandleTable.shared.withLock({ $0.retain(UInt(bitPattern: handle)) }) else {
      throw KeisenError(.invalidHandle, "\(kind.name) \(hex(handle)) was released meanwhile")
    }
  }
}

/// Gives a reference back. NULL is fine.
func release<Object>(_ handle: Handle, as kind: HandleKind<Object>) -> keisen_status {
  status { () throws(KeisenError) in
    guard handle != nil else { return }
    _ = try borrow(handle, as: kind)
    // What the last reference kept alive ends outside of the lock: it may call the caller's code.
    let ended = HandleTable.shared.withLock { $0.release(UInt(bitPattern: handle)) }
    guard ended != nil else {
      throw KeisenError(.invalidHandle, "\(kind.name) \(hex(handle)) was released meanwhile")
    }
  }
}

/// Tells whether two handles stand for one object.
func equal<Object>(
  _ handle: Handle, _ other: Handle, _ output: Out<Bool>, as kind: HandleKind<Object>
) -> keisen_status {
  status { () throws(KeisenError) in
    let first = try borrow(handle, as: kind) as AnyObject
    let second = try borrow(other, as: kind) as AnyObject
    try require(output, "output").pointee = first === second
  }
}

private func hex(_ handle: Handle) -> String {
  "0x" + String(UInt(bitPattern: handle), radix: 16)
}
