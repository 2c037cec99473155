import CKeisen
import Keisen

extension keisen_axis_options: OptionsStruct {
  static let name = "keisen_axis_options"

  static var defaults: keisen_axis_options {
    keisen_axis_options(
      struct_size: UInt32(MemoryLayout<keisen_axis_options>.size),
      tick_count: 0,
      title: nil,
      tick_length: 5,
      width: 1,
      label_size: 12,
      title_size: 13,
      color: .automatic,
      text_color: .automatic
    )
  }
}

@c @implementation
public func keisen_axis_options_init(
  _ options: UnsafeMutablePointer<keisen_axis_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_attachment_create_axis(
  _ space: OpaquePointer?,
  _ side: keisen_side,
  _ options: UnsafePointer<keisen_axis_options>?,
  _ attachment: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let space = try borrow(space, as: .space)
    let options = try read(options)
    return try Axis(
      try Side(side),
      of: space,
      title: try optionalString(options.title, "title"),
      style: Axis.Style(
        tickCount: Int(options.tick_count),
        tickLength: options.tick_length,
        width: options.width,
        labelSize: options.label_size,
        titleSize: options.title_size,
        color: options.color.chosen,
        textColor: options.text_color.chosen
      )
    )
  }
}
