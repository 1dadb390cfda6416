internal import Foundation
internal import GraphicsCore

/// A document while it is drawn: its pages, links and information.
final class PDFRecorder {
  /// The context of all pages, which keeps the document or is kept beside it.
  unowned let context: CGContext
  private let isUpward: Bool
  private let file = PDFFile()
  private let images = PDFImages()
  private let tree: Int
  private var pages: [Int] = []
  private var open: Page?
  private var destinations: [(name: String, page: Int, x: Double, y: Double)] = []
  /// The rectangle of pages without one of their own.
  let bounds: CGRect
  /// The information about the document, by its keys in PDF.
  var information: [(key: String, value: String)] = []

  private struct Page {
    let number: Int
    let rect: CGRect
    var links: [(rect: CGRect, action: String)] = []
  }

  /// Creates a document without pages, which are drawn in a context.
  init(_ context: CGContext, isUpward: Bool) {
    bounds = context.drawing.rect
    self.isUpward = isUpward
    self.context = context
    tree = file.reserve()
  }

  /// Returns a context for the pages of a document; without a usable rectangle, they are letter paper.
  static func makeContext(_ bounds: CGRect) -> CGContext {
    CGContext(rect: usable(bounds) ?? letter, scale: 1)
  }

  /// The page of a document whose size is none: letter paper.
  static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

  static func usable(_ rect: CGRect) -> CGRect? {
    let rect = rect.standardized
    guard !rect.isNull, rect.width > 0, rect.height > 0, rect.width <= 14_400, rect.height <= 14_400,
      abs(rect.minX) <= 1e6, abs(rect.minY) <= 1e6
    else { return nil }
    return rect
  }

  /// Whether or not a page is open.
  var hasPage: Bool { open != nil }
  /// The rectangle of the open page; empty without one.
  var pageRect: CGRect { open?.rect ?? .zero }

  /// Begins a page, after the one that is open.
  func beginPage(_ rect: CGRect? = nil) {
    endPage()
    let rect = rect.flatMap(PDFRecorder.usable) ?? bounds
    open = Page(number: file.reserve(), rect: rect)
    context.beginPage(rect, isUpward: isUpward)
  }

  /// Ends the open page, with the groups that are still open.
  func endPage() {
    guard let page = open else { return }
    while context.isInGroup { context.endTransparencyLayer() }
    open = nil
    let rect = page.rect
    var content = PDFContent(file, rect, images)
    // From the drawing's coordinates, y down, to those of the page, y up from its bottom left.
    content.write("1 0 0 -1 \(PDFText.numbers([Double(-rect.minX), Double(rect.maxY)])) cm")
    content.append(context.drawing.steps[...])
    context.removeSteps()
    let stream = file.add("", stream: Array(content.text.utf8))
    var text =
      "<< /Type /Page /Parent \(tree) 0 R /MediaBox [0 0 \(PDFText.numbers([Double(rect.width), Double(rect.height)]))] "
      + "/Contents \(stream) 0 R /Resources \(content.resourceDictionary)"
    let links = page.links.map { link -> String in
      let corners = corners(link.rect, in: page)
      let number = file.add(
        "<< /Type /Annot /Subtype /Link /Rect [\(PDFText.numbers(corners))] /Border [0 0 0] \(link.action) >>"
      )
      return "\(number) 0 R"
    }
    if !links.isEmpty { text += " /Annots [\(links.joined(separator: " "))]" }
    file.set(page.number, to: text + " >>")
    pages.append(page.number)
  }

  /// Returns the corners of a rectangle of the drawing, in the coordinates of its page.
  private func corners(_ rect: CGRect, in page: Page) -> [Double] {
    [
      rect.minX - page.rect.minX, page.rect.maxY - rect.maxY, rect.maxX - page.rect.minX,
      page.rect.maxY - rect.minY,
    ].map { Double($0) }
  }

  /// Adds a link to a location, in the user space of the context.
  func addLink(to url: URL, _ rect: CGRect) {
    addLink(rect, "/A << /S /URI /URI \(PDFText.string(url.absoluteString)) >>")
  }

  /// Adds a link to a named place of the document, in the user space of the context.
  func addLink(toPlace name: String, _ rect: CGRect) { addLink(rect, "/Dest \(PDFText.string(name))") }

  private func addLink(_ rect: CGRect, _ action: String) {
    open?.links.append((rect.applying(context.state.ctm), action))
  }

  /// Names a place of the open page, in the user space of the context.
  func addPlace(_ name: String, _ point: CGPoint) {
    guard let open else { return }
    let point = point.applying(context.state.ctm)
    destinations.append(
      (name, open.number, Double(point.x - open.rect.minX), Double(open.rect.maxY - point.y)))
  }

  /// Ends the document, and returns its bytes.
  func finished() -> Data {
    endPage()
    let kids = pages.map { "\($0) 0 R" }.joined(separator: " ")
    file.set(tree, to: "<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    var catalog = "<< /Type /Catalog /Pages \(tree) 0 R"
    if !destinations.isEmpty {
      // Names are sorted by their bytes, as readers expect.
      let names = destinations.map { place in
        (
          PDFText.string(place.name),
          "[\(place.page) 0 R /XYZ \(PDFText.numbers([place.x, place.y])) null]"
        )
      }.sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      catalog += " /Names << /Dests << /Names [\(names.map { "\($0) \($1)" }.joined(separator: " "))] >> >>"
    }
    let root = file.add(catalog + " >>")
    let information = self.information + [("Producer", "Plumb")]
    let info = file.add(
      "<< " + information.map { "/\($0.key) \(PDFText.string($0.value))" }.joined(separator: " ") + " >>")
    return Data(file.bytes(root: root, info: info))
  }
}

extension PDFRecorder {
  /// Sets the information of a dictionary with Core Graphics' keys; others have no effect.
  func setInformation(_ values: [AnyHashable: Any]) {
    let keys = [
      ("kCGPDFContextTitle", "Title"), ("kCGPDFContextAuthor", "Author"), ("kCGPDFContextSubject", "Subject"),
      ("kCGPDFContextKeywords", "Keywords"), ("kCGPDFContextCreator", "Creator"),
    ]
    information = keys.compactMap { key, name in
      switch values[key] {
      case let text as String: (name, text)
      case let texts as [String]: (name, texts.joined(separator: ", "))
      default: nil
      }
    }
  }
}
