import CKeisen
import Keisen

extension keisen_title_options: OptionsStruct {
  static let name = "keisen_title_options"

  static var defaults: keisen_title_options {
    keisen_title_options(
      struct_size: UInt32(MemoryLayout<keisen_title_options>.size),
      size: 17,
      color: .automatic
    )
  }
}

@c @implementation
public func keisen_title_options_init(
  _ options: UnsafeMutablePointer<keisen_title_options>?,
  _ struct_size: UInt32
) -> keisen_status {
  initialize(options, struct_size)
}

@c @implementation
public func keisen_attachment_create_title(
  _ text: UnsafePointer<CChar>?,
  _ options: UnsafePointer<keisen_title_options>?,
  _ attachment: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(attachment, as: .attachment) { () throws(KeisenError) in
    let options = try read(options)
    return try Title(
      try string(text, "text"),
      style: Title.Style(size: options.size, color: options.color.chosen)
    )
  }
}
