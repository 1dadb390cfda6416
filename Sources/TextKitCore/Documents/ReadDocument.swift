import Foundation

/// A document as a text and its attributes.
struct ReadDocument {
  let text: NSAttributedString
  let attributes: [NSAttributedString.DocumentAttributeKey: Any]

  /// Reads a document.
  init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let type = NSAttributedString.DocumentType(option: options[.documentType]) ?? .of(data)
    let named = DocumentEncoding.option(options[.characterEncoding])
    let encoding: String.Encoding
    switch type {
    case .html:
      encoding = DocumentEncoding.ofBOM(data) ?? named ?? DocumentEncoding.ofMeta(data) ?? .windowsCP1252
      var reader = HTMLReader(
        DocumentEncoding.string(data, encoding), baseURL: Self.url(options[.baseURL]))
      text = reader.read()
    case .plain:
      encoding =
        DocumentEncoding.ofBOM(data) ?? named
        ?? (String(data: data, encoding: .utf8) == nil ? .windowsCP1252 : .utf8)
      text = NSAttributedString(
        string: DocumentEncoding.string(data, encoding),
        attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    default: throw CocoaError(.featureUnsupported)
    }
    attributes = [.documentType: type, .characterEncoding: encoding.rawValue]
  }

  private static func url(_ option: Any?) -> URL? {
    (option as? URL) ?? (option as? String).flatMap { URL(string: $0) }
  }
}

extension NSAttributedString.DocumentType {
  /// Creates the type that an option names.
  init?(option: Any?) {
    if let type = option as? Self {
      self = type
    } else if let name = option as? String {
      self.init(rawValue: name)
    } else {
      return nil
    }
  }

  /// Returns the type of a document by its first characters.
  fileprivate static func of(_ data: Data) -> Self {
    let start = String(decoding: data.prefix(256), as: UTF8.self)
      .drop { $0.isWhitespace || $0 == "\u{FEFF}" }.lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return ["<!doctype html", "<html", "<head", "<body"].contains { start.hasPrefix($0) } ? .html : .plain
  }
}
