import CKeisen
import Keisen

@c @implementation
public func keisen_image_get_size(
  _ image: Handle, _ width: Out<UInt32>, _ height: Out<UInt32>
) -> keisen_status {
  with(image, as: .image) { (image) throws(KeisenError) in
    let (width, height) = (try require(width, "width"), try require(height, "height"))
    width.pointee = UInt32(clamping: image.width)
    height.pointee = UInt32(clamping: image.height)
  }
}

@c @implementation
public func keisen_image_get_pixels(
  _ image: Handle, _ pixels: Out<In<UInt8>>, _ bytes_per_row: Out<Int>
) -> keisen_status {
  with(image, as: .image) { (image) throws(KeisenError) in
    let pixels = try require(pixels, "pixels")
    let bytesPerRow = try require(bytes_per_row, "bytes_per_row")
    pixels.pointee = image.pixels.baseAddress?.assumingMemoryBound(to: UInt8.self)
    bytesPerRow.pointee = image.bytesPerRow
  }
}

@c @implementation
public func keisen_image_encode_png(_ image: Handle, _ bytes: Out<Handle>) -> keisen_status {
  create(bytes, as: .bytes, try borrow(image, as: .image).png())
}

@c @implementation
public func keisen_image_write_file(_ image: Handle, _ path: CString) -> keisen_status {
  status(of: try borrow(image, as: .image).write(to: try string(path, "path")))
}

@c @implementation
public func keisen_image_decode_png(
  _ data: UnsafeRawPointer?, _ size: Int, _ image: Out<Handle>
) -> keisen_status {
  create(image, as: .image) { () throws(KeisenError) in
    let size = try count(size, "size")
    guard let data else { throw KeisenError(.invalidArgument, "data is NULL") }
    return try Image.decode(png: UnsafeRawBufferPointer(start: data, count: size))
  }
}

@c @implementation
public func keisen_image_read_file(_ path: CString, _ image: Out<Handle>) -> keisen_status {
  create(image, as: .image, try Image.read(contentsOf: try string(path, "path")))
}
