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
  /// In the document, which brings those glyphs along that it shows. Fonts that can't be embedded -
  /// variable ones, and all where HarfBuzz's library for subsets is not installed - are named, as
  /// are all for viewers that know no embedded fonts.
  case embedded = 0
  /// On its machine, by the names of their families. Where one is missing another one takes the
  /// same width, in most viewers.
  case named = 1
  /// Nowhere: letters are shapes, which look the same in every viewer and can't be found or edited
  /// as text.
  case outlines = 2
}
