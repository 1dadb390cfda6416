import Foundation
import StyleCore

/// A reader that makes a text with attributes of an HTML document, in the way of WebKit.
///
/// Elements are open one in another; nothing else of the document's tree is kept. Errors of the document are mended as far
/// as readers need it: ends that are left out, and elements that overlap.
struct HTMLReader {
  /// An element that is open.
  struct Element {
    let tag: String
    let attributes: [String: String]
    var style: ElementStyle
    /// The length of the text before the element's contents, in UTF-16 units.
    var start: Int
    /// The number of the element's look; nil until it has text.
    var look: Int?
    /// The number of the next item of a list.
    var nextNumber = 1
    /// Whether or not a row has a cell.
    var hasCells = false
  }

  private var tokenizer: HTMLTokenizer
  var styleSheet = StyleSheet()
  var baseURL: URL?
  var open: [Element] = []
  /// The open elements as selectors see them.
  var styled: [StyledElement] = []
  /// The number of open elements of each tag.
  var openCounts: [String: Int] = [:]
  /// The elements of looks that ended with an element around them, and go on in what follows.
  var pendingFormats: [(tag: String, attributes: [String: String])] = []
  var fonts = DocumentFonts()
  var output = HTMLOutput()
  /// The marker of a list's item before its first character.
  var pendingMarker: (text: String, style: ElementStyle)?
  var quotes = 0

  /// The greatest depth of elements, as in WebKit; deeper ones have no effect.
  static let greatestDepth = 512

  /// Creates a reader of a document.
  init(_ text: String, baseURL: URL?) {
    tokenizer = HTMLTokenizer(text)
    self.baseURL = baseURL
    for token in tokenizer { if case .style(let rules) = token { styleSheet.add(rules) } }
    push("html", [:])
    push("body", [:])
  }

  /// Reads the document.
  mutating func read() -> NSAttributedString {
    for token in tokenizer {
      switch token {
      case .start(let name, let attributes): start(name, attributes)
      case .end(let name): end(name)
      case .text(let text): add(text)
      case .style: break
      }
    }
    close(downTo: 0)
    return output.text
  }

  /// The style of the innermost element.
  var style: ElementStyle { open.last?.style ?? ElementStyle() }

  /// Returns the style of an element in another one.
  func style(
    of tag: String, _ attributes: [String: String], in parent: ElementStyle, _ element: [StyledElement]
  ) -> ElementStyle {
    var style = ElementStyle(inheritedFrom: parent)
    style.applyTag(tag, attributes)
    style.applyAttributes(tag, attributes)
    let inline = attributes["style"].map(CSSText.declarations) ?? []
    let rules = styleSheet.declarations(of: element)
    let all =
      rules.usual + inline.filter { !$0.isImportant } + rules.important + inline.filter(\.isImportant)
    // Other lengths are relative to the size, whatever the order.
    for declaration in all where ["font", "font-size", "font-family"].contains(declaration.name) {
      style.apply(declaration, parentSize: parent.size, parentWeight: parent.weight)
    }
    for declaration in all where !["font", "font-size", "font-family"].contains(declaration.name) {
      style.apply(declaration, parentSize: parent.size, parentWeight: parent.weight)
    }
    if parent.display == .none { style.display = .none }
    if tag == "a", let address = attributes["href"] { style.link = link(to: address) ?? style.link }
    style.finish(tag)
    return style
  }

  /// Returns the value of a link, a URL or a text that is none; nil for a place in the document.
  private func link(to address: String) -> Any? {
    let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !address.isEmpty, !address.hasPrefix("#") else { return nil }
    return URL(string: address, relativeTo: baseURL)?.absoluteURL ?? address
  }

  /// Opens an element without its effects on the text.
  mutating func push(_ tag: String, _ attributes: [String: String]) {
    styled.append(StyledElement(tag, attributes))
    openCounts[tag, default: 0] += 1
    let style = style(of: tag, attributes, in: style, styled)
    open.append(Element(tag: tag, attributes: attributes, style: style, start: output.length))
  }
}
