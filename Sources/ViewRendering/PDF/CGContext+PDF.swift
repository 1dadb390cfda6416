// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
public import GraphicsCore

/// A sink of the bytes of a document.
public final class CGDataConsumer {
  fileprivate let write: (Data) -> Void

  /// Creates a consumer that appends to `data`.
  public init?(data: NSMutableData) {
    write = { data.append($0) }
  }

  /// Creates a consumer that writes a file.
  public init?(url: URL) {
    write = { try? $0.write(to: url) }
  }

  /// Creates a consumer that writes a file.
  public convenience init?(url: CFURL) {
    self.init(url: url as URL)
  }
}

/// The pages of a context that keeps them for a document.
private final class PDFTarget: CGContext.Target {
  let document: PDFRecorder
  let consumer: CGDataConsumer
  var isClosed = false

  init(_ document: PDFRecorder, _ consumer: CGDataConsumer) {
    (self.document, self.consumer) = (document, consumer)
  }

  func didDraw(in context: CGContext) {}
}

/// Contexts of PDF documents, whose y points up.
extension CGContext {
  /// Creates a context of a document that is written to a consumer by `closePDF()`; without a rectangle, pages are letter
  /// paper.
  ///
  /// Differs from UIKit: a document that is not closed is not written.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let bounds = unsafe mediaBox?.pointee
    self.init(rect: bounds.flatMap(PDFRecorder.usable) ?? PDFRecorder.letter, isUpward: true)
    let document = PDFRecorder(self, isUpward: true)
    document.setInformation(auxiliaryInfo as? [AnyHashable: Any] ?? [:])
    target = PDFTarget(document, consumer)
  }

  /// Creates a context of a document that is written to a file by `closePDF()`; without a rectangle, pages are letter paper.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    unsafe self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  private var pdf: PDFTarget? { target as? PDFTarget }

  /// Begins a page; `kCGPDFContextMediaBox` of the dictionary has its rectangle, as data of a `CGRect`.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let box = (pageInfo as? [String: Any])?[kCGPDFContextMediaBox as String]
    pdf?.document.beginPage((box as? Data)?.rect ?? box as? CGRect)
  }

  /// Ends a page.
  public func endPDFPage() { pdf?.document.endPage() }

  /// Begins a page with a rectangle; nil is that of the document.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) {
    pdf?.document.beginPage(unsafe mediaBox?.pointee)
  }

  /// Ends a page.
  public func endPage() { pdf?.document.endPage() }

  /// Ends the document, and writes it, once.
  public func closePDF() {
    guard let pdf, !pdf.isClosed else { return }
    pdf.isClosed = true
    pdf.consumer.write(pdf.document.finished())
  }

  /// Adds a link to a location in a rectangle of the page.
  public func setURL(_ url: CFURL, for rect: CGRect) { pdf?.document.addLink(to: url as URL, rect) }

  /// Names a point of the page, to which links lead.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    pdf?.document.addPlace(name as String, point)
  }

  /// Adds a link to a named point in a rectangle of the page.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    pdf?.document.addLink(toPlace: name as String, rect)
  }
}

extension Data {
  /// The rectangle whose four numbers are the bytes; nil for another number of bytes.
  fileprivate var rect: CGRect? {
    guard count == MemoryLayout<CGRect>.size else { return nil }
    let numbers = stride(from: 0, to: count, by: 8).map { start in
      let bits = self[startIndex + start..<startIndex + start + 8].reversed().reduce(UInt64(0)) {
        $0 << 8 | UInt64($1)
      }
      return CGFloat(Double(bitPattern: bits))
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

// The keys of the information about documents.

/// The key of the title.
public var kCGPDFContextTitle: CFString { "kCGPDFContextTitle" }
/// The key of the author.
public var kCGPDFContextAuthor: CFString { "kCGPDFContextAuthor" }
/// The key of the subject.
public var kCGPDFContextSubject: CFString { "kCGPDFContextSubject" }
/// The key of the keywords.
public var kCGPDFContextKeywords: CFString { "kCGPDFContextKeywords" }
/// The key of the program that made the document.
public var kCGPDFContextCreator: CFString { "kCGPDFContextCreator" }
/// The key of the rectangle of a page.
public var kCGPDFContextMediaBox: CFString { "kCGPDFContextMediaBox" }
/// The key of the password of the owner; it has no effect.
public var kCGPDFContextOwnerPassword: CFString { "kCGPDFContextOwnerPassword" }
/// The key of the password of readers; it has no effect.
public var kCGPDFContextUserPassword: CFString { "kCGPDFContextUserPassword" }
