import KeisenPrimitives
import Testing

@Suite("NearName")
struct NearNameTests {
  let names = ["red", "green", "grey", "gray", "viridis", "transparent"]

  @Test(
    "finds the name that is meant, whatever its case",
    arguments: [
      ("redd", "red"), ("Red", "red"), ("rde", "red"), ("gren", "green"), ("griy", "gray"),
      ("virdis", "viridis"), ("VIRIDS", "viridis"), ("transparant", "transparent"),
      ("transprnt", "transparent"),
    ]
  )
  func near(text: String, name: String) {
    #expect(NearName.of(text, among: names) == name)
    #expect(NearName.of(text, among: names.reversed()) == name)
  }

  @Test(
    "finds none where none is near",
    arguments: ["", "blue", "r", "xx", "rgb(1,2,3)", String(repeating: "é", count: 1_000_000)]
  )
  func far(text: String) {
    #expect(NearName.of(text, among: names) == nil)
    #expect(NearName.hint(text, among: names).isEmpty)
  }

  @Test("finds nothing among names that one letter in place of another makes")
  func short() {
    #expect(NearName.of("x", among: ["y", ""]) == nil)
    #expect(NearName.of("x", among: []) == nil)
  }

  @Test("is said in errors")
  func hint() {
    #expect(NearName.hint("gren", among: names) == "; did you mean \"green\"?")
    #expect(
      throws: KeisenError.invalidArgument(
        "color must be #rgb, #rgba, #rrggbb, #rrggbbaa, rgb() or a CSS name, got \"gren\"; "
          + "did you mean \"green\"?"
      )
    ) { try Color("gren") }
    let error = #expect(throws: KeisenError.self) { try ColorMap("virids_r") }
    #expect(error?.message.hasSuffix("got \"virids_r\"; did you mean \"viridis_r\"?") == true)
  }
}
