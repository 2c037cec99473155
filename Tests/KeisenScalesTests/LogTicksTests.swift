import Glibc
import KeisenTestSupport
import Testing

@testable import KeisenScales

struct LogTicksTests {
  private func labels(
    _ min: Double,
    _ max: Double,
    _ count: Int = 5,
    base: Double = 10
  ) -> [String] {
    let scale = Scale.log(base: base)
    return scale.labels(of: scale.ticks(min: min, max: max, count: count)).map(\.text)
  }

  @Test("stands on powers, in long ranges on every few")
  func powers() {
    #expect(labels(1, 1_000) == ["1", "10", "100", "1000"])
    #expect(labels(1_000, 0.5) == ["1000", "100", "10", "1"])
    #expect(labels(1, 1e5) == ["1", "10", "100", "1,000", "10,000", "100,000"])
    #expect(labels(1e-8, 1e8) == ["10⁻⁶", "10⁻³", "10⁰", "10³", "10⁶"])
    #expect(labels(1e-300, 1e300, 3) == ["10⁻²⁰⁰", "10⁰", "10²⁰⁰"])
    #expect(labels(1, 1_024, base: 2) == ["1", "4", "16", "64", "256", "1024"])
    #expect(labels(1, 1e9, base: 2) == ["2⁰", "2⁵", "2¹⁰", "2¹⁵", "2²⁰", "2²⁵"])
    #expect(labels(0.1, 1_000, base: M_E) == ["e⁻²", "e⁰", "e²", "e⁴", "e⁶"])
    #expect(labels(1, 40, base: 1.5) == ["1.5⁰", "1.5²", "1.5⁴", "1.5⁶", "1.5⁸"])
  }

  @Test("stands on 1, 2 and 5 in short ranges, and evenly below a decade")
  func short() {
    #expect(labels(2, 80) == ["2", "5", "10", "20", "50"])
    #expect(labels(1, 9) == ["1", "2", "5"])
    #expect(labels(3e6, 4e7) == ["5×10⁶", "1×10⁷", "2×10⁷"] || labels(3e6, 4e7).contains("10⁷"))
    #expect(labels(2.1, 4.9) == ["2.5", "3.0", "3.5", "4.0", "4.5"])
    #expect(labels(99, 101) == ["99.0", "99.5", "100.0", "100.5", "101.0"])
    #expect(labels(2, 500, base: 1_000) == ["10", "100"])
    #expect(labels(1.1, 1.9, base: 2) == ["1.2", "1.4", "1.6", "1.8"])
  }

  @Test("has none without a positive range, and one in an empty range")
  func impossible() {
    #expect(labels(0, 10).isEmpty)
    #expect(labels(-5, 10).isEmpty)
    #expect(labels(-100, -1).isEmpty)
    #expect(labels(7, 7) == ["7"])
    #expect(labels(-7, -7).isEmpty)
  }

  @Test("puts minor ticks on the multiples, or on the powers left out")
  func minor() {
    func minor(_ min: Double, _ max: Double, _ count: Int, _ base: Double = 10) -> [Double] {
      let scale = Scale.log(base: base)
      return scale.minorTicks(of: scale.ticks(min: min, max: max, count: count))
    }
    #expect(minor(1, 100, 2) == [2, 3, 4, 5, 6, 7, 8, 9, 20, 30, 40, 50, 60, 70, 80, 90])
    #expect(minor(80, 1, 5) == [80, 70, 60, 40, 30, 9, 8, 7, 6, 4, 3])
    #expect(minor(1, 1e6, 2) == [10, 100, 1e4, 1e5])
    #expect(minor(1, 64, 5, 4) == [2, 3, 8, 12, 32, 48])
    #expect(minor(1, 100, 4, M_E).isEmpty)
    #expect(minor(2.5, 3.5, 2) == [2.6, 2.7, 2.8, 2.9, 3.1, 3.2, 3.3, 3.4])
  }

  @Test("is every power there is, by trying all of them")
  func bruteForce() {
    var random = SeededGenerator(seed: 41)
    let powers = (-323...308).compactMap { Double("1e\($0)") }
    for _ in 0..<2_000 {
      let (min, max) = AnyScale.range(of: .log(), &random)
      let (low, high) = (Swift.min(min, max), Swift.max(min, max))
      let inside = powers.filter { $0 >= low && $0 <= high }
      let ticks = Scale.log().ticks(min: low, max: high, count: 600)
      guard case .powers(let marks) = ticks.marks, inside.count > 4 else { continue }
      #expect(ticks.values == inside)
      #expect(marks.stride == 1)
      let few = Scale.log().ticks(min: low, max: high, count: 6)
      guard case .powers(let fewMarks) = few.marks else { continue }
      #expect(few.values.count <= 9)
      #expect(Set(few.values).isSubset(of: inside))
      #expect(fewMarks.ticks.allSatisfy { $0.exponent % fewMarks.stride == 0 })
    }
  }

  @Test("reads back as exactly its ticks")
  func readsBack() {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<2_000 {
      let (min, max) = AnyScale.range(of: .log(), &random)
      let ticks = Scale.log().ticks(min: min, max: max, count: 7)
      for (label, value) in zip(Scale.log().labels(of: ticks), ticks.values) {
        #expect(LabelReader.value(of: label.text) == value, "\(label.text) \(value)")
      }
    }
  }

  @Test("sees absolute values behind an origin")
  func origin() {
    let ticks = Scale.log().ticks(origin: 1_000, min: -999, max: 99_000, count: 5)
    #expect(ticks.values == [-999, -990, -900, 0, 9_000, 99_000])
    #expect(Scale.log().labels(of: ticks).map(\.text).last == "100,000")
    #expect(Scale.log().nice(origin: 1_000, min: -998, max: 9_001, count: 5) == (-999, 99_000))
  }

  @Test("grows to numbers of the kind that its ticks are")
  func nice() {
    #expect(Scale.log().nice(min: 5, max: 5_000, count: 5) == (1, 10_000))
    #expect(Scale.log().nice(min: 5_000, max: 5, count: 5) == (10_000, 1))
    #expect(Scale.log().nice(min: 3, max: 40, count: 5) == (2, 50))
    #expect(Scale.log().nice(min: 99.2, max: 100.9, count: 5) == (99, 101))
    #expect(Scale.log(base: 2).nice(min: 3, max: 1_000, count: 5) == (2, 1_024))
    #expect(Scale.log().nice(min: 0, max: 12, count: 5) == (0, 12))
  }
}
