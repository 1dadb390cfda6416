import ControlCore
import Foundation

/// A type of files or data, by its identifier.
///
/// Differs from UniformTypeIdentifiers: no types are declared by apps, and unknown extensions have none.
public struct UTType: Hashable, Codable, Sendable {
  /// The name of the type, `public.png`.
  public let identifier: String

  /// Creates the type with a name.
  public init?(_ identifier: String) {
    guard !identifier.isEmpty else { return nil }
    self.identifier = identifier
  }

  /// Creates the type of files with an extension, or `nil` if it is not known.
  ///
  /// - Parameters:
  ///   - filenameExtension: The extension, without regard to case.
  ///   - supertype: The type that it must be a kind of.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let known = UniformTypes.identifier(ofExtension: filenameExtension.lowercased()) else { return nil }
    self.init(known: known)
    guard supertype == .data || conforms(to: supertype) else { return nil }
  }

  init(known identifier: String) { self.identifier = identifier }

  /// The usual extension of files of the type, or `nil` if it is not known.
  public var preferredFilenameExtension: String? { UniformTypes.preferredExtension(of: identifier) }

  /// Returns whether each file of this type is one of another.
  public func conforms(to type: UTType) -> Bool { UniformTypes.conforms(identifier, to: type.identifier) }

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
  /// Addresses of files.
  public static let fileURL = UTType(known: "public.file-url")
  /// Text.
  public static let text = UTType(known: "public.text")
  /// Text without formats.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without formats, in UTF-8.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text in RTF.
  public static let rtf = UTType(known: "public.rtf")
  /// Pages in HTML.
  public static let html = UTType(known: "public.html")
  /// JSON.
  public static let json = UTType(known: "public.json")
  /// XML.
  public static let xml = UTType(known: "public.xml")
  /// Values separated by a character.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
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
}
