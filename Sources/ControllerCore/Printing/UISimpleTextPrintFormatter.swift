public import Foundation
import GraphicsCore
import LayoutCore
public import StyleCore
import TextKitCore

/// A formatter of a text with one font and colour, or with attributes.
@preconcurrency @MainActor
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text without attributes.
  open var text: String? { didSet { layoutChanged() } }
  /// The text with attributes, which takes the place of the other.
  open var attributedText: NSAttributedString? { didSet { layoutChanged() } }
  /// The font of the text without attributes.
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { layoutChanged() } }
  /// The colour of the text without attributes.
  open var color: UIColor? = .black { didSet { layoutChanged() } }
  /// The alignment of the text without attributes.
  open var textAlignment = NSTextAlignment.natural { didSet { layoutChanged() } }

  /// Creates a formatter of a text.
  public init(text: String) {
    self.text = text
    super.init()
  }

  /// Creates a formatter of a text with attributes.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  override var laidOutText: NSAttributedString? {
    if let attributedText { return attributedText }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    let attributes: [NSAttributedString.Key: Any] = [
      .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: paragraph,
    ]
    return NSAttributedString(string: text ?? "", attributes: attributes)
  }
}

/// A formatter of a text in HTML.
///
/// Differs from UIKit: the text is laid out as attributed text of a document is, not as WebKit lays out a page.
@preconcurrency @MainActor
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The text in HTML.
  open var markupText: String? { didSet { layoutChanged() } }

  /// Creates a formatter of a text in HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  override var laidOutText: NSAttributedString? {
    let data = Data((markupText ?? "").utf8)
    let encoding = NSNumber(value: String.Encoding.utf8.rawValue)
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html, .characterEncoding: encoding,
    ]
    let text = unsafe try? NSAttributedString(data: data, options: options, documentAttributes: nil)
    return text ?? NSAttributedString(string: markupText ?? "")
  }
}
