// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

public import Foundation
import GraphicsCore
import StyleCore

/// Creates a PDF context whose document is appended to `data` at its end, and makes it the current context.
///
/// A page begins with `UIGraphicsBeginPDFPage()`. A rectangle without an area is letter paper.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  PDFContexts.current.begin(bounds, documentInfo) { data.append($0) }
}

/// Creates a PDF context whose document is written to a file at its end, and makes it the current context.
///
/// Returns whether the folder of the file exists.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let file = URL(fileURLWithPath: path)
  guard FileManager.default.fileExists(atPath: file.deletingLastPathComponent().path) else { return false }
  PDFContexts.current.begin(bounds, documentInfo) { try? $0.write(to: file) }
  return true
}

/// Begins a page with the bounds of the PDF context.
public func UIGraphicsBeginPDFPage() { PDFContexts.current.document?.beginPage() }

/// Begins a page with the given bounds.
///
/// Differs from UIKit: the information about the page has no effect.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  PDFContexts.current.document?.beginPage(bounds)
}

/// Returns the bounds of the current page; empty without one.
public func UIGraphicsGetPDFContextBounds() -> CGRect { PDFContexts.current.document?.pageRect ?? .zero }

/// Ends the PDF context that is current, and writes its document.
public func UIGraphicsEndPDFContext() { PDFContexts.current.end() }

/// Adds a link to a location in a rectangle of the page.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  PDFContexts.current.document?.addLink(to: url, rect)
}

/// Names a point of the page, to which links lead.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  PDFContexts.current.document?.addPlace(name, point)
}

/// Adds a link to a named point in a rectangle of the page.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  PDFContexts.current.document?.addLink(toPlace: name, rect)
}

/// The open PDF contexts of a thread, the latest last.
private final class PDFContexts {
  private static let key = "plumb.PDFContexts.current"

  private var open: [(context: CGContext, document: PDFRecorder, write: (Data) -> Void)] = []

  static var current: PDFContexts {
    let storage = Thread.current.threadDictionary
    if let contexts = storage[key] as? PDFContexts { return contexts }
    let contexts = PDFContexts()
    storage[key] = contexts
    return contexts
  }

  /// The document of the current context; nil if that is another one.
  var document: PDFRecorder? {
    guard let last = open.last, last.context === UIGraphicsGetCurrentContext() else { return nil }
    return last.document
  }

  func begin(_ bounds: CGRect, _ information: [AnyHashable: Any]?, _ write: @escaping (Data) -> Void) {
    let context = PDFRecorder.makeContext(bounds)
    let document = PDFRecorder(context, isUpward: false)
    document.setInformation(information ?? [:])
    open.append((context, document, write))
    UIGraphicsPushContext(context)
  }

  func end() {
    guard let document else { return }
    let data = document.finished()
    open.removeLast().write(data)
    UIGraphicsPopContext()
  }
}
