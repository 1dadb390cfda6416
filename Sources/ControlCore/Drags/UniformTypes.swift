import TextViewCore

/// The uniform types that the system declares, as far as they are known here.
package enum UniformTypes {
  /// A type with those that it is a kind of, and the extensions of its files, the usual one first.
  private struct Declaration {
    let identifier: String
    let parents: [String]
    let extensions: [String]

    init(_ identifier: String, _ parents: [String], _ extensions: [String] = []) {
      (self.identifier, self.parents, self.extensions) = (identifier, parents, extensions)
    }
  }

  private static let declarations: [Declaration] = [
    Declaration("public.data", ["public.item"]),
    Declaration("public.directory", ["public.item"]),
    Declaration("public.folder", ["public.directory"]),
    Declaration(PasteboardTypes.location, ["public.data"]),
    Declaration("public.file-url", [PasteboardTypes.location]),
    Declaration("public.text", ["public.data", "public.content"]),
    Declaration("public.plain-text", ["public.text"], ["txt", "text"]),
    Declaration(PasteboardTypes.text, ["public.plain-text"]),
    Declaration("public.rtf", ["public.text"], ["rtf"]),
    Declaration("public.html", ["public.text"], ["html", "htm"]),
    Declaration("public.json", ["public.text"], ["json"]),
    Declaration("public.xml", ["public.text"], ["xml"]),
    Declaration("public.delimited-values-text", ["public.text"]),
    Declaration("public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"]),
    Declaration("public.composite-content", ["public.content"]),
    Declaration("com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"]),
    Declaration("public.zip-archive", ["public.data"], ["zip"]),
    Declaration("public.image", ["public.data", "public.content"]),
    Declaration(PasteboardTypes.picture, ["public.image"], ["png"]),
    Declaration("public.jpeg", ["public.image"], ["jpeg", "jpg"]),
    Declaration("com.compuserve.gif", ["public.image"], ["gif"]),
    Declaration("public.heic", ["public.image"], ["heic"]),
    Declaration("public.audiovisual-content", ["public.data", "public.content"]),
    Declaration("public.movie", ["public.audiovisual-content"]),
    Declaration("public.mpeg-4", ["public.movie"], ["mp4"]),
    Declaration("public.audio", ["public.audiovisual-content"]),
    Declaration("public.mp3", ["public.audio"], ["mp3"]),
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

  /// Returns the usual extension of files of a type.
  package static func preferredExtension(of identifier: String) -> String? {
    declaration(of: identifier)?.extensions.first
  }
}
