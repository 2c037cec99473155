import KeisenImage
import KeisenPrimitives
import KeisenVector

/// What a file says about the picture in it.
struct PictureDescription {
  private let title: String
  private let description: String
  private let language: String

  /// Takes a title without markup, and what the picture shows.
  init(title: String, description: String, language: Language) {
    self.title = title
    self.description = description
    self.language = language.tag
  }

  /// What a file of pixels tells.
  var texts: [PNGText] {
    let head = title.isEmpty ? [] : [PNGText(.title, title)]
    return head
      + [PNGText(.description, description, language: language), PNGText(.software, "Keisen")]
  }

  /// What a document tells.
  var document: VectorDocument {
    VectorDocument(title: title, description: description, language: language)
  }
}
