public import Foundation

/// Reading of documents, and writing.
extension NSAttributedString {
  /// Creates a text from a document: HTML, in the way of WebKit, or plain text.
  ///
  /// The text of HTML is in Times of 12 points, black. Without an encoding, the document's own is used, or Windows-1252.
  ///
  /// Differs from UIKit: rich text is not read. HTML is read on any thread and without a network: of images, those of data
  /// URLs are shown, the others are left out. Cells of tables are separated by tabs, without borders; lines have a least
  /// height only where a style sets one, and no attributes have the value of text without them; raised and lowered text has a
  /// baseline offset.
  ///
  /// - Throws: `CocoaError.featureUnsupported` for rich text.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try ReadDocument(data, options)
    unsafe dict?.pointee = NSDictionary(dictionary: document.attributes)
    self.init(attributedString: document.text)
  }

  /// Creates a text from the document in a file.
  ///
  /// Links are relative to the file unless an option says otherwise.
  ///
  /// Differs from UIKit: rich text is not read; the address must be that of a file.
  ///
  /// - Throws: `CocoaError.featureUnsupported` for rich text and for addresses of no file, or an error of Foundation if the
  ///   file cannot be read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    guard url.isFileURL else { throw CocoaError(.featureUnsupported) }
    var options = options
    if options[.baseURL] == nil { options[.baseURL] = url }
    if options[.documentType] == nil, ["html", "htm", "xhtml"].contains(url.pathExtension.lowercased()) {
      options[.documentType] = DocumentType.html
    }
    let document = try ReadDocument(try Data(contentsOf: url), options)
    unsafe dict?.pointee = NSDictionary(dictionary: document.attributes)
    self.init(attributedString: document.text)
  }

  /// Returns a part of the text as a document: HTML or plain text, as `dict` has it under `.documentType`.
  ///
  /// Differs from UIKit: rich text is not written. HTML has its styles in place, not in a style sheet; attachments are left
  /// out.
  ///
  /// - Throws: `CocoaError.featureUnsupported` for other types, or `CocoaError.fileWriteInapplicableStringEncoding` if the
  ///   encoding lacks a character.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws
    -> Data
  {
    let whole = NSRange(location: 0, length: length)
    let part = attributedSubstring(from: range.limited(to: whole))
    let encoding = DocumentEncoding.option(dict[.characterEncoding]) ?? .utf8
    let text: String
    switch DocumentType(option: dict[.documentType]) ?? .plain {
    case .plain: text = part.string
    case .html: text = HTMLWriter(part, encoding: encoding).text
    default: throw CocoaError(.featureUnsupported)
    }
    guard let data = text.data(using: encoding) else {
      throw CocoaError(.fileWriteInapplicableStringEncoding)
    }
    return data
  }
}

extension NSRange {
  /// Returns the part of the range in another one, which may be empty.
  func limited(to whole: NSRange) -> NSRange {
    guard location >= 0, length > 0, location < whole.end else { return NSRange(location: 0, length: 0) }
    return NSRange(location: location, length: min(length, whole.end - location))
  }
}
