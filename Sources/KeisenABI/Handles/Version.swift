import CKeisen

@c @implementation
public func keisen_version_string() -> CString {
  cString("0.1.0")
}

@c @implementation
public func keisen_version_number() -> UInt32 {
  UInt32(KEISEN_VERSION_MAJOR * 1_000_000 + KEISEN_VERSION_MINOR * 1000 + KEISEN_VERSION_PATCH)
}
