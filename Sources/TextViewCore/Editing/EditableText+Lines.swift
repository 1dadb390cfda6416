import Foundation
import LayoutCore
import StyleCore
import Text

extension EditableText {
  /// Returns the rectangles of a selection with the ends that they contain.
  func selectionRects(of range: UITextRange) -> [UITextSelectionRect] {
    let span = self.range(of: range)
    if let rects = reorderedSelectionRects(of: span.location..<NSMaxRange(span)) { return rects }
    let rects = rects(of: range)
    return rects.enumerated().map { index, rect in
      UITextSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1,
        writingDirection: .leftToRight)
    }
  }

  /// Returns the position in a range that is nearest to a point.
  func position(nearest point: CGPoint, in range: UITextRange) -> UITextPosition? {
    let limits = self.range(of: range)
    return position(nearest: point).map {
      TextIndex(max(limits.location, min(offset(of: $0), limits.location + limits.length)))
    }
  }

  /// Returns the range of the character at a point, or `nil` beside the text.
  func character(at point: CGPoint) -> UITextRange? {
    let text = plainText as NSString
    guard let line = lineRects.first(where: { $0.rect.contains(point) }) else { return nil }
    if let placed = reordered { return reorderedCharacter(at: point, placed) }
    var offset = line.range.lowerBound
    while offset < line.range.upperBound {
      let character = text.rangeOfComposedCharacterSequence(at: offset)
      let end = NSMaxRange(character)
      if line.rect.minX + width(from: line.range.lowerBound, to: end) > point.x { return TextSpan(character) }
      offset = end
    }
    return nil
  }
}

/// The width of a caret, in points.
let caretWidth: CGFloat = 2

extension LabelText {
  /// Returns the width of a part of a line, without line ends.
  func width(from start: Int, to end: Int, isRightToLeft: Bool) -> CGFloat {
    guard start < end else { return 0 }
    var part = LabelText()
    part.content = content
    (part.content.numberOfLines, part.content.lineBreakMode) = (1, .byClipping)
    let range = NSRange(location: start, length: end - start)
    if let attributed = content.attributed {
      part.content.attributed = attributed.attributedSubstring(from: range)
    } else {
      let text = ((content.text ?? "") as NSString).substring(with: range)
      part.content.text = text.filter { !$0.isNewline }
    }
    return part.size(width: 0, limit: 1, isRightToLeft: isRightToLeft).width
  }

  /// Returns the left edge of the first line, or that of a caret where there is no text.
  mutating func start(in size: CGSize, isRightToLeft: Bool) -> CGFloat {
    let x = layout(in: size, isRightToLeft: isRightToLeft).lines.first?.x ?? 0
    return isEmpty ? max(0, min(x, size.width - caretWidth)) : x
  }

  /// The attributes that a plain text has.
  var plainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = content.textAlignment
    return [.font: content.font, .foregroundColor: content.textColor, .paragraphStyle: style]
  }
}

extension UITextField {
  var lineRects: [(range: Range<Int>, rect: CGRect)] {
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var text = fieldText
    let height = fieldText.content.font.lineHeight
    let y = area.midY - height / 2
    let x = text.start(in: area.size, isRightToLeft: isRightToLeft)
    let width = width(from: 0, to: length)
    return [(0..<length, CGRect(x: area.minX + x, y: y, width: width, height: height))]
  }

  var placedLayout: (layout: TextLayout, origin: CGPoint)? {
    guard !fieldText.isEmpty else { return nil }
    let area = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    var text = fieldText
    let layout = text.layout(
      in: area.size, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return (layout, CGPoint(x: area.minX, y: area.midY - text.content.font.lineHeight / 2))
  }

  func width(from start: Int, to end: Int) -> CGFloat {
    fieldText.width(
      from: start, to: end, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// The attributes of the text, of a part of it only if they are those of all.
  var shownAttributes: [NSAttributedString.Key: Any] {
    let own = fieldText.content.attributed.flatMap {
      $0.length > 0 ? unsafe $0.attributes(at: 0, effectiveRange: nil) : nil
    }
    return fieldText.plainAttributes.merging(own ?? [:]) { $1 }
  }

  /// Gives the text attributes; those that all text has become properties.
  func applyAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    if let font = attributes[.font] as? UIFont { self.font = font }
    if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    let others = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    guard !others.isEmpty, !plainText.isEmpty else { return }
    attributedText = NSAttributedString(string: plainText, attributes: attributes)
  }
}

extension UITextView {
  var plainAttributes: [NSAttributedString.Key: Any] { viewText.plainAttributes }

  var lineRects: [(range: Range<Int>, rect: CGRect)] {
    guard !viewText.isEmpty else {
      let insets = lineInsets
      let height = viewText.content.font.lineHeight
      let room = CGSize(width: max(1, bounds.width - insets.left - insets.right), height: 0)
      var text = viewText
      let x = text.start(in: room, isRightToLeft: isRightToLeft)
      return [(0..<0, CGRect(x: insets.left + x, y: insets.top, width: 0, height: height))]
    }
    let (layout, origin, count) = shownLines
    return layout.lines.prefix(count).map { line in
      (
        line.range,
        CGRect(x: origin.x + line.x, y: origin.y + line.top, width: line.width, height: line.height)
      )
    }
  }

  var placedLayout: (layout: TextLayout, origin: CGPoint)? {
    guard !viewText.isEmpty else { return nil }
    let (layout, origin, _) = shownLines
    return (layout, origin)
  }

  func width(from start: Int, to end: Int) -> CGFloat {
    let layout = shownLines.layout
    guard start < end, let line = layout.lineIndex(at: start) else { return 0 }
    let (positions, first) = (layout.positions(ofLine: line), layout.lines[line].range.lowerBound)
    return positions[min(end - first, positions.count - 1)] - positions[start - first]
  }

  /// Scrolls until a range is visible.
  func scroll(to range: UITextRange) {
    layoutIfNeeded()
    let rects = rects(of: range)
    let whole = rects.dropFirst().reduce(rects.first ?? caret(at: range.start)) { $0.union($1) }
    scrollRectToVisible(whole, animated: false)
  }
}
