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

@c @implementation
public func keisen_bytes_retain(_ bytes: OpaquePointer?) -> keisen_status {
  retain(bytes, as: .bytes)
}

@c @implementation
public func keisen_bytes_release(_ bytes: OpaquePointer?) -> keisen_status {
  release(bytes, as: .bytes)
}

@c @implementation
public func keisen_bytes_equal(
  _ bytes: OpaquePointer?,
  _ other: OpaquePointer?,
  _ equal: UnsafeMutablePointer<Bool>?
) -> keisen_status {
  KeisenABI.equal(bytes, other, equal, as: .bytes)
}
