import Testing

@testable import KeisenVector

@Suite struct VectorNumberTests {
  @Test(
    "Numbers are as short as they can be written",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (0.5, ".5"), (-0.5, "-.5"), (12, "12"), (3.125, "3.125"),
      (3.1004, "3.1"), (0.0004, "0"), (-0.0004, "0"), (1e300, "1000000000"), (.nan, "0"),
      (-.infinity, "-1000000000"), (10.05, "10.05"), (0.007, ".007"),
    ]
  )
  func short(number: Double, text: String) {
    #expect(VectorNumber.text(number) == text)
    let buffer = DocumentBuffer()
    buffer.append(number)
    #expect(contents(of: buffer) == text)
  }
}
