public import Foundation
import GraphicsCore
import StyleCore

/// The attributes of a PDF renderer.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The information about the document by Core Graphics' keys: title, author, subject, keywords and creator.
  ///
  /// Differs from UIKit: passwords and permissions have no effect.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without information.
  public required init() {
    super.init()
  }
}

/// The drawing environment of a PDF renderer, which begins without a page.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private let document: PDFRecorder

  init(_ document: PDFRecorder, format: UIGraphicsRendererFormat) {
    self.document = document
    super.init(document.context, format: format)
  }

  /// The rectangle of the current page; empty before the first one.
  open var pdfContextBounds: CGRect { document.pageRect }

  /// Begins a page with the bounds of the renderer.
  open func beginPage() { document.beginPage() }

  /// Begins a page with the given bounds.
  ///
  /// Differs from UIKit: the information about the page has no effect.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { document.beginPage(bounds) }

  /// Adds a link to a location in a rectangle of the page.
  open func setURL(_ url: URL, for rect: CGRect) { document.addLink(to: url, rect) }

  /// Names a point of the page, to which links lead.
  open func addDestination(withName name: String, at point: CGPoint) { document.addPlace(name, point) }

  /// Adds a link to a named point in a rectangle of the page.
  open func setDestinationWithName(_ name: String, for rect: CGRect) { document.addLink(toPlace: name, rect) }
}

/// A renderer that creates PDF documents.
///
/// The bytes of a document depend on its drawing alone: they have no dates, and are the same on every machine. Differs from
/// UIKit: texts are outlines; shadows, repeated drawings and gradients around a point are pixels, four per point; blend modes
/// that PDF does not have cover what lies beneath, and clearing has no effect.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// Creates a renderer whose pages have the given bounds, in points.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Creates a renderer whose pages have the given bounds, in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns the document that `actions` draws, page by page.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let context = PDFRecorder.makeContext(bounds)
    let document = PDFRecorder(context, isUpward: false)
    document.setInformation((format as? UIGraphicsPDFRendererFormat)?.documentInfo ?? [:])
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(document, format: format))
    UIGraphicsPopContext()
    return document.finished()
  }

  /// Writes the document that `actions` draws to a file.
  ///
  /// - Throws: An error if the file cannot be written.
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
    try pdfData(actions: actions).write(to: url)
  }
}
