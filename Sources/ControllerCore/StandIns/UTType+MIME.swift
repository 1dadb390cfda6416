import Foundation

extension UTType {
  /// The MIME types of the types of the system that have one, the preferred one first.
  private static let types: [(type: UTType, names: [String])] = [
    ("public.png", ["image/png"]), ("public.jpeg", ["image/jpeg", "image/jpg"]),
    ("com.compuserve.gif", ["image/gif"]), ("public.heic", ["image/heic"]),
    ("public.plain-text", ["text/plain"]), ("public.html", ["text/html"]), ("public.rtf", ["text/rtf"]),
    ("public.json", ["application/json"]), ("public.xml", ["application/xml", "text/xml"]),
    ("public.comma-separated-values-text", ["text/csv"]), ("com.adobe.pdf", ["application/pdf"]),
    ("public.zip-archive", ["application/zip"]), ("public.mpeg-4", ["video/mp4"]),
    ("public.mp3", ["audio/mpeg", "audio/mp3"]),
  ].compactMap { (name: String, names: [String]) in UTType(name).map { ($0, names) } }

  /// The usual MIME type of the type, `image/png`, or `nil` if it is not known.
  public var preferredMIMEType: String? { Self.types.first { $0.type == self }?.names.first }

  /// Creates the type of a MIME type, without regard to case, or `nil` if it is not known.
  public init?(mimeType: String) {
    let name = mimeType.lowercased()
    guard let found = Self.types.first(where: { $0.names.contains(name) }) else { return nil }
    self = found.type
  }
}
