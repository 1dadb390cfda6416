import Foundation
import StyleCore
import Testing
import TextKitCore

/// Documents of any type: their encodings, attributes and errors.
struct DocumentTests {
  private typealias Options = [NSAttributedString.DocumentReadingOptionKey: Any]

  private func text(_ data: Data, _ options: Options) throws -> NSAttributedString {
    unsafe try NSAttributedString(data: data, options: options, documentAttributes: nil)
  }

  @Test func `the type is that of the option, or of the first characters`() throws {
    let html = Data("<html><p>a</p></html>".utf8)
    #expect(try text(html, [:]).string == "a\n")
    #expect(
      try text(html, [.documentType: NSAttributedString.DocumentType.plain]).string == "<html><p>a</p></html>"
    )
    #expect(try text(html, [.documentType: "NSHTML"]).string == "a\n")
    #expect(throws: CocoaError.self) { try text(Data("{\\rtf1 a}".utf8), [:]) }
  }

  @Test func `HTML without an encoding is in Windows-1252`() throws {
    let html = NSAttributedString.DocumentType.html
    #expect(try text(Data([0x80, 0xE9]), [.documentType: html]).string == "€é")
    #expect(try text(Data("é".utf8), [.documentType: html]).string == "Ã©")
    let named = "<meta charset=\"utf-8\">é"
    #expect(try text(Data(named.utf8), [.documentType: html]).string == "é")
    #expect(try text(Data([0xFF, 0xFE, 0x61, 0, 0xE9, 0]), [.documentType: html]).string == "aé")
    #expect(
      try text(Data([0x61, 0xFF]), [.documentType: html, .characterEncoding: 4]).string == "a\u{FFFD}")
  }

  @Test func `plain text has the attributes of the option`() throws {
    let text = try text(Data("a".utf8), [.defaultAttributes: [NSAttributedString.Key.kern: 2]])
    #expect(unsafe text.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func `the attributes of a document are stored`() throws {
    var attributes: NSDictionary?
    _ = unsafe try NSAttributedString(
      data: Data("a".utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: &attributes)
    let values = try #require(attributes as? [NSAttributedString.DocumentAttributeKey: Any])
    #expect(values[.documentType] as? NSAttributedString.DocumentType == .html)
    #expect(values[.characterEncoding] as? UInt == String.Encoding.windowsCP1252.rawValue)
  }

  @Test func `a file is read by its address`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).html")
    try Data("<a href='b.html'>é</a>".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let text = unsafe try NSMutableAttributedString(
      url: url, options: [.characterEncoding: String.Encoding.utf8.rawValue], documentAttributes: nil)
    #expect(text.string == "é")
    let link = unsafe text.attribute(.link, at: 0, effectiveRange: nil) as? URL
    #expect(link?.path == url.deletingLastPathComponent().appendingPathComponent("b.html").path)
    #expect(throws: CocoaError.self) {
      unsafe try NSAttributedString(
        url: #require(URL(string: "https://a.b")), options: [:], documentAttributes: nil)
    }
  }

  @Test func `tabs and spaces of a document come back`() throws {
    let written = NSMutableAttributedString(string: "\t•\tone ")
    written.append(NSAttributedString(string: " a ", attributes: [.kern: 1]))
    let range = NSRange(location: 0, length: written.length)
    for encoding in [String.Encoding.utf8, .utf16LittleEndian] {
      let data = try written.data(
        from: range,
        documentAttributes: [
          .documentType: NSAttributedString.DocumentType.html, .characterEncoding: encoding.rawValue,
        ])
      let read = try text(
        data, [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: encoding.rawValue])
      #expect(read.string.replacing("\u{A0}", with: " ") == written.string + "\n")
    }
  }

  @Test func `a document names its encoding`() throws {
    let text = NSAttributedString(string: "Łódź")
    let data = try text.data(
      from: NSRange(location: 0, length: 4),
      documentAttributes: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.isoLatin2.rawValue,
      ])
    #expect(try self.text(data, [.documentType: NSAttributedString.DocumentType.html]).string == "Łódź\n")
  }

  @Test func `a text becomes a document and a text again`() throws {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.headIndent, style.firstLineHeadIndent, style.paragraphSpacing) = (
      .center, 8, 3, 5
    )
    let text = NSMutableAttributedString(
      string: "a  <b>\n\u{2028}c",
      attributes: [
        .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1),
        .paragraphStyle: style, .underlineStyle: 1,
      ])
    let whole = NSRange(location: 0, length: text.length)
    let data = try text.data(
      from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
    let read = try self.text(data, [:])
    // A space that would be lost is one that is kept, and the last paragraph has an end.
    #expect(read.string == "a \u{A0}<b>\n\u{2028}c\n")
    let values = unsafe read.attributes(at: 0, effectiveRange: nil)
    #expect(values[.font] as? UIFont == UIFont.systemFont(ofSize: 15))
    #expect(values[.underlineStyle] as? Int == 1)
    let paragraph = try #require(values[.paragraphStyle] as? NSParagraphStyle)
    #expect(paragraph.alignment == .center && paragraph.headIndent == 8 && paragraph.paragraphSpacing == 5)
    #expect(paragraph.firstLineHeadIndent == 3)
    #expect(try text.data(from: NSRange(location: 3, length: .max)) == Data("<b>\n\u{2028}c".utf8))
    #expect(try text.data(from: NSRange(location: NSNotFound, length: 2)).isEmpty)
    #expect(throws: CocoaError.self) {
      try text.data(from: whole, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
