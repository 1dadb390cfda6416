import Foundation
import LayoutCore
import StyleCore
import Text

/// The selection of a field or view, and its text in lines; both have the same positions and edits.
@MainActor
protocol EditableText: UIView, UITextInput {
  /// The text without attributes.
  var plainText: String { get }
  /// The selection that was set, or `nil` for the caret at the end.
  var chosenRange: NSRange? { get set }
  /// The provisional text of an input method, or `nil` for none.
  var markedRange: NSRange? { get set }

  /// Changes the content of the text.
  func changeText(_ change: (inout LabelText.Content) -> Void)
  /// Replaces a part of the text.
  func replaceCharacters(in range: NSRange, with text: String)
  /// Returns whether the delegate agrees with keys that replace the selection, or delete what is before it.
  func allowsKeys(_ text: String, deleting deleted: Int) -> Bool
  /// Tells the delegate and observers of a change by keys.
  func textChanged()
  /// Tells the delegate of a change of the selection.
  func selectionChanged()
  /// Returns the lines with their ranges and their rectangles, and the distance of an offset from the start of its line.
  var lineRects: [(range: Range<Int>, rect: CGRect)] { get }
  func width(from start: Int, to end: Int) -> CGFloat
  /// The layout of a text that has one, and the place of its upper left corner.
  var placedLayout: (layout: TextLayout, origin: CGPoint)? { get }
}

extension EditableText {
  var length: Int { (plainText as NSString).length }

  /// The selection, in the present text.
  var selection: NSRange {
    get { (chosenRange ?? NSRange(location: length, length: 0)).limited(to: plainText) }
    set {
      let old = selection
      let new = newValue.limited(to: plainText)
      chosenRange = new == NSRange(location: length, length: 0) ? nil : new
      if selection != old { selectionChanged() }
    }
  }

  /// Runs a change of the content, after which the caret is at the end if the text is another one.
  func keepingSelection(_ change: () -> Void) {
    guard chosenRange != nil || markedRange != nil else { return change() }
    let old = plainText
    change()
    if plainText != old { (chosenRange, markedRange) = (nil, nil) }
  }

  /// The range that the delete key deletes: the selection, or the character before the caret.
  var deletedRange: NSRange {
    let selection = selection
    guard selection.length == 0, selection.location > 0 else { return selection }
    return (plainText as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
  }

  /// Replaces a part of the text by keys, and places the caret after it.
  func type(_ text: String, over range: NSRange) {
    let range = range.limited(to: plainText)
    let end = range.location + (text as NSString).length
    let isAtEnd = range.location + range.length == length
    markedRange = nil
    replaceCharacters(in: range, with: text)
    chosenRange = isAtEnd ? nil : NSRange(location: end, length: 0)
    textChanged()
    selectionChanged()
  }

  /// Replaces the provisional text, or the selection, by a provisional text in which a range is selected.
  func mark(_ text: String, selecting selected: NSRange) {
    let old = (markedRange ?? selection).limited(to: plainText)
    type(text, over: old)
    let count = (text as NSString).length
    guard count > 0 else { return }
    markedRange = NSRange(location: old.location, length: count)
    let start = max(0, min(selected.location, count))
    selection = NSRange(location: old.location + start, length: max(0, min(selected.length, count - start)))
  }

  // MARK: Positions

  func offset(of position: UITextPosition) -> Int { (position as? TextIndex)?.offset ?? length }
  func range(of range: UITextRange) -> NSRange {
    (range as? TextSpan)?.range.limited(to: plainText) ?? NSRange(location: length, length: 0)
  }

  func span(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (one, two) = (offset(of: start), offset(of: end))
    return TextSpan(NSRange(location: min(one, two), length: abs(two - one)))
  }

  func position(at offset: Int) -> UITextPosition? { (0...length).contains(offset) ? TextIndex(offset) : nil }

  func position(
    from position: UITextPosition, toward direction: UITextLayoutDirection, by count: Int
  ) -> UITextPosition? {
    let start = offset(of: position)
    switch direction {
    case .left, .right:
      let isForward = (direction == .right) != isRightToLeft(at: start)
      return self.position(at: isForward ? start + count : start - count)
    case .up, .down:
      let lines = lineRects
      guard let line = lines.lastIndex(where: { $0.range.lowerBound <= start }) else { return nil }
      let target = line + (direction == .up ? -count : count)
      guard lines.indices.contains(target) else { return nil }
      let column = start - lines[line].range.lowerBound
      return TextIndex(min(lines[target].range.lowerBound + column, lines[target].range.upperBound))
    }
  }

  // MARK: Rectangles

  /// Returns the rectangle of the caret.
  func caret(at position: UITextPosition) -> CGRect {
    let offset = max(0, min(offset(of: position), length))
    guard let line = lineRects.last(where: { $0.range.lowerBound <= offset }) else { return .zero }
    let x = reorderedCaret(at: offset) ?? line.rect.minX + width(from: line.range.lowerBound, to: offset)
    return CGRect(x: x, y: line.rect.minY, width: caretWidth, height: line.rect.height)
  }

  /// Returns the rectangles of a range, one for each line, or several in a line of both directions.
  func rects(of range: UITextRange) -> [CGRect] {
    let range = self.range(of: range)
    let wanted = range.location..<(range.location + range.length)
    if let rects = reorderedRects(of: wanted) { return rects }
    return lineRects.compactMap { line in
      let (first, last) = (
        max(wanted.lowerBound, line.range.lowerBound), min(wanted.upperBound, line.range.upperBound)
      )
      guard first < last else { return nil }
      let x = line.rect.minX + width(from: line.range.lowerBound, to: first)
      return CGRect(
        x: x, y: line.rect.minY, width: width(from: first, to: last), height: line.rect.height)
    }
  }

  /// Returns the position that is nearest to a point, between whole characters.
  func position(nearest point: CGPoint) -> UITextPosition? {
    let lines = lineRects
    guard let line = lines.last(where: { $0.rect.minY <= point.y }) ?? lines.first else {
      return TextIndex(0)
    }
    if let offset = reorderedOffset(nearest: point) { return TextIndex(offset) }
    let text = plainText as NSString
    var (best, distance) = (line.range.lowerBound, CGFloat.infinity)
    var offset = line.range.lowerBound
    while offset <= line.range.upperBound {
      let away = abs(line.rect.minX + width(from: line.range.lowerBound, to: offset) - point.x)
      if away < distance { (best, distance) = (offset, away) }
      guard offset < text.length else { break }
      offset = NSMaxRange(text.rangeOfComposedCharacterSequence(at: offset))
    }
    return TextIndex(best)
  }
}
