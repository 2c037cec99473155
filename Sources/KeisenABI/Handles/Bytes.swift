import CKeisen
import Keisen

@c @implementation
public func keisen_bytes_get_data(
  _ bytes: Handle, _ data: Out<In<UInt8>>, _ size: Out<Int>
) -> keisen_status {
  with(bytes, as: .bytes) { (bytes) throws(KeisenError) in
    let (data, size) = (try require(data, "data"), try require(size, "size"))
    data.pointee = bytes.bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    size.pointee = bytes.count
  }
}
