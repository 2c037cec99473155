import KeisenPrimitives

/// An attachment that keeps a pointer beside its style.
protocol PointerKeeper: PointerAttachment, StyleKeeper where State: PointerState {}

/// A pointer and a style.
protocol PointerState: StyledState {
  var pointer: PointerPosition? { get set }
}

extension PointerKeeper {
  /// Where it points; nil for nowhere.
  public var pointer: PointerPosition? { state.withLock { $0.pointer } }

  /// Points somewhere else; nil hides it.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` when a number is NaN or infinite. Then it
  ///   stays.
  public func setPointer(_ pointer: PointerPosition?) throws(KeisenError) {
    try pointer?.validate()
    state.change { $0.pointer = pointer }
  }
}
