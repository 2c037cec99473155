/// What a caller holds of an object, or NULL.
public typealias Handle = OpaquePointer?

/// Memory of the caller that a function reads, or NULL.
public typealias In<Value> = UnsafePointer<Value>?

/// Memory of the caller that a function writes, or NULL.
public typealias Out<Value> = UnsafeMutablePointer<Value>?

/// A string of the caller, which ends with a zero, or NULL.
public typealias CString = In<CChar>
