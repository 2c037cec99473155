import Glibc
import Keisen

extension GoldenChart {
  /// A field of two hills and a hollow, part of which is missing.
  private static func field(
    _ columns: Int,
    _ rows: Int
  ) throws -> (x: Column, y: Column, values: Column) {
    let xs = (0..<columns).map { 6 * Double($0) / Double(columns - 1) - 3 }
    let ys = (0..<rows).map { 4 * Double($0) / Double(rows - 1) - 2 }
    func hill(_ x: Double, _ y: Double, _ width: Double) -> Double {
      exp(-x * x - y * y / width)
    }
    func height(_ x: Double, _ y: Double) -> Double {
      if hypot(x - 2.2, y + 1.4) < 0.35 { return .nan }
      return 3 * hill(x - 1, y, 1) + 2 * hill(x + 1.4, y, 2) - 2 * hill(x, y + 1, 1)
    }
    let values: [Double] = ys.flatMap { y in xs.map { x in height(x, y) } }
    return (try Column(xs), try Column(ys), try Column(values))
  }

  /// Lines with labels, interrupted under these, about a hole.
  static let contourLines = GoldenChart("ContourLines") {
    let chart = try Chart(size: size)
    let grid = try field(61, 41)
    let style = ContourStyle(levels: .count(8), labelSize: 9)
    try chart.add(ContourMark(x: grid.x, y: grid.y, values: grid.values, style: style))
    return chart
  }

  /// Bands and their colour bar, on dark, under lines of one colour; few values, so that edges
  /// show.
  static let contourBands = GoldenChart("ContourBands") {
    let chart = try Chart(size: size)
    try chart.setTheme(.dark)
    let grid = try field(16, 11)
    let scale = ColorScale(style: ColorScale.Style(map: .magma))
    try chart.add(
      ContourMark(
        x: grid.x,
        y: grid.y,
        values: grid.values,
        colorScale: scale,
        style: ContourStyle(isFilled: true, width: 0)
      )
    )
    try chart.add(
      ContourMark(
        x: grid.x,
        y: grid.y,
        values: grid.values,
        style: ContourStyle(width: 0.75, color: Color(rgb: 0xffffff, alpha: 0.6))
      )
    )
    chart.add(try ColorBar(scale), to: .above)
    return chart
  }

  /// A whirl in colours of its speed, a key in the legend, dots in its middle.
  static let quiverWhirl = GoldenChart("QuiverWhirl") {
    let chart = try Chart(size: size)
    let places: [SIMD2<Double>] = (0..<135).map { index in
      SIMD2(Double(index % 15 - 7), Double(index / 15 - 4))
    }
    func speed(_ place: SIMD2<Double>) -> Double {
      let radius = hypot(place.x, place.y)
      return radius * exp(-radius / 3)
    }
    func way(_ place: SIMD2<Double>) -> SIMD2<Double> {
      let radius = hypot(place.x, place.y)
      return radius > 0 ? SIMD2(-place.y, place.x) / radius * speed(place) : .zero
    }
    try chart.add(
      QuiverMark(
        x: try Column(places.map(\.x)),
        y: try Column(places.map(\.y)),
        u: try Column(places.map { way($0).x }),
        v: try Column(places.map { way($0).y }),
        color: try Column(places.map(speed)),
        style: QuiverStyle(pivot: .middle, keyUnit: "m/s")
      ),
      label: "Wind"
    )
    chart.add(try Legend(), to: .above)
    return chart
  }

  /// Arrows in colours as what they cover of each pixel, over those of lower values.
  static let quiverMany = GoldenChart("QuiverMany") {
    let chart = try Chart(size: size)
    try chart.setDirectRows(0)
    let places: [SIMD2<Double>] = (0..<1200).map { index in
      let (row, column) = index.quotientAndRemainder(dividingBy: 40)
      return SIMD2(Double(column) / 6.5 - 3, Double(row) / 4.9 - 3)
    }
    func slope(_ place: SIMD2<Double>) -> Double { sin(place.x) * cos(place.y) }
    try chart.add(
      QuiverMark(
        x: try Column(places.map(\.x)),
        y: try Column(places.map(\.y)),
        u: try Column(places.map { cos($0.x) * cos($0.y) }),
        v: try Column(places.map { -sin($0.x) * sin($0.y) }),
        color: try Column(places.map(slope)),
        style: QuiverStyle(scale: 14, pivot: .middle, alpha: 0.8)
      )
    )
    return chart
  }

  /// Squares that abut without seams, and translucent stars in colours over them, as what they are
  /// on each pixel.
  static let polygonsMany = GoldenChart("PolygonsMany") {
    let chart = try Chart(size: size)
    try chart.setDirectRows(0)
    typealias Ring = [SIMD2<Double>]
    func add(_ rings: [Ring], isColored: Bool, _ style: PolygonStyle) throws {
      let corners = rings.joined()
      let groups = rings.indices.flatMap { ring in rings[ring].map { _ in Double(ring) } }
      try chart.add(
        PolygonMark(
          x: Column(corners.map(\.x)),
          y: Column(corners.map(\.y)),
          groups: Column(groups),
          color: isColored ? Column(groups) : nil,
          style: style
        )
      )
    }
    let squares = (0..<200).map { index -> Ring in
      let corner = SIMD2(Double(index % 20), Double(index / 20))
      let sides: Ring = [SIMD2(0, 0), SIMD2(1, 0), SIMD2(1, 1), SIMD2(0, 1)]
      return sides.map { side in
        let place = corner + side
        return SIMD2(place.x - 0.15 * place.y, place.y + 0.1 * place.x)
      }
    }
    let stars = (0..<12).map { index -> Ring in
      let place = Double(index)
      let middle = SIMD2(1.5 + 1.4 * place, 6 + 3 * sin(place))
      return (0..<5).map { corner in
        let turn: Double = Double(corner) * 0.8 * .pi
        return middle + SIMD2(sin(turn), cos(turn)) * 2
      }
    }
    try add(squares, isColored: false, PolygonStyle())
    try add(stars, isColored: true, PolygonStyle(alpha: 0.7))
    return chart
  }

  /// Parents with their names, children of theirs, names that are shortened or left out.
  static let treemapNested = GoldenChart("TreemapNested") {
    let chart = try Chart(size: size)
    let names = [
      "Services", "Industry", "Farms", "Trade", "Education and health", "Leisure", "Finance",
      "Information", "Building", "Machines", "Food", "Paper", "Wood", "Crops", "Livestock",
    ]
    let parents: [Double] = [-1, -1, -1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]
    let values: [Double] = [0, 0, 0, 26.2, 17.8, 13.1, 8.3, 3.1, 7.7, 6.5, 2.4, 0.5, 0.3, 1.4, 0.9]
    try chart.add(
      TreemapMark(
        values: try Column(values),
        parents: try Column(parents),
        style: TreemapStyle(labels: names, labelSize: 10)
      )
    )
    return chart
  }

  /// Two years, of which some days have no value.
  static let calendarYears = GoldenChart("CalendarYears") {
    let chart = try Chart(size: size)
    func warmth(_ day: Int) -> Double {
      let season: Double = cos(Double(day + 45) / 365 * 2 * .pi)
      return 10 - 12 * season + Double(day % 7)
    }
    // From 2023-03-01 on.
    let days = (0..<640).filter { $0 % 37 != 5 }
    let scale = ColorScale(style: ColorScale.Style(map: .viridis))
    try chart.add(
      CalendarMark(
        days: try Column(days.map { Double(19_417 + $0) }),
        values: try Column(days.map(warmth)),
        colorScale: scale,
        style: CalendarStyle(labelSize: 8)
      )
    )
    chart.add(try ColorBar(scale), to: .above)
    return chart
  }

  /// An image of few pixels as rectangles, and the same smoothed and upside down, translucent.
  static let images = GoldenChart("Images") {
    let chart = try Chart(size: size)
    let bytes = (0..<6 * 4).flatMap { index -> [UInt8] in
      let (row, column) = (index / 6, index % 6)
      return [UInt8(50 * column), UInt8(80 * row), UInt8(255 - 50 * column), 255]
    }
    let image = try bytes.withUnsafeBytes { bytes throws in
      try Image(copying: bytes, width: 6, height: 4, bytesPerRow: 24)
    }
    try chart.add(ImageMark(image, x: (0, 6), y: (0, 4)))
    try chart.add(
      ImageMark(
        image,
        x: (7, 13),
        y: (4, 0),
        style: ImageStyle(interpolation: .linear, alpha: 0.7)
      )
    )
    return chart
  }
}
