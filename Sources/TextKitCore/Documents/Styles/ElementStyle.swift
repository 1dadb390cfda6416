import Foundation
import StyleCore

/// The style of an element of HTML, as computed from its own and inherited properties.
struct ElementStyle {
  /// The way in which an element takes part in the text.
  enum Display {
    case inline, block, listItem, table, row, cell, none
  }

  /// The height of lines.
  enum LineHeight {
    case normal
    case factor(CGFloat)
    case points(CGFloat)
  }

  /// The change of the case of letters.
  enum Transform {
    case none, uppercase, lowercase, capitalize
  }

  // MARK: Inherited properties

  var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  var background: UIColor?
  /// The names of families, the preferred one first.
  var families: [String] = []
  var size: CGFloat = 12
  /// Whether or not a length has set the size, which a family of characters of one width leaves then.
  var hasOwnSize = false
  var weight = 400
  var isItalic = false
  var isUnderlined = false
  var isStruck = false
  /// The steps that the text is above the line, or below it.
  var superscript = 0
  var baselineOffset: CGFloat = 0
  var letterSpacing: CGFloat = 0
  var keepsSpace = false
  var transform = Transform.none
  var alignment = NSTextAlignment.natural
  var direction = NSWritingDirection.natural
  var lineHeight = LineHeight.normal
  var textIndent: CGFloat?
  var listMarker: ListMarker?
  var link: Any?
  /// The number of lists around the element.
  var listDepth = 0
  /// Whether or not the contents are in a cell.
  var isInCell = false
  /// The spaces of the element's paragraph.
  var paragraph = Margins()

  // MARK: Properties of the element alone

  var display = Display.inline
  var margins = Margins()
  /// Whether or not the element itself has an underline or a line through it, beside those around it.
  var ownLines = (under: false, through: false)

  /// The spaces around a paragraph, in points.
  struct Margins {
    var left: CGFloat = 0
    var right: CGFloat = 0
    var bottom: CGFloat = 0
  }

  /// Creates the style of a document.
  init() {}

  /// Creates the style that children have without properties of their own.
  init(inheritedFrom parent: ElementStyle) {
    self = parent
    display = .inline
    margins = Margins()
    ownLines = (false, false)
  }

  /// Whether or not characters of the element's font have one width, by the generic name.
  private var isMonospaced: Bool { families.first == "monospace" }

  /// Sets the families, and the size that goes with those of one width.
  mutating func setFamilies(_ names: [String]) {
    let was = isMonospaced
    families = names
    guard was != isMonospaced, !hasOwnSize else { return }
    size *= isMonospaced ? 10 / 12 : 12 / 10
  }

  /// The size of the font, which is a half or a tenth of a point if it is almost one, as in WebKit.
  var fontSize: CGFloat {
    for (steps, allowance) in [(2, 0.05), (10, 0.005)] as [(CGFloat, CGFloat)] {
      let rounded = (size * steps).rounded() / steps
      if abs(rounded - size) < allowance { return rounded }
    }
    return size
  }

  /// Ends the computation of the style of an element with a tag, after which children inherit it.
  mutating func finish(_ tag: String) {
    if ownLines.under { isUnderlined = true }
    if ownLines.through { isStruck = true }
    if ["html", "body", "table"].contains(tag) { background = nil }
    if display == .cell || display == .table { isInCell = display == .cell }
    guard display != .inline, display != .none else { return }
    let isParagraph = tag == "p" || tag == "li" || HTMLNames.headings.contains(tag)
    paragraph = isParagraph ? margins : Margins()
  }
}

extension ElementStyle {
  /// Returns the attributes of text in the element.
  func attributes(_ fonts: inout DocumentFonts) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [
      .font: fonts.font(of: self), .foregroundColor: color, .paragraphStyle: paragraphStyle,
    ]
    if let background { attributes[.backgroundColor] = background }
    if isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    if superscript != 0 { attributes[.superscript] = superscript }
    if baselineOffset != 0 { attributes[.baselineOffset] = baselineOffset }
    if letterSpacing != 0 { attributes[.kern] = letterSpacing }
    if let link { attributes[.link] = link }
    return attributes
  }

  private var paragraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.baseWritingDirection) = (alignment, direction)
    (style.tabStops, style.defaultTabInterval) = ([], 36)
    (style.headIndent, style.firstLineHeadIndent) = (paragraph.left, paragraph.left + (textIndent ?? 0))
    style.tailIndent = -paragraph.right
    style.paragraphSpacing = paragraph.bottom
    switch lineHeight {
    case .normal: break
    case .factor(let factor): style.minimumLineHeight = CSSLength.limited(factor * size)
    case .points(let height): style.minimumLineHeight = height
    }
    if listDepth > 0 {
      let location = CGFloat(36 * listDepth)
      (style.firstLineHeadIndent, style.headIndent) = (0, location)
      style.tabStops = [
        NSTextTab(textAlignment: .left, location: location - 25),
        NSTextTab(textAlignment: .natural, location: location),
      ]
    }
    return style.copy() as? NSParagraphStyle ?? style
  }
}

extension NSAttributedString.Key {
  /// The key of the steps above the line, a number, as importers of HTML set it.
  static let superscript = NSAttributedString.Key("NSSuperScript")
}
