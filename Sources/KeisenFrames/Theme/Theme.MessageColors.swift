import KeisenPrimitives

extension Theme {
  /// What fills the boxes of messages.
  ///
  /// Texts on it are black or white, so that the contrast is 4.5 : 1 at least, whatever the colour.
  public struct MessageColors: Hashable, Sendable {
    /// For what is to be known.
    public var normal: Color
    /// For what went well.
    public var ok: Color
    /// For what to look at.
    public var caution: Color
    /// For what went wrong.
    public var error: Color
    /// For who writes the program.
    public var debug: Color
    /// For defects of the program.
    public var internalError: Color

    /// Makes colours, as `light` where it is not told otherwise.
    public init(
      normal: Color = Color(rgb: 0x3b4350),
      ok: Color = Color(rgb: 0x1a7a38),
      caution: Color = Color(rgb: 0x1560b8),
      error: Color = Color(rgb: 0xc1272d),
      debug: Color = Color(rgb: 0x6a7079),
      internalError: Color = Color(rgb: 0x84279a)
    ) {
      (self.normal, self.ok, self.caution, self.error) = (normal, ok, caution, error)
      (self.debug, self.internalError) = (debug, internalError)
    }

    /// Dark, for texts in white.
    public static let light = MessageColors()

    /// Bright, for texts in black.
    public static let dark = MessageColors(
      normal: Color(rgb: 0xcdd3db),
      ok: Color(rgb: 0x5fd07a),
      caution: Color(rgb: 0x7cb8ff),
      error: Color(rgb: 0xff8178),
      debug: Color(rgb: 0x969da7),
      internalError: Color(rgb: 0xd9a2f2)
    )

    /// The colour of a kind of message.
    public subscript(kind: MessageKind) -> Color {
      get {
        switch kind {
        case .normal: normal
        case .ok: ok
        case .caution: caution
        case .error: error
        case .debug: debug
        case .internalError: internalError
        }
      }
      set {
        switch kind {
        case .normal: normal = newValue
        case .ok: ok = newValue
        case .caution: caution = newValue
        case .error: error = newValue
        case .debug: debug = newValue
        case .internalError: internalError = newValue
        }
      }
    }
  }
}
