import TextViewCore

/// The uniform types that the system declares, as far as they are known here.
package enum UniformTypes {
  /// A type with those that it is a kind of, the extensions of its files and its MIME types, the usual ones first.
  struct Declaration {
    let identifier: String
    let parents: [String]
    let extensions: [String]
    let networkTypes: [String]

    init(
      _ identifier: String, _ parents: [String], _ extensions: [String] = [], _ networkTypes: [String] = []
    ) {
      (self.identifier, self.parents) = (identifier, parents)
      (self.extensions, self.networkTypes) = (extensions, networkTypes)
    }
  }

  private static let declarations = everydayTypes + systemTypes

  private static let everydayTypes: [Declaration] = [
    Declaration("public.item", []),
    Declaration("public.content", []),
    Declaration("public.data", ["public.item"]),
    Declaration("public.directory", ["public.item"]),
    Declaration("public.folder", ["public.directory"]),
    Declaration(PasteboardTypes.location, ["public.data"]),
    Declaration("public.file-url", [PasteboardTypes.location]),
    Declaration("public.text", ["public.data", "public.content"]),
    Declaration("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"]),
    Declaration(PasteboardTypes.text, ["public.plain-text"]),
    Declaration("public.rtf", ["public.text"], ["rtf"], ["text/rtf"]),
    Declaration("public.html", ["public.text"], ["html", "htm"], ["text/html"]),
    Declaration("public.json", ["public.text"], ["json"], ["application/json"]),
    Declaration("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"]),
    Declaration("public.delimited-values-text", ["public.text"]),
    Declaration(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"]),
    Declaration("public.composite-content", ["public.content"]),
    Declaration("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf"]),
    Declaration("public.zip-archive", ["public.data", "public.archive"], ["zip"], ["application/zip"]),
    Declaration("public.image", ["public.data", "public.content"]),
    Declaration(PasteboardTypes.picture, ["public.image"], ["png"], ["image/png"]),
    Declaration("public.jpeg", ["public.image"], ["jpeg", "jpg"], ["image/jpeg", "image/jpg"]),
    Declaration("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"]),
    Declaration("public.heic", ["public.image"], ["heic"], ["image/heic"]),
    Declaration("public.audiovisual-content", ["public.data", "public.content"]),
    Declaration("public.movie", ["public.audiovisual-content"]),
    Declaration("public.mpeg-4", ["public.movie"], ["mp4"], ["video/mp4"]),
    Declaration("public.audio", ["public.audiovisual-content"]),
    Declaration("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"]),
  ]

  private static func declaration(of identifier: String) -> Declaration? {
    declarations.first { $0.identifier == identifier }
  }

  /// Returns whether a type is another one, or a kind of it.
  package static func conforms(_ type: String, to other: String) -> Bool {
    type == other || declaration(of: type)?.parents.contains { conforms($0, to: other) } ?? false
  }

  /// Returns the type of files with an extension, in small letters.
  package static func identifier(ofExtension wanted: String) -> String? {
    declarations.first { $0.extensions.contains(wanted) }?.identifier
  }

  /// Returns the types of a MIME type, in small letters.
  package static func identifier(ofNetworkType wanted: String) -> String? {
    declarations.first { $0.networkTypes.contains(wanted) }?.identifier
  }

  /// Returns the extensions of files of a type, the usual one first.
  package static func extensions(of identifier: String) -> [String] {
    declaration(of: identifier)?.extensions ?? []
  }

  /// Returns the MIME types of a type, the usual one first.
  package static func networkTypes(of identifier: String) -> [String] {
    declaration(of: identifier)?.networkTypes ?? []
  }

  /// Returns all types that a type is a kind of.
  package static func supertypes(of identifier: String) -> Set<String> {
    let parents = declaration(of: identifier)?.parents ?? []
    return parents.reduce(into: Set(parents)) { $0.formUnion(supertypes(of: $1)) }
  }

  /// Returns whether the system declares a type.
  package static func isDeclared(_ identifier: String) -> Bool { declaration(of: identifier) != nil }

  /// Returns the usual extension of files of a type.
  package static func preferredExtension(of identifier: String) -> String? {
    declaration(of: identifier)?.extensions.first
  }
}
