import FontFiles
package import Foundation
import GraphicsCore
import Paths
package import Text

/// Text that is ready for layout, with the looks to which the tags of its runs refer.
///
/// It is the one place where attributes of strings become runs.
package struct StyledText {
  package let text: AttributedText
  let looks: [TextLook]
  package let string: String
  /// The place of objects in the text.
  let attachmentPlace: TextAttachmentPlace

  /// The values for text whose attributes have none.
  package struct Defaults {
    package var font: UIFont
    /// The paragraph style, or `nil` for the default one.
    package var paragraph: NSParagraphStyle?
    /// Whether or not the interface runs from right to left, which decides where the text itself does not.
    package var isRightToLeft = false
    /// Whether or not lines include their fonts' leading.
    package var usesFontLeading = false
    /// Whether or not links are underlined.
    package var underlinesLinks = true
    /// The attributes of links, which replace those of the text, or `nil` for the usual ones.
    package var linkAttributes: [NSAttributedString.Key: Any]?
    /// The place of objects in the text.
    package var attachmentPlace = TextAttachmentPlace()

    package init(
      font: UIFont, paragraph: NSParagraphStyle? = nil, isRightToLeft: Bool = false,
      usesFontLeading: Bool = false, underlinesLinks: Bool = true
    ) {
      self.font = font
      self.paragraph = paragraph
      self.isRightToLeft = isRightToLeft
      self.usesFontLeading = usesFontLeading
      self.underlinesLinks = underlinesLinks
    }
  }

  /// The look of plain texts, which share its memory.
  ///
  /// Unsafe only for types of other looks that are not `Sendable`; this one has no object, and is never changed.
  private nonisolated(unsafe) static let plainLooks = [TextLook()]

  /// Creates a text with one look.
  package init(_ string: String, _ defaults: Defaults) {
    self.string = string
    let attributes = TextAttributes(
      font: defaults.font.textFont, leading: defaults.usesFontLeading ? defaults.font.leading : 0)
    let style = ParagraphStyle(defaults.paragraph, isRightToLeft: defaults.isRightToLeft)
    looks = unsafe Self.plainLooks
    attachmentPlace = defaults.attachmentPlace
    if FontFallback.isPossible(in: defaults.font) {
      let runs = Self.runs(of: string[...], from: 0, attributes, in: defaults.font)
      text = AttributedText(string, runs: runs, styles: [AttributedText.Style(0..<string.utf16.count, style)])
    } else {
      text = AttributedText(string, attributes: attributes, style: style)
    }
  }

  /// Creates a text with attributes.
  package init(_ attributed: NSAttributedString, _ defaults: Defaults) {
    let source = attributed.string
    string = source
    attachmentPlace = defaults.attachmentPlace
    var runs: [AttributedText.Run] = []
    var styles: [AttributedText.Style] = []
    var looks: [TextLook] = []
    var last: NSParagraphStyle??
    attributed.enumerateRuns { values, range in
      var values = values
      if let own = defaults.linkAttributes, values[.link] != nil {
        values.merge(own) { $1 }
        // The colour and the lines are now those of the attributes.
        values[.link] = nil
      }
      let range = range.location..<(range.location + range.length)
      let font = values[.font] as? UIFont ?? defaults.font
      let look = TextLook(values, underlinesLinks: defaults.underlinesLinks)
      var attributes = TextAttributes(
        values, font: font, look, tag: looks.count, place: defaults.attachmentPlace, index: range.lowerBound)
      if defaults.usesFontLeading { attributes.leading = font.leading }
      if FontFallback.isPossible(in: font) {
        runs += Self.runs(of: source.part(range), from: range.lowerBound, attributes, in: font)
      } else {
        runs.append(AttributedText.Run(range, attributes))
      }
      looks.append(look)
      let style = values[.paragraphStyle] as? NSParagraphStyle ?? defaults.paragraph
      if let last, last === style { return }
      last = .some(style)
      styles.append(
        AttributedText.Style(range, ParagraphStyle(style, isRightToLeft: defaults.isRightToLeft)))
    }
    if runs.isEmpty {
      runs = [AttributedText.Run(0..<0, TextAttributes(font: defaults.font.textFont))]
      styles = [
        AttributedText.Style(
          0..<0, ParagraphStyle(defaults.paragraph, isRightToLeft: defaults.isRightToLeft))
      ]
      looks = [TextLook()]
    }
    text = AttributedText(string, runs: runs, styles: styles)
    self.looks = looks
  }

  /// Returns the runs of text in a font, one for each font that shows a part of it.
  private static func runs(
    of string: Substring, from start: Int, _ attributes: TextAttributes, in font: UIFont
  ) -> [AttributedText.Run] {
    var fallback = FontFallback(font)
    var runs: [AttributedText.Run] = []
    fallback.forEachPart(of: string) { range, shown in
      var attributes = attributes
      if let shown { attributes.font = shown }
      runs.append(AttributedText.Run((start + range.lowerBound)..<(start + range.upperBound), attributes))
    }
    return runs
  }

  private init(_ other: StyledText, text: AttributedText) {
    (self.text, looks, string) = (text, other.looks, other.string)
    attachmentPlace = other.attachmentPlace
  }

  /// Returns the text scaled by a factor.
  package func scaled(by factor: CGFloat) -> StyledText {
    factor == 1 ? self : StyledText(self, text: text.scaled(by: factor))
  }

  /// Returns the text with its characters moved together by a number of points.
  package func tightened(by distance: CGFloat) -> StyledText {
    let runs = text.runs.map { run in
      var run = run
      run.attributes.kern -= distance
      return run
    }
    return StyledText(self, text: AttributedText(string, runs: runs, styles: text.styles))
  }
}

extension TextAttributes {
  fileprivate init(
    _ values: [NSAttributedString.Key: Any], font: UIFont, _ look: TextLook, tag: Int,
    place: TextAttachmentPlace, index: Int
  ) {
    self.init(font: font.textFont, tag: tag)
    // Most text has a font and nothing else.
    guard values.count > 1 || values[.font] == nil else { return }
    func number(_ key: NSAttributedString.Key) -> CGFloat? { values[key].flatMap(TextLook.number) }
    if let kern = number(.kern) ?? number(.tracking) { self.kern = kern }
    // Letters that are moved apart are not joined to a ligature.
    if kern != 0 || number(.ligature) == 0, let typeface = font.textFont.typeface as? FileTypeface {
      self.font = Font(typeface.withoutLigatures(), size: font.textFont.size)
    }
    if let offset = number(.baselineOffset) { baselineOffset = offset }
    if let expansion = number(.expansion), expansion != 0 { stretch = Exponential.exp(expansion) }
    if let directions = values[.writingDirection] as? [Any] {
      writingDirections = directions.compactMap(TextLook.number).map { number in
        let bits = Int(saturating: number)
        return WritingDirection(isRightToLeft: bits & 1 == 1, isOverride: bits & 2 == 2)
      }
    }
    if let attachment = look.attachment {
      let bounds = attachment.bounds(in: place, characterIndex: index)
      // The bounds have y up.
      self.attachment = TextAttachment(
        width: bounds.width + 2 * attachment.sidePadding, ascent: bounds.origin.y + bounds.height,
        descent: -bounds.origin.y)
    }
  }
}

extension ParagraphStyle {
  /// Creates a paragraph's style in an interface that runs from right to left if `isRightToLeft`.
  init(_ style: NSParagraphStyle?, isRightToLeft: Bool) {
    self.init()
    self.isRightToLeft = isRightToLeft
    guard let style else { return }
    let values = style.values
    switch values.baseWritingDirection {
    case .leftToRight: direction = .leftToRight
    case .rightToLeft: direction = .rightToLeft
    case .natural: break
    }
    alignment =
      switch values.alignment {
      case .left: .left
      case .center: .center
      case .right: .right
      case .justified: .justified
      case .natural: .natural
      }
    lineBreakMode =
      switch values.lineBreakMode {
      case .byWordWrapping: .wordWrapping
      case .byCharWrapping: .charWrapping
      case .byClipping: .clipping
      case .byTruncatingHead: .truncatingHead
      case .byTruncatingTail: .truncatingTail
      case .byTruncatingMiddle: .truncatingMiddle
      }
    lineSpacing = values.lineSpacing
    lineHeightMultiple = values.lineHeightMultiple
    minimumLineHeight = values.minimumLineHeight
    maximumLineHeight = values.maximumLineHeight
    firstLineHeadIndent = values.firstLineHeadIndent
    headIndent = values.headIndent
    tailIndent = values.tailIndent
    paragraphSpacing = values.paragraphSpacing
    paragraphSpacingBefore = values.paragraphSpacingBefore
    defaultTabInterval = values.defaultTabInterval
    // The default stops are where tabs go without any.
    guard values.tabStops != NSParagraphStyle.usualTabStops else { return }
    tabStops = values.tabStops.map { tab in
      let alignment: TextAlignment =
        switch tab.alignment {
        case .right: .right
        case .center: .center
        default: .left
        }
      return TabStop(location: tab.location, alignment: alignment)
    }
  }
}

extension String {
  /// Returns the part of a range of UTF-16 offsets.
  fileprivate func part(_ range: Range<Int>) -> Substring {
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound, limitedBy: endIndex) ?? endIndex
    return self[start..<(utf16.index(start, offsetBy: range.count, limitedBy: endIndex) ?? endIndex)]
  }
}
