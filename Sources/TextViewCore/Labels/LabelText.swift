package import Foundation
import StyleCore
import Text

/// The text of a label, text field or text view, with its layout and size.
///
/// The last layouts are cached until the content changes.
package struct LabelText {
  /// The text, and the properties that determine its layout and appearance.
  package struct Content {
    var text: String?
    /// The text with attributes, if it was set with some.
    package var attributed: NSAttributedString?
    var font = LabelText.defaultFont
    var textColor = UIColor.label
    var textAlignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var numberOfLines = 1
    var adjustsFont = false
    var shrinksToWidth = false
    var tightens = false
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var isEnabled = true
    var isHighlighted = false
    /// Whether or not lines are spaced by the leading of fonts of text styles (K.1).
    var usesFontLeading = true
    var underlinesLinks = true
    /// The properties that few texts set; nil until one of them is set.
    var rareBox: RareBox?
  }

  static let defaultFont = UIFont.systemFont(ofSize: 17)

  var content = Content() {
    didSet { cache = nil }
  }

  /// The results of the content; nil until one is needed. Copies with the same content share them.
  private var cache: Cache?

  private final class Cache {
    var styled: (isRightToLeft: Bool, text: StyledText)?
    /// The last layout, in an object of its own, since a text that is only measured has none.
    var layout: Lines?
    var sizes: [Size] = []

    final class Lines {
      let isRightToLeft: Bool
      let layout: TextLayout

      init(_ layout: TextLayout, isRightToLeft: Bool) {
        (self.layout, self.isRightToLeft) = (layout, isRightToLeft)
      }
    }

    struct Size {
      var isRightToLeft: Bool
      var limits: TextLayout.Limits
      var size: CGSize
    }
  }

  private var writableCache: Cache {
    mutating get {
      if let cache { return cache }
      let made = Cache()
      cache = made
      return made
    }
  }

  /// Returns the text with the attributes that the content gives it.
  mutating func styled(isRightToLeft: Bool) -> StyledText {
    if let styled = cache?.styled, styled.isRightToLeft == isRightToLeft { return styled.text }
    let made = makeStyled(isRightToLeft: isRightToLeft)
    writableCache.styled = (isRightToLeft, made)
    return made
  }

  private func makeStyled(isRightToLeft: Bool) -> StyledText {
    var values = NSParagraphStyle.Values()
    values.alignment = content.textAlignment
    values.lineBreakMode = content.lineBreakMode
    var defaults = StyledText.Defaults(
      font: content.font, paragraph: NSParagraphStyle(values: values), isRightToLeft: isRightToLeft,
      usesFontLeading: content.usesFontLeading, underlinesLinks: content.underlinesLinks)
    defaults.linkAttributes = content.rare.linkAttributes
    guard let attributed = content.attributed else { return StyledText(content.text ?? "", defaults) }
    return StyledText(attributed, defaults)
  }

  // MARK: Size

  /// Returns the size of the first `limit` lines (0: all) in a width, not rounded.
  ///
  /// A text of one line ignores the width (C.4), a longer text wraps its first line, too (K.5). The size of an empty
  /// text is zero.
  mutating func size(width: CGFloat, limit: Int, isRightToLeft: Bool) -> CGSize {
    guard !isEmpty else { return .zero }
    let isOneLine = limit == 1 && content.numberOfLines == 1
    let isUnlimited = isOneLine || width <= 0 || width == .greatestFiniteMagnitude
    let limits = TextLayout.Limits(
      width: isUnlimited ? .infinity : width, maximumLines: max(0, limit),
      options: isOneLine ? .countsTrailingSpaces : [.countsTrailingSpaces, wrapping])
    let cache = writableCache
    if let known = cache.sizes.first(where: { $0.isRightToLeft == isRightToLeft && isSame($0, limits) }) {
      return known.size
    }
    let size = TextLayout.size(of: styled(isRightToLeft: isRightToLeft).text, limits: limits)
    let made = CGSize(width: size.width, height: size.height)
    // Sizes are asked for in the intrinsic width, and in the one that layout gives.
    if cache.sizes.count > 3 { cache.sizes.removeFirst() }
    cache.sizes.append(Cache.Size(isRightToLeft: isRightToLeft, limits: limits, size: made))
    return made
  }

  /// Returns whether the text has a known size in other limits, too: it breaks no line in more width than it has where
  /// nothing limits it.
  private func isSame(_ known: Cache.Size, _ limits: TextLayout.Limits) -> Bool {
    if known.limits == limits { return true }
    guard content.attributed == nil, known.limits.width == .infinity else { return false }
    var wide = limits
    wide.width = .infinity
    return wide == known.limits && Double(known.size.width) < limits.width
  }

  /// Returns the width of a truncated line: up to the end of “…”, or the whole width where there is no “…” (K.4).
  mutating func cutWidth(in width: CGFloat, isRightToLeft: Bool) -> CGFloat {
    let limits = TextLayout.Limits(width: width, maximumLines: 1)
    let layout = TextLayout(styled(isRightToLeft: isRightToLeft).text, limits: limits)
    return layout.lines.first?.isTruncated == true ? layout.size.width : width
  }

  /// The options of a text of several lines: words are moved by the label's strategy, or by that of the text's own style
  /// (K.12).
  private var wrapping: TextLayout.Options {
    var strategy = content.rare.lineBreakStrategy
    if let text = content.attributed, text.length > 0 {
      let own = unsafe text.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
      strategy = own?.lineBreakStrategy ?? strategy
    }
    return strategy.contains(.pushOut) ? [.wrapsTruncated, .pushesOutWords] : .wrapsTruncated
  }

  var isEmpty: Bool { (content.attributed?.length ?? content.text?.utf16.count ?? 0) == 0 }

  // MARK: Lines

  /// Returns the lines that wholly fit into an area, at least one.
  ///
  /// Lengths that are not positive are no limits.
  mutating func layout(in size: CGSize, isRightToLeft: Bool) -> TextLayout {
    let isOneLine = content.numberOfLines == 1
    let limits = TextLayout.Limits(
      width: size.width > 0 ? size.width : .infinity,
      height: isOneLine || size.height <= 0 ? .infinity : size.height,
      maximumLines: max(0, content.numberOfLines), options: isOneLine ? [] : wrapping)
    if let known = cache?.layout, known.isRightToLeft == isRightToLeft, known.layout.limits == limits {
      return known.layout
    }
    let made = TextLayout(styled(isRightToLeft: isRightToLeft).text, limits: limits)
    writableCache.layout = Cache.Lines(made, isRightToLeft: isRightToLeft)
    return made
  }
}
