import KeisenDrawing
import KeisenImage
import KeisenPrimitives
import KeisenText

/// Writes a PDF document of one page, as large as the picture, a point for a point.
final class PDFOutput: VectorOutput {
  private let file = PDFFile()
  /// The operators that draw the page.
  let content = DocumentBuffer()
  private let list: DisplayList
  private let document: VectorDocument
  private var fonts: PDFFonts
  /// Entries of the page's dictionaries of resources.
  private var (masks, shadings, objects): ([String], [String], [String]) = ([], [], [])
  private var opacities: Set<Int64> = []
  private var currentClip: Clip?
  private var markerName = ""
  private var images = DocumentImages()
  /// What each picture is called, by its number.
  private var imageNames: [String] = []
  /// Pages are at most this long in units of their own; larger ones have larger units.
  private static let longestSide = 14_400.0

  /// Begins a document.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  init(_ list: DisplayList, _ document: VectorDocument) throws(KeisenError) {
    self.list = list
    self.document = document
    fonts = PDFFonts(list)
    try fonts.write(to: file)
    let scale = 1 / unit
    if isTagged { content.append("/Figure<</MCID 0>>BDC\n") }
    content.append(
      "\(scaled(scale)) 0 0 \(scaled(-scale)) 0 \(number(list.size.height * scale)) cm\n"
    )
    if list.background.alpha > 0 {
      fill(.color(list.background), isEvenOdd: false) {
        $0.addRect(Rect(x: 0, y: 0, width: list.size.width, height: list.size.height))
      }
    }
  }

  /// Points in a unit of the page.
  private var unit: Double {
    max(1, (max(list.size.width, list.size.height) / Self.longestSide).rounded(.up))
  }

  /// Ends the document and returns its bytes.
  ///
  /// - Throws: `KeisenError` with code `.outOfMemory`.
  func finish() throws(KeisenError) -> ByteBuffer {
    clip(to: nil)
    if isTagged { content.append("EMC\n") }
    let stream = try file.addStream("", content)
    let (pages, scale) = (file.reserve(), 1 / unit)
    let page = file.add(
      "<</Type/Page/Parent \(pages) 0 R/MediaBox[0 0 \(number(list.size.width * scale)) "
        + "\(number(list.size.height * scale))]\(unit > 1 ? "/UserUnit \(number(unit))" : "")"
        + "/Group<</S/Transparency/CS/DeviceRGB>>/Resources<<\(resources)>>"
        + "/Contents \(stream) 0 R\(isTagged ? "/StructParents 0" : "")>>"
    )
    file.write(pages, "<</Type/Pages/Kids[\(page) 0 R]/Count 1>>")
    let showsTitle = document.title.isEmpty ? "" : "/ViewerPreferences<</DisplayDocTitle true>>"
    let structure = isTagged ? structure(of: page) : ""
    let language =
      document.language.isEmpty ? "" : "/Lang\(PDFText.string(document.language.unicodeScalars))"
    let root = file.add("<</Type/Catalog/Pages \(pages) 0 R\(showsTitle)\(language)\(structure)>>")
    let words = [("Title", document.title), ("Subject", document.description)]
      .filter { !$0.1.isEmpty }.map { "/\($0.0)\(PDFText.string($0.1.unicodeScalars))" }
    let info = file.add("<<\(words.joined())/Creator(Keisen)/Producer(Keisen)>>")
    return try file.finish(root: root, info: info)
  }

  /// Whether the page is one figure with alternative text.
  private var isTagged: Bool { !document.description.isEmpty }

  /// Writes the tree of a page that is one figure, and returns the catalog's entries for it.
  private func structure(of page: Int) -> String {
    let (root, scale) = (file.reserve(), 1 / unit)
    let box =
      "[0 0 \(number(list.size.width * scale)) \(number(list.size.height * scale))]"
    let figure = file.add(
      "<</Type/StructElem/S/Figure/P \(root) 0 R/Pg \(page) 0 R/K 0"
        + "/A<</O/Layout/BBox\(box)/Placement/Block>>"
        + "/Alt\(PDFText.string(document.description.unicodeScalars))>>"
    )
    file.write(
      root,
      "<</Type/StructTreeRoot/K \(figure) 0 R/ParentTree<</Nums[0[\(figure) 0 R]]>>"
        + "/ParentTreeNextKey 1>>"
    )
    return "/MarkInfo<</Marked true>>/StructTreeRoot \(root) 0 R"
  }

  private var resources: String {
    let opacity = opacities.sorted().map { thousandths in
      let value = number(Double(thousandths) / 1000)
      return "/A\(thousandths)<</ca \(value)/CA \(value)>>"
    }
    return "/ExtGState<<\(opacity.joined())\(masks.joined())>>/Font<<\(fonts.resources)>>"
      + "/Shading<<\(shadings.joined())>>/XObject<<\(objects.joined())>>"
  }

  // MARK: Shapes

  func clip(to clip: Clip?) {
    guard clip != currentClip else { return }
    if currentClip != nil { content.append("Q\n") }
    currentClip = clip
    guard let clip else { return }
    content.append("q\n")
    appendPath { $0.addRect(clip.rect, radii: clip.radii) }
    content.append("W n\n")
  }

  func fill(_ fill: Fill, isEvenOdd: Bool, _ path: (PDFPath) -> Void) {
    switch fill {
    case .color(let color):
      setFill(color)
      appendPath(path)
      content.append(isEvenOdd ? "f*\n" : "f\n")
    case .gradient(let gradient):
      content.append("q\n")
      appendPath(path)
      content.append(isEvenOdd ? "W* n\n" : "W n\n")
      paint(gradient)
      content.append("Q\n")
    }
  }

  func stroke(_ stroke: Stroke, _ path: (PDFPath) -> Void) {
    appendColor(stroke.color, "RG")
    setOpacity(stroke.color.alpha)
    let join =
      switch stroke.join {
      case .round: "1 j"
      case .bevel: "2 j"
      case .mitre: "0 j \(number(max(1, stroke.mitreLimit))) M"
      }
    let cap =
      switch stroke.cap {
      case .round: "1 J"
      case .butt: "0 J"
      case .square: "2 J"
      }
    content.append("\(number(stroke.width)) w \(join) \(cap)\n")
    appendPath(strokedBy: stroke.width, path)
    content.append("S\n")
  }

  /// Fills the clip with a gradient.
  private func paint(_ gradient: Gradient) {
    let stops = gradient.stops
    let name = "S\(shadings.count)"
    let colors = stops.map { Self.components($0.color) }
    shadings.append(
      "/\(name) \(addShading(gradient, "DeviceRGB", stops.map(\.offset), colors)) 0 R"
    )
    if stops.contains(where: { $0.color.alpha != stops[0].color.alpha }) {
      let alphas = stops.map { number(Double(Color.clamped($0.color.alpha))) }
      let mask = addShading(gradient, "DeviceGray", stops.map(\.offset), alphas)
      let box = "0 0 \(number(list.size.width)) \(number(list.size.height))"
      let drawing = DocumentBuffer()
      drawing.append("/S sh\n")
      let group = addForm(
        "/BBox[\(box)]/Group<</S/Transparency/CS/DeviceGray>>/Resources<</Shading<</S \(mask) 0 R>>>>",
        drawing
      )
      let state = file.add("<</SMask<</S/Luminosity/G \(group) 0 R>>/ca 1/CA 1>>")
      masks.append("/M\(masks.count) \(state) 0 R")
      content.append("/M\(masks.count - 1) gs\n")
    } else {
      setOpacity(stops[0].color.alpha)
    }
    content.append("/\(name) sh\n")
  }

  /// Writes a shading whose values are mixed between stops.
  private func addShading(
    _ gradient: Gradient,
    _ space: String,
    _ offsets: [Double],
    _ values: [String]
  ) -> Int {
    let parts = zip(values, values.dropFirst()).map { first, last in
      "<</FunctionType 2/Domain[0 1]/N 1/C0[\(first)]/C1[\(last)]>>"
    }
    let function =
      parts.count == 1
      ? parts[0]
      : "<</FunctionType 3/Domain[0 1]/Functions[\(parts.joined())]"
        + "/Bounds[\(offsets.dropFirst().dropLast().map(number).joined(separator: " "))]"
        + "/Encode[\(parts.map { _ in "0 1" }.joined(separator: " "))]>>"
    let places = [gradient.start, gradient.end].map { "\(number($0.x)) \(number($0.y))" }
    return file.add(
      "<</ShadingType 2/ColorSpace/\(space)/Coords[\(places.joined(separator: " "))]"
        + "/Extend[true true]/Function \(function)>>"
    )
  }

  // MARK: Pictures

  func draw(_ image: Image, in rect: Rect) throws(KeisenError) {
    let (index, isKnown) = images.number(of: image)
    if !isKnown {
      imageNames.append("I\(objects.count)")
      objects.append("/\(imageNames[index]) \(try PDFImage(image).write(to: file)) 0 R")
    }
    content.append("q\n")
    setOpacity(1)
    // Viewers that take all pixels that a picture touches would make it one larger than where it
    // ends on a border between two.
    let inset = min(0.01, rect.width / 4, rect.height / 4)
    let size = SIMD2(rect.width, rect.height) - 2 * inset
    // Pictures fill a square upwards.
    content.append(
      "\(number(size.x)) 0 0 \(number(-size.y)) \(number(rect.x + inset)) "
        + "\(number(rect.maxY - inset)) cm\n/\(imageNames[index]) Do\nQ\n"
    )
  }

  // MARK: Text

  func draw(_ run: GlyphRun) {
    guard let font = fonts[run.text], run.color.alpha > 0, run.angle.isFinite,
      run.text.size > 0, run.text.size.isFinite, !run.text.glyphs.isEmpty
    else { return }
    setFill(run.color)
    let start = run.start(pixelRatio: list.pixelRatio)
    let (along, up) = run.axes
    // Viewers may round the places of glyphs to whole pixels along a turned line, which shows:
    // poppler does.
    let isTurned = along != SIMD2(1, 0)
    if isTurned || !font.isEmbedded {
      appendPath { GlyphPath(run: run, start: start).add(to: $0) }
      content.append("f\n")
    }
    guard font.isEmbedded else { return }
    let lean = up + along * font.font.slant
    // Viewers that place glyphs on quarters of a pixel take the one before; a picture of pixels
    // takes the nearest.
    let place = start + (isTurned ? .zero : SIMD2(0.125, 0.02) / list.pixelRatio)
    let matrix = [along.x, along.y, lean.x, lean.y].map(scaled) + [place.x, place.y].map(number)
    content.append(
      "BT\n\(isTurned ? 3 : 0) Tr\n/\(font.name) \(number(run.text.size)) Tf\n"
        + "\(matrix.joined(separator: " ")) Tm\n"
    )
    PDFLine(run.text, font).write(to: content)
    content.append("ET\n")
  }

  // MARK: Markers

  func beginMarkers(_ figure: MarkerFigure, fill: Color) {
    markerName = "I\(objects.count)"
    let drawing = DocumentBuffer()
    let path = PDFPath(drawing, pixelRatio: list.pixelRatio, strokedBy: nil)
    var states = ""
    // What fills it comes from where it is placed; its border has a colour of its own.
    if let border = figure.border {
      drawing.append("q\n\(Self.components(border)) rg /B gs\n")
      states = "/ExtGState<</B<</ca \(number(Double(Color.clamped(border.alpha))))>>>>"
      figure.addBorder(to: path)
      drawing.append("f*\nQ\n")
    }
    if figure.hasInside {
      figure.addInside(to: path)
      drawing.append("f*\n")
    }
    let form = addForm("/BBox[-16384 -16384 16384 16384]/Resources<<\(states)>>", drawing)
    objects.append("/\(markerName) \(form) 0 R")
    content.append("q\n")
    setFill(fill)
  }

  func placeMarker(at place: SIMD2<Double>, scale: Double, fill: Color?) {
    content.append("q\n")
    if let fill { setFill(fill) }
    let text = number(scale)
    content.append("\(text) 0 0 \(text) ")
    content.append(place.x)
    content.append(" ")
    content.append(place.y)
    content.append(" cm\n/\(markerName) Do\nQ\n")
  }

  func endMarkers() { content.append("Q\n") }

  /// Writes a drawing that can be placed, and returns its number.
  private func addForm(_ entries: String, _ drawing: DocumentBuffer) -> Int {
    do throws(KeisenError) {
      return try file.addStream("/Type/XObject/Subtype/Form\(entries)", drawing)
    } catch {
      content.fail(error)
      return 0
    }
  }

  // MARK: State

  private func appendPath(strokedBy width: Double? = nil, _ path: (PDFPath) -> Void) {
    let target = PDFPath(content, pixelRatio: list.pixelRatio, strokedBy: width)
    path(target)
    target.finish()
  }

  private func setFill(_ color: Color) {
    appendColor(color, "rg")
    setOpacity(color.alpha)
  }

  private func appendColor(_ color: Color, _ command: String) {
    content.append("\(Self.components(color)) \(command)\n")
  }

  private func setOpacity(_ alpha: Float) {
    let thousandths = DocumentBuffer.thousandths(Double(Color.clamped(alpha)))
    opacities.insert(thousandths)
    content.append("/A\(thousandths) gs\n")
  }

  private static func components(_ color: Color) -> String {
    [color.red, color.green, color.blue].map {
      VectorNumber.text(Double(Color.clamped($0)))
    }.joined(separator: " ")
  }

  private func number(_ value: Double) -> String { VectorNumber.text(value) }

  /// A number of a matrix, with six decimals.
  private func scaled(_ value: Double) -> String {
    let millionths = Int64((max(-1e6, min(value.isNaN ? 0 : value, 1e6)) * 1e6).rounded())
    let (whole, rest) = millionths.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = millionths < 0 ? "-" : ""
    return rest == 0
      ? "\(sign)\(whole)" : "\(sign)\(whole).\(String("\(1_000_000 + rest)".dropFirst()))"
  }
}
