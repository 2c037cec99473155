import KeisenDrawing
import KeisenPrimitives
import KeisenRaster
import KeisenTestSupport
import Testing

@Suite("Line")
struct LineTests {
  private let joins: [Stroke.Join] = [.round, .bevel, .mitre]
  private let half = Color(rgb: 0x000000, alpha: 0.5)

  @Test("is no darker at its joints and where it crosses itself")
  func isEvenWhereTranslucent() throws {
    for join in joins {
      var picture = DrawnPicture()
      try picture.line(
        [SIMD2(5, 20), SIMD2(35, 20), SIMD2(35, 5), SIMD2(20, 5), SIMD2(20, 35)],
        Stroke(width: 6, color: half, join: join)
      )
      let image = try picture.image()
      let inside = image[10, 20]
      #expect(inside == SIMD4(128, 128, 128, 255) || inside == SIMD4(127, 127, 127, 255))
      for y in 0..<40 {
        for x in 0..<40 {
          let red = try #require(image[x, y]).x
          #expect(red >= 127, "darker at (\(x), \(y))")
        }
      }
      for (x, y) in [(34, 20), (35, 5), (20, 20), (20, 5), (19, 19)] {
        #expect(image[x, y] == inside, "\(join) at (\(x), \(y))")
      }
    }
  }

  @Test("has exactly its colour inside")
  func isExactInside() throws {
    for width in [1.0, 2, 3, 7] {
      var picture = DrawnPicture()
      let y: Float = width.truncatingRemainder(dividingBy: 2) == 0 ? 20 : 20.5
      try picture.line(
        [SIMD2(5, y), SIMD2(35, y)],
        Stroke(width: width, color: Color(rgb: 0x1f77b4))
      )
      #expect(try picture.image()[20, 20] == SIMD4(0x1f, 0x77, 0xb4, 255), "width \(width)")
    }
  }

  @Test("is as wide as asked for, on whole pixels and between them")
  func hasItsWidth() throws {
    for (y, rows) in [
      (20 as Float, [19: 0, 20: 0, 18: 255, 21: 255]), (20.5, [20: 0, 19: 128, 21: 128]),
    ] {
      var picture = DrawnPicture()
      try picture.line([SIMD2(-10, y), SIMD2(50, y)], Stroke(width: 2))
      for (row, red) in rows {
        #expect(try picture.red(20, row) == red, "row \(row) of line at \(y)")
      }
    }
  }

  @Test("fades where it is thinner than a pixel, and does not vanish")
  func fadesWhereThin() throws {
    for (width, red) in [(1.0, 0), (0.5, 128), (0.25, 191), (0.1, 230)] {
      var picture = DrawnPicture()
      try picture.line([SIMD2(-10, 20.5), SIMD2(50, 20.5)], Stroke(width: width))
      let drawn = try #require(try picture.red(20, 20))
      #expect(abs(drawn - red) <= 1, "width \(width) gives \(drawn)")
      #expect(try picture.red(20, 18) == 255)
    }
  }

  @Test("is a disc where a run has one vertex")
  func isADisc() throws {
    for cap in [Stroke.Cap.round, .butt, .square] {
      var picture = DrawnPicture()
      try picture.lines([[SIMD2(20, 20)], [SIMD2(5, 5)]], Stroke(width: 10, cap: cap))
      #expect(try picture.red(20, 20) == 0)
      #expect(try picture.red(23, 20) == 0)
      #expect(try picture.red(25, 20) == 255)
      #expect(try picture.red(23, 23) != 255)
      #expect(try picture.red(24, 24) == 255)
      #expect(try picture.red(5, 5) == 0)
    }
  }

  @Test("ends at a butt cap, half a width beyond it at a square one, round at a round one")
  func hasCaps() throws {
    for (cap, corner, middle) in [
      (Stroke.Cap.butt, 255, 255), (.square, 0, 0), (.round, 255, 0),
    ] {
      var picture = DrawnPicture()
      try picture.line([SIMD2(10, 20), SIMD2(30, 20)], Stroke(width: 8, cap: cap))
      #expect(try picture.red(29, 17) == 0)
      #expect(try picture.red(32, 20) == middle, "\(cap)")
      #expect(try picture.red(33, 16) == corner, "\(cap)")
      #expect(try picture.red(7, 20) == middle, "\(cap)")
      #expect(try picture.red(35, 20) == 255)
    }
  }

  @Test("fills a right angle's corner with a mitre, cuts it with a bevel, rounds it")
  func hasJoins() throws {
    let corner: [SIMD2<Float>] = [SIMD2(5, 30), SIMD2(30, 30), SIMD2(30, 5)]
    for (join, limit, tip, inner) in [
      (Stroke.Join.mitre, 4.0, 0, 0), (.mitre, 1.2, 255, 0), (.bevel, 4, 255, 0),
      (.round, 4, 255, 0),
    ] {
      var picture = DrawnPicture()
      try picture.line(corner, Stroke(width: 10, join: join, mitreLimit: limit))
      #expect(try picture.red(34, 34) == tip, "\(join)")
      #expect(try picture.red(31, 31) == inner, "\(join)")
    }
    var bevel = DrawnPicture()
    try bevel.line(corner, Stroke(width: 10, join: .bevel))
    var round = DrawnPicture()
    try round.line(corner, Stroke(width: 10, join: .round))
    #expect(try bevel.red(33, 33) == 255)
    #expect(try round.red(33, 33) != 255)
  }

  @Test("grows no spike sideways at a sharp turn")
  func hasNoSpikes() throws {
    for join in joins {
      for turn in [0 as Float, 0.3, 1, 2] {
        var picture = DrawnPicture()
        try picture.line(
          [SIMD2(5, 20), SIMD2(30, 20), SIMD2(5, 20 + turn)],
          Stroke(width: 2, join: join, cap: .butt)
        )
        #expect(try picture.red(30, 14) == 255)
        #expect(try picture.red(30, 26) == 255)
      }
    }
  }

  @Test("draws nothing for a width that is 0, negative or NaN, or a clear colour")
  func drawsNothing() throws {
    for (width, color) in [
      (0.0, Color.black), (-3, .black), (.nan, .black), (-.infinity, .black), (5, .clear),
    ] {
      var picture = DrawnPicture()
      try picture.line([SIMD2(5, 5), SIMD2(35, 35)], Stroke(width: width, color: color))
      #expect(try picture.isWhite(), "width \(width)")
    }
  }

  @Test("fills the picture where it is wider than all", arguments: [1000, 1e9, 1e30, .infinity])
  func fillsWhereWide(width: Double) throws {
    for join in joins {
      var picture = DrawnPicture(width: 90, height: 70)
      try picture.line(
        [SIMD2(5, 5), SIMD2(35, 35), SIMD2(30, 50)],
        Stroke(width: width, join: join)
      )
      let image = try picture.image()
      for (x, y) in [(0, 0), (89, 69), (40, 3)] { #expect(image[x, y]?.x == 0, "\(join)") }
    }
  }

  @Test("takes vertices that are no places for gaps")
  func hasGaps() throws {
    for hole in [
      SIMD2<Float>(.nan, 20), SIMD2(20, .nan), SIMD2(.infinity, 20), SIMD2(20, -.infinity),
    ] {
      for join in joins {
        var picture = DrawnPicture()
        let run: [SIMD2<Float>] = [
          SIMD2(2, 20.5), SIMD2(10, 20.5), hole, SIMD2(20.5, 20.5), hole, hole, SIMD2(30, 20.5),
          SIMD2(38, 20.5),
        ]
        try picture.line(run, Stroke(width: 3, join: join, cap: join == .round ? .round : .butt))
        #expect(try picture.red(5, 20) == 0)
        #expect(try picture.red(15, 20) == 255)
        #expect(try picture.red(20, 20) == 0, "the vertex between two holes is a dot")
        #expect(try picture.red(25, 20) == 255)
        #expect(try picture.red(35, 20) == 0)
      }
    }
  }

  @Test("draws repeated vertices once, and a run of one place as a disc")
  func survivesRepetition() throws {
    for join in joins {
      var repeated = DrawnPicture()
      var single = DrawnPicture()
      let stroke = Stroke(width: 5, color: half, join: join, cap: join == .round ? .round : .square)
      try repeated.lines(
        [
          [SIMD2(5, 5), SIMD2(5, 5), SIMD2(20, 9), SIMD2(20, 9), SIMD2(20, 9), SIMD2(9, 30)],
          [SIMD2(33, 33), SIMD2(33, 33), SIMD2(33, 33)],
        ],
        stroke
      )
      try single.lines([[SIMD2(5, 5), SIMD2(20, 9), SIMD2(9, 30)], [SIMD2(33, 33)]], stroke)
      #expect(try repeated.image().hasSameBytes(as: single.image()), "\(join)")
    }
  }

  @Test("crosses the picture exactly when its ends are a thousand million pixels away")
  func survivesDistance() throws {
    for join in joins {
      var picture = DrawnPicture(width: 200, height: 200)
      try picture.line(
        [SIMD2(-1e9, -1e9), SIMD2(1e9, 1e9), SIMD2(1e9, -1e9)],
        Stroke(width: 3, join: join, cap: join == .round ? .round : .butt)
      )
      let image = try picture.image()
      for place in stride(from: 0, to: 200, by: 7) {
        #expect(image[place, place]?.x == 0)
        if place > 5 { #expect(image[place, place - 4]?.x == 255) }
      }
    }
  }
}
