/// Whether a character takes no room and shows nothing, whatever the font: joiners, marks of
/// direction, variation selectors.
func isIgnorable(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0xAD, 0x34F, 0x61C, 0x17B4...0x17B5, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E,
    0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF, 0xFFF0...0xFFF8, 0x1BCA0...0x1BCA3,
    0x1D173...0x1D17A, 0xE0000...0xE0FFF:
    true
  default: false
  }
}

/// Whether a scalar is a control character or a line or paragraph separator: they are shown as
/// spaces.
func isControl(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
  default: false
  }
}

/// Whether a character may be written from right to left or changes the direction of others.
func isDirectional(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x590...0x8FF, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF,
    0xFE70...0xFEFC, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
    true
  default: false
  }
}

/// Whether a character is a space at which a line may end.
func isSpace(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
  default: false
  }
}

/// Whether a character stands in a square of its own, with a possible end of line on both sides.
func isIdeographic(_ scalar: UInt32) -> Bool {
  switch scalar {
  case 0x2E80...0x2FFF, 0x3001...0x312F, 0x3190...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF,
    0xFE30...0xFE4F, 0xFF01...0xFFEF, 0x1B000...0x1B16F, 0x20000...0x3FFFD:
    true
  default: false
  }
}
