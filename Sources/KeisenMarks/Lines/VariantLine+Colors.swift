import KeisenDrawing
import KeisenFrames
import KeisenPrimitives
import KeisenRanges
import KeisenReduction

extension VariantLine {
  /// The lines of each colour, of which one is being drawn.
  private struct ColorLines {
    private let makePath: () -> LinePath
    private(set) var paths = [LinePath?](repeating: nil, count: ColorLookup.count)
    private var current: Int?
    private var last = SIMD2<Double>.zero

    init(_ makePath: @escaping () -> LinePath) { self.makePath = makePath }

    /// Begins at a place.
    mutating func begin(at place: LineChain.Place) { last = SIMD2(place.x, place.y) }

    /// Goes on to a place in the colour of a step of the map.
    mutating func go(to place: LineChain.Place, in step: Int) throws(KeisenError) {
      if current != step {
        try end()
        try add(last, in: step)
        current = step
      }
      last = SIMD2(place.x, place.y)
      try paths[step]?.add(last)
    }

    /// Adds a row without neighbours.
    mutating func addDot(_ place: LineChain.Place, in step: Int) throws(KeisenError) {
      try add(SIMD2(place.x, place.y), in: step)
      try paths[step]?.endPiece()
    }

    private mutating func add(_ place: SIMD2<Double>, in step: Int) throws(KeisenError) {
      if paths[step] == nil { paths[step] = makePath() }
      try paths[step]?.add(place)
    }

    /// Ends what is connected.
    mutating func end() throws(KeisenError) {
      if let current { try paths[current]?.endPiece() }
      current = nil
    }
  }

  /// Draws all parts of each colour as one line, or all of them as what they are on each pixel.
  ///
  /// - Returns: Whether it is the latter.
  func drawColors(
    _ lookup: ColorLookup,
    into list: inout DisplayList
  ) throws(KeisenError) -> Bool {
    guard style.width > 0 else { return false }
    if chain.rowsRead > frame.directRows, style.canBeReduced, !variant.interpolation.isCurve,
      let coverage = ColorCoverage(lookup, width: style.width, frame, in: list)
    {
      try draw(lookup, on: coverage)
      try coverage.draw(into: &list)
      return true
    }
    var lines = ColorLines {
      LinePath(style: style, plot: frame.plot, pixelRatio: frame.pixelRatio)
    }
    try chain.forEachRun { (run) throws(KeisenError) in
      guard let first = run.first else { return }
      if run.count == 1 {
        let position = lookup.position(of: chain.values[Int(first.w)])
        try lines.addDot(first, in: ColorLookup.step(at: position))
      } else {
        lines.begin(at: first)
        try drawColors(of: run, lookup, into: &lines)
        try lines.end()
      }
    }
    for step in lines.paths.indices {
      let color = Color(bytes: lookup.bytes(ofStep: step))
      guard color.alpha > 0, var path = lines.paths[step] else { continue }
      if let polyline = try path.finish(color: color) { list.draw(.polyline(polyline)) }
    }
    return false
  }

  /// Adds all segments to what is on each pixel.
  private func draw(_ lookup: ColorLookup, on coverage: ColorCoverage) throws(KeisenError) {
    try chain.forEachRun { (run) throws(KeisenError) in
      guard let first = run.first else { return }
      if run.count == 1 {
        let position = lookup.position(of: chain.values[Int(first.w)])
        let place = SIMD2(first.x, first.y)
        return try coverage.add(from: place, to: place, (position, position))
      }
      var last: LineChain.Place?
      try curve.forEachVertex(of: run) { (place) throws(KeisenError) in
        defer { last = place }
        guard let from = last else { return }
        try coverage.add(
          from: SIMD2(from.x, from.y),
          to: SIMD2(place.x, place.y),
          positions(lookup, from, place)
        )
      }
    }
  }

  /// Adds the parts of a run of connected rows to the lines of their colours.
  private func drawColors(
    of run: ArraySlice<LineChain.Place>,
    _ lookup: ColorLookup,
    into lines: inout ColorLines
  ) throws(KeisenError) {
    var last: LineChain.Place?
    try curve.forEachVertex(of: run) { (place) throws(KeisenError) in
      defer { last = place }
      guard let from = last else { return }
      let positions = positions(lookup, from, place)
      var part = 0.0
      while part < 1 {
        let next = Self.cut(positions, part)
        let step = ColorLookup.step(at: Self.middle(positions, part, next))
        try lines.go(to: next < 1 ? from * (1 - next) + place * next : place, in: step)
        part = next
      }
    }
  }

  /// Returns where on the map a part of a segment begins and ends; both NaN where a value is
  /// missing.
  private func positions(
    _ lookup: ColorLookup,
    _ start: LineChain.Place,
    _ end: LineChain.Place
  ) -> (from: Double, to: Double) {
    let segment = Int(start.w)
    // Values may be far beyond the map; one that is missing stays NaN.
    func place(_ row: Int) -> Double {
      let position = lookup.position(of: chain.values[row])
      return position.isNaN ? position : max(-0x1p100, min(position, 0x1p100))
    }
    let from = place(segment)
    guard variant.areValuesBlended else { return (from, from) }
    let to = place(min(segment + 1, chain.values.count - 1))
    guard !from.isNaN, !to.isNaN else { return (.nan, .nan) }
    func position(_ w: Double) -> Double {
      let part = min(max(w - Double(segment), 0), 1)
      return from * (1 - part) + to * part
    }
    return (position(start.w), position(end.w))
  }

  /// Returns the next part, up to 1, at which positions come to a step of the map; 1 for none.
  private static func cut(_ positions: (from: Double, to: Double), _ part: Double) -> Double {
    let length = positions.to - positions.from
    guard length != 0, !length.isNaN else { return 1 }
    let limits = 0.0...Double(ColorMap.count)
    let here = positions.from + length * part
    var next: Double
    if length > 0 {
      next = here < limits.lowerBound ? limits.lowerBound : (here + Self.minimum).rounded(.down) + 1
      guard next <= limits.upperBound else { return 1 }
    } else {
      next = here > limits.upperBound ? limits.upperBound : (here - Self.minimum).rounded(.up) - 1
      guard next >= limits.lowerBound else { return 1 }
    }
    if abs(next - here) < Self.minimum { next += length > 0 ? 1 : -1 }
    let cut = (next - positions.from) / length
    return cut > part && cut < 1 ? cut : 1
  }

  /// Steps nearer than this are one.
  private static let minimum = 1e-9

  private static func middle(
    _ positions: (from: Double, to: Double),
    _ part: Double,
    _ next: Double
  ) -> Double {
    // All of it beyond an end is of that end's colour, and equal positions stay what they are.
    guard positions.from != positions.to else { return positions.from }
    return positions.from + (positions.to - positions.from) * (part / 2 + next / 2)
  }
}
