import CKeisen
import Keisen

extension MessageKind {
  /// Reads a kind.
  ///
  /// - Throws: `KeisenError` with code `.invalidArgument` for a number that is none.
  fileprivate init(_ kind: keisen_message_kind) throws(KeisenError) {
    guard let known = Self(rawValue: kind.number) else {
      throw KeisenError(.invalidArgument, "message kind \(kind.number) is unknown")
    }
    self = known
  }

  /// The kind as C has it.
  fileprivate var c: keisen_message_kind {
    switch self {
    case .normal: KEISEN_MESSAGE_NORMAL
    case .ok: KEISEN_MESSAGE_OK
    case .caution: KEISEN_MESSAGE_CAUTION
    case .error: KEISEN_MESSAGE_ERROR
    case .debug: KEISEN_MESSAGE_DEBUG
    case .internalError: KEISEN_MESSAGE_INTERNAL_ERROR
    }
  }
}

@c @implementation
public func keisen_message_board_create(_ board: Out<Handle>) -> keisen_status {
  create(board, as: .messageBoard, MessageBoard())
}

@c @implementation
public func keisen_message_board_show(
  _ board: Handle, _ text: CString, _ kind: keisen_message_kind, _ seconds: Double, _ time: Double
) -> keisen_status {
  with(board, as: .messageBoard) { (board) throws(KeisenError) in
    try board.show(
      try string(text, "text"),
      try MessageKind(kind),
      seconds: seconds,
      at: time
    )
  }
}

@c @implementation
public func keisen_message_board_get_message(
  _ board: Handle, _ time: Double, _ shown: Out<Bool>, _ kind: Out<keisen_message_kind>,
  _ end: Out<Double>, _ capacity: Int, _ buffer: Out<CChar>, _ length: Out<Int>
) -> keisen_status {
  with(board, as: .messageBoard) { (board) throws(KeisenError) in
    guard time.isFinite else {
      throw KeisenError(.invalidArgument, "time must be finite, got \(time)")
    }
    let shown = try require(shown, "shown")
    let message = board.message(at: time)
    try write(message?.text ?? "", capacity, to: buffer, length)
    shown.pointee = message != nil
    guard let message else { return }
    kind?.pointee = message.kind.c
    end?.pointee = message.end
  }
}
