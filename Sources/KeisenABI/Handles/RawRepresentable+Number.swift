extension RawRepresentable where RawValue: FixedWidthInteger {
  /// The number of a C enumerator as C prints it, whichever type stands behind it.
  var number: Int32 { Int32(truncatingIfNeeded: rawValue) }
}
