import Glibc
import Testing

@testable import KeisenPrimitives

@Suite("KeisenError")
struct KeisenErrorTests {
  @Test("has the codes of the C ABI, each once")
  func codes() {
    let codes: [(KeisenError.Code, Int32)] = [
      (.invalidArgument, -1), (.outOfMemory, -2), (.noDevice, -3), (.deviceLost, -4),
      (.unsupported, -5), (.io, -6), (.invalidHandle, -7), (.invalidState, -8), (.callback, -9),
      (.timeout, -10), (.internal, -99),
    ]
    for (code, number) in codes { #expect(code.rawValue == number) }
  }

  @Test("describes itself by its message")
  func description() {
    let error = KeisenError(.io, "can't", systemError: 5)
    #expect("\(error)" == "can't" && error.systemError == 5)
    #expect(KeisenError.invalidArgument("x").systemError == 0)
    #expect(KeisenError.outOfMemory(7, for: "pixels").message == "no memory for 7 bytes of pixels")
    #expect(KeisenError.internal("x").message.hasSuffix("please report it"))
  }

  @Test("says the system's reason in lower case, unless it begins with a name")
  func system() {
    #expect(
      KeisenError.io("can't write \"a\"", ENOENT)
        == KeisenError(.io, "can't write \"a\": no such file or directory", systemError: ENOENT)
    )
    #expect(KeisenError.io("x", EIO).message == "x: input/output error")
    #expect(KeisenError.io("x", EADV).message == "x: advertise error")
    #expect(KeisenError.io("x", ENOTUNIQ).message == "x: name not unique on network")
    #expect(KeisenError.io("x", EDOTDOT).message == "x: RFS specific error")
    #expect(KeisenError.io("x", ELIBSCN).message.hasPrefix("x: .lib section"))
    #expect(KeisenError.io("x", 99_999).message == "x: unknown error 99999")
  }
}
