import CKeisen
import Keisen

extension keisen_grid_options: OptionsStruct {
  static let name = "keisen_grid_options"

  static var flags: [PartialKeyPath<keisen_grid_options>] { [\.x, \.y] }

  static var defaults: keisen_grid_options {
    keisen_grid_options(
      struct_size: UInt32(MemoryLayout<keisen_grid_options>.size),
      x: true,
      y: true,
      width: 1,
      color: .automatic
    )
  }
}

@c @implementation
public func keisen_grid_options_init(
  _ options: UnsafeMutablePointer<keisen_grid_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_attachment_create_grid(
  _ space: OpaquePointer?,
  _ options: UnsafePointer<keisen_grid_options>?,
  _ attachment: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    return try Grid(
      in: space,
      style: Grid.Style(
        showsX: options.x,
        showsY: options.y,
        width: options.width,
        color: options.color.chosen
      )
    )
  }
}
