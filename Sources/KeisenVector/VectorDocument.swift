/// What a document says about the picture in it.
public struct VectorDocument: Hashable, Sendable {
  /// The title, without markup; empty for none.
  public var title: String
  /// What the picture shows, for people who don't see it; empty for none.
  public var description: String
  /// The language of both as a tag of BCP 47; empty where it is not known.
  public var language: String

  /// Makes a description of a picture.
  public init(title: String = "", description: String = "", language: String = "") {
    self.title = title
    self.description = description
    self.language = language
  }
}

/// Where a viewer of an SVG document finds its fonts.
public enum VectorFonts: UInt32, Hashable, Sendable {
  /// On its machine, by the names of their families.
  case named = 0
  /// In the document, which brings those glyphs along that it shows; by name where a viewer knows no embedded fonts.
  case embedded = 1
}
