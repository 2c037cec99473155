import KeisenPrimitives
import KeisenTestSupport
import Testing

@Suite("Rect")
struct RectTests {
  @Test("keeps its sides when made from them")
  func sides() {
    let rect = Rect(left: 1, top: 2, right: 4, bottom: 8)
    #expect(rect == Rect(x: 1, y: 2, width: 3, height: 6))
    #expect((rect.minX, rect.maxX, rect.midX) == (1, 4, 2.5))
    #expect((rect.minY, rect.maxY, rect.midY) == (2, 8, 5))
  }

  @Test("moves its sides inwards")
  func inset() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 2, y: 1, width: 4, height: 16))
    #expect(rect.inset(by: Insets(-1)) == Rect(x: -1, y: -1, width: 12, height: 22))
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test("is empty between its insets where they meet, and never reversed")
  func noReversal() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      rect.inset(by: Insets(top: 0, left: 9, bottom: 0, right: 5))
        == Rect(x: 7, y: 0, width: 0, height: 20)
    )
    #expect(rect.inset(by: Insets(100)) == Rect(x: 5, y: 10, width: 0, height: 0))
    var random = SeededGenerator(seed: 1)
    func number() -> Double {
      let exponent = Double.random(in: -300...300, using: &random)
      return Double.random(in: -2...2, using: &random)
        * Double(sign: .plus, exponent: Int(exponent), significand: 1)
    }
    for _ in 0..<2000 {
      let rect = Rect(x: number(), y: number(), width: abs(number()), height: abs(number()))
      let insets = Insets(top: number(), left: number(), bottom: number(), right: number())
      let result = rect.inset(by: insets)
      #expect(result.width >= 0 && result.height >= 0)
    }
  }

  @Test("is finite and holds what is left of it, however large its insets are")
  func largeInsets() {
    let rect = Rect(x: 10, y: 20, width: 300, height: 200)
    let numbers = [0, 5, 1e9, 1e308, .greatestFiniteMagnitude, .infinity, .nan] as [Double]
    let all = numbers + numbers.map(-)
    for first in all {
      for last in all {
        let insets = Insets(top: first, left: last, bottom: last, right: first)
        let result = rect.inset(by: insets)
        for number in [result.x, result.y, result.width, result.height, result.maxX, result.maxY] {
          #expect(number.isFinite, "\(insets)")
        }
        #expect(result.width >= 0 && result.height >= 0)
        guard first >= 0, last >= 0 else { continue }
        #expect(result.intersection(rect) == result, "\(insets)")
        #expect(result.isEmpty == (max(first, last) > 300))
      }
    }
  }

  @Test("intersects as intervals do, and is empty where there is nothing in common")
  func intersection() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.intersection(Rect(x: 5, y: -5, width: 10, height: 10))
        == Rect(x: 5, y: 0, width: 5, height: 5)
    )
    #expect(rect.intersection(Rect(x: 20, y: 20, width: 1, height: 1)).isEmpty)
    #expect(rect.intersection(Rect(x: 10, y: 0, width: 5, height: 5)).isEmpty)
    var random = SeededGenerator(seed: 2)
    for _ in 0..<500 {
      func side() -> Double { Double(Int.random(in: 0...12, using: &random)) }
      let (one, other) = (
        Rect(x: side(), y: side(), width: side(), height: side()),
        Rect(x: side(), y: side(), width: side(), height: side())
      )
      let common = one.intersection(other)
      #expect(common.width >= 0 && common.height >= 0)
      #expect(common.isEmpty == other.intersection(one).isEmpty)
      for x in 0..<24 {
        for y in 0..<24 {
          let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
          #expect(
            common.contains(middle) == (one.contains(middle) && other.contains(middle))
          )
        }
      }
    }
  }

  @Test("contains its sides, and nothing when it is NaN")
  func contains() {
    let rect = Rect(x: 0, y: 0, width: 2, height: 1)
    #expect(rect.contains(Point(x: 0, y: 0)) && rect.contains(Point(x: 2, y: 1)))
    #expect(!rect.contains(Point(x: 2.1, y: 1)) && !rect.contains(Point(x: 1, y: -0.1)))
    #expect(!rect.contains(Point(x: .nan, y: 0)))
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).contains(.zero))
  }

  @Test("is empty without area, reversed or NaN")
  func empty() {
    #expect(Rect.zero.isEmpty)
    #expect(Rect(x: 0, y: 0, width: -1, height: 1).isEmpty)
    #expect(Rect(x: 0, y: 0, width: .nan, height: 1).isEmpty)
    #expect(!Rect(x: 0, y: 0, width: 1e-300, height: 1e-300).isEmpty)
  }
}
