import KeisenTestSupport
import Testing

@testable import KeisenScales

struct DurationTextTests {
  private func texts(_ seconds: [Double]) -> [String] {
    let numbers = seconds.map(DecimalNumber.init(shortest:))
    let form = DurationText(for: numbers)
    return numbers.map { form.text($0) }.map { $0.replacing("\u{202F}", with: " ") }
  }

  @Test("takes the form that suits the longest and the finest")
  func forms() {
    #expect(texts([0, 0.02, 0.04]) == ["0 ms", "20 ms", "40 ms"])
    #expect(texts([0, 5e-9]) == ["0 ns", "5 ns"])
    #expect(texts([0, 2.5]) == ["0.0 s", "2.5 s"])
    #expect(texts([15, 45]) == ["15 s", "45 s"])
    #expect(texts([30, 150]) == ["0:30", "2:30"])
    #expect(texts([0, 600, 1_200]) == ["0 min", "10 min", "20 min"])
    #expect(texts([0, 1_800, 5_400]) == ["0 min", "30 min", "1 h 30 min"])
    #expect(texts([0, 7_200]) == ["0 h", "2 h"])
    #expect(texts([3_723, -3_600]) == ["1:02:03", "\u{2212}1:00:00"])
    #expect(texts([93_600, 86_400]) == ["1 d 02:00", "1 d 00:00"])
    #expect(texts([259_200]) == ["3 d"])
    #expect(texts([61.25, 0]) == ["1:01.25", "0:00.00"])
    #expect(texts([0]) == ["0 s"])
    #expect(texts([1e300, 1e-300]).count == 2)
    #expect(texts([8.64e8]) == ["10,000 d"])
  }

  @Test("reads back as hours, minutes and seconds")
  func readsBack() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<3_000 {
      let step = [1, 5, 30, 60, 900, 3_600, 86_400][Int.random(in: 0..<7, using: &random)]
      let seconds = (0..<6).map { _ in Double(step * Int.random(in: -900...900, using: &random)) }
      for (text, value) in zip(texts(seconds), seconds) {
        #expect(read(text) == value, "\(text) \(value)")
      }
    }
  }

  private func read(_ text: String) -> Double? {
    let isNegative = text.hasPrefix("\u{2212}")
    var sum = 0.0
    var pending: Double?
    for word in (isNegative ? text.dropFirst() : Substring(text)).split(separator: " ") {
      switch word {
      case "d": sum += (pending ?? .nan) * 86_400
      case "h": sum += (pending ?? .nan) * 3_600
      case "min": sum += (pending ?? .nan) * 60
      case "s": sum += pending ?? .nan
      default:
        let fields = word.split(separator: ":").compactMap { Double($0.filter { $0 != "," }) }
        guard fields.count > 1 else {
          pending = fields.first
          continue
        }
        // After days two fields are hours and minutes, else minutes and seconds.
        let isClock = text.contains("d") && fields.count == 2
        sum += fields.reduce(0) { $0 * 60 + $1 } * (isClock ? 60 : 1)
      }
    }
    return isNegative ? -sum : sum
  }
}
