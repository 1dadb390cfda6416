import Foundation

/// A type of files or data, by its identifier.
///
/// Differs from UniformTypeIdentifiers: types have no supertypes but those that are listed here, and none are declared by apps.
public struct UTType: Hashable, Sendable {
  /// The name of the type, `public.png`.
  public let identifier: String

  /// Creates the type with a name.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, or `nil` if it is not known.
  public init?(filenameExtension: String) {
    let wanted = filenameExtension.lowercased()
    guard let known = Self.known.first(where: { $0.extensions.contains(wanted) }) else { return nil }
    identifier = known.identifier
  }

  private init(known identifier: String) { self.identifier = identifier }

  /// The usual extension of files of the type, or `nil` if it is not known.
  public var preferredFilenameExtension: String? {
    Self.known.first { $0.identifier == identifier }?.extensions.first
  }

  /// Returns whether each file of this type is one of another.
  public func conforms(to type: UTType) -> Bool {
    if self == type { return true }
    guard let parent = Self.known.first(where: { $0.identifier == identifier })?.parent else { return false }
    return UTType(known: parent).conforms(to: type)
  }

  /// Items of every kind.
  public static let item = UTType(known: "public.item")
  /// Content of documents.
  public static let content = UTType(known: "public.content")
  /// Bytes.
  public static let data = UTType(known: "public.data")
  /// Folders.
  public static let folder = UTType(known: "public.folder")
  /// Addresses.
  public static let url = UTType(known: "public.url")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without formats.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text in RTF.
  public static let rtf = UTType(known: "public.rtf")
  /// Pages in HTML.
  public static let html = UTType(known: "public.html")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Values separated by commas.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Documents in PDF.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// Archives in zip.
  public static let zip = UTType(known: "public.zip-archive")
  /// Pictures.
  public static let image = UTType(known: "public.image")
  /// Pictures in PNG.
  public static let png = UTType(known: "public.png")
  /// Pictures in JPEG.
  public static let jpeg = UTType(known: "public.jpeg")
  /// Pictures in GIF.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// Pictures in HEIC.
  public static let heic = UTType(known: "public.heic")
  /// Movies.
  public static let movie = UTType(known: "public.movie")
  /// Movies in MPEG-4.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Sound.
  public static let audio = UTType(known: "public.audio")
  /// Sound in MP3.
  public static let mp3 = UTType(known: "public.mp3")

  private static let known: [(identifier: String, parent: String?, extensions: [String])] = [
    ("public.data", "public.item", []), ("public.folder", "public.item", []),
    ("public.content", nil, []), ("public.url", "public.data", []),
    ("public.text", "public.data", []), ("public.plain-text", "public.text", ["txt", "text"]),
    ("public.rtf", "public.text", ["rtf"]), ("public.html", "public.text", ["html", "htm"]),
    ("public.json", "public.text", ["json"]), ("public.xml", "public.text", ["xml"]),
    ("public.comma-separated-values-text", "public.plain-text", ["csv"]),
    ("com.adobe.pdf", "public.data", ["pdf"]), ("public.zip-archive", "public.data", ["zip"]),
    ("public.image", "public.data", []), ("public.png", "public.image", ["png"]),
    ("public.jpeg", "public.image", ["jpeg", "jpg"]), ("com.compuserve.gif", "public.image", ["gif"]),
    ("public.heic", "public.image", ["heic"]), ("public.movie", "public.data", []),
    ("public.mpeg-4", "public.movie", ["mp4"]), ("public.audio", "public.data", []),
    ("public.mp3", "public.audio", ["mp3"]),
  ]
}
