public import Foundation

/// A type of texts whose attributes are put in order; text storages do it by a method of their own.
public protocol _AttributeFixing {}

extension NSMutableAttributedString: _AttributeFixing {}

extension _AttributeFixing where Self: NSMutableAttributedString {
  /// Gives each paragraph the style of its first character, and takes attachments from characters that stand for none.
  ///
  /// Differs from UIKit: fonts that lack characters stay.
  public func fixAttributes(in range: NSRange) {
    let text = string as NSString
    let start = max(0, min(range.location, text.length))
    let end = start + max(0, min(range.length, text.length - start))
    guard start < end else { return }
    let part = NSRange(location: start, length: end - start)
    let paragraphs = text.paragraphRange(for: part)
    var location = paragraphs.location
    while location < NSMaxRange(paragraphs) {
      let paragraph = text.paragraphRange(for: NSRange(location: location, length: 0))
      fixStyle(of: paragraph)
      location = max(location + 1, NSMaxRange(paragraph))
    }
    for index in start..<end where text.character(at: index) != 0xFFFC {
      if unsafe attribute(.attachment, at: index, effectiveRange: nil) != nil {
        removeAttribute(.attachment, range: NSRange(location: index, length: 1))
      }
    }
  }

  private func fixStyle(of paragraph: NSRange) {
    guard paragraph.length > 0 else { return }
    var effective = NSRange(location: 0, length: 0)
    let style = unsafe attribute(.paragraphStyle, at: paragraph.location, effectiveRange: &effective)
    guard NSMaxRange(effective) < NSMaxRange(paragraph) else { return }
    if let style {
      addAttribute(.paragraphStyle, value: style, range: paragraph)
    } else {
      removeAttribute(.paragraphStyle, range: paragraph)
    }
  }
}
