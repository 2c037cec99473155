import CKeisen
import Keisen

@c @implementation
public func keisen_bytes_get_data(
  _ bytes: OpaquePointer?,
  _ data: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
  _ size: UnsafeMutablePointer<Int>?
) -> keisen_status {
  status { () throws(KeisenError) in
    let bytes = try borrow(bytes, as: .bytes)
    let (data, size) = (try require(data, "data"), try require(size, "size"))
    data.pointee = bytes.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    size.pointee = bytes.count
  }
}
