import Foundation
import GraphicsCore
import Text

extension NSLayoutManager {
  /// The spacing of the line that the delegate decides about, as the paragraph's style has it.
  struct DecidedSpacing {
    var before: CGFloat = 0
    var line: CGFloat = 0
    var paragraph: CGFloat = 0
  }

  /// Asks the delegate for the spacing around a line; that of the last line of the text below it stays zero.
  func decideSpacing(_ spacing: inout LineSpacing, of line: LineSetter.Proposal, _ rect: CGRect) {
    guard let delegate, !line.range.isEmpty else { return }
    decided = DecidedSpacing(before: spacing.before, line: spacing.line, paragraph: spacing.paragraph)
    defer { decided = DecidedSpacing() }
    func length(_ value: CGFloat) -> Double { value.isFinite ? max(0, min(value, 1e7)) : 0 }
    let (first, last) = (line.range.lowerBound, line.range.upperBound - 1)
    let isFollowed = line.range.upperBound < numberOfGlyphs || line.endsInLineEnd && endsInLineEnd(last)
    if isFollowed {
      spacing.line = length(
        delegate.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect))
    }
    if startsParagraph(first) {
      spacing.before = length(
        delegate.layoutManager(self, paragraphSpacingBeforeGlyphAt: first, withProposedLineFragmentRect: rect)
      )
    }
    if isFollowed, endsInLineEnd(last) {
      spacing.paragraph = length(
        delegate.layoutManager(self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect))
    }
  }

  /// Lets the delegate change the areas of a line; returns whether it did.
  func decidePlace(
    _ rect: inout CGRect, _ used: inout CGRect, _ baseline: inout CGFloat, in container: NSTextContainer,
    _ range: Range<Int>
  ) -> Bool {
    guard let delegate, !range.isEmpty else { return false }
    var (newRect, newUsed, newBaseline) = (rect, used, baseline)
    let changes = unsafe delegate.layoutManager(
      self, shouldSetLineFragmentRect: &newRect, lineFragmentUsedRect: &newUsed, baselineOffset: &newBaseline,
      in: container, forGlyphRange: NSRange(range))
    let isFinite = [
      newRect.minX, newRect.minY, newRect.maxX, newRect.maxY, newUsed.minX, newUsed.minY, newUsed.maxX,
      newUsed.maxY, newBaseline,
    ].allSatisfy(\.isFinite)
    guard changes, isFinite else { return false }
    (rect, used, baseline) = (newRect, newUsed, newBaseline)
    return true
  }

  /// Returns whether or not a line may be broken before a character where the text allows it.
  func allowsBreak(before offset: Int) -> Bool {
    delegate?.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: offset) ?? true
  }

  private func endsInLineEnd(_ offset: Int) -> Bool {
    guard let text = textStorage?.string as NSString?, offset >= 0, offset < text.length else { return false }
    return [0xA, 0xD, 0x2029].contains(text.character(at: offset))
  }

  private func startsParagraph(_ offset: Int) -> Bool { offset > 0 && endsInLineEnd(offset - 1) }
}
