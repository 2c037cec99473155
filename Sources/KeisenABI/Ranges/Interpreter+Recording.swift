import CKeisen
import Keisen

@c @implementation
public func keisen_interpreter_start_recording(_ interpreter: Handle) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).record())
}

@c @implementation
public func keisen_interpreter_stop_recording(_ interpreter: Handle) -> keisen_status {
  status(of: try borrow(interpreter, as: .interpreter).stopRecording())
}

@c @implementation
public func keisen_interpreter_get_recording(
  _ interpreter: Handle, _ bytes: Out<Handle>
) -> keisen_status {
  create(bytes, as: .bytes) { () throws(KeisenError) in
    let text = try borrow(interpreter, as: .interpreter).recording.jsonLines
    let bytes = try ByteBuffer(count: text.utf8.count)
    bytes.mutableBytes.copyBytes(from: text.utf8)
    return bytes
  }
}

@c @implementation
public func keisen_interpreter_replay(
  _ interpreter: Handle, _ text: UnsafeRawPointer?, _ size: Int, _ count: Out<Int>
) -> keisen_status {
  with(interpreter, as: .interpreter) { (interpreter) throws(KeisenError) in
    let size = try KeisenABI.count(size, "size")
    guard text != nil || size == 0 else {
      throw KeisenError(.invalidArgument, "text is NULL, but size is \(size)")
    }
    let result = try interpreter.replay(UnsafeRawBufferPointer(start: text, count: size))
    count?.pointee = result
  }
}
