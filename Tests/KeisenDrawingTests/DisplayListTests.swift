import KeisenPrimitives
import Testing

@testable import KeisenDrawing

@Suite("DisplayList")
struct DisplayListTests {
  @Test(
    "has each side in pixels rounded to the nearest, at least one",
    arguments: [
      (SIMD3(320, 200, 1), SIMD2(320, 200)), (SIMD3(320, 200, 2), SIMD2(640, 400)),
      (SIMD3(33.3, 0.2, 1.5), SIMD2(50, 1)), (SIMD3(1e-300, 1e-300, 1), SIMD2(1, 1)),
      (SIMD3(1e300, 1e300, 1e-299), SIMD2(10, 10)),
      (SIMD3(536_870_911, 1, 1), SIMD2(536_870_911, 1)),
    ] as [(SIMD3<Double>, SIMD2<Int>)]
  )
  func pixelSize(size: SIMD3<Double>, pixels: SIMD2<Int>) throws {
    let list = DisplayList(size: Size(width: size.x, height: size.y), pixelRatio: size.z)
    let size = try #require(list.pixelSize)
    #expect(size == (pixels.x, pixels.y))
  }

  @Test(
    "has no size in pixels where a side is none",
    arguments: [
      SIMD3(0, 1, 1), SIMD3(1, -1, 1), SIMD3(1, 1, 0), SIMD3(1, 1, -1), SIMD3(-1, -1, -1),
      SIMD3(.nan, 1, 1), SIMD3(1, .nan, 1), SIMD3(1, 1, .nan), SIMD3(.infinity, 1, 1),
      SIMD3(1, 1, .infinity), SIMD3(536_870_912, 1, 1), SIMD3(1e300, 1, 1e300),
      SIMD3(.infinity, 1, 0),
    ] as [SIMD3<Double>]
  )
  func noPixelSize(size: SIMD3<Double>) {
    let list = DisplayList(size: Size(width: size.x, height: size.y), pixelRatio: size.z)
    #expect(list.pixelSize == nil)
  }

  @Test("keeps commands in order, each with the clip of its time")
  func commands() {
    var list = DisplayList(size: Size(width: 10, height: 10), pixelRatio: 1)
    let first = Clip(rect: Rect(x: 0, y: 0, width: 1, height: 1))
    let second = Clip(rect: Rect(x: 0, y: 0, width: 2, height: 2))
    for clip in [nil, first, second, first, nil] {
      list.clip(to: clip)
      list.draw(.rectangle(Rectangle(rect: .zero)))
    }
    #expect(list.commands.map(\.clip) == [nil, 0, 1, 0, nil])
    #expect(list.clips == [first, second])
  }

  @Test("fits the radii of clips and rectangles")
  func radii() {
    let rect = Rect(x: 0, y: 0, width: 10, height: 4)
    #expect(Clip(rect: rect, radii: CornerRadii(100)).radii == CornerRadii(2))
    #expect(Rectangle(rect: rect, radii: CornerRadii(100)).radii == CornerRadii(2))
    #expect(Clip(rect: rect, radii: CornerRadii(.nan)).radii == .zero)
  }

  @Test("keeps each of many clips once, also where lists become parts of others")
  func manyClips() throws {
    let size = Size(width: 100, height: 100)
    func clip(_ number: Int) -> Clip {
      Clip(rect: Rect(x: Double(number), y: 0, width: 10, height: 10))
    }
    var list = DisplayList(size: size, pixelRatio: 1)
    var numbers: [Int] = []
    for number in 0..<200 {
      numbers += [number, number / 2, 0]
      for each in numbers.suffix(3) {
        list.clip(to: clip(each))
        list.draw(.rectangle(Rectangle(rect: .zero)))
      }
    }
    #expect(list.clips == (0..<200).map(clip))
    #expect(list.commands.compactMap(\.clip) == numbers)

    var whole = try list.moved(by: Point(x: 1, y: 0))
    #expect(whole.clips == (1...200).map(clip))
    #expect(whole.commands.compactMap(\.clip) == numbers)
    whole.append(list, within: nil)
    // The first one is the only one that none of the moved ones is.
    #expect(whole.clips == (1...200).map(clip) + [clip(0)])
    let appended: [Clip] = whole.commands.suffix(numbers.count).compactMap { command in
      command.clip.map { whole.clips[$0] }
    }
    #expect(appended == numbers.map(clip))
  }

  @Test("makes one clip of those that bounds make equal")
  func cutClips() {
    let size = Size(width: 100, height: 100)
    var part = DisplayList(size: size, pixelRatio: 1)
    for number in 0..<40 {
      part.clip(to: Clip(rect: Rect(x: 0, y: 0, width: 50 + Double(number), height: 10)))
      part.draw(.rectangle(Rectangle(rect: .zero)))
    }
    var list = DisplayList(size: size, pixelRatio: 1)
    list.append(part, within: Rect(x: 0, y: 0, width: 20, height: 100))
    #expect(list.clips.count == 2)
    #expect(list.commands.count == 40 && list.commands.allSatisfy { $0.clip == 0 })
  }
}
