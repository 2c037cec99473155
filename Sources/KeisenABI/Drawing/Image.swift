import CKeisen
import Keisen

@c @implementation
public func keisen_image_get_size(
  _ image: OpaquePointer?,
  _ width: UnsafeMutablePointer<UInt32>?,
  _ height: UnsafeMutablePointer<UInt32>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let image = try borrow(image, as: .image)
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    width.pointee = UInt32(clamping: image.width)
    height.pointee = UInt32(clamping: image.height)
  }
}

@c @implementation
public func keisen_image_get_pixels(
  _ image: OpaquePointer?,
  _ pixels: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
  _ bytes_per_row: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let image = try borrow(image, as: .image)
    let pixels = try require(pixels, "pixels")
    let bytesPerRow = try require(bytes_per_row, "bytes_per_row")
    pixels.pointee = image.pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
    bytesPerRow.pointee = image.bytesPerRow
  }
}

@c @implementation
public func keisen_image_encode_png(
  _ image: OpaquePointer?,
  _ bytes: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    try borrow(image, as: .image).png()
  }
}

@c @implementation
public func keisen_image_write_file(
  _ image: OpaquePointer?,
  _ path: UnsafePointer<CChar>?
) -> keisen_status {
  status { () throws(KeisenError) in
    try borrow(image, as: .image).write(to: try string(path, "path"))
  }
}

@c @implementation
public func keisen_image_decode_png(
  _ data: UnsafeRawPointer?,
  _ size: Int,
  _ image: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    let size = try count(size, "size")
    guard let data else { throw KeisenError(.invalidArgument, "data is NULL") }
    return try Image.decode(png: UnsafeRawBufferPointer(start: data, count: size))
  }
}

@c @implementation
public func keisen_image_read_file(
  _ path: UnsafePointer<CChar>?,
  _ image: UnsafeMutablePointer<OpaquePointer?>?
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    try Image.read(contentsOf: try string(path, "path"))
  }
}
