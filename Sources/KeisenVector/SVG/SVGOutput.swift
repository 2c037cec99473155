import KeisenDrawing
import KeisenImage
import KeisenPrimitives
import KeisenText

/// Writes an SVG document.
final class SVGOutput: VectorOutput {
  private let buffer = DocumentBuffer()
  private let list: DisplayList
  private let fonts: VectorFonts
  /// What every name in the document begins with; all hang on its content.
  private static let prefixLength = 8
  private static let placeholder = String(repeating: "_", count: prefixLength)
  private var prefixes: [Int] = []
  private var gradients = 0
  private var clips: [Clip: Int] = [:]
  private var markers = 0
  private var images = DocumentImages()
  /// Where each picture stands, by its number.
  private var imagePlaces: [Point] = []
  private var currentClip: Clip?
  private var usedFonts: [UsedFont] = []

  private struct UsedFont {
    let font: Font
    var scalars: Set<UInt32>
    var glyphs: Set<UInt32>
  }

  /// Begins a document.
  init(_ list: DisplayList, _ document: VectorDocument, fonts: VectorFonts) {
    self.list = list
    self.fonts = fonts
    writeHead(document)
    if list.background.alpha > 0 {
      fill(.color(list.background), isEvenOdd: false) {
        $0.addRect(Rect(x: 0, y: 0, width: list.size.width, height: list.size.height))
      }
    }
  }

  /// Ends the document and returns its bytes.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func finish() throws(KeisenError) -> ByteBuffer {
    clip(to: nil)
    if fonts == .embedded { writeFonts() }
    buffer.append("</svg>\n")
    var hash = DocumentHash()
    buffer.withUnsafeBytes { hash.add($0) }
    let prefix = hash.letters(Self.prefixLength, from: "a")
    for place in prefixes { buffer.replace(at: place, with: prefix) }
    return try buffer.finish()
  }

  private func writeHead(_ document: VectorDocument) {
    let (width, height) = (number(list.size.width), number(list.size.height))
    buffer.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" "
        + "viewBox=\"0 0 \(width) \(height)\" role=\"img\""
    )
    let parts = [("title", document.title), ("desc", document.description)].filter { !$0.1.isEmpty }
    if !parts.isEmpty {
      buffer.append(" aria-labelledby=\"")
      for (index, part) in parts.enumerated() {
        if index > 0 { buffer.append(" ") }
        appendName(part.0)
      }
      buffer.append("\"")
    }
    // Signs stay what they are: Inter would raise the colon of a time.
    buffer.append(
      " text-rendering=\"geometricPrecision\" style=\"font-feature-settings:'calt' 0\">\n"
    )
    let language =
      document.language.isEmpty ? "" : " lang=\"\(XMLText.escaped(document.language))\""
    for part in parts {
      buffer.append("<\(part.0) id=\"")
      appendName(part.0)
      buffer.append("\"\(language)>\(XMLText.escaped(part.1))</\(part.0)>\n")
    }
  }

  // MARK: Shapes

  func clip(to clip: Clip?) {
    guard clip != currentClip else { return }
    if currentClip != nil { buffer.append("</g>\n") }
    currentClip = clip
    guard let clip else { return }
    if clips[clip] == nil {
      clips[clip] = clips.count
      buffer.append("<clipPath id=\"")
      appendName("c\(clips.count - 1)")
      buffer.append("\"><path d=\"")
      appendPath { $0.addRect(clip.rect, radii: clip.radii) }
      buffer.append("\"/></clipPath>\n")
    }
    buffer.append("<g clip-path=\"url(#")
    appendName("c\(clips[clip] ?? 0)")
    buffer.append(")\">\n")
  }

  func fill(_ fill: Fill, isEvenOdd: Bool, _ path: (SVGPath) -> Void) {
    let gradient = writeGradient(fill)
    buffer.append("<path")
    appendPaint("fill", fill, gradient)
    if isEvenOdd { buffer.append(" fill-rule=\"evenodd\"") }
    buffer.append(" d=\"")
    appendPath(path)
    buffer.append("\"/>\n")
  }

  func stroke(_ stroke: Stroke, _ path: (SVGPath) -> Void) {
    buffer.append("<path fill=\"none\"")
    appendPaint("stroke", .color(stroke.color), nil)
    buffer.append(" stroke-width=\"\(number(stroke.width))\"")
    switch stroke.join {
    case .round: buffer.append(" stroke-linejoin=\"round\"")
    case .bevel: buffer.append(" stroke-linejoin=\"bevel\"")
    case .mitre: buffer.append(" stroke-miterlimit=\"\(number(max(1, stroke.mitreLimit)))\"")
    }
    switch stroke.cap {
    case .round: buffer.append(" stroke-linecap=\"round\"")
    case .butt: break
    case .square: buffer.append(" stroke-linecap=\"square\"")
    }
    buffer.append(" d=\"")
    appendPath(path)
    buffer.append("\"/>\n")
  }

  func draw(_ image: Image, in rect: Rect) throws(KeisenError) {
    let size = Size(width: rect.width, height: rect.height)
    let (index, isKnown) = images.number(of: image, at: size)
    if isKnown {
      let first = imagePlaces[index]
      buffer.append("<use href=\"#")
      appendName("i\(index)")
      buffer.append("\" x=\"\(number(rect.x - first.x))\" ")
      buffer.append("y=\"\(number(rect.y - first.y))\"/>\n")
      return
    }
    imagePlaces.append(Point(x: rect.x, y: rect.y))
    let file = try image.png()
    buffer.append("<image id=\"")
    appendName("i\(index)")
    buffer.append(
      "\" x=\"\(number(rect.x))\" y=\"\(number(rect.y))\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\" preserveAspectRatio=\"none\""
    )
    buffer.append(" href=\"data:image/png;base64,")
    file.withUnsafeBytes { buffer.appendBase64($0) }
    buffer.append("\"/>\n")
  }

  // MARK: Text

  func draw(_ run: GlyphRun) {
    let text = SVGText(run.text)
    guard let first = text.pieces.first, run.color.alpha > 0, run.angle.isFinite else { return }
    let start = run.start(pixelRatio: list.pixelRatio)
    if fonts == .outlines {
      return fill(.color(run.color), isEvenOdd: false) {
        GlyphPath(run: run, start: start).add(to: $0)
      }
    }
    let font = run.text.font
    buffer.append("<text")
    if run.angle != 0 {
      buffer.append(
        " transform=\"rotate(\(number(-run.angle)) \(number(start.x)) \(number(start.y)))\""
      )
    }
    var x = start.x + first.x
    if text.isRightToLeft {
      // The line ends on its left.
      buffer.append(" direction=\"rtl\" text-anchor=\"end\"")
      x = start.x
    }
    buffer.append(" x=\"\(number(x))\" y=\"\(number(start.y))\"")
    buffer.append(" font-family=\"")
    if fonts == .embedded { appendName("f\(index(of: run.text))") }
    buffer.append("\(fonts == .embedded ? "," : "")\(Self.families(of: font))\"")
    buffer.append(" font-size=\"\(number(run.text.size))\"")
    if font.weight != 400 { buffer.append(" font-weight=\"\(font.weight)\"") }
    if font.isItalic { buffer.append(" font-style=\"italic\"") }
    appendPaint("fill", .color(run.color), nil)
    if !text.isDivided {
      if run.text.glyphs.count > 1, run.text.width > 0 {
        buffer.append(
          " textLength=\"\(number(run.text.width))\" lengthAdjust=\"spacingAndGlyphs\""
        )
      }
      if text.hasTabularFigures {
        buffer.append(" style=\"font-feature-settings:'calt' 0,'tnum'\"")
      }
      if first.scalars.contains(" ") { buffer.append(" xml:space=\"preserve\"") }
    }
    buffer.append(">\(XMLText.escaped(first.scalars))")
    for piece in text.pieces.dropFirst() {
      buffer.append(
        "<tspan x=\"\(number(start.x + piece.x))\">\(XMLText.escaped(piece.scalars))</tspan>"
      )
    }
    buffer.append("</text>\n")
  }

  /// The families that a viewer shall look for: the font's own, and any without serifs.
  private static func families(of font: Font) -> String {
    let name = font.family.substituting("\\", with: "").substituting("'", with: "")
    let isPlain = name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic && $0.isASCII }
    return XMLText.escaped(isPlain ? "\(name),sans-serif" : "'\(name)',sans-serif")
  }

  /// Returns the number of a text's font among those that are used, and notes its characters.
  private func index(of text: ShapedText) -> Int {
    let index = usedFonts.firstIndex { $0.font === text.font } ?? usedFonts.count
    if index == usedFonts.count {
      usedFonts.append(UsedFont(font: text.font, scalars: [], glyphs: []))
    }
    usedFonts[index].scalars.formUnion(text.source.unicodeScalars.map(\.value))
    usedFonts[index].glyphs.formUnion(text.glyphs.map(\.id))
    return index
  }

  private func writeFonts() {
    guard !usedFonts.isEmpty else { return }
    buffer.append("<style>\n")
    for (index, used) in usedFonts.enumerated() {
      let subset = used.font.subset(
        glyphs: used.glyphs,
        scalars: used.scalars,
        keepsLayout: true
      )
      // A font that varies, and any where HarfBuzz has no library for subsets, is found by the name
      // behind this one.
      guard let subset else { continue }
      buffer.append("@font-face{font-family:")
      appendName("f\(index)")
      if used.font.weight != 400 { buffer.append(";font-weight:\(used.font.weight)") }
      if used.font.isItalic { buffer.append(";font-style:italic") }
      buffer.append(";src:url(data:font/otf;base64,")
      subset.bytes.withUnsafeBytes { buffer.appendBase64($0) }
      buffer.append(")}\n")
    }
    buffer.append("</style>\n")
  }

  // MARK: Markers

  func beginMarkers(_ figure: MarkerFigure, fill: Color) {
    buffer.append("<defs><g id=\"")
    appendName("m\(markers)")
    buffer.append("\">")
    if let border = figure.border {
      buffer.append("<path")
      appendPaint("fill", .color(border), nil)
      // What is placed hands its own opacity down.
      if border.alpha >= 1 { buffer.append(" fill-opacity=\"1\"") }
      buffer.append(" fill-rule=\"evenodd\" d=\"")
      appendPath { figure.addBorder(to: $0) }
      buffer.append("\"/>")
    }
    if figure.hasInside {
      buffer.append("<path fill-rule=\"evenodd\" d=\"")
      appendPath { figure.addInside(to: $0) }
      buffer.append("\"/>")
    }
    buffer.append("</g></defs>\n<g")
    appendPaint("fill", .color(fill), nil)
    buffer.append(">\n")
  }

  func placeMarker(at place: SIMD2<Double>, scale: Double, fill: Color?) {
    buffer.append("<use href=\"#")
    appendName("m\(markers)")
    if scale == 1 {
      buffer.append("\" x=\"")
      buffer.append(place.x)
      buffer.append("\" y=\"")
      buffer.append(place.y)
    } else {
      buffer.append("\" transform=\"translate(")
      buffer.append(place.x)
      buffer.append(" ")
      buffer.append(place.y)
      buffer.append(")scale(")
      buffer.append(scale)
      buffer.append(")")
    }
    buffer.append("\"")
    if let fill { appendPaint("fill", .color(fill), nil) }
    buffer.append("/>\n")
  }

  func endMarkers() {
    buffer.append("</g>\n")
    markers += 1
  }

  // MARK: Attributes

  private func appendName(_ name: String) {
    prefixes.append(buffer.count)
    buffer.append(Self.placeholder)
    buffer.append("-\(name)")
  }

  private func appendPath(_ path: (SVGPath) -> Void) {
    let target = SVGPath(buffer)
    path(target)
    target.finish()
  }

  /// Writes a gradient's definition and returns its number, nil for a colour.
  private func writeGradient(_ fill: Fill) -> Int? {
    guard case .gradient(let gradient) = fill else { return nil }
    defer { gradients += 1 }
    buffer.append("<linearGradient id=\"")
    appendName("g\(gradients)")
    buffer.append(
      "\" gradientUnits=\"userSpaceOnUse\" x1=\"\(number(gradient.start.x))\" "
        + "y1=\"\(number(gradient.start.y))\" x2=\"\(number(gradient.end.x))\" "
        + "y2=\"\(number(gradient.end.y))\">"
    )
    for stop in gradient.stops {
      buffer.append("<stop offset=\"\(number(stop.offset))\" stop-color=\"\(stop.color.hex)\"")
      if stop.color.alpha < 1 {
        buffer.append(" stop-opacity=\"\(number(Double(stop.color.alpha)))\"")
      }
      buffer.append("/>")
    }
    buffer.append("</linearGradient>\n")
    return gradients
  }

  private func appendPaint(_ attribute: String, _ fill: Fill, _ gradient: Int?) {
    switch fill {
    case .color(let color):
      buffer.append(" \(attribute)=\"\(color.hex)\"")
      if color.alpha < 1 {
        buffer.append(" \(attribute)-opacity=\"\(number(Double(color.alpha)))\"")
      }
    case .gradient:
      buffer.append(" \(attribute)=\"url(#")
      appendName("g\(gradient ?? 0)")
      buffer.append(")\"")
    }
  }

  private func number(_ value: Double) -> String { VectorNumber.text(value) }
}
